#include "pig.h"

namespace pig {
namespace {

using sortie::EventKind;
using sortie::seat_kind;

constexpr EventKind thrown{
    .name = "thrown", .text = "{0} throws a {1}", .fields = {{"seat", &seat_kind}, {"die"}}};
constexpr EventKind stopped{.name = "stopped",
                            .text = "{0} keeps {1} and has {2}",
                            .fields = {{"seat", &seat_kind}, {"pot"}, {"kept"}}};

sortie::SeatSet everyone(const State& state)
{
    return sortie::SeatSet::first(state.flow.seat_count);
}
Seat first_seat(const State&)
{
    return sortie::seat_at(0);
}
Seat seat_whose_turn_it_is(const State& state)
{
    return state.flow.each();
}
bool rounds_are_left(const State& state)
{
    return state.round < rounds;
}
bool turn_has_ended(const State& state)
{
    return state.turn_has_ended;
}
void begin_round(State& state, Events&)
{
    ++state.round;
}
void begin_turn(State& state, Events&)
{
    state.pot = 0;
    state.turn_has_ended = false;
}

struct Course : sortie::FlowLanguage<State> {
    static sortie::FlowTree<State> tree()
    {
        return game(loop(
            "rounds", while_(rounds_are_left), at_most(rounds), run("next round", begin_round),
            each_seat("everyone's turn", everyone, first_seat, run("begin", begin_turn),
                      loop("turn", until(turn_has_ended), at_most(goal_most),
                           ask("throw or stop", seat_whose_turn_it_is, {&throw_die, &stop})))));
    }
};

}  // namespace

void do_throw(State& state, const Chosen& chosen, Events& events)
{
    const int die = state.rng.roll(6);
    events.tell(thrown, chosen.seat, die);
    state.turn_has_ended = die == 1;
    state.pot = die == 1 ? std::uint8_t{0} : static_cast<std::uint8_t>(state.pot + die);
}

void do_stop(State& state, const Chosen& chosen, Events& events)
{
    std::uint8_t& kept = state.kept[chosen.seat.index];
    kept = static_cast<std::uint8_t>(kept + state.pot);
    events.tell(stopped, chosen.seat, state.pot, kept);
    state.pot = 0;
    state.turn_has_ended = true;
    if (kept >= state.goal) state.flow.end_game();
}

sortie::FlowTree<State> Pig::flow()
{
    return Course::tree();
}

void Pig::set_up(State& state, const sortie::Setup& setup, Events&)
{
    state.goal = static_cast<std::uint8_t>(setup.values[0]);
}

sortie::Scores Pig::scores(const State& state)
{
    sortie::Scores scores{};
    for (std::size_t i = 0; i < squads; ++i) scores[i] = state.kept[i];
    return scores;
}

void Pig::check_state(const State& state)
{
    CHECK(state.goal >= 10);
    CHECK(state.goal <= goal_most);
    CHECK(state.round <= rounds);
    for (const std::uint8_t kept : state.kept) CHECK(kept < state.goal || state.flow.is_over());
}

std::string Pig::board(const State& seen, Seat)
{
    std::string out;
    for (std::size_t i = 0; i < seen.flow.seat_count; ++i) {
        out += "seat " + std::to_string(i + 1) + ": " + std::to_string(seen.kept[i]) + " of " +
               std::to_string(seen.goal) + "\n";
    }
    return out + "in the pot: " + std::to_string(seen.pot) + "\n";
}

}  // namespace pig
