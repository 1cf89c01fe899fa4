#include "games/taktik/card_play.h"

#include "games/taktik/events.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

bool is_cut_off(const State& state, UnitId unit)
{
    return is_under(state, unit, Primitive::lock_supply);
}

Named named_by(const State& state, const Chosen& chosen, std::size_t unit_at)
{
    Named named;
    const Asks asked = asks_for(row_of(card_to_play(state, chosen)).target);
    if (asked == Asks::unit) named.unit = chosen.as<UnitId>(unit_at);
    if (asked == Asks::cell) named.cell = chosen.as<CellId>(unit_at + 1);
    return named;
}

// T11.3: the effect mode of a bonus; the card is then discarded.
void use_bonus(State& state, Side by, CardId card, const Named& named, Events& events)
{
    events.shows_secret();
    events.tell(told::bonus_played, seat_of(state, by), card);
    ++state.bonuses_played;
    begin_effects(state, card, by, named, events);
    state.deck.discard(card);
    judge(state, Moment::in_turn, events);
}

void add_occupied(const Reserve& reserve, Candidates& out)
{
    for (std::size_t i = 0; i < reserve.size(); ++i) {
        if (reserve[i].is_some()) out.add(static_cast<Argument>(i));
    }
}

std::size_t lowest_free_slot(const Camp& camp)
{
    std::size_t slot = 0;
    while (camp.reserve[slot].is_some()) ++slot;
    return slot;
}

Choice choice_for(Target target)
{
    switch (target) {
        case Target::drawers_unit: return Choice::unit;
        case Target::drawers_mech: return Choice::mech;
        case Target::any_quadrant: return Choice::quadrant;
        case Target::drawers_slot: return Choice::slot;
        default: return Choice::none;
    }
}

// Is there anything that the opponent could name?
bool has_options(const State& state, Choice choice)
{
    const Camp& camp = camp_of(state, state.active);
    if (choice == Choice::slot) return reserve_count(camp) > 0;
    if (choice == Choice::quadrant) return true;
    bool is_found = false;
    for_each_on_board(state, state.active, [&](UnitId unit) {
        is_found |= choice == Choice::unit || type_of(unit) == UnitType::mech;
    });
    return is_found;
}

void finish_malus(State& state, Events& events)
{
    state.deck.discard(state.pending);
    state.pending = CardId::none();
    state.resolution = Resolution{};
    judge(state, Moment::in_turn, events);
}

void resolve_malus(State& state, const Named& named, Events& events)
{
    events.tell(told::malus_resolved, state.pending);
    begin_effects(state, state.pending, state.active, named, events);
    finish_malus(state, events);
}

}  // namespace

bool is_target(const State& state, Side by, CardId card, UnitId unit)
{
    if (!is_on_board(state, unit)) return false;
    const Unit& here = unit_in(state, unit);
    const bool is_own = side_of(unit) == by;
    switch (row_of(card).target) {
        case Target::damaged_unit:
            return is_own && here.hp < row_of(unit).hp && !is_cut_off(state, unit);
        case Target::held_unit: return is_own && is_held_by_malus(state, unit);
        case Target::limited_unit: return is_own && row_of(unit).is_limited;
        case Target::own_unit: return is_own;
        default: return false;
    }
}

// ---- Drawing --------------------------------------------------------------------------------------------------------

void do_draw(State& state, const Chosen& chosen, Events& events)
{
    if (state.deck.draw_pile.empty()) events.tell(told::reshuffled);
    const CardId card = state.deck.draw(state.rng);
    state.pending = card;
    if (is_bonus(card)) {
        events.tell_known(SeatSet{chosen.seat}, told::bonus_drawn, chosen.seat, card);
        return;
    }
    state.resolution.kind = ResolutionKind::malus;
    events.shows_secret();
    events.tell(told::malus_drawn, chosen.seat, card);
}

// ---- The pending bonus ----------------------------------------------------------------------------------------------

// `play` has the unit first, `reserve` has the place of the card before it.
CardId card_to_play(const State& state, const Chosen& chosen)
{
    if (state.pending.is_some()) return state.pending;
    return slot_card(state, chosen);
}

void units_for_card(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    const CardId card = card_to_play(state, chosen);
    for_each_on_board(state, side, [&](UnitId unit) {
        if (is_target(state, side, card, unit)) out.add(unit);
    });
}

void cells_for_card(const State& state, const Chosen& chosen, Candidates& out)
{
    home_cells(state, side_of(state, chosen), out);
}

bool a_unit_can_enter(const State& state, const Chosen& chosen)
{
    return next_in_reserve(state, side_of(state, chosen)).is_some();
}

void do_play(State& state, const Chosen& chosen, Events& events)
{
    const CardId card = state.pending;
    const Named named = named_by(state, chosen, 0);
    state.pending = CardId::none();
    use_bonus(state, side_of(state, chosen), card, named, events);
}

bool reserve_is_full(const State& state, const Chosen& chosen)
{
    const Side side = side_of(state, chosen);
    return reserve_count(camp_of(state, side)) >= capacity_of_reserve(state, side);
}

void occupied_slots(const State& state, const Chosen& chosen, Candidates& out)
{
    add_occupied(camp_of(state, side_of(state, chosen)).reserve, out);
}

void do_store(State& state, const Chosen& chosen, Events& events)
{
    Camp& camp = camp_of(state, side_of(state, chosen));
    const std::size_t slot = chosen.has(0) ? chosen.as<std::size_t>(0) : lowest_free_slot(camp);
    if (const CardId old = camp.reserve[slot]; old.is_some()) {
        state.deck.discard(old);
        events.shows_secret();
        events.tell(told::discarded, chosen.seat, old);
    }
    camp.reserve[slot] = state.pending;
    events.tell_known(SeatSet{chosen.seat}, told::bonus_stored, chosen.seat, slot, state.pending);
    state.pending = CardId::none();
    judge(state, Moment::in_turn, events);
}

void do_discard(State& state, const Chosen& chosen, Events& events)
{
    events.shows_secret();
    events.tell(told::discarded, chosen.seat, state.pending);
    state.deck.discard(state.pending);
    state.pending = CardId::none();
    judge(state, Moment::in_turn, events);
}

void do_reserve(State& state, const Chosen& chosen, Events& events)
{
    const Side side = side_of(state, chosen);
    const CardId card = slot_card(state, chosen);
    const Named named = named_by(state, chosen, 1);
    camp_of(state, side).reserve[chosen.as<std::size_t>(0)] = CardId::none();
    use_bonus(state, side, card, named, events);
}

void do_end_phase(State& state, const Chosen&, Events&)
{
    state.phase_is_over = true;
}

// ---- A malus --------------------------------------------------------------------------------------------------------

bool a_malus_is_drawn(const State& state)
{
    return state.resolution.kind == ResolutionKind::malus;
}

void settle_malus(State& state, Events& events)
{
    if (state.resolution.is_cancelled) {
        finish_malus(state, events);
        return;
    }
    const Choice choice = choice_for(row_of(state.pending).target);
    if (choice == Choice::none) {
        resolve_malus(state, Named{}, events);
        return;
    }
    if (!has_options(state, choice)) {
        events.tell(told::malus_void, state.pending);
        finish_malus(state, events);
        return;
    }
    state.choice = choice;
    state.chooser = other_side(state.active);
}

bool a_choice_is_open(const State& state)
{
    return state.choice != Choice::none;
}

Seat who_chooses(const State& state)
{
    return seat_of(state, state.chooser);
}

void units_to_choose(const State& state, const Chosen&, Candidates& out)
{
    for_each_on_board(state, state.active, [&](UnitId unit) {
        if (state.choice == Choice::unit || type_of(unit) == UnitType::mech) out.add(unit);
    });
}

// Of the drawer for a malus, of the one who is asked where a reserve is too full.
void slots_to_choose(const State& state, const Chosen&, Candidates& out)
{
    const Side side = state.choice == Choice::surplus ? state.chooser : state.active;
    add_occupied(camp_of(state, side).reserve, out);
}

void do_choose(State& state, const Chosen& chosen, Events& events)
{
    const Choice choice = state.choice;
    state.choice = Choice::none;
    if (choice == Choice::surplus) {
        Camp& camp = camp_of(state, state.chooser);
        const auto slot = chosen.as<std::size_t>(2);
        events.shows_secret();
        events.tell(told::discarded, chosen.seat, camp.reserve[slot]);
        state.deck.discard(camp.reserve[slot]);
        camp.reserve[slot] = CardId::none();
        state.chooser = Side::attacker;
        return;
    }
    state.chooser = Side::attacker;
    Named named;
    if (chosen.has(0)) named.unit = chosen.as<UnitId>(0);
    if (chosen.has(1)) named.quadrant = chosen.as<Quadrant>(1);
    if (chosen.has(2)) named.slot = chosen.as<std::uint8_t>(2);
    resolve_malus(state, named, events);
}

// ---- The end of a turn ----------------------------------------------------------------------------------------------

bool a_reserve_overflows(const State& state)
{
    for (const Side side : all_sides) {
        if (reserve_count(camp_of(state, side)) > capacity_of_reserve(state, side)) return true;
    }
    return false;
}

void ask_for_surplus(State& state, Events&)
{
    for (const Side side : all_sides) {
        if (reserve_count(camp_of(state, side)) <= capacity_of_reserve(state, side)) continue;
        state.choice = Choice::surplus;
        state.chooser = side;
        return;
    }
}

void shuffle_draw_pile(State& state, Events&)
{
    state.deck.shuffle(state.rng);
}

}  // namespace sortie::taktik
