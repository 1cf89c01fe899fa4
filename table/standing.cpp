#include "table/standing.h"

#include <algorithm>

namespace sortie {
namespace {

std::string order_for(const GameModule& game, WindowId window, std::string_view role)
{
    return std::string(game.window_name(window)) + "." + std::string(role);
}

}  // namespace

std::vector<std::string> orders_of(const GameModule& game)
{
    std::vector<std::string> orders;
    for (std::size_t i = 0; i < game.window_count(); ++i) {
        const auto window = id_cast<WindowId>(i);
        orders.emplace_back(game.window_name(window));
        const std::vector<std::string_view> roles = game.window_roles(window);
        if (roles.size() < 2) continue;
        for (const std::string_view role : roles) orders.push_back(order_for(game, window, role));
    }
    return orders;
}

bool has_order(std::span<const std::string> orders, std::string_view order)
{
    return std::find(orders.begin(), orders.end(), order) != orders.end();
}

void set_order(std::vector<std::string>& orders, const std::string& order, bool passes)
{
    std::erase(orders, order);
    if (passes) orders.push_back(order);
}

bool passes_by_itself(const GameModule& game, const Windows& windows,
                      std::span<const std::string> orders)
{
    if (!windows.is_open()) return false;
    if (has_order(orders, game.window_name(windows.window))) return true;
    const std::vector<std::string_view> roles = game.window_roles(windows.window);
    for (std::size_t i = 0; i < roles.size(); ++i) {
        if (!windows.current_has_role(i)) continue;
        if (!has_order(orders, order_for(game, windows.window, roles[i]))) return false;
    }
    return true;
}

std::optional<Move> passing_move(const GameModule& game, const Position& position, Seat seat)
{
    MoveList moves;
    position.legal_moves(seat, moves);
    for (const Move& move : moves) {
        const ActionFace& action = game.face().actions[move.action];
        if (action.is_reaction && action.name == "pass") return move;
    }
    return std::nullopt;
}

}  // namespace sortie
