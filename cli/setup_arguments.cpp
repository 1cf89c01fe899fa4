#include "cli/setup_arguments.h"

#include <algorithm>
#include <charconv>
#include <string_view>

#include <unistd.h>

namespace sortie {
namespace {

struct NamedValue {
    std::string name;
    std::string value;
};

Result<std::vector<NamedValue>> named_values(const SetupArguments& arguments)
{
    std::vector<NamedValue> list;
    for (const std::string& option : arguments.options) {
        const std::size_t at = option.find('=');
        if (at == std::string::npos) {
            return Problem{"an option is written name=value, not '" + option + "'"};
        }
        list.push_back({option.substr(0, at), option.substr(at + 1)});
    }
    for (std::size_t i = 0; i < arguments.extras.size(); ++i) {
        const std::string& word = arguments.extras[i];
        if (!word.starts_with("--")) return Problem{"'" + word + "' is not understood; try --help"};
        const std::size_t at = word.find('=');
        if (at != std::string::npos) {
            list.push_back({word.substr(2, at - 2), word.substr(at + 1)});
        } else if (i + 1 < arguments.extras.size()) {
            list.push_back({word.substr(2), arguments.extras[i + 1]});
            ++i;
        } else {
            return Problem{"'" + word + "' needs a value"};
        }
    }
    return list;
}

// The seats of `--rebels 3`, for a game whose players are counted like that; 0 if nothing was said.
Result<int> counted_seats(const GameModule& game, const std::vector<NamedValue>& values)
{
    const GameInfo& info = game.info();
    for (const NamedValue& each : values) {
        if (each.name != info.count_word) continue;
        const int least = info.seats_least - info.count_besides;
        const int most = info.seats_most - info.count_besides;
        int count = 0;
        const char* end = each.value.data() + each.value.size();
        const auto [at, error] = std::from_chars(each.value.data(), end, count);
        if (error != std::errc{} || at != end || count < least || count > most) {
            return Problem{"--" + each.name + " is a number from " + std::to_string(least) +
                           " to " + std::to_string(most) + ", not '" + each.value + "'"};
        }
        return count + info.count_besides;
    }
    return 0;
}

Problem counted_twice(const GameModule& game)
{
    const std::string word = "--" + std::string(game.info().count_word);
    return Problem{word == "--seats"
                       ? "--seats is given twice"
                       : "--seats and " + word + " both say how many play; one of them is enough"};
}

std::optional<std::uint64_t> read_number(const std::string& text)
{
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, number);
    if (text.empty() || error != std::errc{} || at != end) return std::nullopt;
    return number;
}

}  // namespace

Result<Seed> read_seed(const std::string& text)
{
    if (const std::optional<Seed> seed = Seed::from_hex(text)) return *seed;
    if (const std::optional<std::uint64_t> number = read_number(text)) {
        return Seed::from_number(*number);
    }
    return Problem{"a seed is a whole number or 64 hexadecimal digits, not '" + text + "'"};
}

Seed fresh_seed()
{
    Seed seed;
    CHECK(getentropy(seed.bytes.data(), seed.bytes.size()) == 0);
    return seed;
}

std::optional<Problem> why_not_counted_twice(GameList games, const std::string& game,
                                             bool has_seats, const std::vector<std::string>& extras)
{
    const Result<const GameModule*> found = find_game(games, game);
    if (!found || !has_seats) return std::nullopt;
    const std::string word = "--" + std::string(found.value()->info().count_word);
    const bool is_counted = std::ranges::any_of(extras, [&](const std::string& extra) {
        return extra == word || extra.starts_with(word + "=");
    });
    if (!is_counted) return std::nullopt;
    return counted_twice(*found.value());
}

Result<int> seats_asked(const GameModule& game, const SetupArguments& arguments)
{
    const Result<std::vector<NamedValue>> values = named_values(arguments);
    if (!values) return values.problem();
    const Result<int> counted = counted_seats(game, values.value());
    if (!counted) return counted.problem();
    if (counted.value() > 0 && arguments.seats != 0) return counted_twice(game);
    return counted.value() > 0 ? counted.value() : arguments.seats;
}

Result<Setup> make_setup(const GameModule& game, const SetupArguments& arguments,
                         const Seed& usual_seed)
{
    Result<std::vector<NamedValue>> values = named_values(arguments);
    if (!values) return values.problem();
    const Result<int> asked = seats_asked(game, arguments);
    if (!asked) return asked.problem();
    const int seats = asked.value() == 0 ? game.info().seats_least : asked.value();
    Setup setup = usual_setup(game.options(), seats);
    setup.seed = usual_seed;
    if (!arguments.seed.empty()) {
        const Result<Seed> seed = read_seed(arguments.seed);
        if (!seed) return seed.problem();
        setup.seed = seed.value();
    }
    for (const NamedValue& each : values.value()) {
        if (each.name == game.info().count_word) continue;
        if (auto problem = set_option(game.options(), setup, each.name, each.value))
            return *problem;
    }
    if (auto problem = game.why_not_setup(setup)) return *problem;
    return setup;
}

Result<SetupOfMany> make_setup_of_many(const GameModule& game, const SetupArguments& arguments)
{
    SetupOfMany many;
    if (!arguments.seed.empty()) {
        const std::optional<std::uint64_t> number = read_number(arguments.seed);
        if (!number) {
            return Problem{"many games are counted from their seed; it is a whole number, not '" +
                           arguments.seed + "'"};
        }
        many.first_seed = *number;
    }
    Result<Setup> setup = make_setup(game, arguments, Seed::from_number(many.first_seed));
    if (!setup) return setup.problem();
    many.setup = setup.take();
    return many;
}

}  // namespace sortie
