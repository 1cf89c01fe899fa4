#pragma once
// A combat from its start to its end (C3), as stages that the flow goes through, and the choices in it.
//
//     COMBAT_START   begin_combat: Khenn's die, markers
//     PRE_STRIKE     Golem (DP1)
//     ROUND_START    begin_round: the order, locked for the round
//     ACTIVATE       next_fighter, then one attack: heal, dogs, targets, dice, hits, packets
//     ROUND_SHOTS    Vandal (DP12)
//     RETREAT        retreat.h
//     COMBAT_END     end_combat: dogs leave, Doc heals, loot, control
//
// An attack is the same sequence for a turn, a strike, a second shot and a bombardment (attack.h, targets.h). Reactions
// to it are in windows.h.

#include "games/merc/attack.h"
#include "games/merc/healing.h"
#include "games/merc/orders.h"

namespace sortie::merc {

// ---- Stages -------------------------------------------------------------------------------------

bool combat_waits(const State& state);
bool combat_runs(const State& state);
bool combat_goes_on(const State& state);  // both sides are there, and it is no standoff
void begin_combat(State& state, Events& events);
bool golem_may_strike(const State& state);
void begin_strike(State& state, Events& events);
void begin_round(State& state, Events& events);
bool someone_is_to_act(const State& state);
void next_fighter(State& state, Events& events);
bool fighter_acts(const State& state);
bool vandal_may_shoot(const State& state);
void begin_second_shot(State& state, Events& events);
void end_combat(State& state, Events& events);
void clear_combat(State& state, Events& events);

// C15.6: some unit there could throw a die if a combat began now.
bool could_anyone_roll(const State& state, SectorId sector);
// F4.1.3, D7.1.2: every sector that a standoff left mixed, and in which somebody could throw a die now.
void queue_standoffs(State& state, Side attacker, Events& events);

// ---- Stages of an attack ------------------------------------------------------------------------

bool bombardment_waits(const State& state);
Seat attacking_seat(const State& state);
bool may_heal_now(const State& state);
bool may_release_dog(const State& state);
void ask_about_dogs(State& state, Events& events);
void see_targets(State& state, Events& events);
bool can_attack(const State& state);
void aim_as_ordered(State& state, Events& events);
bool targets_are_declared(const State& state);
bool attack_is_made(const State& state);
void throw_attack_dice(State& state, Events& events);
bool basic_may_throw_again(const State& state);
bool dice_are_thrown_again(const State& state);
void divide_without_question(State& state, Events& events);
bool hits_are_left(const State& state);
bool packets_are_left(const State& state);
void apply_next_packet(State& state, Events& events);
void finish_attack(State& state, Events& events);
void forget_attack(State& state, Events& events);

// ---- Deaths (C9) --------------------------------------------------------------------------------

bool someone_is_dying(const State& state);
void choose_death(State& state, Events& events);
bool shot_is_at_hand(const State& state);
void settle_death(State& state, Events& events);

// ---- DP2: healing before the attack -------------------------------------------------------------

// A card, or the ability of the Surgeon behind all cards.
inline constexpr Argument source_ability = card_count;
void write_source(Argument value, std::string& out);
inline constexpr Kind source_kind{.name = "source", .count = card_count + 1, .write = write_source};
inline constexpr Kind dice_kind = number_kind(30);

void healing_sources(const State& state, const Chosen& chosen, Candidates& out);
void patients(const State& state, const Chosen& chosen, Candidates& out);
void dice_to_give(const State& state, const Chosen& chosen, Candidates& out);
void do_treat(State& state, const Chosen& chosen, Events& events);
void do_fight_on(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> treat{
    .name = "treat",
    .prompt = "Give up dice to heal somebody",
    .pick = {{.name = "with",
              .kind = &source_kind,
              .from = healing_sources,
              .prompt = "With what?",
              .outside = {{"C11.1", "the acting unit carries the kit or has the ability", never,
                           e_no_item}}},
             {.name = "patient",
              .kind = &unit_kind,
              .from = patients,
              .prompt = "Whom?",
              .outside = {{"C11.1", "the patient is injured and within reach", never, e_target}}},
             {.name = "dice",
              .kind = &dice_kind,
              .from = dice_to_give,
              .prompt = "How many dice?",
              .outside = {{"C11.1", "no more dice than there are, or than health is missing", never,
                           e_dice}}}},
    .apply = do_treat,
};
inline constexpr Action<State> fight_on{
    .name = "fight_on",
    .prompt = "Heal nobody, and go on",
    .pick = {},
    .apply = do_fight_on,
};

// ---- DP1, DP4, DP5, DP11, DP12: targets ---------------------------------------------------------

void marks_to_add(const State& state, const Chosen& chosen, Candidates& out);
void do_aim(State& state, const Chosen& chosen, Events& events);
template <class S = State>
constexpr Pick<S> mark_pick(std::string_view prompt)
{
    return {.name = "target",
            .kind = &fighter_kind,
            .from = marks_to_add,
            .prompt = prompt,
            .outside = {{"C5.11", "the set of targets stays legal", never, e_targets}}};
}
inline constexpr Action<State> aim{
    .name = "aim",
    .prompt = "Aim at a target",
    .pick = {mark_pick("At whom?")},
    .apply = do_aim,
};
bool is_group_of_militia(const State& state, const Chosen& chosen);
void do_aim_all(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> aim_all{
    .name = "aim_all",
    .prompt = "All further militia of this group aim at a target",
    .when = {{"C5.9", "further militia of the group are to act, and there is a choice",
              is_group_of_militia, e_window}},
    .pick = {mark_pick("At whom?")},
    .apply = do_aim_all,
};
bool has_a_target(const State& state, const Chosen& chosen);
void do_open_fire(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> open_fire{
    .name = "open_fire",
    .prompt = "Aim at nobody else, and throw the dice",
    .when = {{"C5.3", "at least one target is named", has_a_target, e_targets}},
    .pick = {},
    .apply = do_open_fire,
};
bool is_strike(const State& state, const Chosen& chosen);
void do_hold_fire(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> hold_fire{
    .name = "hold_fire",
    .prompt = "Golem does not strike first",
    .when = {{"C13.1", "it is Golem's first strike", is_strike, e_window}},
    .pick = {},
    .apply = do_hold_fire,
};

// ---- DP7: hits ----------------------------------------------------------------------------------

inline constexpr Kind use_kind = named_kind<Use>("use");
void marks_to_hit(const State& state, const Chosen& chosen, Candidates& out);
bool may_be_converted(const State& state, const Chosen& chosen);
void uses_of_hit(const State& state, const Chosen& chosen, Candidates& out);
void do_hit(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> hit{
    .name = "hit",
    .prompt = "Assign a hit",
    .pick = {{.name = "target",
              .kind = &fighter_kind,
              .from = marks_to_hit,
              .prompt = "To whom?",
              .outside = {{"C7.1", "hits go to declared targets", never, e_allocation}}},
             {.name = "use",
              .kind = &use_kind,
              .from = uses_of_hit,
              .only_if = may_be_converted,
              .prompt = "Kill, or convert?",
              .outside = {{"C7.5", "Adelheid hits militia and her side has room", may_be_converted,
                           e_allocation}}}},
    .apply = do_hit,
};

}  // namespace sortie::merc
