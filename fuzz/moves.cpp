// Moves as text, in every game.
//
// An input is lines. The first ones set the game up, as in a scenario: "game skirmish", "seats 3", "option rounds 2",
// "seed 7". Every other one is a move, "2: place b2" for seat 2, or "*17" for the seventeenth of the legal moves of
// whoever is awaited, counted round, so that a fuzzer gets deep into a game. What must hold:
//
//   - A move that is read is written as a text that is read as the same move.
//   - It is refused or played, and which of both is known before from `why_not` and from the list of legal moves.
//   - A refusal has words and leaves the hash of the position as it was.
//   - After a move the invariants of the game hold. In the end what a seat sees can be written as JSON and read again.
//   - The rules have no fault.
//   - The game so far, written as a replay, can be verified, and written as a scenario it passes.

#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "fuzz/targets.h"
#include "games/games.h"
#include "table/games.h"
#include "table/guard.h"
#include "table/json.h"
#include "table/match.h"
#include "table/match_replay.h"
#include "table/scenario.h"
#include "table/scenario_write.h"
#include "table/verify.h"

namespace sortie::fuzz {
namespace {

namespace json = boost::json;

constexpr std::size_t lines_max = 40;  // so that an input takes milliseconds

bool take(std::string_view& text, std::string_view prefix)
{
    if (!text.starts_with(prefix)) return false;
    text.remove_prefix(prefix.size());
    return true;
}

int number_in(std::string_view text)
{
    int number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

// The game of the first lines, if it can be started.
std::optional<Match> started(std::string_view& input)
{
    std::string_view line = next_line(input);
    if (!take(line, "game ")) return std::nullopt;
    const Result<const GameModule*> game = find_game(all_games(), line);
    if (!game) return std::nullopt;
    Setup setup = usual_setup(game.value()->options(), game.value()->info().seats_least);
    while (!input.empty()) {
        std::string_view rest = input;
        line = next_line(rest);
        if (take(line, "seats ")) {
            setup.seats = number_in(line);
        } else if (take(line, "seed ")) {
            setup.seed = Seed::from_number(static_cast<std::uint64_t>(number_in(line)));
        } else if (take(line, "option ")) {
            const std::size_t blank = std::min(line.find(' '), line.size());
            const auto problem = set_option(game.value()->options(), setup, line.substr(0, blank),
                                            line.substr(std::min(blank + 1, line.size())));
            must(!problem || !problem->words.empty(), "an option is refused in words");
        } else {
            break;
        }
        input = rest;
    }
    const Result<Match> match = Match::start(*game.value(), setup);
    must(match.is_ok() || !match.problem().words.empty(), "a set-up is refused in words");
    if (!match) return std::nullopt;
    return match.value();
}

void check_written(const GameFace& face, const Move& move)
{
    const std::string text = move_text(face, move);
    const Result<Move> again = read_move(face, text);
    must(again.is_ok(), "a move that was written is read: " + text);
    must(again.value() == move, "a move that was written is read as the same: " + text);
    const std::string written = json::serialize(move_json(face, move));
    must(json::serialize(json::parse(written)) == written, "a move is JSON");
}

void check_after(const Match& match)
{
    const auto fault = guarded([&] { match.position().check(); });
    must(!fault, "the invariants hold: " + fault.value_or(""));
}

void check_seen(const Match& match)
{
    const Position& position = match.position();
    for (const Seat viewer : {Seat::none(), seat_at(0)}) {
        const std::string written = json::serialize(view_json(match.game(), position, viewer));
        must(json::serialize(json::parse(written)) == written, "a view is JSON");
    }
}

void submit(Match& match, Seat seat, const Move& move)
{
    check_written(match.game().face(), move);
    const Hash128 before = match.position().hash();
    const auto expected = match.position().why_not(seat, move);
    auto legal = std::make_unique<MoveList>();
    match.position().legal_moves(seat, *legal);
    const Submission answer = match.submit(seat, move);
    must(!answer.fault, "the rules have no fault: " + answer.fault.value_or(""));
    must(answer.is_accepted() == !expected.has_value(), "why_not knows what is refused");
    must(answer.is_accepted() == legal->contains(move), "what is listed is what is accepted");
    if (answer.is_accepted()) return check_after(match);
    must(!answer.refusal->text().empty(), "a refusal has words");
    must(match.position().hash() == before, "a refusal changes nothing");
}

// "*17": a legal move.
void submit_listed(Match& match, std::string_view number)
{
    std::vector<Seat> awaited;
    for (const Seat seat : match.position().awaiting()) awaited.push_back(seat);
    if (awaited.empty()) return;
    const auto chosen = static_cast<std::size_t>(std::max(number_in(number), 0));
    const Seat seat = awaited[chosen % awaited.size()];
    auto legal = std::make_unique<MoveList>();
    match.position().legal_moves(seat, *legal);
    must(!legal->empty(), "a seat that is awaited has a legal move");
    submit(match, seat, (*legal)[chosen % legal->size()]);
}

// "2: place b2". A seat that the game does not have is never asked for: every host looks at that first.
void submit_text(Match& match, std::string_view line)
{
    const std::size_t colon = std::min(line.find(':'), line.size());
    const int seat = number_in(line.substr(0, colon));
    if (seat < 1 || seat > match.position().seat_count()) return;
    const Result<Move> move =
        read_move(match.game().face(), line.substr(std::min(colon + 1, line.size())));
    if (!move)
        return must(!move.problem().words.empty(), "a text that is no move is refused in words");
    submit(match, seat_at(seat - 1), move.value());
}

void check_whole(const Match& match)
{
    const Result<Replay> replay = read_replay(write_replay(match));
    must(replay.is_ok(), "a replay that was written is read");
    const auto problem = verify_replay(match.game(), replay.value());
    must(!problem, "a replay of what was played is right: " + (problem ? problem->words : ""));
    if (match.history().empty()) return;
    const ScenarioReport report =
        run_scenario(all_games(), write_scenario(draft_of(match)), "played.scenario");
    must(report.is_passed(), "a scenario of what was played passes: " + report.text());
}

}  // namespace

void feed_moves(std::string_view input)
{
    std::optional<Match> match = started(input);
    if (!match) return;
    check_after(*match);
    for (std::size_t i = 0; i < lines_max && !input.empty(); ++i) {
        std::string_view line = next_line(input);
        if (take(line, "*")) {
            submit_listed(*match, line);
        } else {
            submit_text(*match, line);
        }
    }
    check_seen(*match);
    check_whole(*match);
}

}  // namespace sortie::fuzz
