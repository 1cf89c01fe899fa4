#include "games/skirmish/skirmish.h"

#include <algorithm>

#include "games/skirmish/picture.h"

namespace sortie::skirmish {
namespace {

// B1.3
constexpr int units_on_board_max = 12;

void check_units(const State& state)
{
    CellSet seen;
    for (std::uint8_t i = 0; i < units_max; ++i) {
        const Unit& unit = state.units[i];
        CHECK(unit.is_alive() == unit.cell.is_some());
        CHECK(unit.is_alive() || unit.steps == 0);
        CHECK(unit.health <= stats_of(UnitId{i}).health);
        CHECK(unit.steps <= stats_of(UnitId{i}).steps + march_steps);
        if (!unit.is_alive()) continue;
        CHECK(owner_of(UnitId{i}).index < state.flow.seat_count);
        CHECK(unit.cell.index < cells);
        CHECK(!river_of(state.map).contains(unit.cell));
        CHECK(!seen.contains(unit.cell));
        seen.insert(unit.cell);
    }
    CHECK(seen.size() <= units_on_board_max);
    CHECK(!seen.empty());
}

// Every card is in exactly one place.
void check_cards(const State& state)
{
    std::array<int, card_kinds> counts{};
    const auto count = [&](CardId each) {
        CHECK(each.index < card_kinds);
        ++counts[each.index];
    };
    for (const Hand& hand : state.hands) {
        for (const CardId each : hand) count(each);
    }
    for (const CardId each : state.deck.draw_pile) count(each);
    for (const CardId each : state.deck.discard_pile) count(each);
    for (std::size_t i = 0; i < card_kinds; ++i) CHECK(counts[i] == card_table[i].count);
}

void check_fight(const State& state)
{
    const Fight& fight = state.fight;
    if (!fight.is_some()) {
        CHECK(fight == Fight{});
        return;
    }
    CHECK(fight.attacker.index < units_max);
    CHECK(fight.defender.index < units_max);
    CHECK(owner_of(fight.attacker) != owner_of(fight.defender));
    CHECK(fight.cell.index < cells);
    CHECK(fight.attack_die <= 6);
    CHECK(fight.defence_die <= 6);
    CHECK((fight.attack_die == 0) == (fight.defence_die == 0));
    CHECK(!(fight.is_barrage && fight.follows));
    CHECK(!(fight.is_barrage && fight.retreat_is_due));
    CHECK(fight.is_won || !fight.retreat_is_due);
}

void check_moment(const State& state)
{
    const SeatSet in_play = seats_in_play(state);
    CHECK((state.flow.awaited - in_play).empty());
    CHECK(state.flow.is_over() == state.flow.awaited.empty());
    CHECK(state.flow.is_over() || in_play.size() > 1);
    CHECK(state.flow.waiting != Waiting::several || !state.fight.is_some());
    CHECK(state.flow.waiting != Waiting::window || state.fight.is_some());
    CHECK((state.flow.waiting == Waiting::window) == state.windows.is_open());
    // The public facts that decide whom the manoeuvre waits for; no hand is among them.
    if (state.flow.waiting != Waiting::several) return;
    for (const Seat seat : in_play) {
        const bool is_expected = has_steps(state, seat) && keeps_pace(state, seat);
        CHECK(state.flow.awaited.contains(seat) == is_expected);
    }
}

}  // namespace

// B1.3
std::optional<std::string> Skirmish::why_not_setup(const Setup& setup)
{
    const int units = value_of(setup, Option::units);
    if (setup.seats * units <= units_on_board_max) return std::nullopt;
    return std::to_string(setup.seats) + " seats with " + std::to_string(units) +
           " units each do not fit the board; units can be at most " +
           std::to_string(units_on_board_max / setup.seats) + " here (rule B1.3)";
}

Occurrence card_played(const State&, const Event& event)
{
    return {static_cast<std::uint16_t>(event.values[1]), seat_at(event.values[0])};
}

SeatSet all_seats(const State& state)
{
    return SeatSet::first(state.flow.seat_count);
}

// B7.6: who has dropped out cannot win, whatever the points.
Scores Skirmish::scores(const State& state)
{
    Scores scores{};
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const Seat seat = seat_at(i);
        scores[seat.index] = has_units(state, seat) ? int{state.points[seat.index]} : -1;
    }
    return scores;
}

void Skirmish::check_state(const State& state)
{
    CHECK(state.flow.seat_count >= info.seats_least);
    CHECK(state.flow.seat_count <= info.seats_most);
    CHECK(state.round >= 1);
    CHECK(state.round <= state.rounds);
    CHECK(state.rounds <= rounds_max);
    CHECK(state.first.index < state.flow.seat_count);
    CHECK(static_cast<std::size_t>(state.map) < maps);
    for (std::size_t i = state.flow.seat_count; i < squads_max; ++i) {
        CHECK(state.hands[i].empty());
        CHECK(state.points[i] == 0);
        CHECK(state.orders[i] == 0);
    }
    CHECK((state.card_played - SeatSet::first(state.flow.seat_count)).empty());
    CHECK(state.rng.is_consistent());
    check_units(state);
    check_cards(state);
    check_fight(state);
    check_moment(state);
}

// B1.5, B7.3: hands are secret, also of those who have dropped out, and so is the order of the draw
// pile.
void Skirmish::conceal(State& state, Seat viewer)
{
    for (std::size_t i = 0; i < squads_max; ++i) {
        if (i == viewer.index) continue;
        for (CardId& held : state.hands[i]) held = CardId::none();
    }
    for (CardId& each : state.deck.draw_pile) each = CardId::none();
}

// Everything that `conceal` blanks is one heap of unseen cards; it is sorted, so that the guess tells nothing about where
// they were, shuffled and dealt out again.
void Skirmish::determinize(State& state, Seat seat, Rng& rng)
{
    FixedVector<CardId, deck_size> unseen = state.deck.draw_pile;
    for (std::size_t i = 0; i < squads_max; ++i) {
        if (i == seat.index) continue;
        for (const CardId held : state.hands[i]) unseen.push_back(held);
    }
    std::sort(unseen.begin(), unseen.end());  // total order: equal cards are the same
    rng.shuffle(unseen.span());
    for (std::size_t i = 0; i < squads_max; ++i) {
        if (i == seat.index) continue;
        for (CardId& held : state.hands[i]) held = unseen.pop_back();
    }
    for (CardId& each : state.deck.draw_pile) each = unseen.pop_back();
}

// Gives the engine's own refusals the number of the rule behind them, and tells a seat that waits
// in the manoeuvre why.
void Skirmish::adapt_refusal(const State& state, Seat seat, const Move&, Refusal& refusal)
{
    switch (refusal.cause) {
        case RefusalCause::barrier: refusal.rule = "B3.6"; break;
        case RefusalCause::window_open:
        case RefusalCause::no_window:
        case RefusalCause::stale_window:
        case RefusalCause::not_entitled:
        case RefusalCause::not_your_offer:
        case RefusalCause::wrong_window: refusal.rule = "B5.1"; break;
        case RefusalCause::not_awaited:
            if (state.flow.waiting != Waiting::several || !seats_in_play(state).contains(seat))
                break;
            if (has_steps(state, seat)) {
                refusal.rule = pace_is_kept.rule;
                refusal.code = pace_is_kept.code;
                refusal.words = pace_is_kept.words;
            } else {
                refusal.rule = "B3.7";
                refusal.code = "E_NO_STEP";
                refusal.words = "one of your units has a step left";
            }
            break;
        default: break;
    }
}

void Skirmish::check_definitions(std::vector<Finding>& findings)
{
    check_card_table(card_table, findings);
}

std::string Skirmish::board(const State& seen, Seat viewer)
{
    return picture_of(seen, viewer);
}

}  // namespace sortie::skirmish
