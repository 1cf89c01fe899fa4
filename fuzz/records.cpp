// What a store says has happened at a table: one record after the other, and the table that comes of them.
//
// An input is lines, each the body of a record; "+60" lets 60 seconds pass before the next one. Records are ours, but a
// disk may be damaged and a program older than its store. A body is refused in words, or read as a happening that is
// written as a body that is read as the same.
//
// Hashes of positions are made right as far as the list can happen, because nobody guesses them. What must hold then:
//
//   - A list of happenings is refused in words, or becomes a table; the rules have no fault.
//   - What everybody is told of such a table is JSON, and what it would do by itself next can happen.
//   - Its snapshot is one that the table can go on from.

#include <algorithm>
#include <charconv>
#include <optional>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "fuzz/targets.h"
#include "games/games.h"
#include "table/guard.h"
#include "table/happening.h"
#include "table/table.h"
#include "table/table_json.h"

namespace sortie::fuzz {
namespace {

namespace json = boost::json;

constexpr std::size_t records_max = 60;  // so that an input takes milliseconds
constexpr Pace no_pace{0, 0, 0};

std::vector<Happened> read_all(std::string_view input)
{
    std::vector<Happened> all;
    Time now = 1'000'000;
    while (!input.empty() && all.size() < records_max) {
        const std::string_view line = next_line(input);
        if (line.starts_with('+')) {
            unsigned seconds = 0;
            std::from_chars(line.data() + 1, line.data() + line.size(), seconds);
            now += Time{1'000} * (seconds % 100'000);
            continue;
        }
        const Result<Happening> happening = read_happening(line);
        if (!happening) {
            must(!happening.problem().words.empty(), "a record is refused in words");
            continue;
        }
        const std::string body = write_happening(happening.value());
        const Result<Happening> again = read_happening(body);
        must(again.is_ok(), "a record that was written is read: " + body);
        must(write_happening(again.value()) == body, "a record is read as it was written: " + body);
        all.push_back({now, happening.value()});
    }
    return all;
}

// The hash of the position that a start or a move leads to at this table; nothing if it leads nowhere.
std::optional<std::string> true_hash(const Table& table, const Happened& next)
{
    if (std::holds_alternative<Started>(next.happening)) {
        const Decision begun = table.consider(Begin{}, table.created().host, next.time);
        if (begun.happenings.empty()) return std::nullopt;
        const Started* started = std::get_if<Started>(&begun.happenings[0]);
        return started == nullptr ? std::nullopt : std::optional(started->hash);
    }
    const Moved* moved = std::get_if<Moved>(&next.happening);
    if (moved == nullptr || table.match() == nullptr) return std::nullopt;
    if (moved->seat.is_none() || moved->seat.index >= table.seats().size()) return std::nullopt;
    const Result<Move> move = read_move(table.game().face(), moved->move);
    if (!move) return std::nullopt;
    Match match = *table.match();
    const Submission answer = match.submit(moved->seat, move.value());
    must(!answer.fault, "the rules have no fault: " + answer.fault.value_or(""));
    if (!answer.is_accepted()) return std::nullopt;
    return match.history().back().hash.to_hex();
}

// The list with true hashes, up to the first happening that cannot happen.
std::vector<Happened> repaired(const std::vector<Happened>& all)
{
    const Created* created = all.empty() ? nullptr : std::get_if<Created>(&all[0].happening);
    if (created == nullptr) return all;
    Result<Table> table = Table::create(all_games(), "bbbbbbbb", all[0].time, *created, no_pace);
    if (!table) return all;
    std::vector<Happened> out{all[0]};
    Table now = table.take();
    for (std::size_t i = 1; i < all.size(); ++i) {
        Happened next = all[i];
        if (const auto hash = true_hash(now, next)) {
            if (Started* started = std::get_if<Started>(&next.happening)) started->hash = *hash;
            if (Moved* moved = std::get_if<Moved>(&next.happening)) moved->hash = *hash;
        }
        if (now.commit(next.time, next.happening)) break;
        out.push_back(std::move(next));
    }
    return out;
}

void check_shown(const Table& table)
{
    std::vector<Viewer> viewers{{"", Seat::none()}};
    for (std::size_t i = 0; i < table.seats().size(); ++i)
        viewers.push_back({table.seats()[i].player, seat_at(static_cast<int>(i))});
    for (const Viewer& viewer : viewers) {
        const std::string whole = json::serialize(table_json(table, viewer));
        must(json::serialize(json::parse(whole)) == whole, "a table is JSON");
        if (table.updates().empty()) continue;
        const std::string news =
            json::serialize(update_json(table, *table.updates().back(), viewer));
        must(json::serialize(json::parse(news)) == news, "an update is JSON");
    }
    const std::string summary = json::serialize(summary_json(table));
    must(json::serialize(json::parse(summary)) == summary, "a summary is JSON");
}

void check_goes_on(Table table, Time now)
{
    const Time later = std::max(now, table.due().value_or(now));
    const Decision decision = table.act(later);
    must(!decision.fault, "the rules have no fault: " + decision.fault.value_or(""));
    for (const Happening& each : decision.happenings) {
        const auto problem = table.commit(later, each);
        must(!problem, "what a table does can happen: " + (problem ? problem->words : ""));
    }
}

void check_snapshot(const Table& table, std::vector<Happened> all)
{
    const KeptPosition kept{all.size(), table.snapshot()};
    if (kept.bytes.empty()) return;
    // As if the rules of today began otherwise: then only the snapshot is left.
    bool is_changed = false;
    for (Happened& each : all) {
        if (Started* started = std::get_if<Started>(&each.happening)) {
            started->hash += "0";
            is_changed = true;
        }
    }
    must(is_changed, "a table with a position has begun");
    const Result<Table> again = Table::load(all_games(), "bbbbbbbb", all, kept, no_pace);
    must(again.is_ok(),
         "a table goes on from its snapshot: " + (again ? std::string{} : again.problem().words));
    must(again.value().match()->position().hash() == table.match()->position().hash(),
         "a snapshot is the position that it was taken of");
}

}  // namespace

void feed_records(std::string_view input)
{
    const std::vector<Happened> read = read_all(input);
    const Result<Table> as_it_is =
        Table::load(all_games(), "bbbbbbbb", read, std::nullopt, no_pace);
    must(as_it_is.is_ok() || !as_it_is.problem().words.empty(), "a table is refused in words");
    const std::vector<Happened> all = repaired(read);
    const Result<Table> table = Table::load(all_games(), "bbbbbbbb", all, std::nullopt, no_pace);
    if (!table) return must(!table.problem().words.empty(), "a table is refused in words");
    check_shown(table.value());
    check_goes_on(table.value(), all.back().time);
    check_snapshot(table.value(), all);
}

}  // namespace sortie::fuzz
