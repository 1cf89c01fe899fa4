#pragma once
// All actions of MERC, in one list, and how a move is written in code.
//
//     return order<train>(unit);
//     return order<place>(sector, 2);
//
// The place of an action in the list is its number in moves and replays. END TURN stands first, because whether a seat
// has any move at all is then seen at once.

#include <array>

#include "games/merc/abilities.h"
#include "games/merc/barrage.h"
#include "games/merc/base.h"
#include "games/merc/combat.h"
#include "games/merc/errands.h"
#include "games/merc/hiring.h"
#include "games/merc/landing.h"
#include "games/merc/marching.h"
#include "games/merc/outfitting.h"
#include "games/merc/placement.h"
#include "games/merc/regrouping.h"
#include "games/merc/retreat.h"
#include "games/merc/tactics.h"
#include "games/merc/windows.h"

namespace sortie::merc {

inline constexpr std::array all_actions{&end_turn,    &rest,         &land,
                                        &enlist,      &no_third,     &dismiss_nobody,
                                        &dismiss,     &engage,       &engaged,
                                        &assign,      &draw_from,    &stash,
                                        &equip,       &finish,       &include,
                                        &put,         &keep,         &keep_in_stash,
                                        &move_squad,  &pincer,       &joint_attack,
                                        &commit,      &stay_out,     &explore,
                                        &reequip,     &train,        &hire,
                                        &hospital,    &buy,          &bombard,
                                        &salvage,     &procure,      &split,
                                        &transfer,    &gift,         &request,
                                        &grant,       &deny,         &drop,
                                        &repair,      &doc_heal,     &arm_mine,
                                        &take_mine,   &treat,        &fight_on,
                                        &aim,         &aim_all,      &open_fire,
                                        &hold_fire,   &hit,          &release,
                                        &throw_again, &inject,       &pass_reaction<State>,
                                        &retreat,     &withdraw,     &choose_dictator,
                                        &choose_base, &arm_dictator, &station,
                                        &play_tactic, &reinforce,    &name_sector,
                                        &stop_naming, &suffer,       &suffered,
                                        &place,       &enough,       &accept,
                                        &decline,     &send,         &mark,
                                        &loot,        &leave_loot};

constexpr std::uint8_t index_of(const Action<State>& action)
{
    for (std::size_t i = 0; i < all_actions.size(); ++i) {
        if (all_actions[i] == &action) return static_cast<std::uint8_t>(i);
    }
    return actions_max;
}

namespace detail {
constexpr Argument argument_of(int value)
{
    return static_cast<Argument>(value);
}
template <class Tag, class Rep>
constexpr Argument argument_of(Id<Tag, Rep> id)
{
    return id.is_none() ? no_argument : static_cast<Argument>(id.index);
}
template <class Enum>
    requires std::is_enum_v<Enum>
constexpr Argument argument_of(Enum value)
{
    return static_cast<Argument>(value);
}
}  // namespace detail

template <const Action<State>& action, class... Arguments>
constexpr Move order(Arguments... arguments)
{
    static_assert(index_of(action) < all_actions.size());
    static_assert(sizeof...(Arguments) == action.pick.size());
    Move move{index_of(action), static_cast<std::uint8_t>(sizeof...(Arguments)), {}};
    [[maybe_unused]] std::size_t i = 0;
    ((move.arguments[i++] = detail::argument_of(arguments)), ...);
    return move;
}

}  // namespace sortie::merc
