#pragma once
// Players that a game brings along, beside the random one.
//
//     static Move steady(const View<MyGame>& view);
//     static constexpr std::array bots{BotDecl<MyGame>{"steady", "trains, explores and attacks", &steady}};
//
// A bot is a function from what a seat may see to one of its moves; it is given a view, so it cannot cheat. Where
// several seats may move at once, a game may say in which order its bots do (`bots_turn`), with a few counters that the
// caller keeps; without that the lowest seat moves.

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/move.h"

namespace sortie {

template <class G>
struct View;

template <class G>
struct BotDecl {
    std::string_view name;   // "steady"
    std::string_view words;  // how it plays
    Move (*choose)(const View<G>& view) = nullptr;
};

// How many moves each seat has made in the step that `step` names; a game uses it as it likes.
struct BotRounds {
    std::uint32_t step = 0;
    std::array<std::uint16_t, seats_max> moves{};
};

template <class G>
concept HasBots = requires { G::bots; };

// Something that games are counted by: "dictator" is one of eleven names, "winner" one of two sides.
template <class State>
struct Label {
    std::string_view name;
    std::string_view (*of)(const State& state) = nullptr;
};
inline constexpr std::size_t labels_max = 4;

template <class G>
concept HasLabels = requires { G::labels; };

}  // namespace sortie
