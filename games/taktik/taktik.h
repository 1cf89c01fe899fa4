#pragma once
// Taktik: a wargame for two on a board of 20 by 30 cells. The Attacker has ten units and moves first, the Defender
// fifteen and the larger zone; a common deck brings help and trouble, and six secret tactics each may be played in
// reaction windows only. The rules are docs/rules/taktik/; the numbers T7.4, W6.3, ... in the code are theirs.
//
//     grid.h, terrain.h, markers.h, map_*.h, auto_deploy.h   T2, T3, G   the board and how maps are made
//     types.h, cards.h, state.h                               T4, K       the vocabulary, the cards, the position
//     ways.h                                                  T7          the board as rows of bits, for speed
//     effects.h, forces.h                                     T14, T4     what is in force; units on and off the board
//     options.h, setup.h                                      T5          what is agreed, tactics, deployment
//     movement.h, combat.h                                    T7, T8      moves and attacks, stage by stage
//     card_play.h, windows.h                                  T10-T13, W  cards of the deck, and the reaction windows
//     victory.h, missions.h                                   T15-T17     the ways to win
//     turn.h, flow.h                                          T6          when things happen
//     secrets.h, checks.h, refusals.h                         T18-T21     who sees what, invariants, words
//     picture.h, scene.h, steady.h, outlook.h                             board as text, scene for clients, a bot
//
// Options: the preset of victory, the map and its seed, the deck, the round limit, who attacks, and every number of the
// twelve conditions.

#include <array>
#include <optional>
#include <span>
#include <string>

#include "engine/bot.h"
#include "engine/play.h"
#include "engine/search/fixed.h"
#include "engine/search/forecast.h"
#include "engine/search/levels.h"
#include "games/taktik/card_play.h"
#include "games/taktik/combat.h"
#include "games/taktik/events.h"
#include "games/taktik/flow.h"
#include "games/taktik/movement.h"
#include "games/taktik/options.h"
#include "games/taktik/setup.h"
#include "games/taktik/watched.h"
#include "games/taktik/windows.h"

namespace sortie::taktik {

// What games are counted by.
std::string_view name_of_winner(const State& state);
std::string_view name_of_outcome(const State& state);
std::string_view name_of_victory(const State& state);

struct Taktik {
    using State = taktik::State;
    using Public = PublicFacts;

    static constexpr GameInfo info{
        .name = "taktik",
        .title = "Taktik",
        .summary = "Two sides on 20 by 30 cells, with terrain, a common deck and reaction cards.",
        .rules_version = 1,
        .seats_least = 2,
        .seats_most = 2,
        // Placements, and in every player-turn: a draw, cards, moves with two windows of two offers, declarations and
        // withdrawals, attacks with three windows. A game takes some hundreds.
        .moves_max = 2 * placements_max + 16 + 2 * rounds_max * 200};
    static constexpr bool has_secrets = true;

    static constexpr std::array actions{&choose_tactics,
                                        &deploy,
                                        &muster,
                                        &deploy_done,
                                        &draw_card,
                                        &play_pending,
                                        &store_pending,
                                        &discard_pending,
                                        &play_reserve,
                                        &move_unit,
                                        &march_unit,
                                        &declare_attack,
                                        &withdraw_attack,
                                        &end_phase,
                                        &choose,
                                        &react,
                                        &pass_reaction<State>,
                                        &resign};
    static constexpr std::array anytime{&resign};
    static constexpr std::array windows{&before_move,       &after_move,    &before_attack_roll,
                                        &after_attack_roll, &before_damage, &malus_drawn};
    static constexpr auto events = told::all;
    static constexpr auto options = option_table;
    static std::optional<std::string> why_not_setup(const Setup& setup)
    {
        return why_not_options(setup);
    }

    static FlowTree<State> flow() { return course_of_the_match(); }
    static void set_up(State& state, const Setup& setup, Events& listener)
    {
        set_up_game(state, setup, listener);
    }
    static Public public_part(const State& state) { return public_facts_of(state); }

    static Scores standing(const State& state);  // the points of T19.2, at any time
    static Scores scores(const State& state);    // the same; who has won is ahead of any of them
    static int turn(const State& state) { return state.turn; }
    static constexpr auto impacts = watched_impacts;
    static Move steady(const View<Taktik>& view) { return routine(view.seen, view.viewer); }
    static Move routine(const State& seen, Seat seat);
    static Move promise(const State& seen, Seat seat, const MoveList& moves,
                        std::span<std::uint32_t> weights);
    static Share outlook(const State& state, Seat seat);
    // A move is judged at the end of its turn, where little chance has come between; in a race for a base it must be seen
    // what the enemy makes of it.
    static std::uint32_t turns_begun(const State& state) { return state.turn; }
    static std::uint32_t playout_turns(const State& state);
    static constexpr std::array bots{BotDecl<Taktik>{
        "steady", "advances, uses cover, focuses fire and plays its cards", &steady}};
    // So that each level wins about six of ten games against the one below (docs/bots.md).
    static BotBudgets bot_budgets(const State& state);
    // T8: the attacks of one turn, from the first declaration on.
    static constexpr std::array<FightFigure, 3> fight_figures{
        {{"an enemy falls", true}, {"own losses"}, {"enemy losses"}}};
    static FightNumber fight(const State& state);
    static std::array<int, 3> fight_result(const State& begun, const State& now, Seat seat);
    static constexpr std::array labels{Label<State>{"winner", name_of_winner},
                                       Label<State>{"outcome", name_of_outcome},
                                       Label<State>{"victory", name_of_victory}};

    static void check_state(const State& state);
    static void conceal(State& state, Seat viewer);
    static void determinize(State& state, Seat seat, Rng& rng);
    static void adapt_refusal(const State& state, Seat seat, const Move& move, Refusal& refusal);
    static void check_definitions(std::vector<Finding>& findings);
    static std::string board(const State& seen, Seat viewer);
    static void scene(const State& seen, Seat viewer, SceneWriter& out);
    static void catalogue(SceneWriter& out);
    static std::string map_picture(const State& seen, MapFormat format);
};

}  // namespace sortie::taktik
