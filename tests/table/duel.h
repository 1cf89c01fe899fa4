#pragma once
// Duel: a game for the tests of the table, small and with one of everything that a table has to handle.
//
// Two or three seats, three health each. In turn a seat strikes another (a die; four or more hits, unless
// the target answers in the window `before_hit` with an ace), draws a card that only it sees, guesses (a
// pick), rests (no chance, no secret), or springs the trap, which is a planted mistake in the rules.
//
// Options: rounds 1 to 9; deck shuffled or stacked, and the stacked deck is only for two seats; with
// trap 1, springing it leads to a fault, with trap 0 it is refused.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/deck.h"
#include "engine/play.h"

namespace sortie::duel {

inline constexpr std::size_t seats_most = 3;

using CardId = Id<struct DuelCardTag, std::uint8_t>;
constexpr std::array<std::string_view, 4> names_of(CardId)
{
    return {"jack", "queen", "king", "ace"};
}
inline constexpr CardId ace{3};

struct State {
    Rng rng;
    Place<2> flow;
    Windows windows;
    std::array<std::int8_t, seats_most> health{3, 3, 3};
    std::array<FixedVector<CardId, 4>, seats_most> hands;
    Deck<CardId, 4> deck;
    std::uint16_t guesses = 0;
    std::uint16_t strength = 0;  // of the trap
    Seat target;                 // of the strike that is being resolved
    std::uint8_t die = 0;
    bool is_dodged = false;
    std::uint8_t rounds = 0;
    std::uint8_t round = 0;
    bool has_trap = false;

    static constexpr auto describe()
    {
        return fields(field("rng", &State::rng), field("flow", &State::flow),
                      field("windows", &State::windows), field("health", &State::health),
                      field("hands", &State::hands), field("deck", &State::deck),
                      field("target", &State::target), field("die", &State::die),
                      field("is_dodged", &State::is_dodged), field("guesses", &State::guesses),
                      field("rounds", &State::rounds), field("round", &State::round),
                      field("has_trap", &State::has_trap), field("strength", &State::strength));
    }
};

// What everyone knows: no hand can be read from it.
struct Public {
    Seat target;
};

inline void write_card(Argument card, std::string& out)
{
    out += names_of(CardId{})[card];
}
inline constexpr Kind card_kind{.name = "card", .count = 4, .write = write_card};

inline constexpr EventKind rolled{
    .name = "rolled",
    .text = "{0} strikes at {1} and rolls {2}",
    .fields = {{"seat", &seat_kind}, {"target", &seat_kind}, {"die"}}};
inline constexpr EventKind hit{
    .name = "hit", .text = "{0} is hit", .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind drew{
    .name = "drew",
    .text = "{0} draws {1}",
    .fields = {{"seat", &seat_kind}, {.name = "card", .kind = &card_kind, .is_secret = true}}};
inline constexpr EventKind felt{
    .name = "felt", .text = "the deck has {0} cards left", .fields = {{"count"}}};
inline constexpr EventKind guessed{
    .name = "guessed", .text = "{0} guesses {1}", .fields = {{"seat", &seat_kind}, {"number"}}};

inline void others(const State& state, const Chosen& chosen, Candidates& out)
{
    for (int seat = 0; seat < state.flow.seat_count; ++seat) {
        if (seat_at(seat) != chosen.seat) out.add(seat_at(seat));
    }
}
inline bool target_stands(const State& state, const Chosen& chosen)
{
    return state.health[chosen.as<Seat>(0).index] > 0;
}
inline bool trap_is_set(const State& state, const Chosen&)
{
    return state.has_trap;
}
inline bool holds_ace(const State& state, const Chosen& chosen)
{
    for (const CardId card : state.hands[chosen.seat.index]) {
        if (card == ace) return true;
    }
    return false;
}

inline void do_strike(State& state, const Chosen& chosen, Events& events)
{
    state.target = chosen.as<Seat>(0);
    state.die = static_cast<std::uint8_t>(state.rng.roll(6));
    events.tell(rolled, chosen.seat, state.target, state.die);
}
inline void do_draw(State& state, const Chosen& chosen, Events& events)
{
    const CardId card = state.deck.draw(state.rng);
    state.deck.discard(card);
    events.tell_known(SeatSet{chosen.seat}, drew, chosen.seat, card);
    events.tell_only(SeatSet{chosen.seat}, felt, state.deck.size());
}
inline void do_guess(State& state, const Chosen& chosen, Events& events)
{
    state.guesses = static_cast<std::uint16_t>(state.rng.pick(10));
    events.tell(guessed, chosen.seat, state.guesses);
}
inline void do_rest(State&, const Chosen&, Events&) {}
inline void do_spring(State& state, const Chosen&, Events&)
{
    state.health[0] = 0;
    CHECK(state.strength == 9);
}
inline void do_dodge(State& state, const Chosen&, Events&)
{
    state.is_dodged = true;
}

inline constexpr Action<State> strike{
    .name = "strike",
    .prompt = "Strike at another seat",
    .pick = {{.name = "target",
              .kind = &seat_kind,
              .from = others,
              .where = {{"D1", "the target stands", target_stands, "E_FALLEN"}},
              .prompt = "At whom?"}},
    .apply = do_strike,
};
inline constexpr Action<State> draw{.name = "draw", .prompt = "Draw a card", .apply = do_draw};
inline constexpr Action<State> guess{.name = "guess", .prompt = "Guess", .apply = do_guess};
inline constexpr Action<State> rest{.name = "rest", .prompt = "Rest", .apply = do_rest};
inline constexpr Action<State> spring{
    .name = "spring",
    .prompt = "Spring the trap",
    .when = {{"D2", "the trap is set", trap_is_set, "E_NO_TRAP"}},
    .apply = do_spring,
};
inline constexpr Action<State> dodge{
    .name = "dodge",
    .prompt = "Dodge",
    .when = {{"D3", "you hold the ace", holds_ace, "E_NO_ACE"}},
    .pick = {window_pick<State>()},
    .apply = do_dodge,
    .is_reaction = true,
};

inline SeatSet target_seat(const Public& known)
{
    return SeatSet{known.target};
}
inline constexpr Window<State, Public> before_hit{
    .name = "before_hit",
    .prompt = "A strike is about to hit",
    .offer_order = {{"target", target_seat}},
    .policy = OpenPolicy::always,
    .reactions = {&dodge, &pass_reaction<State>},
    .may_edit = {"is_dodged"},
};

inline void begin_round(State& state, Events&)
{
    ++state.round;
}
inline bool is_struck(const State& state)
{
    return state.die >= 4;
}
inline void resolve(State& state, Events& events)
{
    if (!state.is_dodged) {
        --state.health[state.target.index];
        events.tell(hit, state.target);
    }
    if (state.health[state.target.index] == 0) state.flow.end_game();
}
inline void forget_strike(State& state, Events&)
{
    state.target = nobody;
    state.die = 0;
    state.is_dodged = false;
}
inline SeatSet all_seats(const State& state)
{
    return SeatSet::first(state.flow.seat_count);
}
inline Seat whose_part(const State& state)
{
    return state.flow.each();
}
inline bool rounds_are_left(const State& state)
{
    return state.round < state.rounds;
}

struct TurnOrder : FlowLanguage<State> {
    static FlowTree<State> tree()
    {
        return game(loop(
            "rounds", while_(rounds_are_left), at_most(9), run("begin the round", begin_round),
            each_seat("turns", all_seats, nullptr,
                      ask("act", whose_part, {&strike, &draw, &guess, &rest, &spring}),
                      when("a strike", is_struck, window("before_hit"), run("resolve", resolve)),
                      run("forget", forget_strike))));
    }
};

struct Duel {
    using State = duel::State;
    using Public = duel::Public;
    static constexpr GameInfo info{.name = "duel",
                                   .title = "Duel",
                                   .summary = "A game for tests.",
                                   .rules_version = 3,
                                   .seats_least = 2,
                                   .seats_most = 3,
                                   .moves_max = 100};
    static constexpr bool has_secrets = true;
    static constexpr std::array options{
        OptionDecl{.name = "rounds",
                   .words = "how many rounds",
                   .least = 1,
                   .most = 9,
                   .usual = 2,
                   .names = {}},
        OptionDecl{
            .name = "deck", .words = "the deck", .most = 1, .names = {"shuffled", "stacked"}},
        OptionDecl{.name = "trap", .words = "whether there is a trap", .most = 1, .names = {}}};
    static constexpr std::array<const Action<State>*, 7> actions{
        &strike, &draw, &guess, &rest, &spring, &dodge, &pass_reaction<State>};
    static constexpr std::array windows{&before_hit};

    static FlowTree<State> flow() { return TurnOrder::tree(); }
    static std::optional<std::string> why_not_setup(const Setup& setup)
    {
        if (setup.seats == 3 && setup.values[1] == 1) return "the stacked deck is for two seats";
        return std::nullopt;
    }
    static void set_up(State& state, const Setup& setup, Events& events)
    {
        state.rounds = static_cast<std::uint8_t>(setup.values[0]);
        state.has_trap = setup.values[2] == 1;
        for (std::uint8_t i = 0; i < 4; ++i) state.deck.draw_pile.push_back(CardId{i});
        if (setup.values[1] == 0) state.deck.shuffle(state.rng);
        for (int seat = 0; seat < setup.seats; ++seat) {
            const CardId card = state.deck.draw_without_reshuffle();
            state.hands[static_cast<std::size_t>(seat)].push_back(card);
            events.tell_known(SeatSet{seat_at(seat)}, drew, seat_at(seat), card);
        }
    }
    static Public public_part(const State& state) { return {state.target}; }
    static Scores scores(const State& state)
    {
        Scores scores{};
        for (std::size_t i = 0; i < state.flow.seat_count; ++i) scores[i] = state.health[i];
        return scores;
    }
    static void check_state(const State& state)
    {
        for (const std::int8_t health : state.health) CHECK(health <= 3);
        CHECK(state.strength < 5);
    }
    static std::string board(const State& seen, Seat)
    {
        return "round " + std::to_string(seen.round) + "\n";
    }
    static void conceal(State& state, Seat viewer)
    {
        for (std::size_t i = 0; i < seats_most; ++i) {
            if (seat_at(static_cast<int>(i)) != viewer) hide(state.hands[i]);
        }
        hide(state.deck.draw_pile);
        hide(state.deck.discard_pile);
    }
    template <class Cards>
    static void hide(Cards& cards)
    {
        for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = CardId{};
    }
    static void determinize(State& state, Seat, Rng& rng) { state.deck.shuffle(rng); }
};

}  // namespace sortie::duel
