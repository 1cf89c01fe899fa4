#pragma once
// What the orders of both sides have in common: who commands, which units he has, what they must be able to pay
// (R7.1), and the conditions that many actions share.
//
//     .pick = {{.name = "unit", .kind = &unit_kind, .from = own_units,
//               .where = {is_not_contested, has_an_action},
//               .outside = {unit_is_yours, unit_is_alive}}}
//
// Conditions stand in the order in which R18.1 wants them checked: existence and ownership, abilities and cards, the
// contested sector, the price, and then what the action itself asks for.

#include <array>
#include <string_view>

#include "engine/action.h"
#include "games/merc/codes.h"
#include "games/merc/events.h"
#include "games/merc/forces.h"
#include "games/merc/gear.h"
#include "games/merc/skills.h"

namespace sortie::merc {

// ---- Who and where ------------------------------------------------------------------------------

constexpr PlayerId commander_of(const State& state, const Chosen& chosen)
{
    return player_of(state, chosen.seat);
}
constexpr Side side_of(const State& state, const Chosen& chosen)
{
    return side_of(state, commander_of(state, chosen));
}
inline const Task& task_of(const State& state, PlayerId player)
{
    return state.tasks[player.index];
}
inline Task& task_of(State& state, PlayerId player)
{
    return state.tasks[player.index];
}
inline const Task& own_task(const State& state, const Chosen& chosen)
{
    return task_of(state, commander_of(state, chosen));
}

// C15.6: both sides stand there and no combat waits: a standoff has left it so.
inline bool is_contested(const State& state, SectorId sector)
{
    return are_both_sides_in(state, sector) && !is_combat_waiting(state, sector);
}
inline Seat dictator_seat(const State& state)
{
    return seat_of(state, the_dictator);
}
// R13.2, R13.9: whoever is on the player's side.
inline SeatSet seats_beside(const State& state, PlayerId player)
{
    SeatSet seats;
    for (std::uint8_t i = 0; i < state.flow.seat_count; ++i) {
        if (are_allies(state, player_of(state, Seat{i}), player)) seats.insert(Seat{i});
    }
    return seats;
}
// The rebels, or the faction whose turn it is.
inline SeatSet rebel_seats(const State& state)
{
    if (has_dictator(state)) return SeatSet::first(static_cast<std::size_t>(rebel_count(state)));
    SeatSet seats;
    for_each_player_of(state, Side::rebels,
                       [&](PlayerId player) { seats.insert(seat_of(state, player)); });
    return seats;
}

// ---- Kinds of arguments -------------------------------------------------------------------------

inline constexpr Kind pocket_kind = named_kind<Pocket>("place");
inline constexpr Kind escort_kind = number_kind(2);
inline constexpr int escort_max = 2;  // M-sonia.1

// ---- Choices ------------------------------------------------------------------------------------

inline void own_units(const State& state, const Chosen& chosen, Candidates& out)
{
    for_each_unit(state, commander_of(state, chosen), [&](UnitId unit) { out.add(unit); });
}
// One MERC, if it is the commander's: for abilities that only this one has.
template <const UnitId& Wanted>
void if_yours(const State& state, const Chosen& chosen, Candidates& out)
{
    if (unit_of(state, Wanted).owner == commander_of(state, chosen)) out.add(Wanted);
}
inline void every_deck(const State&, const Chosen&, Candidates& out)
{
    for (std::size_t i = 0; i < slot_count; ++i) out.add(static_cast<Argument>(i));
}
inline void discarded_cards(const State& state, const Chosen&, Candidates& out)
{
    for (const auto& deck : state.equipment) {
        for (const CardId card : deck.discard_pile) out.add(card);
    }
}

// ---- Conditions on the unit, which is the first argument ----------------------------------------

inline bool holds_no_task(const State& state, const Chosen& chosen)
{
    return !own_task(state, chosen).is_open();
}
inline bool is_not_of_others(const State& state, const Chosen& chosen)
{
    const PlayerId owner = unit_of(state, chosen.as<UnitId>(0)).owner;
    return owner.is_none() || owner == commander_of(state, chosen);
}
inline bool is_in_play(const State& state, const Chosen& chosen)
{
    return unit_of(state, chosen.as<UnitId>(0)).is_in_play();
}
// One's own side is there, so the other one decides.
inline bool stands_uncontested(const State& state, const Chosen& chosen)
{
    const SectorId sector = sector_of(state, chosen.as<UnitId>(0));
    return !is_occupied(state, sector, enemy_of(side_of(state, chosen))) ||
           is_combat_waiting(state, sector);
}
inline bool can_act(const State& state, const Chosen& chosen)
{
    return unit_of(state, chosen.as<UnitId>(0)).actions > 0;
}
inline bool has_free_command(const State& state, const Chosen& chosen)
{
    return state.free_commands[commander_of(state, chosen).index] > 0;
}
inline bool piles_have_a_card(const State& state, const Chosen&)
{
    return has_discarded_card(state);
}
template <const UnitId& Wanted>
bool unit_is(const State&, const Chosen& chosen)
{
    return chosen.as<UnitId>(0) == Wanted;
}
template <std::size_t I>
bool deck_has_cards(const State& state, const Chosen& chosen)
{
    return can_draw(state, chosen.as<Slot>(I));
}
inline bool stands_in_city(const State& state, const Chosen& chosen)
{
    return card_at(state, sector_of(state, chosen.as<UnitId>(0))).land == Land::city;
}

// For values that the candidates leave out for one reason only: that reason is the refusal.
inline bool never(const State&, const Chosen&)
{
    return false;
}

// F5.3: the follow-up choices of one's own action come first.
inline constexpr Condition<State> no_task_is_open{"F5.3", "you have finished what you began",
                                                  holds_no_task, e_window};
inline constexpr Condition<State> unit_is_yours{"R7.1.1", "the unit is yours", is_not_of_others,
                                                e_not_owner};
inline constexpr Condition<State> unit_is_alive{"R7.1.1", "the unit is alive and in play",
                                                is_in_play, e_dead};
inline constexpr Condition<State> is_not_contested{
    "R7.1.7", "no enemy stands in the unit's sector after a standoff", stands_uncontested,
    e_contested};
inline constexpr Condition<State> has_an_action{"R7.1.1", "the unit has an action left", can_act,
                                                e_no_action};
inline constexpr Condition<State> may_command_freely{
    "R7.22", "you have given fewer than 24 free commands today", has_free_command, e_count};
inline constexpr Condition<State> a_card_is_discarded{"R7.12.1", "a discard pile holds a card",
                                                      piles_have_a_card, e_discard_empty};

// ---- Paying -------------------------------------------------------------------------------------

// R7.22: so many free commands a player may give in a day; without a bound two players could hand militia to and fro
// for ever.
inline constexpr std::uint8_t free_commands_a_day = 24;

inline void pay_action(State& state, UnitId unit, int actions = 1)
{
    Unit& payer = unit_of(state, unit);
    CHECK(payer.actions >= actions);
    payer.actions = static_cast<std::uint8_t>(payer.actions - actions);
}
inline void pay_free_command(State& state, const Chosen& chosen)
{
    std::uint8_t& left = state.free_commands[commander_of(state, chosen).index];
    CHECK(left > 0);
    --left;
}

}  // namespace sortie::merc
