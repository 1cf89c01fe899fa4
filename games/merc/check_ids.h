#pragma once
// Small questions that the invariants (checks.h) share: whether an id names somebody or some place of this game.
//
// A snapshot can hold anything that has the right form, and everything else looks things up by ids without asking.

#include "engine/check.h"
#include "games/merc/board.h"

namespace sortie::merc {

// Whether the player, who is named, has a seat in this game.
inline bool plays(const State& state, PlayerId player)
{
    return player == the_dictator || player.index < rebel_count(state);
}
inline bool is_rebel(const State& state, PlayerId player)
{
    return player.index < rebel_count(state);
}
inline bool is_on_map(const State& state, SectorId sector)
{
    return sectors_of(state).contains(sector);
}
inline bool is_own_unit(const State& state, PlayerId player, UnitId unit)
{
    return unit.is_some() && unit_of(state, unit).owner == player;
}

// If it is named at all, it is there.
inline void check_player(const State& state, PlayerId player)
{
    CHECK(player.is_none() || plays(state, player));
}
inline void check_rebel(const State& state, PlayerId player)
{
    CHECK(player.is_none() || is_rebel(state, player));
}
inline void check_on_map(const State& state, SectorId sector)
{
    CHECK(sector.is_none() || is_on_map(state, sector));
}

}  // namespace sortie::merc
