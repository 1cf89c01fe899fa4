#include "games/merc/refusals.h"

#include "games/merc/actions.h"
#include "games/merc/days.h"

namespace sortie::merc {
namespace {

constexpr std::array commands{&end_turn, &rest,    &move_squad, &pincer,   &joint_attack, &explore,
                              &reequip,  &train,   &hire,       &hospital, &buy,          &bombard,
                              &salvage,  &procure, &split,      &transfer, &gift,         &request,
                              &drop,     &repair,  &doc_heal,   &arm_mine, &take_mine,    &drive,
                              &load,     &park,    &lend,       &acquire};

// A command of the main step; everything else answers a question.
bool is_command(const Move& move)
{
    for (const Action<State>* each : commands) {
        if (index_of(*each) == move.action) return true;
    }
    return false;
}

std::string name_of_sector(SectorId sector)
{
    return std::string(names_of(SectorId{})[sector.index]);
}

void refuse(Refusal& refusal, std::string_view rule, Code code, std::string words)
{
    refusal.rule = rule;
    refusal.code = code;
    refusal.words = std::move(words);
}

std::string awaited_text(const Refusal& refusal)
{
    return "waiting for " + seats_text(refusal.awaited);
}

void say_game_is_over(const State& state, Refusal& refusal)
{
    refuse(refusal, "R15.7", e_phase, "the game is over: " + words_of_end(state));
}

// F8.4: which barrier stands, where, and who decides.
void say_barrier(const State& state, Refusal& refusal)
{
    std::string words;
    if (state.combat.is_running()) {
        words = "COMBAT: the combat in " + name_of_sector(state.combat.sector);
    } else if (state.entry.is_open()) {
        words = "COMBAT: the land mine in " + name_of_sector(state.entry.sector);
    } else if (bombardment_waits(state)) {
        words = "MORTAR: the bombardment of " + name_of_sector(state.combat.attack.sector);
    } else if (state.joint.is_open()) {
        words = "COORDINATION: the joint attack on " + name_of_sector(state.joint.target);
    } else {
        words = "RECOVERY: the recovery hires";
    }
    if (!state.loot.empty()) words = "LOOT: the loot in " + name_of_sector(state.combat.sector);
    refuse(refusal, "R5.3", e_barrier, words + " must be finished first; " + awaited_text(refusal));
}

void say_window(const State& state, Refusal& refusal)
{
    const bool is_open = state.windows.is_open();
    refuse(refusal, "C3.11", e_window,
           (is_open ? "a reaction is being awaited; " : "this decision is not open for you now; ") +
               awaited_text(refusal));
}

// F8.7: the next legal step of this rebel.
void say_day_one(const State& state, Seat seat, Refusal& refusal)
{
    const PlayerId player = player_of(state, seat);
    if (player == the_dictator) {
        refuse(refusal, "R3.1.1", e_phase, "the rebels are landing; " + awaited_text(refusal));
        return;
    }
    std::string_view next = "everyone else has to land and hire";
    if (!squad_of(state, player, primary).is_on_board()) {
        next = "you land first";
    } else if (task_of(state, player).step == Step::choose) {
        next = "you hire a MERC of your offer first";
    } else if (task_of(state, player).is_open()) {
        next = "you place the drawn card first";
    }
    refuse(refusal, "R3.1.1", e_day1,
           "on Day 1 there is only landing and hiring: " + std::string(next));
}

bool is_landing_twice(const State& state, Seat seat, const Move& move)
{
    const PlayerId player = player_of(state, seat);
    return move.action == index_of(land) && player != the_dictator &&
           squad_of(state, player, primary).is_on_board();
}

// Whether the seat has something open that this could answer: its own task, or a request for its militia (R7.16.2).
bool is_open_answer(const State& state, Seat seat, const Move& move)
{
    const PlayerId player = player_of(state, seat);
    const bool is_about_request = move.action == index_of(grant) || move.action == index_of(deny);
    if (!is_about_request) return task_of(state, player).is_open();
    return move.count == 1 && move.arguments[0] < rebels_max &&
           state.requests[move.arguments[0]].to == player;
}

bool is_main_step(const State& state)
{
    return state.phase == Phase::rebels && state.flow.waiting == Waiting::several &&
           !is_barrier_up(state) && !someone_recovers(state);
}

// What stands in the way of a command; nothing of this is about the command itself.
void say_why_no_command(const State& state, Seat seat, Refusal& refusal)
{
    const PlayerId player = player_of(state, seat);
    const bool is_own_phase = side_of(state, player) == Side::rebels
                                  ? state.phase == Phase::rebels
                                  : state.phase == Phase::dictator;
    if (is_own_phase && state.flow.awaited.contains(seat) && !task_of(state, player).is_open()) {
        refuse(refusal, "R6.3", e_phase, "this is no command of yours");
    } else if (is_own_phase && task_of(state, player).is_open()) {
        refuse(refusal, "F5.3", e_window, "you have finished what you began");
    } else if (is_own_phase && player != the_dictator && is_main_step(state)) {
        refuse(refusal, "R5.7", e_no_action,
               "you have no actions left today; " + awaited_text(refusal));
    } else {
        refuse(refusal, side_of(state, player) == Side::rebels ? "R6.10" : "R6.1", e_phase,
               std::string(!has_dictator(state)           ? "it is the turn of another faction"
                           : state.phase == Phase::rebels ? "it is the rebels' phase"
                                                          : "it is the Dictator's turn") +
                   "; " + awaited_text(refusal));
    }
}

}  // namespace

Side winner_of(const State& state)
{
    switch (state.outcome) {
        case Outcome::dictator_by_value:
        case Outcome::dictator_lives:
        case Outcome::teresa_dead: return Side::dictator;
        default: return Side::rebels;
    }
}

// R15.1: rebels win and lose together. V5.7: the super weapon wins for its owner alone, or for his faction.
bool has_won(const State& state, PlayerId player)
{
    const PlayerId winner = state.modes.winner;
    if (winner.is_none()) return side_of(state, player) == winner_of(state);
    return player == winner || (!has_dictator(state) && are_allies(state, player, winner));
}

std::string words_of_end(const State& state)
{
    const PlayerId winner = state.modes.winner;
    if (winner.is_some() && !has_dictator(state)) {
        return "faction " + std::to_string(state.modes.faction[winner.index] + 1) + " has won";
    }
    if (winner.is_some()) return std::string(names_of(PlayerId{})[winner.index]) + " has won";
    if (state.outcome == Outcome::rescued) return "Teresa is rescued";
    if (state.outcome == Outcome::teresa_dead) return "Teresa is dead";
    return winner_of(state) == Side::rebels ? "the rebels have won" : "the Dictator has won";
}

void put_into_words(const State& state, Seat seat, const Move& move, Refusal& refusal)
{
    const bool is_outsider = seat.index >= state.flow.seat_count;
    const bool is_forbidden_hire =
        move.action == index_of(hire) && player_of(state, seat) == the_dictator;
    switch (refusal.cause) {
        case RefusalCause::game_over: say_game_is_over(state, refusal); return;
        case RefusalCause::condition:
        case RefusalCause::unknown_action:
        case RefusalCause::argument_count:
        case RefusalCause::no_such_value: return;
        default: break;
    }
    if (is_outsider) return;
    if (is_forbidden_hire) {
        refuse(refusal, "R9.1", e_hire_forbidden, "the Dictator's units never hire");
        return;
    }
    const bool is_day_one = state.phase == Phase::landing;
    const bool is_barrier =
        state.phase == Phase::rebels && (is_barrier_up(state) || someone_recovers(state));
    const bool is_landing_move = move.action == index_of(land) || move.action == index_of(enlist);
    const bool is_answer = !is_command(move) && move.action != index_of(land);
    const bool is_closed_answer = is_answer && !is_open_answer(state, seat, move);
    if (is_day_one && is_landing_twice(state, seat, move)) {
        refuse(refusal, "R3.1.2", e_landed, "you have not landed yet");
    } else if (is_day_one && !is_answer) {
        say_day_one(state, seat, refusal);
    } else if (is_landing_move && !is_day_one) {
        refuse(refusal, "R3.1.1", e_phase, "the landing is over");
    } else if (is_barrier && !is_closed_answer) {
        say_barrier(state, refusal);
    } else if (is_answer) {
        say_window(state, refusal);
    } else {
        say_why_no_command(state, seat, refusal);
    }
}

}  // namespace sortie::merc
