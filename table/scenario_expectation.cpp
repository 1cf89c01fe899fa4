#include <algorithm>
#include <array>
#include <utility>

#include "engine/words.h"
#include "table/scenario_line.h"
#include "table/scenario_words.h"

namespace sortie::scenario {
namespace {

constexpr std::string_view path_characters =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.[]";

// "units[3].health = 1". Nothing when the text does not begin with a path and a sign of comparison.
std::optional<Result<Statement>> read_field(std::string_view rest)
{
    const std::size_t length = std::min(rest.find_first_not_of(path_characters), rest.size());
    const std::string_view path = rest.substr(0, length);
    rest.remove_prefix(length);
    const std::optional<Comparison> comparison = take_comparison(rest);
    if (path.empty() || !comparison) return std::nullopt;
    if (rest.empty()) {
        return Result<Statement>{Problem{"behind 'expect " + std::string(path) + " " +
                                         std::string(sign_of(*comparison)) +
                                         "' a value is missing"}};
    }
    return Result<Statement>{
        Statement{ExpectField{std::string(path), *comparison, std::string(rest)}}};
}

Result<Statement> read_event(std::string_view rest, bool is_wanted, Seat viewer)
{
    const bool is_text = rest.starts_with('"');
    const std::string event =
        is_text ? take_quoted(rest).value_or("") : std::string(take_word(rest));
    if (event.empty() || !rest.empty()) {
        return Problem{"'event' is followed by the name of an event or by its text in quotes"};
    }
    return Statement{ExpectEvent{is_wanted, viewer, is_text, event}};
}
Result<Statement> read_wanted_event(std::string_view rest)
{
    return read_event(rest, true, nobody);
}
Result<Statement> read_unwanted_event(std::string_view rest)
{
    return read_event(rest, false, nobody);
}

// "2 sees event hit", "2 does not see event hit"
Result<Statement> read_seen_event(std::string_view rest)
{
    const std::optional<Seat> viewer = seat_from(take_word(rest));
    const bool sees = take_exactly(rest, "sees");
    const bool does_not = !sees && take_exactly(rest, "does") && take_exactly(rest, "not") &&
                          take_exactly(rest, "see");
    if (!viewer || !(sees || does_not) || !take_exactly(rest, "event")) {
        return Problem{"'expect seat' is followed by: 2 sees event EVENT, or: 2 does not see event"
                       " EVENT, with seats from 1 to " +
                       std::to_string(seats_max)};
    }
    return read_event(rest, sees, *viewer);
}

Result<Statement> read_awaited(std::string_view rest)
{
    const std::optional<SeatSet> seats = take_seats(rest);
    if (!seats || !rest.empty()) {
        return Problem{"'awaited' is followed by seats, as in 'seat 1, seat 3', or by 'nobody'"};
    }
    return Statement{ExpectAwaited{*seats}};
}

Result<Statement> read_winner(std::string_view rest)
{
    const std::optional<SeatSet> seats = take_seats(rest);
    if (!seats || seats->empty() || !rest.empty()) {
        return Problem{"'winner' is followed by seats, as in 'seat 1' or 'seat 1, seat 3'"};
    }
    return Statement{ExpectWinners{*seats}};
}

Result<Statement> read_window(std::string_view rest)
{
    const std::string_view name = take_word(rest);
    if (name.empty() || !rest.empty()) {
        return Problem{"'window' is followed by the name of a reaction window"};
    }
    return Statement{ExpectWindow{std::string(name)}};
}

Result<Statement> read_score(std::string_view rest)
{
    const std::optional<Seat> seat = take_seat(rest);
    const std::optional<Comparison> comparison = take_comparison(rest);
    const std::optional<int> score = number_from(rest);
    if (!seat || !comparison || !score) {
        return Problem{"a score is expected as in 'score seat 1 = 5', also with !=, <, <=, >, >="};
    }
    return Statement{ExpectScore{*seat, *comparison, *score}};
}

Result<Statement> read_legal(std::string_view rest, bool is_legal)
{
    const Result<SeatAndMove> what = read_seat_and_move(rest);
    if (!what) return what.problem();
    return Statement{ExpectLegal{what.value(), is_legal}};
}
Result<Statement> read_is_legal(std::string_view rest)
{
    return read_legal(rest, true);
}
Result<Statement> read_is_not_legal(std::string_view rest)
{
    return read_legal(rest, false);
}

// The words that stand alone.
template <class Expectation>
Result<Statement> alone(std::string_view rest, Expectation expectation)
{
    if (!rest.empty()) return Problem{"nothing is expected before " + shown(rest)};
    return Statement{expectation};
}
Result<Statement> read_no_window(std::string_view rest)
{
    return alone(rest, ExpectWindow{});
}
Result<Statement> read_over(std::string_view rest)
{
    return alone(rest, ExpectOver{true});
}
Result<Statement> read_not_over(std::string_view rest)
{
    return alone(rest, ExpectOver{false});
}
Result<Statement> read_draw(std::string_view rest)
{
    return alone(rest, ExpectDraw{});
}

struct Reader {
    std::string_view first;
    std::string_view second;  // empty: one word says it
    Result<Statement> (*read)(std::string_view rest);
};

constexpr std::array readers{
    Reader{"event", "", read_wanted_event},
    Reader{"no", "event", read_unwanted_event},
    Reader{"seat", "", read_seen_event},
    Reader{"awaited", "", read_awaited},
    Reader{"window", "", read_window},
    Reader{"no", "window", read_no_window},
    Reader{"over", "", read_over},
    Reader{"not", "over", read_not_over},
    Reader{"score", "", read_score},
    Reader{"winner", "", read_winner},
    Reader{"draw", "", read_draw},
    Reader{"legal", "", read_is_legal},
    Reader{"not", "legal", read_is_not_legal},
};

}  // namespace

Result<Statement> read_expectation(std::string_view rest)
{
    if (auto field = read_field(rest)) return *field;
    for (const Reader& reader : readers) {
        std::string_view behind = rest;
        if (!take_exactly(behind, reader.first)) continue;
        if (!reader.second.empty() && !take_exactly(behind, reader.second)) continue;
        return reader.read(behind);
    }
    return Problem{
        "behind 'expect' stands a field with =, !=, <, <=, > or >= and a value, or one of:"
        " event, no event, seat N sees event, seat N does not see event, awaited, window,"
        " no window, over, not over, score, winner, draw, legal, not legal"};
}

}  // namespace sortie::scenario
