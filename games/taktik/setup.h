#pragma once
// Before the first turn (chapter T5): the map, the deck, the choice of tactics and the deployment.
//
// Lists hold each choice of six tactics once and the next unit to place; any order and any unit is accepted, because the
// arguments are open (engine/action.h). Resigning, which is possible at any time, stands here as well.

#include <optional>
#include <string>

#include "engine/action.h"
#include "engine/options.h"
#include "games/taktik/auto_deploy.h"
#include "games/taktik/codes.h"
#include "games/taktik/missions.h"
#include "games/taktik/movement.h"
#include "games/taktik/options.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

inline constexpr std::uint16_t placements_max = 250;  // T5.13

void set_up_game(State& state, const Setup& setup, Events& events);

// ---- Tactics (T5.4) -------------------------------------------------------------------------------------------------

inline SeatSet both_seats(const State&)
{
    return SeatSet::first(2);
}
inline bool has_chosen_tactics(const State& state, Seat seat)
{
    return camp_of(state, side_of(state, seat)).has_chosen;
}
inline bool has_not_chosen(const State& state, const Chosen& chosen)
{
    return !has_chosen_tactics(state, chosen.seat);
}
// Lists each set once: in ascending order. Any order is accepted.
void tactics_to_choose(const State& state, const Chosen& chosen, ValueWords& out);
bool tactic_is_not_chosen_twice(const State& state, const Chosen& chosen);

inline constexpr Pick<State> tactic_pick(std::string_view name)
{
    return {.name = name,
            .kind = &tactic_kind,
            .from = each_bit<State, tactics_to_choose>,
            .words = tactics_to_choose,
            .where = {{"T5.4", "six different tactics are chosen", tactic_is_not_chosen_twice,
                       "E_SELECT_DUP"}},
            .prompt = "Which tactic?",
            .is_open = true};
}
void do_choose_tactics(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> choose_tactics{
    .name = "choose_tactics",
    .prompt = "Choose six tactics in secret",
    .when = {{"T5.11", "you have not chosen yet", has_not_chosen, code::phase}},
    .pick = {tactic_pick("first"), tactic_pick("second"), tactic_pick("third"),
             tactic_pick("fourth"), tactic_pick("fifth"), tactic_pick("sixth")},
    .apply = do_choose_tactics,
};

// ---- Deployment (T5.6 to T5.8) --------------------------------------------------------------------------------------

Seat deploying_seat(const State& state);
bool is_deploying(const State& state);

inline bool unit_can_be_deployed(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    return side_of(unit) != side_of(state, chosen) || !is_reserve_unit(unit);
}
inline bool placements_are_left(const State& state, const Chosen& chosen)
{
    return camp_of(state, side_of(state, chosen)).placements < placements_max;
}
void units_to_deploy(const State& state, const Chosen& chosen, Candidates& out);
void cells_to_deploy(const State& state, const Chosen& chosen, ValueWords& out);
bool cell_is_for_deployment(const State& state, const Chosen& chosen);

void do_deploy(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> deploy{
    .name = "deploy",
    .prompt = "Place a unit",
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = units_to_deploy,
              .where = {{"T5.7", "the unit belongs to the deployment", unit_can_be_deployed,
                         code::unit_unknown},
                        {"T5.6", "the unit is yours", unit_is_own, code::unit_owner}},
              .prompt = "Which unit?",
              .is_open = true},
             {.name = "cell",
              .kind = &cell_kind,
              .from = each_bit<State, cells_to_deploy>,
              .words = cells_to_deploy,
              .where = {{"T5.7", "the cell is in your zone, dry, can be entered and holds no unit",
                         cell_is_for_deployment, "E_DEPLOY_CELL"},
                        {"T5.13", "fewer than 250 placements were made", placements_are_left,
                         "E_DEPLOY_LIMIT"}},
              .prompt = "Where?",
              .is_open = true}},
    .apply = do_deploy,
};

bool units_are_left(const State& state, const Chosen& chosen);
void do_muster(State& state, const Chosen& chosen, Events& events);
// G8: all units that are not placed yet.
inline constexpr Action<State> muster{
    .name = "muster",
    .prompt = "Place all units that are left",
    .when = {{"T5.12", "a unit is not placed yet", units_are_left, code::phase}},
    .apply = do_muster,
};

bool all_are_placed(const State& state, const Chosen& chosen);
template <MissionId mission>
bool designates_for(const State& state, const Chosen& chosen)
{
    return has_mission(state, side_of(state, chosen), mission);
}
void key_units_to_name(const State& state, const Chosen& chosen, Candidates& out);
bool key_unit_is_right(const State& state, const Chosen& chosen);
void convoys_to_name(const State& state, const Chosen& chosen, Candidates& out);

inline constexpr Condition<State> designation_is_right{
    "T5.8", "the missions ask for exactly such units", never, code::designation};
constexpr Pick<State> key_unit_pick(std::string_view name)
{
    return {.name = name,
            .kind = &unit_kind,
            .from = key_units_to_name,
            .where = {{"T5.8", "three different units of yours are named", key_unit_is_right,
                       code::designation}},
            .only_if = designates_for<ms::village_defense>,
            .prompt = "Which unit is to hold the village?",
            .outside = {designation_is_right},
            .is_open = true};
}
void do_deploy_done(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> deploy_done{
    .name = "deploy_done",
    .prompt = "The deployment is done",
    .when = {{"T5.7", "all units are placed", all_are_placed, "E_DEPLOY_MISSING"}},
    .pick = {key_unit_pick("key1"),
             key_unit_pick("key2"),
             key_unit_pick("key3"),
             {.name = "convoy",
              .kind = &unit_kind,
              .from = convoys_to_name,
              .only_if = designates_for<ms::convoy_protection>,
              .prompt = "Which unit is the convoy?",
              .outside = {{"T17.4", "the convoy is mechanized and stands in column A or B", never,
                           code::designation}}}},
    .apply = do_deploy_done,
};

void do_resign(State& state, const Chosen& chosen, Events& events);
// T19.3
inline constexpr Action<State> resign{
    .name = "resign",
    .prompt = "Resign: the other side wins",
    .apply = do_resign,
};

void begin_deployment(State& state, Events& events);

}  // namespace sortie::taktik
