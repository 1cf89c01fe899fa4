#pragma once
// Options: what may be set before a game starts, declared by the game as a table.
//
//     static constexpr std::array options{
//         OptionDecl{.name = "rounds", .words = "how many rounds are played", .least = 1, .most = 9, .usual = 5},
//         OptionDecl{.name = "map", .words = "the map", .most = 1, .names = {"open", "forest"}}};
//
// A value is a small number; an option with names is written and read by name. A combination that is not
// legal is refused by the game before anything starts (`why_not_setup`).

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "engine/result.h"
#include "engine/rng.h"
#include "engine/short_list.h"

namespace sortie {

inline constexpr std::size_t options_max = 32;
inline constexpr std::size_t option_names_max = 24;

struct OptionDecl {
    std::string_view name;
    std::string_view words;
    int least = 0;
    int most = 0;
    int usual = 0;
    ShortList<std::string_view, option_names_max> names{};  // of the values least, least + 1, ...

    std::string text(int value) const;
    std::string accepted() const;  // "1 to 9", "open or forest"
};

// Everything that a start needs. The i-th value belongs to the i-th option of the game.
struct Setup {
    int seats = 0;
    std::array<int, options_max> values{};
    Seed seed;
};

// The usual number of seats and the usual value of every option.
Setup usual_setup(std::span<const OptionDecl> options, int seats);

// Sets one option from text. Answers what was wrong and what is accepted, or nothing.
[[nodiscard]] std::optional<Problem> set_option(std::span<const OptionDecl> options, Setup& setup,
                                                std::string_view name, std::string_view value);

}  // namespace sortie
