#pragma once
// Equipment: which card may go where, and every way in which one moves (R10).
//
//     if (!why_not_pocket(state, unit, card, Pocket::weapon)) put_on(state, unit, card, Pocket::weapon, left);
//
// A card is always in exactly one place: a deck, a discard pile, a stash, a pocket, a task or the loot. The functions
// here take a card that is in nobody's place ("loose") and give it one, or take it out of its place; callers never
// write into a pile themselves. Damaged armor never lies in a stash (R10.8), a card that comes out of a discard pile
// is whole again (R10.10), and a mine that comes into a stash is armed (R7.20.3).

#include <optional>

#include "engine/event.h"
#include "games/merc/board.h"
#include "games/merc/codes.h"

namespace sortie::merc {

// ---- Pockets ------------------------------------------------------------------------------------

inline CardId card_in(const State& state, UnitId unit, Pocket pocket)
{
    return unit_of(state, unit).carried[static_cast<std::size_t>(pocket)];
}
constexpr bool is_in_bandolier(Pocket pocket)
{
    return pocket >= Pocket::bandolier1;
}
// Where the unit carries its bandolier, and which card it is; nothing without one.
CardId bandolier_of(const State& state, UnitId unit);

// R10.1 to R10.3: why the card may not be put there, or nothing. What is there already would be displaced.
std::optional<Code> why_not_pocket(const State& state, UnitId unit, CardId card, Pocket pocket);
// The same, and the place is free.
bool fits_free_pocket(const State& state, UnitId unit, CardId card, Pocket pocket);
// The first free place for the card; nothing if there is none.
std::optional<Pocket> free_pocket_for(const State& state, UnitId unit, CardId card);
// Whether there is any legal place at all, free or not.
bool can_carry(const State& state, UnitId unit, CardId card);

// ---- Moving cards -------------------------------------------------------------------------------

// Points lost by armor or a vehicle, uses made of a kit.
int wear_of(const State& state, CardId card);
void forget_wear(State& state, CardId card);
bool is_damaged(const State& state, CardId card);  // R10.7
inline Slot slot_of(CardId card)
{
    return kind_of(card).slot;
}

// Gives loose cards a place.
void put_in_stash(State& state, SectorId sector, CardId card);  // or on its pile, if it is damaged
void discard_card(State& state, CardId card);
void put_in_pocket(State& state, UnitId unit, CardId card, Pocket pocket);  // must be free

// Takes cards out of their place; they are loose then.
CardId take_from_pocket(State& state, UnitId unit, Pocket pocket);
void take_from_stash(State& state, SectorId sector, CardId card);
void take_from_discard(State& state, CardId card);

// R16.1: the top card of a deck, its discard pile shuffled in if need be; nothing if both are empty.
bool can_draw(const State& state, Slot slot);
CardId draw_card(State& state, Slot slot);

// Where the unit carries the card; nothing if it does not.
std::optional<Pocket> pocket_of(const State& state, UnitId unit, CardId card);
// Used up: a carried card goes to its discard pile.
void discard_carried(State& state, UnitId unit, CardId card);

// Everything the unit carries goes to the stash of the sector (R9.3), or to the discard piles (R10.13).
void leave_all_in_stash(State& state, UnitId unit, SectorId sector);
void discard_all(State& state, UnitId unit);

// R9.6, R10.16: whether the card is on one of the discard piles, and whether any is.
bool is_discarded(const State& state, CardId card);
bool has_discarded_card(const State& state);

// C17.1: armed mines in a stash.
CardSet armed_mines_in(const State& state, SectorId sector);

}  // namespace sortie::merc
