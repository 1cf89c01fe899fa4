#pragma once
// Orders that move squads: MOVE, PINCER and the JOINT ATTACK of several rebels (R7.2 to R7.4), and END TURN.
//
// All of them name squads, and all end in `enter_sector` (movement.h), which alone knows mines and queues combats. A
// joint attack is declared here; the flow then asks everyone who could join, and carries it out when all have answered.

#include "games/merc/modes/motor_pool.h"
#include "games/merc/movement.h"
#include "games/merc/orders.h"

namespace sortie::merc {

// ---- Squads and destinations --------------------------------------------------------------------

inline void own_squads(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (squad_of(state, commander_of(state, chosen), squad).is_on_board()) out.add(squad);
    }
}
inline const Squad& squad_chosen(const State& state, const Chosen& chosen)
{
    return squad_of(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0));
}
inline bool squad_is_on_board(const State& state, const Chosen& chosen)
{
    return squad_chosen(state, chosen).is_on_board();
}
inline bool squad_can_pay(const State& state, const Chosen& chosen)
{
    return can_pay_for_move(state, squad_chosen(state, chosen));
}
inline bool is_no_base_squad(const State&, const Chosen& chosen)
{
    return chosen.as<std::uint8_t>(0) != base_squad;
}
inline void sectors_beside_squad(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const SectorId sector : sectors_in_reach(state, squad_chosen(state, chosen))) {
        out.add(sector);
    }
}
// V3.4: a squad with a vehicle drives.
inline void own_squads_on_foot(const State& state, const Chosen& chosen, Candidates& out)
{
    const PlayerId player = commander_of(state, chosen);
    for (const std::uint8_t squad : {primary, secondary}) {
        const bool is_there = squad_of(state, player, squad).is_on_board();
        if (is_there && vehicle_of(state, player, squad).is_none()) out.add(squad);
    }
}
inline bool squad_is_on_foot(const State& state, const Chosen& chosen)
{
    return vehicle_of(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0)).is_none();
}
// The first argument of a pincer, the second of the others.
template <std::size_t I>
bool enemies_are_there(const State& state, const Chosen& chosen)
{
    return is_occupied(state, chosen.as<SectorId>(I), enemy_of(side_of(state, chosen)));
}

inline constexpr Condition<State> squad_stands_somewhere{"R7.2.1", "the squad is on the board",
                                                         squad_is_on_board, e_off_board};
inline constexpr Condition<State> squad_has_actions{
    "R7.2.1", "every member of the squad has an action or a free move left", squad_can_pay,
    e_squad_action};
inline constexpr Condition<State> squad_is_regular{"R6.8.2", "the base squad does not move",
                                                   is_no_base_squad, e_base_squad};
inline constexpr Condition<State> sector_is_adjacent{"R7.2.1", "the sector is adjacent", never,
                                                     e_not_adjacent};
template <std::size_t I>
inline constexpr Condition<State> enemy_is_there{"R7.3.1", "enemy units are in the sector",
                                                 enemies_are_there<I>, e_no_enemy};

// M-sonia.1: how many militia go along. The squads that move are those of the action: one squad, both, or a mask.
bool squad_has_sonia(const State& state, const Chosen& chosen);
bool team_has_sonia(const State& state, const Chosen& chosen);
inline void escort_sizes(const State&, const Chosen&, Candidates& out)
{
    for (int i = 0; i <= escort_max; ++i) out.add(static_cast<Argument>(i));
}
bool has_escort(const State& state, const Chosen& chosen);
bool escort_fits(const State& state, const Chosen& chosen);
bool escort_fits_crew(const State& state, const Chosen& chosen);

inline constexpr Condition<State> escort_is_there{
    "R7.2.2", "so many of your militia are in the sector that Sonia leaves", has_escort,
    e_militia_count};
inline constexpr Condition<State> escort_has_room{
    "R7.2.2", "the destination has room for the escort", escort_fits, e_militia_cap};
inline constexpr Condition<State> crew_has_room{
    "V3.5", "the vehicle has crew places for the escort", escort_fits_crew, e_crew};
template <class S = State>
constexpr Pick<S> escort_pick(Test<State> has_sonia)
{
    return {.name = "escort",
            .kind = &escort_kind,
            .from = escort_sizes,
            .where = {escort_is_there, escort_has_room, crew_has_room},
            .only_if = has_sonia,
            .prompt = "How many militia go with Sonia?",
            .outside = {{"M-sonia.6", "Sonia is in a squad that moves", has_sonia, e_no_ability}}};
}
template <class S = State>
constexpr Pick<S> squad_pick()
{
    return {.name = "squad",
            .kind = &squad_kind,
            .from = own_squads,
            .where = {squad_has_actions},
            .prompt = "Which squad?",
            .outside = {squad_stands_somewhere, squad_has_actions, squad_is_regular}};
}
template <class S = State>
constexpr Pick<S> foot_squad_pick()
{
    return {.name = "squad",
            .kind = &squad_kind,
            .from = own_squads_on_foot,
            .where = {squad_has_actions},
            .prompt = "Which squad?",
            .outside = {squad_stands_somewhere,
                        {"V3.4", "the squad goes on foot: one with a vehicle drives",
                         squad_is_on_foot, e_path},
                        squad_has_actions,
                        squad_is_regular}};
}

// ---- MOVE (R7.2) --------------------------------------------------------------------------------

void do_move(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> move_squad{
    .name = "move",
    .prompt = "Move a squad",
    .when = {no_task_is_open},
    .pick = {foot_squad_pick(),
             {.name = "to",
              .kind = &sector_kind,
              .from = sectors_beside_squad,
              .prompt = "To which sector?",
              .outside = {sector_is_adjacent}},
             escort_pick(squad_has_sonia)},
    .apply = do_move,
};

// ---- PINCER (R7.3) ------------------------------------------------------------------------------

bool both_squads_are_on_board(const State& state, const Chosen& chosen);
bool both_squads_can_pay(const State& state, const Chosen& chosen);
void sectors_beside_both(const State& state, const Chosen& chosen, Candidates& out);
void do_pincer(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> pincer{
    .name = "pincer",
    .prompt = "Attack with both squads",
    .when = {no_task_is_open,
             {"R7.3.1", "both squads are on the board", both_squads_are_on_board, e_no_partner},
             {"R7.2.1", "every member of both squads has an action or a free move left",
              both_squads_can_pay, e_squad_action}},
    .pick = {{.name = "to",
              .kind = &sector_kind,
              .from = sectors_beside_both,
              .where = {enemy_is_there<0>},
              .prompt = "Which sector?",
              .outside = {{"R7.3.1", "the sector is adjacent to both squads", never,
                           e_not_adjacent}}},
             escort_pick(team_has_sonia)},
    .apply = do_pincer,
};

// ---- JOINT ATTACK (R7.4) ------------------------------------------------------------------------

// F6.4: bit 0 the primary squad, bit 1 the secondary one; without those that are committed already. Who has something
// to finish first has none.
std::uint8_t eligible_squads(const State& state, PlayerId rebel, SectorId target);

bool there_are_more_rebels(const State& state, const Chosen& chosen);
bool another_rebel_could_join(const State& state, const Chosen& chosen);
void do_declare(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> joint_attack{
    .name = "joint",
    .prompt = "Declare a joint attack of several rebels",
    .when = {no_task_is_open,
             {"R7.4.1", "at least two rebels are in the game", there_are_more_rebels,
              e_no_partner}},
    .pick = {squad_pick(),
             {.name = "to",
              .kind = &sector_kind,
              .from = sectors_beside_squad,
              .where = {enemy_is_there<1>,
                        {"R7.4.1", "a squad of another rebel could enter the sector now",
                         another_rebel_could_join, e_no_partner}},
              .prompt = "Which sector?",
              .outside = {sector_is_adjacent}},
             escort_pick(squad_has_sonia)},
    .apply = do_declare,
};

inline constexpr std::array<std::string_view, 3> share_names{"primary", "secondary", "both"};
inline void write_share(Argument value, std::string& out)
{
    out += share_names[value];
}
inline constexpr Kind share_kind{.name = "squads", .count = 3, .write = write_share};
void shares_to_commit(const State& state, const Chosen& chosen, Candidates& out);
bool share_has_sonia(const State& state, const Chosen& chosen);
void do_commit(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> commit{
    .name = "commit",
    .prompt = "Join the attack",
    .pick = {{.name = "squads",
              .kind = &share_kind,
              .from = shares_to_commit,
              .prompt = "With which squads?",
              .outside = {{"F6.4", "the squad is beside the target and every member can pay", never,
                           e_squad_action}}},
             escort_pick(share_has_sonia)},
    .apply = do_commit,
};
void do_stay_out(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> stay_out{
    .name = "stay_out",
    .prompt = "Do not join the attack",
    .pick = {},
    .apply = do_stay_out,
};

bool joint_attack_is_open(const State& state);
bool has_answered_joint_attack(const State& state, Seat seat);
void carry_out_joint_attack(State& state, Events& events);

// ---- END TURN (R7.21) ---------------------------------------------------------------------------

void do_end_turn(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> end_turn{
    .name = "end_turn",
    .prompt = "End your turn: give up all actions that are left",
    .when = {no_task_is_open},
    .pick = {},
    .apply = do_end_turn,
};

// R7.21.2: one unit gives up its actions; what an automatic Dictator does with a unit that has nothing to do (AI6.1).
bool unit_has_any_action(const State& state, const Chosen& chosen);
void do_rest(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> rest{
    .name = "rest",
    .prompt = "A unit gives up its actions",
    .when = {no_task_is_open},
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = own_units,
              .where = {{"R7.21.2", "the unit has an action left", unit_has_any_action,
                         e_no_action}},
              .prompt = "Which unit?",
              .outside = {unit_is_yours, unit_is_alive}}},
    .apply = do_rest,
};

}  // namespace sortie::merc
