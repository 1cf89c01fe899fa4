#include "games/taktik/windows.h"

#include "games/taktik/events.h"

namespace sortie::taktik {
namespace {

// In the malus window the drawer has the only role; in the others the roles stand in the order of the offers.
bool has_role(const State& state, Reactor reactor)
{
    if (reactor == Reactor::either) return true;
    const std::size_t role = reactor == Reactor::responder ? responder_role : initiator_role;
    return state.windows.current_has_role(role);
}

bool covers(CardId bonus, CardId malus)
{
    return row_of(bonus).cancels.contains(row_of(malus).category);
}

bool fits_as_tactic(const State& state, TacticId tactic)
{
    const CardRow& row = row_of(tactic);
    return row.window == open_window_of(state) && has_role(state, row.reactor);
}

bool is_reaction_target(const State& state, Side by, CardId card, UnitId unit)
{
    const Resolution& resolution = state.resolution;
    switch (row_of(card).target) {
        case Target::frame_attacker: return unit == resolution.unit;
        case Target::frame_target: return unit == resolution.target;
        case Target::supporter: return can_support(state, unit);
        default: return is_target(state, by, card, unit);
    }
}

}  // namespace

PublicFacts public_facts_of(const State& state)
{
    PublicFacts facts;
    facts.initiator = seat_of(state, state.active);
    facts.responder = seat_of(state, other_side(state.active));
    const UnitSet without_tactics = units_touched(state, Primitive::lock_tactics);
    const UnitSet without_reserve = units_touched(state, Primitive::lock_reserve);
    for (const Side side : all_sides) {
        const Camp& camp = camp_of(state, side);
        const std::size_t seat = seat_of(state, side).index;
        facts.played[seat] = camp.played;
        facts.has_tactics[seat] = tactics_left(camp) > 0;
        const UnitId any_unit{first_unit_of(side)};
        facts.tactics_are_locked[seat] = without_tactics.contains(any_unit);
        facts.can_use_reserve[seat] =
            reserve_count(camp) > 0 && !without_reserve.contains(any_unit);
    }
    return facts;
}

bool holds_card(const Camp& camp, CardId card)
{
    if (is_tactic(card)) return camp.tactics.contains(tactic_of(card));
    for (const CardId held : camp.reserve) {
        if (held == card) return true;
    }
    return false;
}

void cards_to_react_with(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    const Camp& camp = camp_of(state, side);
    if (!is_malus_window(state)) {
        for (const TacticId tactic : camp.tactics) {
            if (fits_as_tactic(state, tactic)) out.add(card_of(tactic));
        }
        return;
    }
    for (const CardId card : camp.reserve) {
        if (card.is_none() || !covers(card, state.pending) || is_locked(state, side, card))
            continue;
        if (!out.contains(card.index)) out.add(card);
    }
}

bool reaction_is_held(const State& state, const Chosen& chosen)
{
    return holds_card(camp_of(state, side_of(state, chosen)), chosen.as<CardId>(1));
}

bool reaction_is_accepted(const State& state, const Chosen& chosen)
{
    return is_malus_window(state) || is_tactic(chosen.as<CardId>(1));
}

bool reaction_has_cancel_mode(const State& state, const Chosen& chosen)
{
    const CardId card = chosen.as<CardId>(1);
    return !is_malus_window(state) || is_tactic(card) || !row_of(card).cancels.empty();
}

bool reaction_fits_window(const State& state, const Chosen& chosen)
{
    const CardId card = chosen.as<CardId>(1);
    return is_malus_window(state) ? !is_tactic(card) : row_of(card).window == open_window_of(state);
}

bool reaction_fits_role(const State& state, const Chosen& chosen)
{
    return is_malus_window(state) || has_role(state, row_of(chosen.as<CardId>(1)).reactor);
}

bool reaction_is_not_locked(const State& state, const Chosen& chosen)
{
    return !is_malus_window(state) ||
           !is_locked(state, side_of(state, chosen), chosen.as<CardId>(1));
}

void units_to_react_with(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    const CardId card = chosen.as<CardId>(1);
    for (std::uint8_t i = 0; i < units_max; ++i) {
        if (is_reaction_target(state, side, card, UnitId{i})) out.add(UnitId{i});
    }
}

void quadrants_to_react_with(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side enemy = other_side(side_of(state, chosen));
    for (std::uint8_t i = 0; i < quadrant_count; ++i) {
        if (units_in_quadrant(state, enemy, static_cast<Quadrant>(i)) > 0) out.add(i);
    }
}

void do_react(State& state, const Chosen& chosen, Events& events)
{
    const Side side = side_of(state, chosen);
    const CardId card = chosen.as<CardId>(1);
    Camp& camp = camp_of(state, side);
    ++camp.points;  // VC3: for a tactic that is played, and for a malus that is cancelled
    events.shows_secret();
    if (is_malus_window(state)) {
        std::size_t slot = 0;
        while (camp.reserve[slot] != card) ++slot;
        camp.reserve[slot] = CardId::none();
        state.deck.discard(card);
        state.resolution.is_cancelled = true;
        events.tell(told::malus_cancelled, chosen.seat, state.pending, card);
        events.tell(told::scored, side, camp.points);
        return;
    }
    camp.tactics.erase(tactic_of(card));
    camp.played.insert(tactic_of(card));
    events.tell(told::tactic_played, chosen.seat, card);
    events.tell(told::scored, side, camp.points);
    Named named;
    if (chosen.has(2)) named.unit = chosen.as<UnitId>(2);
    if (chosen.has(3)) named.quadrant = chosen.as<Quadrant>(3);
    begin_effects(state, card, side, named, events);
}

}  // namespace sortie::taktik
