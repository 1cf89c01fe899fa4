#include "engine/options.h"

#include <charconv>

namespace sortie {

std::string OptionDecl::text(int value) const
{
    const int i = value - least;
    if (i >= 0 && static_cast<std::size_t>(i) < names.size()) {
        return std::string(names[static_cast<std::size_t>(i)]);
    }
    return std::to_string(value);
}

std::string OptionDecl::accepted() const
{
    if (names.empty()) return std::to_string(least) + " to " + std::to_string(most);
    std::string out;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (i > 0) out += i + 1 == names.size() ? " or " : ", ";
        out += names[i];
    }
    return out;
}

Setup usual_setup(std::span<const OptionDecl> options, int seats)
{
    CHECK(options.size() <= options_max);
    Setup setup;
    setup.seats = seats;
    for (std::size_t i = 0; i < options.size(); ++i) setup.values[i] = options[i].usual;
    return setup;
}

namespace {

std::optional<int> read_value(const OptionDecl& option, std::string_view text)
{
    for (std::size_t i = 0; i < option.names.size(); ++i) {
        if (option.names[i] == text) return option.least + static_cast<int>(i);
    }
    if (!option.names.empty()) return std::nullopt;
    int value = 0;
    const char* end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc{} || at != end) return std::nullopt;
    if (value < option.least || value > option.most) return std::nullopt;
    return value;
}

}  // namespace

std::optional<Problem> set_option(std::span<const OptionDecl> options, Setup& setup,
                                  std::string_view name, std::string_view value)
{
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (options[i].name != name) continue;
        const std::optional<int> number = read_value(options[i], value);
        if (!number) {
            return Problem{"option " + std::string(name) + " takes " + options[i].accepted() +
                           ", not '" + std::string(value) + "'"};
        }
        setup.values[i] = *number;
        return std::nullopt;
    }
    std::string words = "there is no option '" + std::string(name) + "'";
    if (options.empty()) return Problem{words + "; this game has none"};
    words += "; options are:";
    for (const OptionDecl& option : options) words += " " + std::string(option.name);
    return Problem{words};
}

}  // namespace sortie
