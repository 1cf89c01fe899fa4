#pragma once
// Skirmish: small squads fight over five strongholds, all at the same time. Two to four seats, five
// minutes. The rules are docs/rules/skirmish.md; the numbers B1.1, B3.5, ... in the code are
// theirs.
//
// It uses every facility of the engine at once, and is meant to be read as an example of each:
//
//     types.h      vocabulary and the position, one plain value of 464 bytes
//     board.h      B1  cells, terrain, maps, corners
//     cards.h      B4  the deck, hidden hands, drawing and reshuffling, cards of the manoeuvre
//     manoeuvre.h  B3  orders of the simultaneous step; B6 the storm
//     fight.h      B5  dice, hits, retreat: the stages of a sub-flow that is called from two places
//     windows.h    B5  the two reaction windows and the cards that answer them
//     flow.h       B2  when things happen; set-up, scoring, resigning
//     picture.h        the board as text
//
// Options: `rounds` (2 to 8), `map` (crossroads, or bridges with a river across), `units` for each
// seat (2 to 4, at most twelve on the board), `hand` (cards at the start, 1 to 5).
//
// What it does not have: an opponent. Bots play it through engine/play.h like every other game.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "engine/play.h"
#include "engine/watch.h"
#include "games/skirmish/cards.h"
#include "games/skirmish/events.h"
#include "games/skirmish/fight.h"
#include "games/skirmish/flow.h"
#include "games/skirmish/manoeuvre.h"
#include "games/skirmish/types.h"
#include "games/skirmish/windows.h"

namespace sortie::skirmish {

// The most moves that one seat can cause in one round:
//   orders      as many as its units have steps (3 + 2 + 1 + 1), two more after a march,
//   halts       one, and one more after a march,
//   a card      one,
//   the storm   one answer,
//   and its attacks, at most one for each unit, one after a march and one storm, each with at most
//   five answers (two offers before the dice, two after them, a retreat).
inline constexpr std::uint32_t moves_of_a_seat_in_a_round_max =
    (3 + 2 + 1 + 1 + march_steps) + 2 + 1 + 1 + (attacks_in_a_round_max + 1) * 5;

// What simulations hold against winning: the cards that a seat has played (B4).
Occurrence card_played(const State& state, const Event& event);
SeatSet all_seats(const State& state);

struct Skirmish {
    using State = skirmish::State;
    using Public = PublicView;

    static constexpr GameInfo info{
        .name = "skirmish",
        .title = "Skirmish",
        .summary = "Small squads fight over five strongholds, all at the same time.",
        .rules_version = 1,
        .seats_least = 2,
        .seats_most = squads_max,
        // Every seat in every round, and everyone may resign once.
        .moves_max = rounds_max * squads_max * moves_of_a_seat_in_a_round_max + squads_max};
    static constexpr bool has_secrets = true;

    static constexpr std::array actions{
        &step,  &barrage, &halt, &supply, &march, &medic, &storm,
        &hold,  &retreat, &aim,  &cover,  &smoke, &luck,  &pass_reaction<State>,
        &resign};
    static constexpr std::array anytime{&resign};
    static constexpr std::array windows{&before_roll, &after_roll};
    static constexpr std::array events{
        &told::corner,      &told::round_began, &told::drew,     &told::reshuffled,
        &told::stepped,     &told::halted,      &told::played,   &told::marched,
        &told::healed,      &told::attacked,    &told::barraged, &told::called_off,
        &told::threw,       &told::stood_off,   &told::missed,   &told::was_hit,
        &told::destroyed,   &told::retreated,   &told::moved_in, &told::scored,
        &told::dropped_out, &told::resigned,    &told::won,      &told::shared};

    // In the order of `Option`.
    static constexpr std::array options{
        OptionDecl{.name = "rounds",
                   .words = "how many rounds are played",
                   .least = 2,
                   .most = rounds_max,
                   .usual = 6},
        OptionDecl{.name = "map",
                   .words = "the board",
                   .least = 0,
                   .most = 1,
                   .usual = 0,
                   .names = {"crossroads", "bridges"}},
        OptionDecl{.name = "units",
                   .words = "units of each seat; at most twelve on the board",
                   .least = 2,
                   .most = squad_max,
                   .usual = 3},
        OptionDecl{.name = "hand",
                   .words = "cards of each seat at the start",
                   .least = 1,
                   .most = 5,
                   .usual = 3}};
    static std::optional<std::string> why_not_setup(const Setup& setup);

    static FlowTree<State> flow() { return course_of_the_game(); }
    static void set_up(State& state, const Setup& setup, Events& listener)
    {
        set_up_game(state, setup, listener);
    }
    static SeatSet in_play(const State& state) { return seats_in_play(state); }
    static Public public_part(const State& state) { return public_view_of(state); }

    static Scores scores(const State& state);
    static constexpr std::array impacts{Impact<State>{.name = "cards",
                                                      .words = "Cards played",
                                                      .event = &told::played,
                                                      .items = &card_kind,
                                                      .what = card_played,
                                                      .among = all_seats}};
    static int turn(const State& state) { return state.round; }
    static constexpr std::string_view turn_word = "round";

    static void check_state(const State& state);
    static void conceal(State& state, Seat viewer);
    static void determinize(State& state, Seat seat, Rng& rng);
    static void adapt_refusal(const State& state, Seat seat, const Move& move, Refusal& refusal);
    static void check_definitions(std::vector<Finding>& findings);
    static std::string board(const State& seen, Seat viewer);
};

}  // namespace sortie::skirmish
