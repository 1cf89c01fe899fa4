#pragma once
// Standing orders: in which reaction windows a seat passes by itself.
//
//     orders_of(game)                            // "before_roll", and "before_roll.attacker" where several are asked there
//     passes_by_itself(game, windows, orders)    // whether the open window need not ask
//
// An order is the name of a window, or of a window and one of the roles in which it asks. Whoever keeps them is a table
// (table/table.h) or a match in the terminal; what is passed, and when, is theirs.

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/module.h"

namespace sortie {

// Every order that can be given in this game.
std::vector<std::string> orders_of(const GameModule& game);

bool has_order(std::span<const std::string> orders, std::string_view order);
void set_order(std::vector<std::string>& orders, const std::string& order, bool passes);

// Whether the orders of the seat that the open window asks cover every role in which it is asked.
bool passes_by_itself(const GameModule& game, const Windows& windows,
                      std::span<const std::string> orders);

// The move with which a seat lets it happen; nothing if it is not asked in a window.
std::optional<Move> passing_move(const GameModule& game, const Position& position, Seat seat);

}  // namespace sortie
