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
#include "games/merc/modes/assassination.h"
#include "games/merc/modes/driving.h"
#include "games/merc/modes/rescue.h"
#include "games/merc/modes/super_weapon.h"
#include "games/merc/modes/versus.h"
#include "games/merc/outfitting.h"
#include "games/merc/placement.h"
#include "games/merc/regrouping.h"
#include "games/merc/retreat.h"
#include "games/merc/tactics.h"
#include "games/merc/windows.h"

namespace sortie::merc {

inline constexpr std::array all_actions{&end_turn,      &rest,         &land,
                                        &enlist,        &no_third,     &dismiss_nobody,
                                        &dismiss,       &engage,       &engaged,
                                        &assign,        &draw_from,    &stash,
                                        &equip,         &finish,       &include,
                                        &put,           &keep,         &keep_in_stash,
                                        &move_squad,    &pincer,       &joint_attack,
                                        &commit,        &stay_out,     &explore,
                                        &reequip,       &train,        &hire,
                                        &hospital,      &buy,          &bombard,
                                        &salvage,       &procure,      &split,
                                        &transfer,      &gift,         &request,
                                        &grant,         &deny,         &drop,
                                        &repair,        &doc_heal,     &arm_mine,
                                        &take_mine,     &treat,        &fight_on,
                                        &aim,           &aim_all,      &open_fire,
                                        &hold_fire,     &hit,          &release,
                                        &throw_again,   &inject,       &pass_reaction<State>,
                                        &retreat,       &withdraw,     &choose_dictator,
                                        &choose_base,   &arm_dictator, &station,
                                        &play_tactic,   &reinforce,    &name_sector,
                                        &stop_naming,   &suffer,       &suffered,
                                        &place,         &enough,       &accept,
                                        &decline,       &send,         &mark,
                                        &loot,          &leave_loot,   &drive,
                                        &load,          &park,         &lend,
                                        &attach,        &mount,        &acquire,
                                        &choose_corner, &settle,       &recruit};

constexpr std::uint8_t index_of(const Action<State>& action)
{
    for (std::size_t i = 0; i < all_actions.size(); ++i) {
        if (all_actions[i] == &action) return static_cast<std::uint8_t>(i);
    }
    return actions_max;
}

// Whether an answer is among those that are asked for.
template <const Action<State>& action>
constexpr bool is_offered(const ActionSet& offered)
{
    constexpr std::uint8_t index = index_of(action);
    return offered.contains(index);
}

// ---- What is worth looking at -------------------------------------------------------------------

template <class... Actions>
constexpr ActionSet set_of(const Actions&... actions)
{
    ActionSet set;
    (set.insert(index_of(actions)), ...);
    return set;
}
// Orders that are refused while a task is open (`no_task_is_open`).
inline constexpr ActionSet orders_set =
    set_of(end_turn, rest, move_squad, pincer, joint_attack, explore, reequip, train, hire,
           hospital, buy, bombard, salvage, procure, split, transfer, gift, request, drop, repair,
           doc_heal, arm_mine, take_mine, drive, load, park, lend, acquire);
// Orders and answers of single modes.
inline constexpr ActionSet vehicle_set = set_of(drive, load, park, lend, attach, mount);
inline constexpr ActionSet weapon_set = set_of(acquire);
// The answers of each step of a task.
inline constexpr std::array<ActionSet, step_count> answers_of_step{
    ActionSet{},                      // none
    set_of(dismiss, dismiss_nobody),  // fire
    set_of(enlist, no_third, engage, engaged, recruit),
    set_of(assign),                       // place
    set_of(draw_from),                    // deck
    set_of(equip, stash, attach),         // equip
    set_of(equip, stash),                 // contents
    set_of(put, include, finish, mount),  // put
    set_of(keep, keep_in_stash)};         // keep
inline constexpr ActionSet task_set = [] {
    ActionSet set;
    for (const ActionSet& answers : answers_of_step) set = set | answers;
    return set;
}();
inline constexpr ActionSet all_set = ActionSet::first(all_actions.size());

// Actions that the player's task does not rule out at once: a task shuts out all orders and the answers of other steps,
// no task shuts out all of its answers, and abilities need their MERC.
inline ActionSet plausible_actions(const State& state, PlayerId player)
{
    const Task& task = task_of(state, player);
    if (task.is_open()) {
        return (all_set - orders_set - task_set) |
               answers_of_step[static_cast<std::size_t>(task.step)];
    }
    ActionSet set = all_set - task_set;
    const auto needs = [&](UnitId unit, const ActionSet& actions) {
        if (unit_of(state, unit).owner != player) set = set - actions;
    };
    needs(merc::feedback, set_of(salvage));
    needs(merc::hagness, set_of(procure));
    needs(merc::doc, set_of(doc_heal));
    needs(merc::squidhead, set_of(arm_mine, take_mine));
    if (!state.modes.has_vehicles) set = set - vehicle_set;
    if (!state.modes.has_super_weapon) set = set - weapon_set;
    return set;
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
