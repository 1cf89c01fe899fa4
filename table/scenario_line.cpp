#include "table/scenario_line.h"

#include <array>
#include <charconv>
#include <utility>

#include "engine/words.h"
#include "table/scenario_words.h"

namespace sortie::scenario {
namespace {

// Everything before the comment. In quotes, and inside of a word, a # is an ordinary character.
std::string_view without_comment(std::string_view line)
{
    bool is_quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (is_quoted && line[i] == '\\') {
            ++i;
        } else if (line[i] == '"') {
            is_quoted = !is_quoted;
        } else if (line[i] == '#' && !is_quoted &&
                   (i == 0 || line[i - 1] == ' ' || line[i - 1] == '\t')) {
            return line.substr(0, i);
        }
    }
    return line;
}

Result<Statement> read_game(std::string_view rest)
{
    const std::string_view name = take_word(rest);
    if (name.empty() || !rest.empty()) return Problem{"'game' is followed by the name of a game"};
    return Statement{NameGame{std::string(name)}};
}

Result<Statement> read_title(std::string_view rest)
{
    if (rest.empty()) return Problem{"'title' is followed by what the scenario shows"};
    return Statement{NameTitle{std::string(rest)}};
}

Result<Statement> read_seats(std::string_view rest)
{
    const std::optional<int> seats = number_from(rest);
    if (!seats || *seats < 1 || *seats > seats_max) {
        return Problem{"'seats' is followed by a number from 1 to " + std::to_string(seats_max)};
    }
    return Statement{SetSeats{*seats}};
}

Result<Statement> read_option(std::string_view rest)
{
    const std::string_view name = take_word(rest);
    const std::string_view value = take_word(rest);
    if (value.empty() || !rest.empty()) {
        return Problem{"'option' is followed by the name of an option and its value"};
    }
    return Statement{SetOption{std::string(name), std::string(value)}};
}

Result<Statement> read_seed(std::string_view rest)
{
    if (const std::optional<Seed> seed = Seed::from_hex(rest)) return Statement{SetSeed{*seed}};
    std::uint64_t number = 0;
    const char* begin = rest.data();
    const char* end = begin + rest.size();
    const auto [at, error] = std::from_chars(begin, end, number);
    if (rest.empty() || error != std::errc{} || at != end) {
        return Problem{"'seed' is followed by a whole number or by 64 hexadecimal digits"};
    }
    return Statement{SetSeed{Seed::from_number(number)}};
}

Result<Statement> read_unchecked(std::string_view rest)
{
    if (!rest.empty()) return Problem{"'unchecked' stands alone"};
    return Statement{LeaveUnchecked{}};
}

Result<Statement> read_set(std::string_view rest)
{
    const std::size_t sign = rest.find('=');
    const std::string_view path = trimmed(rest.substr(0, sign));
    if (sign == std::string_view::npos || path.empty()) {
        return Problem{"'set' is followed by a field and its value: set units[3].health = 2"};
    }
    return Statement{SetField{std::string(path), std::string(trimmed(rest.substr(sign + 1)))}};
}

Result<Statement> read_top(std::string_view rest)
{
    const std::size_t sign = rest.find('=');
    const std::string_view path = trimmed(rest.substr(0, sign));
    if (sign == std::string_view::npos || path.empty()) {
        return Problem{"'top' is followed by a list and some of its items: top deck.draw_pile ="
                       " [aim, luck]"};
    }
    return Statement{PutOnTop{std::string(path), std::string(trimmed(rest.substr(sign + 1)))}};
}

// The numbers behind `dice` or `picks`; nothing when there is none or one does not fit.
std::optional<std::vector<std::uint8_t>> small_numbers(std::string_view rest, int least)
{
    std::vector<std::uint8_t> numbers;
    while (!rest.empty()) {
        const std::optional<int> number = number_from(take_word(rest));
        if (!number || *number < least || *number > UINT8_MAX) return std::nullopt;
        numbers.push_back(static_cast<std::uint8_t>(*number));
    }
    if (numbers.empty()) return std::nullopt;
    return numbers;
}

Result<Statement> read_dice(std::string_view rest)
{
    auto faces = small_numbers(rest, 1);
    if (!faces) return Problem{"'dice' is followed by faces from 1 to 255: dice 6 1 4"};
    return Statement{ForceDice{std::move(*faces)}};
}

Result<Statement> read_picks(std::string_view rest)
{
    auto results = small_numbers(rest, 0);
    if (!results) return Problem{"'picks' is followed by numbers from 0 to 255: picks 2 0"};
    return Statement{ForcePicks{std::move(*results)}};
}

Result<Statement> read_chance(std::string_view rest)
{
    if (rest != "free") return Problem{"'chance' is followed by 'free'"};
    return Statement{FreeChance{}};
}

Result<Statement> read_made_move(std::string_view rest)
{
    const Result<SeatAndMove> what = read_seat_and_move("seat " + std::string(rest));
    if (!what) return what.problem();
    return Statement{MakeMove{what.value()}};
}

// "seat 2: place b2 because E_TAKEN rule X2.1 "the cell is empty""
Result<Statement> read_refusal(std::string_view rest)
{
    constexpr std::string_view because = " because ";
    constexpr std::string_view accepted =
        "a refusal is written 'refuse seat 2: MOVE because CODE', and behind the code 'rule RULE' or"
        " words in quotes, if wanted";
    const std::size_t end = rest.find(because);
    if (end == std::string_view::npos) return Problem{std::string(accepted)};
    const Result<SeatAndMove> what = read_seat_and_move(rest.substr(0, end));
    if (!what) return what.problem();
    ExpectRefusal refusal{what.value(), {}, {}, {}};
    std::string_view why = rest.substr(end + because.size());
    refusal.code = take_word(why);
    if (take_exactly(why, "rule")) {
        refusal.rule = take_word(why);
        if (refusal.rule->empty()) return Problem{std::string(accepted)};
    }
    refusal.words = take_quoted(why);
    if (refusal.code.empty() || refusal.code.front() == '"' || !why.empty()) {
        return Problem{std::string(accepted)};
    }
    return Statement{std::move(refusal)};
}

struct Reader {
    std::string_view word;
    Result<Statement> (*read)(std::string_view rest);
};

constexpr std::array readers{
    Reader{"game", read_game},      Reader{"title", read_title},
    Reader{"seats", read_seats},    Reader{"option", read_option},
    Reader{"seed", read_seed},      Reader{"unchecked", read_unchecked},
    Reader{"set", read_set},        Reader{"top", read_top},
    Reader{"dice", read_dice},      Reader{"picks", read_picks},
    Reader{"chance", read_chance},  Reader{"seat", read_made_move},
    Reader{"refuse", read_refusal}, Reader{"expect", read_expectation},
};

}  // namespace

Result<std::optional<Statement>> read_scenario_line(std::string_view line)
{
    std::string_view rest = trimmed(without_comment(line));
    if (rest.empty()) return std::optional<Statement>{};
    const std::string_view word = take_word(rest);
    std::array<std::string_view, readers.size()> words;
    for (std::size_t i = 0; i < readers.size(); ++i) {
        words[i] = readers[i].word;
        if (words[i] != word) continue;
        const Result<Statement> statement = readers[i].read(rest);
        if (!statement) return statement.problem();
        return std::optional<Statement>{statement.value()};
    }
    return Problem{"no line begins with " + shown(word) +
                   "; lines begin with: " + words_text(words)};
}

}  // namespace sortie::scenario
