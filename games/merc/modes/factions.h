#pragma once
// Factions of Versus (V4): who holds a sector, what a faction holds, and whom ties favour.
//
// A tie goes to the faction whose sectors are worth least, then to the one with fewest MERCs (V4.6). Control of a sector
// is a question that is asked all the time and throws no dice: there the last word has the faction that acts earlier in
// the round. Ties of initiative and of the final value are asked once, and end with dice.

#include "engine/event.h"
#include "games/merc/board.h"

namespace sortie::merc {

// V4.5: the strongest player of the faction with most units there; none: nobody is there.
PlayerId holder_among_factions(const State& state, SectorId sector);

int value_of_faction(const State& state, std::uint8_t faction);
int mercs_of_faction(const State& state, std::uint8_t faction);
bool has_any_unit(const State& state, std::uint8_t faction);
// Its turn in a round: 0 is first.
int turn_of(const State& state, std::uint8_t faction);

// V4.6: of those in the set the one that a tie favours; dice decide between equals.
std::uint8_t favoured_of(State& state, std::uint32_t factions);
// At the start of a combat: whom ties of initiative favour in it.
void note_favour(State& state);

}  // namespace sortie::merc
