#include "games/merc/outfitter.h"

namespace sortie::merc {
namespace {

constexpr std::array main_pockets{Pocket::weapon, Pocket::armor, Pocket::accessory};

int serial_of(CardId card)
{
    return card.is_none() ? 0 : kind_of(card).serial;
}

bool is_taken_at_all(CardId card)
{
    return !is_left_by_automatic_players(kind_of(card));
}

// The highest card of the type that may legally go into the pocket and is higher than what is there.
CardId best_for(const State& state, UnitId unit, const CardSet& cards, Pocket pocket, Slot slot)
{
    CardId best;
    const int held = serial_of(card_in(state, unit, pocket));
    for (const CardId card : cards) {
        const int serial = serial_of(card);
        if (slot_of(card) != slot || serial <= held || serial <= serial_of(best)) continue;
        if (!is_taken_at_all(card) || why_not_pocket(state, unit, card, pocket)) continue;
        best = card;
    }
    return best;
}

}  // namespace

std::optional<PutChoice> usual_put(const State& state, UnitId unit, const CardSet& cards)
{
    if (cards.empty()) return std::nullopt;
    for (std::size_t i = 0; i < slot_count; ++i) {
        const CardId card = best_for(state, unit, cards, main_pockets[i], static_cast<Slot>(i));
        if (card.is_some()) return PutChoice{card, main_pockets[i]};
    }
    if (bandolier_of(state, unit).is_none()) return std::nullopt;
    for (const Pocket pocket : {Pocket::bandolier1, Pocket::bandolier2, Pocket::bandolier3}) {
        if (card_in(state, unit, pocket).is_some()) continue;
        const CardId card = best_for(state, unit, cards, pocket, Slot::accessory);
        if (card.is_some()) return PutChoice{card, pocket};
    }
    return std::nullopt;
}

std::optional<Pocket> usual_pocket(const State& state, UnitId unit, CardId card)
{
    CardSet one;
    one.insert(card);
    const std::optional<PutChoice> choice = usual_put(state, unit, one);
    if (!choice) return std::nullopt;
    return choice->pocket;
}

bool is_fully_equipped(const State& state, UnitId unit)
{
    for (const Pocket pocket : main_pockets) {
        if (card_in(state, unit, pocket).is_none()) return false;
    }
    return true;
}

bool lacks(const State& state, UnitId unit, Slot slot)
{
    return card_in(state, unit, main_pockets[static_cast<std::size_t>(slot)]).is_none();
}

bool would_reequip(const State& state, UnitId unit)
{
    return usual_put(state, unit, state.stashes[sector_of(state, unit).index]).has_value();
}

bool is_before_by_name(const State& state, UnitId a, UnitId b)
{
    if (a == dictator_card || b == dictator_card) return b == dictator_card && a != b;
    return name_of(state, a) < name_of(state, b);
}

KeepChoice usual_keep(const State& state, const Task& task)
{
    KeepChoice best{task.drawn[0], UnitId::none(), Pocket::weapon};
    int best_serial = -1;
    for (const CardId card : task.drawn) {
        if (!is_taken_at_all(card) || serial_of(card) <= best_serial) continue;
        UnitId taker;
        for (const UnitId unit : squad_of(state, task.unit).members) {
            const bool wants = lacks(state, unit, slot_of(card)) && usual_pocket(state, unit, card);
            if (!wants) continue;
            if (taker.is_none() || is_before_by_name(state, unit, taker)) taker = unit;
        }
        if (taker.is_none()) continue;
        best = {card, taker, *usual_pocket(state, taker, card)};
        best_serial = serial_of(card);
    }
    return best;
}

}  // namespace sortie::merc
