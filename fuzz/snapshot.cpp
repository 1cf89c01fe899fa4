// Saved positions, read as a table reads them from the store.
//
// An input that begins like a snapshot is one; its length and its checksum are made right, because nobody guesses them.
// Any other begins with a letter for a game, and the rest is the payload of a snapshot with the schema of today.
// What must hold:
//
//   - Bytes are refused in words and leave the value as it was, or are read as a value; written and read again it is the
//     same.
//   - Without the true checksum nothing is accepted.
//   - A position that the game's invariants accept can be looked at: its view and its moves are listed and it is written as
//     JSON. A mistake that is found then is told as a fault; nothing reads or writes beside its place.
//   - A table goes on from it, or is refused in words.

#include "engine/snapshot.h"

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include <boost/json/serialize.hpp>

#include "engine/bytes.h"
#include "engine/hash.h"
#include "engine/schema.h"
#include "fuzz/targets.h"
#include "games/games.h"
#include "table/games.h"
#include "table/guard.h"
#include "table/json.h"
#include "table/table.h"

namespace sortie::fuzz {
namespace {

constexpr std::string_view magic = "SORTIESN";
constexpr std::size_t length_position = 10;
constexpr std::size_t start_bytes = 14;
constexpr std::size_t checksum_bytes = 16;

std::span<const std::byte> bytes_of(std::string_view text)
{
    return std::as_bytes(std::span(text.data(), text.size()));
}

void write_length_and_checksum(ByteWriter& out)
{
    out.number_at(length_position, 4, out.size() + checksum_bytes);
    const Hash128 hash = hash_bytes(out.content());
    out.number(8, hash.low);
    out.number(8, hash.high);
}

// The snapshot with its true length and checksum.
std::vector<std::byte> sealed(std::string_view text)
{
    ByteWriter out;
    out.text(text.substr(0, text.size() - std::min(text.size(), checksum_bytes)));
    while (out.size() < start_bytes) out.number(1, 0);
    write_length_and_checksum(out);
    return std::move(out).take();
}

// A snapshot with this payload, of the game as it is today.
std::vector<std::byte> wrapped(const GameModule& game, std::string_view payload)
{
    const std::string schema = schema_of(game.shape());
    ByteWriter out;
    out.text(magic);
    out.number(2, snapshot_format);
    out.number(4, 0);
    out.number(2, game.info().name.size());
    out.text(game.info().name);
    out.number(4, game.info().rules_version);
    out.number(4, schema.size());
    out.text(schema);
    out.number(4, payload.size());
    out.text(payload);
    write_length_and_checksum(out);
    return std::move(out).take();
}

std::unique_ptr<Position> first_position(const GameModule& game)
{
    Events events;
    return game.start(usual_setup(game.options(), game.info().seats_least), events);
}

void check_same_again(const GameModule& game, const Position& position)
{
    const auto bytes = encode_snapshot(game.snapshot_header(), game.shape(), position.data());
    const auto again = first_position(game);
    const auto report = decode_snapshot(bytes, game.snapshot_header(), game.shape(), again->data());
    must(report.is_ok(), "a snapshot that was written is read");
    must(report.value().is_exact(), "a snapshot of today loses nothing");
    must(encode_snapshot(game.snapshot_header(), game.shape(), again->data()) == bytes,
         "a snapshot is read as it was written");
}

// A position that the game accepts. Faults are allowed: they are what stops a table with such a position.
void look_at(const GameModule& game, const Position& position)
{
    auto legal = std::make_unique<MoveList>();
    for (const Seat seat : position.awaiting()) {
        position.legal_moves(seat, *legal);
        if (legal->empty()) continue;
        const auto next = position.clone();
        Events events;
        Step step;
        const auto refusal = next->apply(seat, (*legal)[legal->size() / 2], events, step);
        must(!refusal, "what is listed is accepted");
    }
    for (int seat = 0; seat < position.seat_count(); ++seat)
        (void)boost::json::serialize(view_json(game, position, seat_at(seat)));
}

void check_table(const GameModule& game, std::span<const std::byte> bytes)
{
    Created created;
    created.game = game.info().name;
    created.rules_version = static_cast<int>(game.info().rules_version);
    created.secret = std::string(64, '0');
    created.seats.resize(static_cast<std::size_t>(game.info().seats_least),
                         {SeatKind::bot, "random"});
    // The hash of no position, so that the game begins otherwise and the snapshot is asked for.
    const std::vector<Happened> all{{1, created}, {2, Started{"0"}}};
    const KeptPosition kept{all.size(),
                            {reinterpret_cast<const char*>(bytes.data()), bytes.size()}};
    const Result<Table> table = Table::load(all_games(), "bbbbbbbb", all, kept);
    if (!table) return must(!table.problem().words.empty(), "a table is refused in words");
    must(table.value().is_broken_off(), "a table that goes on from a snapshot says so");
}

void check_position(const GameModule& game, std::span<const std::byte> bytes)
{
    const std::unique_ptr<Position> position = first_position(game);
    std::vector<std::byte> before(game.shape().size);
    std::memcpy(before.data(), position->data(), before.size());
    const Result<SnapshotReport> report =
        decode_snapshot(bytes, game.snapshot_header(), game.shape(), position->data());
    if (!report) {
        must(!report.problem().words.empty(), "a snapshot is refused in words");
        must(std::memcmp(before.data(), position->data(), before.size()) == 0,
             "a snapshot that is refused changes nothing");
        return;
    }
    check_same_again(game, *position);
    const auto fault = guarded([&] {
        position->check();
        look_at(game, *position);
    });
    must(!fault || !fault->empty(), "a fault has words");
    check_table(game, bytes);
}

}  // namespace

void feed_snapshot(std::string_view input)
{
    if (input.empty()) return;
    const auto games = all_games();
    if (!input.starts_with(magic)) {
        const GameModule& game = *games[static_cast<unsigned char>(input[0]) % games.size()];
        return check_position(game, wrapped(game, input.substr(1)));
    }
    const std::vector<std::byte> bytes = sealed(input);
    if (snapshot_origin(bytes_of(input))) {
        must(std::ranges::equal(bytes, bytes_of(input)),
             "nothing is accepted without its checksum");
    }
    const Result<SnapshotOrigin> origin = snapshot_origin(bytes);
    if (!origin) return must(!origin.problem().words.empty(), "a snapshot is refused in words");
    const Result<const GameModule*> game = find_game(games, origin.value().game);
    if (game) check_position(*game.value(), bytes);
}

}  // namespace sortie::fuzz
