#pragma once
// Changes of who stands where: squads that form, join, split and empty (R8, R7.14), militia that are placed and lost
// (R11, D0.1), and combats that this causes (C2).
//
//     join_squad(state, rebel, primary, sector, unit);
//     const int placed = add_militia(state, sector, the_dictator, 3, events);   // queues a combat if rebels are there
//
// Everything that puts units into a sector goes through here, so that no two sides ever stand together without a
// combat waiting (C2.5). Moving into a sector, with its mines, is in movement.h.

#include "engine/event.h"
#include "games/merc/board.h"

namespace sortie::merc {

// ---- Squads -------------------------------------------------------------------------------------

inline bool is_full(const State& state, PlayerId player, std::uint8_t squad)
{
    return squad_of(state, player, squad).members.is_full();
}
// R8.4: a squad without members has no sector and may be founded anywhere.
bool has_room_for_hire(const State& state, PlayerId player);

// The unit becomes the last member. A squad that is off the board is founded in `sector`; otherwise that is ignored.
void join_squad(State& state, PlayerId player, std::uint8_t squad, SectorId sector, UnitId unit);
// R8.7: out of its squad, and out of play. What it carries is not touched.
void leave_squad(State& state, UnitId unit);
// To another squad of its owner, which is in the same sector or off the board.
void change_squad(State& state, UnitId unit, std::uint8_t squad, Events& events);

// ---- Militia ------------------------------------------------------------------------------------

// D0.1, R11.3: as many as fit, the rest is lost; a combat is queued if enemies are there. Answers how many.
int add_militia(State& state, SectorId sector, PlayerId player, int count, Events& events);
void remove_militia(State& state, SectorId sector, PlayerId player, int count, Events& events);
// TC0.8: one at a time from the rebel with most militia there; the lowest seat if several have.
void remove_rebel_militia(State& state, SectorId sector, int count, Events& events);

// ---- Combats ------------------------------------------------------------------------------------

// C2.4, D0.1.2: unless one waits or runs there already. `held_by` is who controlled the sector before (R12.5).
void queue_combat(State& state, SectorId sector, Side attacker, PlayerId held_by, Events& events);
// R17.3, D0.1.2: what one effect has queued behind the first `before` stands row by row.
void sort_queue_from(State& state, std::size_t before);
bool are_both_sides_in(const State& state, SectorId sector);

}  // namespace sortie::merc
