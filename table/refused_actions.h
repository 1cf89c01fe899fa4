#pragma once
// What a seat cannot do now, and why: every action that is not among its moves, with the first reason against it.
//
//     for (const auto& [action, refusal] : refused_actions(game, position, seat)) tell(action, refusal.text());
//
// The reason is the refusal of the action without arguments, or that there is nothing it could be done with.

#include <string_view>
#include <vector>

#include "engine/module.h"

namespace sortie {

struct RefusedAction {
    std::string_view action;
    Refusal refusal;
};

std::vector<RefusedAction> refused_actions(const GameModule& game, const Position& position,
                                           Seat seat);

}  // namespace sortie
