#include "tests/golden/vectors.h"

#include <array>
#include <numeric>

#include "engine/hash.h"
#include "engine/rng.h"
#include "engine/snapshot.h"
#include "games/tictactoe/tictactoe.h"

namespace sortie {
namespace {

template <class Number>
void append_line(std::string& out, std::string_view name, Number number)
{
    out += std::string(name) + " " + std::to_string(number) + "\n";
}

void append_generator(std::string& out)
{
    Rng rng = Rng::from(Seed::from_number(2026));
    for (int i = 0; i < 20; ++i) append_line(out, "word", rng.next());
    for (int i = 0; i < 20; ++i) append_line(out, "die", rng.roll(6));
    for (int i = 0; i < 10; ++i) append_line(out, "below-3-billion", rng.below(3000000000u));
    std::array<int, 12> cards{};
    std::iota(cards.begin(), cards.end(), 0);
    rng.shuffle(cards);
    for (const int card : cards) append_line(out, "shuffled", card);
    Rng other = rng.split();
    for (int i = 0; i < 4; ++i) append_line(out, "split", other.next());
    SmallRng small(2026);
    for (int i = 0; i < 8; ++i) append_line(out, "small", small.below(1000));
}

void append_hashes(std::string& out)
{
    std::array<std::byte, 1200> bytes{};
    for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::byte>(i * 7 + 3);
    for (const std::size_t size :
         {0u, 1u, 3u, 8u, 16u, 17u, 128u, 129u, 240u, 241u, 512u, 1024u, 1200u}) {
        const Hash128 hash = hash_bytes(std::span(bytes).first(size));
        out += "hash-" + std::to_string(size) + " " + hash.to_hex() + "\n";
    }
}

void append_snapshot(std::string& out)
{
    using Game = tictactoe::TicTacToe;
    Setup setup;
    setup.seats = 2;
    Game::State state = Play<Game>::start(setup);
    Play<Game>::apply_unchecked(state, seat_at(0), Move{0, 1, {4}});
    const SnapshotHeader header{Game::info.name, Game::info.rules_version};
    const std::vector<std::byte> bytes = encode_snapshot(header, state);
    out += "state " + hash_of(state).to_hex() + "\n";
    out += "snapshot " + hash_bytes(bytes).to_hex() + "\n";
}

}  // namespace

std::string golden_vectors()
{
    std::string out;
    append_generator(out);
    append_hashes(out);
    append_snapshot(out);
    return out;
}

}  // namespace sortie
