#include "games/merc/gear.h"

#include <utility>

namespace sortie::merc {
namespace {

auto& deck_of(State& state, Slot slot)
{
    return state.equipment[static_cast<std::size_t>(slot)];
}
const auto& deck_of(const State& state, Slot slot)
{
    return state.equipment[static_cast<std::size_t>(slot)];
}

Slot slot_of(Pocket pocket)
{
    switch (pocket) {
        case Pocket::weapon: return Slot::weapon;
        case Pocket::armor: return Slot::armor;
        default: return Slot::accessory;
    }
}

// R10.1, R10.2: whether a card of this type goes into this main slot of the unit.
bool slot_takes(UnitId unit, Pocket pocket, Slot slot)
{
    if (slot == slot_of(pocket)) return true;
    if (unit == merc::genesis) return pocket == Pocket::accessory && slot == Slot::weapon;
    return unit == merc::gunther && slot == Slot::accessory;
}

bool is_bandolier(CardId card)
{
    return card.is_some() && kind_id_of(card) == kind::bandolier;
}

// M-apeiron.1
bool refuses(UnitId unit, CardId card)
{
    return unit == merc::apeiron && kind_of(card).group == Group::explosive;
}

}  // namespace

CardId bandolier_of(const State& state, UnitId unit)
{
    for (const Pocket pocket : {Pocket::weapon, Pocket::armor, Pocket::accessory}) {
        if (is_bandolier(card_in(state, unit, pocket))) return card_in(state, unit, pocket);
    }
    return CardId::none();
}

std::optional<Code> why_not_pocket(const State& state, UnitId unit, CardId card, Pocket pocket)
{
    if (is_vehicle(card)) return e_slot;  // V3.2: it belongs to a squad
    const CardId own_bandolier = bandolier_of(state, unit);
    if (refuses(unit, card)) return e_refuses_item;
    if (is_in_bandolier(pocket)) {
        if (is_bandolier(card)) return e_second_bandolier;
        if (own_bandolier.is_none() || kind_of(card).slot != Slot::accessory) return e_slot;
        return std::nullopt;
    }
    if (!slot_takes(unit, pocket, kind_of(card).slot)) return e_slot;
    const bool is_second = is_bandolier(card) && own_bandolier.is_some() && own_bandolier != card &&
                           card_in(state, unit, pocket) != own_bandolier;
    if (is_second) return e_second_bandolier;
    return std::nullopt;
}

bool fits_free_pocket(const State& state, UnitId unit, CardId card, Pocket pocket)
{
    return card_in(state, unit, pocket).is_none() && !why_not_pocket(state, unit, card, pocket);
}

std::optional<Pocket> free_pocket_for(const State& state, UnitId unit, CardId card)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const auto pocket = static_cast<Pocket>(i);
        if (fits_free_pocket(state, unit, card, pocket)) return pocket;
    }
    return std::nullopt;
}

bool can_carry(const State& state, UnitId unit, CardId card)
{
    if (is_vehicle(card)) return unit_of(state, unit).squad != base_squad;
    for (std::size_t i = 0; i < pocket_count; ++i) {
        if (!why_not_pocket(state, unit, card, static_cast<Pocket>(i))) return true;
    }
    return false;
}

int wear_of(const State& state, CardId card)
{
    if (card.index < deck_card_count) return state.wear[card.index];
    return is_vehicle(card) ? state.modes.fleet[vehicle_in(card)].damage : 0;
}

void forget_wear(State& state, CardId card)
{
    if (card.index < deck_card_count) {
        state.wear[card.index] = 0;
    } else if (is_vehicle(card)) {
        state.modes.fleet[vehicle_in(card)] = Vehicle{};
    }
}

bool is_damaged(const State& state, CardId card)
{
    return (kind_of(card).slot == Slot::armor || is_vehicle(card)) && wear_of(state, card) > 0;
}

void put_in_stash(State& state, SectorId sector, CardId card)
{
    if (is_damaged(state, card) || is_component(card)) {
        discard_card(state, card);
        return;
    }
    state.disarmed.erase(card);
    state.stashes[sector.index].insert(card);
}

void discard_card(State& state, CardId card)
{
    if (is_component(card)) {
        state.modes.origins[component_in(card)] = SectorId::none();  // V5.6: back in the supply
        return;
    }
    forget_wear(state, card);
    state.disarmed.erase(card);
    auto& deck = deck_of(state, kind_of(card).slot);
    if (deck.discard_pile.is_full()) {
        state.modes.under_accessories =
            card;  // all of the others lie here, so nothing is on top of it
    } else {
        deck.discard(card);
    }
}

void put_in_pocket(State& state, UnitId unit, CardId card, Pocket pocket)
{
    CardId& place = unit_of(state, unit).carried[static_cast<std::size_t>(pocket)];
    CHECK(place.is_none());
    state.disarmed.erase(card);
    place = card;
}

CardId take_from_pocket(State& state, UnitId unit, Pocket pocket)
{
    CardId& place = unit_of(state, unit).carried[static_cast<std::size_t>(pocket)];
    const CardId card = place;
    place = CardId::none();
    return card;
}

void take_from_stash(State& state, SectorId sector, CardId card)
{
    CHECK(state.stashes[sector.index].contains(card));
    state.stashes[sector.index].erase(card);
}

void take_from_discard(State& state, CardId card)
{
    const bool was_there = deck_of(state, kind_of(card).slot).discard_pile.erase_value(card);
    CHECK(was_there);
}

bool can_draw(const State& state, Slot slot)
{
    return deck_of(state, slot).can_draw() ||
           (slot == Slot::accessory && state.modes.under_accessories.is_some());
}

CardId draw_card(State& state, Slot slot)
{
    if (!can_draw(state, slot)) return CardId::none();
    const bool is_lowest = slot == Slot::accessory && deck_of(state, slot).draw_pile.empty() &&
                           state.modes.under_accessories.is_some();
    if (is_lowest) return std::exchange(state.modes.under_accessories, CardId::none());
    return deck_of(state, slot).draw(state.rng);
}

std::optional<Pocket> pocket_of(const State& state, UnitId unit, CardId card)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const auto pocket = static_cast<Pocket>(i);
        if (card_in(state, unit, pocket) == card) return pocket;
    }
    return std::nullopt;
}

void discard_carried(State& state, UnitId unit, CardId card)
{
    const std::optional<Pocket> pocket = pocket_of(state, unit, card);
    CHECK(pocket.has_value());
    discard_card(state, take_from_pocket(state, unit, *pocket));
}

void leave_all_in_stash(State& state, UnitId unit, SectorId sector)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const CardId card = take_from_pocket(state, unit, static_cast<Pocket>(i));
        if (card.is_some()) put_in_stash(state, sector, card);
    }
}

void discard_all(State& state, UnitId unit)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const CardId card = take_from_pocket(state, unit, static_cast<Pocket>(i));
        if (card.is_some()) discard_card(state, card);
    }
}

bool is_discarded(const State& state, CardId card)
{
    return deck_of(state, kind_of(card).slot).discard_pile.contains(card);
}

bool has_discarded_card(const State& state)
{
    for (const auto& deck : state.equipment) {
        if (!deck.discard_pile.empty()) return true;
    }
    return false;
}

CardSet armed_mines_in(const State& state, SectorId sector)
{
    CardSet mines;
    for (const CardId card : state.stashes[sector.index] - state.disarmed) {
        if (kind_of(card).group == Group::mine) mines.insert(card);
    }
    return mines;
}

}  // namespace sortie::merc
