#pragma once
// What a seat cannot do now, and why: every action that is not among its moves, with the first reason against it.
//
//     for (const auto& [action, words] : refused_actions(game, position, seat)) tell(action, words);
//
// The words are the refusal of the action without arguments, or that there is nothing it could be done with.

#include <string>
#include <utility>
#include <vector>

#include "engine/module.h"

namespace sortie {

std::vector<std::pair<std::string, std::string>> refused_actions(const GameModule& game,
                                                                 const Position& position,
                                                                 Seat seat);

}  // namespace sortie
