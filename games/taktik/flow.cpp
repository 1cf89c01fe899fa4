#include "games/taktik/flow.h"

#include "games/taktik/card_play.h"
#include "games/taktik/combat.h"
#include "games/taktik/movement.h"
#include "games/taktik/setup.h"
#include "games/taktik/turn.h"
#include "games/taktik/windows.h"

namespace sortie::taktik {
namespace {

// A drawn card, every place of the reserve, and the end of the phase; a card of the reserve is played but once.
constexpr int cards_in_a_phase_max = 2 + static_cast<int>(reserve_slots_max);
constexpr int commands_in_movement_max = units_max + cards_in_a_phase_max;
constexpr int commands_in_attack_max =
    static_cast<int>(attacks_max) + 2 * withdrawals_max + cards_in_a_phase_max;

struct Course : FlowLanguage<State> {
    static FlowTree<State> tree()
    {
        FlowTree<State> tree = game(
            ask_all("selection", {.seats = both_seats,
                                  .actions = {&choose_tactics},
                                  .seat_done = has_chosen_tactics}),
            run("missions", begin_deployment),  //
            loop("deployment", while_(is_deploying), at_most(2 * placements_max + 8),
                 ask("deploy", deploying_seat, {&deploy, &muster, &deploy_done})),
            loop("turns", until_game_ends(), at_most(2 * rounds_max), turn()));
        tree.parts.push_back(move_part());
        tree.parts.push_back(attack_part());
        return tree;
    }

    // T6.1
    static FlowNode turn()
    {
        return sequence("turn",                          //
                        run("turn start", begin_turn),  //
                        card_draw(), card_resolution(), movement(), attack(), dice(), end());
    }

    static FlowNode card_draw()
    {
        return sequence("card draw", run("enter the card draw", enter_card_draw),
                        ask("draw a card", active_seat, {&draw_card}));
    }

    // T12.2: a malus is resolved before anything else.
    static FlowNode card_resolution()
    {
        return sequence(
            "card resolution", run("enter the card resolution", enter_card_resolution),
            when("a malus is drawn", a_malus_is_drawn,  //
                 window("malusDrawn"),                  //
                 run("settle the malus", settle_malus),
                 when("a choice is open", a_choice_is_open,
                      ask("the malus asks", who_chooses, {&choose}, {.takes_single = true}))),
            loop("cards", until(phase_is_over), at_most(cards_in_a_phase_max),
                 ask("play cards", active_seat,
                     {&play_pending, &store_pending, &discard_pending, &play_reserve, &end_phase})));
    }

    static FlowNode movement()
    {
        return sequence("movement", run("enter the movement", enter_movement),
                        loop("moves", until(phase_is_over), at_most(commands_in_movement_max),
                             ask("move units", active_seat,
                                 {&move_unit, &march_unit, &play_reserve, &end_phase}),
                             when("a move is declared", a_move_is_declared, call("move"))));
    }

    static FlowNode attack()
    {
        return sequence("attack", run("enter the attack", enter_attack),
                        loop("declarations", until(phase_is_over), at_most(commands_in_attack_max),
                             ask("declare attacks", active_seat,
                                 {&declare_attack, &withdraw_attack, &play_reserve, &end_phase})));
    }

    static FlowNode dice()
    {
        return sequence("dice resolution", run("enter the dice resolution", enter_dice_resolution),
                        loop("attacks", while_(attacks_are_left), at_most(attacks_max),  //
                             run("take the first declaration", begin_attack),          //
                             when("the attack begins", an_attack_is_on, call("attack"))));
    }

    // SE11 waits for a reserve that is too full (T14.8).
    static FlowNode end()
    {
        return sequence("end of turn", run("end the turn", end_turn),
                        run("end effects", end_turn_effects),
                        loop("surplus", while_(a_reserve_overflows),
                             at_most(2 * reserve_slots_max),  //
                             run("ask for the surplus", ask_for_surplus),
                             ask("discard a card", who_chooses, {&choose})),
                        run("pass the turn", pass_turn));
    }

    // W11.4
    static FlowNode move_part()
    {
        return part("move", window("beforeMove"), run("walk", walk),
                    when("a step was walked", has_walked, window("afterMove")),
                    run("end the move", end_move));
    }

    static FlowNode attack_part()
    {
        return part("attack", window("beforeAttackRoll"), run("roll", roll_attack),
                    when("the die is rolled", is_rolled,  //
                         window("afterAttackRoll"),       //
                         run("settle the roll", settle_roll),
                         when("it hits", is_hit,  //
                              window("beforeDamage"), run("do the damage", apply_damage))),
                    run("end the attack", end_attack));
    }
};

}  // namespace

FlowTree<State> course_of_the_match()
{
    return Course::tree();
}

}  // namespace sortie::taktik
