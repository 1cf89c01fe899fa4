#include "games/taktik/turn.h"

#include "games/taktik/card_play.h"
#include "games/taktik/effects.h"
#include "games/taktik/events.h"
#include "games/taktik/missions.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

// T6.4
void enter(State& state, Phase phase, Events& events)
{
    state.phase = phase;
    state.phase_is_over = false;
    events.tell(told::phase_began, static_cast<int>(phase));
    end_effects_at(state, phase, events);
}

using StepOfTurn = void (*)(State&, Events&);

void judge_turn(State& state, Events& events)
{
    judge(state, Moment::in_turn, events);
}

// SE2 to SE10; a step that ends the match is the last.
constexpr std::array<StepOfTurn, 9> end_steps{
    run_logistics,  update_control,  advance_sabotage,
    evacuate,       count_hold,      collect_income,
    check_missions_at_end_of_turn,   judge_turn,
    judge_end_of_round};

}  // namespace

void begin_turn(State& state, Events& events)
{
    if (state.turn == 0) {
        state.round = 1;
    }
    ++state.turn;
    state.moves_used = 0;
    state.withdrawals = 0;
    state.bonuses_played = 0;
    state.has_killed = false;
    state.queue.clear();
    for_each_on_board(state, state.active, [&](UnitId unit) {
        state.units[unit.index].moved = Moved::no;
        state.units[unit.index].has_attacked = false;
    });
    events.tell(told::turn_began, state.round, state.active);
    enter(state, Phase::turn_start, events);
}

void enter_card_draw(State& state, Events& events)
{
    enter(state, Phase::card_draw, events);
}

void enter_card_resolution(State& state, Events& events)
{
    enter(state, Phase::card_resolution, events);
}

void enter_movement(State& state, Events& events)
{
    enter(state, Phase::movement, events);
}

void enter_attack(State& state, Events& events)
{
    check_missions_after_movement(state, events);
    enter(state, Phase::attack, events);
}

void enter_dice_resolution(State& state, Events& events)
{
    enter(state, Phase::dice_resolution, events);
}

void end_turn(State& state, Events& events)
{
    enter(state, Phase::end_turn, events);
    for (const StepOfTurn step : end_steps) {
        step(state, events);
        if (state.winner != Owner::nobody) return;
    }
}

void end_turn_effects(State& state, Events& events)
{
    count_down_effects(state, events);
}

void pass_turn(State& state, Events& events)
{
    shuffle_draw_pile(state, events);
    state.active = other_side(state.active);
    if (state.active == Side::attacker) ++state.round;
}

}  // namespace sortie::taktik
