#pragma once
// A small field of battle for the tests of Skirmish.
//
//     Field field({{scout1, "b2"}, {tank2, "c2"}});
//     field.give(seat1, {card::aim});
//     field.state.rng.force_dice({{6, 1}});
//     field.play(seat1, make(step, scout1, at("c2"), then_stay));
//     EXPECT(field.has_told("tank2 is hit and has health 2"));
//
// It is the first manoeuvre of a usual game with nobody on the board but the given units, healthy
// and with all their steps, and with empty hands, so that no window opens unless a test gives out
// cards. `play` expects that the move is legal and checks every invariant after it.

#include <array>
#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "games/skirmish/skirmish.h"
#include "tests/support/test.h"

namespace sortie::skirmish {

using P = Play<Skirmish>;

inline constexpr Seat seat1 = seat_at(0);
inline constexpr Seat seat2 = seat_at(1);
inline constexpr Seat seat3 = seat_at(2);
inline constexpr UnitId scout1 = unit_of(seat1, 0);
inline constexpr UnitId rifle1 = unit_of(seat1, 1);
inline constexpr UnitId tank1 = unit_of(seat1, 2);
inline constexpr UnitId guard1 = unit_of(seat1, 3);
inline constexpr UnitId scout2 = unit_of(seat2, 0);
inline constexpr UnitId rifle2 = unit_of(seat2, 1);
inline constexpr UnitId tank2 = unit_of(seat2, 2);
inline constexpr UnitId guard2 = unit_of(seat2, 3);
inline constexpr UnitId scout3 = unit_of(seat3, 0);

constexpr CellId at(std::string_view name)
{
    for (std::uint8_t i = 0; i < cells; ++i) {
        if (names_of(CellId{})[i] == name) return CellId{i};
    }
    UNREACHABLE();
}

template <class T>
constexpr Argument argument_of(T value)
{
    if constexpr (is_id_v<T>) {
        return value.is_none() ? no_argument : Argument{value.index};
    } else {
        return static_cast<Argument>(value);
    }
}

// A move of the action; a step onto a free cell has no `then`, so it gets `no_argument` here.
template <class... Arguments>
Move make(const Action<State>& action, Arguments... arguments)
{
    Move move{};
    while (Skirmish::actions[move.action] != &action) ++move.action;
    for (const Argument each : std::initializer_list<Argument>{argument_of(arguments)...}) {
        move.arguments[move.count++] = each;
    }
    if (&action == &step && move.count == 2) move.arguments[move.count++] = no_argument;
    return move;
}

struct Placed {
    UnitId unit;
    std::string_view cell;
};

struct Field {
    State state;
    std::vector<Event> log;

    explicit Field(std::initializer_list<Placed> placed, Map map = Map::crossroads, int seats = 2)
    {
        Setup setup = usual_setup(Skirmish::options, seats);
        setup.seed = Seed::from_number(1);
        state = P::start(setup);
        state.map = map;
        state.first = seat1;
        state.units = {};
        for (const Placed& each : placed) {
            Unit& unit = state.units[each.unit.index];
            unit.cell = at(each.cell);
            unit.health = stats_of(each.unit).health;
            unit.steps = stats_of(each.unit).steps;
        }
        state.flow.awaited = seats_in_play(state);
        for (Hand& hand : state.hands) {
            while (!hand.empty()) state.deck.put_at_bottom(hand.pop_back());
        }
        Skirmish::check_state(state);
    }

    void give(Seat seat, std::initializer_list<CardId> cards)
    {
        for (const CardId each : cards) {
            CHECK(state.deck.draw_pile.erase_value(each));
            state.hands[seat.index].push_back(each);
        }
    }
    // Puts all cards that are in nobody's hand onto the discard pile, but for these.
    void leave_in_draw_pile(std::initializer_list<CardId> cards)
    {
        while (!state.deck.draw_pile.empty()) state.deck.discard(state.deck.draw_pile.pop_back());
        for (const CardId each : cards) {
            CHECK(state.deck.discard_pile.erase_value(each));
            state.deck.put_on_top(each);
        }
    }

    Unit& unit(UnitId id) { return state.units[id.index]; }

    Step play(Seat seat, const Move& move)
    {
        Events events(log);
        Step step_made;
        const auto refusal = P::apply(state, seat, move, events, step_made);
        EXPECT_FALSE(refusal.has_value()) << refusal->text();
        Skirmish::check_state(state);
        return step_made;
    }
    // All seats halt that can, so that the manoeuvre ends.
    void everyone_halts()
    {
        const std::uint8_t round = state.round;
        while (state.round == round && state.flow.waiting == Waiting::several) {
            play(state.flow.awaited.front(), make(halt));
        }
    }

    std::string refusal_of(Seat seat, const Move& move) const
    {
        const auto refusal = P::why_not(state, seat, move);
        if (!refusal) return "it is legal";
        return std::string(refusal->rule) + " " + std::string(refusal->code);
    }
    bool has_told(std::string_view text, Seat viewer = seat1) const
    {
        for (const Event& each : log) {
            if (is_seen_by(each, viewer) && text_of(as_seen_by(each, viewer)) == text) return true;
        }
        return false;
    }
    std::size_t count_told(const EventKind& kind) const
    {
        std::size_t count = 0;
        for (const Event& each : log) count += each.kind == &kind ? 1 : 0;
        return count;
    }
    bool is_legal(Seat seat, const Move& move) const { return !P::why_not(state, seat, move); }
    std::uint16_t window() const { return state.windows.number; }
};

}  // namespace sortie::skirmish
