#include "games/skirmish/flow.h"

#include "games/skirmish/board.h"
#include "games/skirmish/cards.h"
#include "games/skirmish/events.h"
#include "games/skirmish/fight.h"
#include "games/skirmish/manoeuvre.h"
#include "games/skirmish/windows.h"

namespace sortie::skirmish {
namespace {

inline constexpr int cards_a_round = 2;  // B2.2

Seat first_seat(const State& state)
{
    return state.first;
}
Seat seat_whose_part_it_is(const State& state)
{
    return state.flow.each();
}
Seat seat_after(const State& state, Seat seat)
{
    return seat_at((seat.index + 1) % state.flow.seat_count);
}

// Calls `effect` for each seat in play, beginning with the first seat of the round.
template <class EffectOnSeat>
void for_each_from_first(const State& state, EffectOnSeat effect)
{
    Seat seat = state.first;
    for (int i = 0; i < state.flow.seat_count; ++i) {
        if (has_units(state, seat)) effect(seat);
        seat = seat_after(state, seat);
    }
}

// B1.4: lots decide who sits where, because with three seats the corner between the others is the
// hardest.
void place_squads(State& state, int units, Events& events)
{
    std::array<CellId, squads_max> lots = corners;
    const auto seats = static_cast<std::size_t>(state.flow.seat_count);
    state.rng.shuffle(std::span(lots).first(seats));
    for (std::size_t i = 0; i < seats; ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        events.tell(told::corner, seat, lots[i]);
        for (int slot = 0; slot < units; ++slot) {
            const UnitId unit = unit_of(seat, slot);
            state.units[unit.index].cell = start_cell(lots[i], slot);
            state.units[unit.index].health = stats_of(unit).health;
        }
    }
}

void deal_cards(State& state, int hand_size, Events& events)
{
    for (const CardRow& row : card_table) {
        for (int i = 0; i < row.count; ++i) state.deck.put_on_top(row.card);
    }
    state.deck.shuffle(state.rng);
    for (int i = 0; i < hand_size; ++i) {
        for_each_from_first(state, [&](Seat seat) { draw_card(state, seat, events); });
    }
}

struct Course : FlowLanguage<State> {
    // B2.1
    static FlowTree<State> tree()
    {
        FlowTree<State> tree = game(loop("rounds", until_game_ends(), at_most(rounds_max),  //
                                         run("supply", begin_round),                        //
                                         manoeuvre(),                                       //
                                         storm_in_turn(),                                   //
                                         run("scoring", score_round)));
        tree.parts.push_back(fight_part());
        return tree;
    }

    static FlowNode manoeuvre()
    {
        return loop("manoeuvre", while_(someone_has_steps), at_most(manoeuvre_passes_max),
                    ask_all("orders", {.seats = seats_in_play,
                                       .actions = {&step, &barrage, &halt},
                                       .seat_done = seat_is_done,
                                       .barrier = fight_is_waiting,
                                       .also = {&supply, &march, &medic}}),
                    wait_for_the_fight());
    }

    // B6.2: with nothing to storm the only move is to hold, and that is made without asking.
    static FlowNode storm_in_turn()
    {
        return each_seat("storm", seats_in_play, first_seat,
                         ask("storm a stronghold", seat_whose_part_it_is, {&storm, &hold},
                             {.takes_single = true}),
                         wait_for_the_fight());
    }

    // B3.6
    static FlowNode wait_for_the_fight()
    {
        return when("a fight is waiting", fight_is_waiting, barrier("the fight", call("fight")));
    }

    static FlowNode fight_part()
    {
        return part("fight", window("before_roll"),
                    when("both sides fight", both_sides_fight,     //
                         run("throw the dice", throw_dice),        //
                         window("after_roll"),                     //
                         run("throw again", throw_again),          //
                         run("count the hits", count_hits),        //
                         when("a retreat is due", retreat_is_due,  //
                              ask("retreat", who_retreats, {&retreat}, {.takes_single = true})),
                         run("move in", move_in)),
                    run("end the fight", end_fight));
    }
};

}  // namespace

void set_up_game(State& state, const Setup& setup, Events& events)
{
    state.map = static_cast<Map>(value_of(setup, Option::map));
    state.rounds = static_cast<std::uint8_t>(value_of(setup, Option::rounds));
    place_squads(state, value_of(setup, Option::units), events);
    // B1.6
    state.first = seat_at(static_cast<int>(state.rng.pick(state.flow.seat_count)));
    deal_cards(state, value_of(setup, Option::hand), events);
}

void begin_round(State& state, Events& events)
{
    // B2.5: the first seat moves on, so that nobody is always last to storm.
    if (state.round > 0) state.first = seat_after(state, state.first);
    ++state.round;
    events.tell(told::round_began, state.round, state.first);
    state.orders = {};
    state.card_played.clear();
    for (std::uint8_t i = 0; i < units_max; ++i) {
        Unit& unit = state.units[i];
        if (unit.is_alive()) unit.steps = stats_of(UnitId{i}).steps;  // B2.4
    }
    for (int i = 0; i < cards_a_round; ++i) {
        for_each_from_first(state, [&](Seat seat) { draw_card(state, seat, events); });
    }
}

// B7.1
void score_round(State& state, Events& events)
{
    for (std::uint8_t i = 0; i < cells; ++i) {
        const int points = worth_of(terrain_at(state.map, CellId{i})).points;
        if (points == 0) continue;
        const UnitId holder = unit_at(state, CellId{i});
        if (holder.is_none()) continue;
        std::uint8_t& sum = state.points[owner_of(holder).index];
        sum = static_cast<std::uint8_t>(sum + points);
        events.tell(told::scored, owner_of(holder), CellId{i}, points, sum);
    }
    if (state.round == state.rounds) end_the_game(state, events);  // B7.5
}

void do_resign(State& state, const Chosen& chosen, Events& events)
{
    for (const UnitId unit : squad_of(chosen.seat)) state.units[unit.index] = Unit{};
    events.tell(told::resigned, chosen.seat);
    end_if_one_is_left(state, events);
}

FlowTree<State> course_of_the_game()
{
    return Course::tree();
}

}  // namespace sortie::skirmish
