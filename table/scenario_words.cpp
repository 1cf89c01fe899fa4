#include "table/scenario_words.h"

#include <array>
#include <charconv>
#include <utility>

#include "engine/words.h"

namespace sortie::scenario {
namespace {

struct Sign {
    std::string_view text;
    Comparison comparison;
};

// The longer signs come first: "<=" must not be read as "<".
constexpr std::array signs{Sign{"!=", Comparison::not_equal}, Sign{"<=", Comparison::at_most},
                           Sign{">=", Comparison::at_least},  Sign{"=", Comparison::equal},
                           Sign{"<", Comparison::less},       Sign{">", Comparison::more}};

}  // namespace

std::string_view sign_of(Comparison comparison)
{
    for (const Sign& sign : signs) {
        if (sign.comparison == comparison) return sign.text;
    }
    UNREACHABLE();
}

std::string_view take_word(std::string_view& rest)
{
    rest = trimmed(rest);
    const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
    rest = trimmed(rest.substr(word.size()));
    return word;
}

bool take_exactly(std::string_view& rest, std::string_view word)
{
    std::string_view behind = rest;
    if (take_word(behind) != word) return false;
    rest = behind;
    return true;
}

std::optional<int> number_from(std::string_view text)
{
    int number = 0;
    const char* begin = text.data();
    const char* end = begin + text.size();
    const auto [at, error] = std::from_chars(begin, end, number);
    if (error != std::errc{} || at != end) return std::nullopt;
    return number;
}

std::optional<Seat> seat_from(std::string_view number)
{
    const std::optional<int> seat = number_from(number);
    if (!seat || *seat < 1 || *seat > seats_max) return std::nullopt;
    return seat_at(*seat - 1);
}

std::optional<Seat> take_seat(std::string_view& rest)
{
    std::string_view behind = rest;
    if (!take_exactly(behind, "seat")) return std::nullopt;
    const std::optional<Seat> seat = seat_from(take_word(behind));
    if (seat) rest = behind;
    return seat;
}

std::optional<SeatSet> take_seats(std::string_view& rest)
{
    SeatSet seats;
    std::string_view behind = rest;
    if (take_exactly(behind, "nobody")) {
        rest = behind;
        return seats;
    }
    for (bool goes_on = true; goes_on;) {
        const std::string_view part = trimmed(behind.substr(0, behind.find(',')));
        goes_on = behind.find(',') != std::string_view::npos;
        behind.remove_prefix(goes_on ? behind.find(',') + 1 : behind.size());
        std::string_view left = part;
        const std::optional<Seat> seat = take_seat(left);
        if (!seat || !left.empty() || seats.contains(*seat)) return std::nullopt;
        seats.insert(*seat);
    }
    rest = {};
    return seats;
}

std::optional<Comparison> take_comparison(std::string_view& rest)
{
    for (const Sign& sign : signs) {
        if (!trimmed(rest).starts_with(sign.text)) continue;
        rest = trimmed(trimmed(rest).substr(sign.text.size()));
        return sign.comparison;
    }
    return std::nullopt;
}

std::optional<std::string> take_quoted(std::string_view& rest)
{
    const std::string_view text = trimmed(rest);
    if (!text.starts_with('"')) return std::nullopt;
    std::string content;
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == '"') {
            rest = trimmed(text.substr(i + 1));
            return content;
        }
        if (text[i] == '\\' && i + 1 < text.size()) ++i;
        content += text[i];
    }
    return std::nullopt;
}

Result<SeatAndMove> read_seat_and_move(std::string_view text)
{
    const Problem accepted{"a move is written 'seat 1: MOVE', with seats from 1 to " +
                           std::to_string(seats_max) + ", not " + shown(text)};
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) return accepted;
    std::string_view who = text.substr(0, colon);
    const std::optional<Seat> seat = take_seat(who);
    const std::string_view move = trimmed(text.substr(colon + 1));
    if (!seat || !who.empty() || move.empty()) return accepted;
    return SeatAndMove{*seat, std::string(move)};
}

}  // namespace sortie::scenario
