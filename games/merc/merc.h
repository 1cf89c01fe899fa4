#pragma once
// MERC: one to six rebels, all at the same time, against a Dictator. The rules are docs/rules/merc/; the numbers R7.2,
// C5.3, ... in the code are theirs.
//
//     ids.h, state.h, task.h, combat_state.h   the position, one plain value
//     cards/                                   tables of all cards
//     board.h, skills.h, gear.h, forces.h, damage.h, movement.h, order.h, targets.h, attack.h, healing.h
//                                              what the rules are made of
//     landing.h, marching.h, errands.h, outfitting.h, hiring.h, regrouping.h
//                                              what a rebel may do, and the Dictator with his MERCs
//     combat.h, retreat.h, windows.h           combat and its reactions
//     base.h, tactics.h, barrage.h, abilities.h, regime_hires.h, placement.h
//                                              the Dictator's side
//     days.h, flow.h                           when things happen
//     autocrat.h, autocrat_orders.h, tactician.h, outfitter.h, measures.h
//                                              the automatic Dictator
//     modes/                                   other ways to play: Assassination, Vehicles, Versus, I Dictator, Solo Rescue
//     steady.h, outlook.h                      a simple rebel for seats that nobody plays; how well a side stands
//     watched.h                                what simulations notice of a game
//     secrets.h, checks.h, refusals.h, picture.h, scene.h
//                                              who sees what, invariants, words, the board as text and for a client
//
// The Dictator has the last seat. An automatic one is part of the game and is never awaited.

#include <array>
#include <optional>
#include <string>

#include "engine/bot.h"
#include "engine/play.h"
#include "engine/search/fixed.h"
#include "engine/search/forecast.h"
#include "engine/search/levels.h"
#include "games/merc/actions.h"
#include "games/merc/events.h"
#include "games/merc/flow.h"
#include "games/merc/modes/choice.h"
#include "games/merc/outlook.h"
#include "games/merc/setup.h"
#include "games/merc/watched.h"
#include "games/merc/windows.h"

namespace sortie::merc {

// What games are counted by.
std::string_view name_of_dictator(const State& state);
std::string_view name_of_winner(const State& state);
std::string_view name_of_outcome(const State& state);

struct Merc {
    using State = sortie::merc::State;
    using Public = PublicFacts;

    static constexpr GameInfo info{
        .name = "merc",
        .title = "MERC",
        .summary = "One to six rebels lead mercenaries against a dictator, all at the same time.",
        .rules_version = 1,
        .seats_least = 2,
        .seats_most = player_count,
        // Far above what the bounds of the flow allow in practice; a game takes some hundreds.
        .moves_max = 1'000'000,
        .count_word = "rebels",
        .count_besides = 1};
    static constexpr bool has_secrets = true;

    static constexpr auto actions = all_actions;
    static constexpr std::array windows{&before_targets, &after_attack_roll, &before_death};
    static constexpr auto events = told::all;
    static constexpr auto options = option_table;
    static std::optional<std::string> why_not_setup(const Setup& setup)
    {
        return why_not_options(setup);
    }

    static FlowTree<State> flow() { return course_of_the_game(); }
    static std::size_t course(const State& state) { return course_of(state); }
    static std::span<const std::byte> hashed(const State& state) { return hashed_part(state); }
    static void set_up(State& state, const Setup& setup, Events& listener)
    {
        set_up_game(state, setup, listener);
    }
    static Public public_part(const State& state) { return public_facts_of(state); }
    static bool is_automatic(const State& state, Seat seat)
    {
        return state.regime.is_automatic && player_of(state, seat) == the_dictator;
    }
    static Move answer(State& state, Seat seat);
    static ActionSet plausible(const State& state, Seat seat)
    {
        const bool is_player = seat.index < state.flow.seat_count;
        return is_player ? plausible_actions(state, player_of(state, seat)) : all_set;
    }

    static Scores scores(const State& state);
    static Move steady(const View<Merc>& view);
    static Seat bots_turn(const State& state, BotRounds& rounds);
    static SeatSet allies(const State& state, Seat seat);
    static Share outlook(const State& state, Seat seat);
    // About two days: what comes after them says little about a move.
    static std::uint32_t playout_moves(const State& state) { return 20u * state.flow.seat_count; }
    static Move routine(const State& world, Seat seat);
    static constexpr std::array<FightFigure, 3> fight_figures{
        {{"win the fight", true}, {"own losses"}, {"enemy losses"}}};
    static FightNumber fight(const State& state) { return fight_of(state); }
    static std::array<int, 3> fight_result(const State& begun, const State& now, Seat seat);
    static constexpr std::array bots{BotDecl<Merc>{
        "steady", "equips, hires, trains, and attacks what is weaker; never retreats", &steady}};
    // So that each level wins at least six of ten games against the one below (docs/bots.md).
    static BotBudgets bot_budgets(const State&) { return {14, 56, 270, 3000}; }
    static constexpr std::array labels{Label<State>{"dictator", name_of_dictator},
                                       Label<State>{"winner", name_of_winner},
                                       Label<State>{"outcome", name_of_outcome}};
    static constexpr auto impacts = watched_impacts;
    static Scores standing(const State& state) { return standing_of(state); }
    static constexpr std::string_view standing_word = "points of sectors";
    static int turn(const State& state) { return state.day; }
    static constexpr std::string_view turn_word = "day";

    static void check_state(const State& state);
    static bool shows_secret(const State& before, const State& after);
    static void conceal(State& state, Seat viewer);
    static void determinize(State& state, Seat seat, Rng& rng);
    static void adapt_refusal(const State& state, Seat seat, const Move& move, Refusal& refusal);
    static std::string board(const State& seen, Seat viewer);
    static void scene(const State& seen, Seat viewer, SceneWriter& out);
    static void catalogue(SceneWriter& out);
};

}  // namespace sortie::merc
