#pragma once
// Vehicles and who rides in them (V3): which squad has which, what it changes for its members, what it takes for them,
// and how it changes hands. What a player does with it is in driving.h.
//
//     const CardId vehicle = vehicle_of(state, unit);                 // none: the squad goes on foot
//     const int rest = take_for(state, vehicle, damage, events);      // V3.7: its armor first
//
// A vehicle that a squad has is in no other place. Without the Vehicles mode no squad ever has one, and every question
// is answered by one look at a flag.

#include "engine/event.h"
#include "games/merc/board.h"

namespace sortie::merc {

// ---- Which squad has which ----------------------------------------------------------------------

CardId vehicle_of(const State& state, PlayerId player, std::uint8_t squad);
CardId vehicle_of(const State& state, UnitId unit);
CardId vehicle_of(const State& state, const Squad& squad);

inline const VehicleRow& row_of(CardId vehicle)
{
    return vehicle_table[vehicle_in(vehicle)];
}
inline int damage_of(const State& state, CardId vehicle)
{
    return state.modes.fleet[vehicle_in(vehicle)].damage;
}
inline int armor_left(const State& state, CardId vehicle)
{
    return row_of(vehicle).armor - damage_of(state, vehicle);
}

// V3.2: a loose vehicle becomes the squad's. What the squad had before goes to the stash.
void attach_to(State& state, CardId vehicle, PlayerId player, std::uint8_t squad, Events& events);
// V3.4: into the stash of the squad's sector; damaged ones are discarded (V3.2). Without a vehicle nothing happens.
void leave_vehicle(State& state, PlayerId player, std::uint8_t squad, Events& events);
// V3.9: to another squad of the owner in the same sector; into the stash if that has one.
void hand_vehicle(State& state, PlayerId player, std::uint8_t from, std::uint8_t to,
                  Events& events);
void lose_vehicle(State& state, CardId vehicle, Events& events);

// ---- What it changes ----------------------------------------------------------------------------

// R7.2.1, V3.4: how many actions a move costs each member.
int price_of_move(const State& state, const Squad& squad);
// V3.13: where the squad gets in one step.
SectorSet sectors_in_reach(const State& state, const Squad& squad);
// V3.4: crew places that members leave free.
int free_crew(const State& state, PlayerId player, std::uint8_t squad);

// V3.7: what is left of the damage when the vehicle has taken its part.
int take_for(State& state, CardId vehicle, int damage, Events& events);

// ---- Riders (V3.5) ------------------------------------------------------------------------------

// Militia of the player that ride in the combat that is running.
int riders_of(const State& state, PlayerId player);
// The loaded militia go from the squad's sector to the target, as many as fit in; they ride until the entry or its combat
// is over. `escort` places of the crew are taken.
void take_riders_along(State& state, PlayerId player, std::uint8_t squad, SectorId target,
                       int escort);
// V3.5, V3.7: so many riders of the player are hit; vehicles take it first. Answers how many are lost.
int hit_riders(State& state, PlayerId player, int hits, Events& events);
void forget_riders(State& state);

// C4.2, V3.3: riders act at the pace of their vehicle, with its dice.
int initiative_of_riders(const State& state, PlayerId player);
// Where the riders stand in the order of the round that begins.
void note_riders(State& state);
// Whether the group that acts now are riders, and their extra dice.
bool riders_act(const State& state, PlayerId player);
int dice_for_rider(const State& state, FighterId fighter);

}  // namespace sortie::merc
