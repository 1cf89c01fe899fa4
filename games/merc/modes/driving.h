#pragma once
// What a player does with vehicles (V3): drive, load militia, leave the vehicle in the stash, hand it to the other squad,
// and take one that was drawn or lies in the stash.
//
// A squad with a vehicle always drives; MOVE is for those on foot. Before it drives, militia may get in: the load is
// kept in Modes::loaded and goes along with the next DRIVE, PINCER or JOINT ATTACK.

#include "games/merc/marching.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/outfitting.h"

namespace sortie::merc {

// ---- DRIVE (V3.4, V3.6) -------------------------------------------------------------------------

// Where a drive goes on to, or that it stops.
inline constexpr Argument to_stop = sector_count;
void write_leg(Argument value, std::string& out);
inline constexpr Kind leg_kind{.name = "leg", .count = sector_count + 1, .write = write_leg};

void squads_with_vehicle(const State& state, const Chosen& chosen, Candidates& out);
bool squad_has_vehicle(const State& state, const Chosen& chosen);
void first_legs(const State& state, const Chosen& chosen, Candidates& out);
bool may_drive_on(const State& state, const Chosen& chosen);
void second_legs(const State& state, const Chosen& chosen, Candidates& out);
void do_drive(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> squad_can_drive{
    "V3.4", "every member has the actions that a drive costs", squad_can_pay, e_squad_action};
inline constexpr Condition<State> is_on_path{"V3.4", "the vehicle can go there", never, e_path};
inline constexpr Action<State> drive{
    .name = "drive",
    .prompt = "Drive with a squad",
    .when = {no_task_is_open},
    .pick = {{.name = "squad",
              .kind = &squad_kind,
              .from = squads_with_vehicle,
              .where = {squad_can_drive},
              .prompt = "Which squad?",
              .outside = {squad_stands_somewhere,
                          squad_is_regular,
                          {"V3.4", "the squad has a vehicle", squad_has_vehicle, e_no_item}}},
             {.name = "to",
              .kind = &sector_kind,
              .from = first_legs,
              .prompt = "To which sector?",
              .outside = {is_on_path}},
             {.name = "then",
              .kind = &leg_kind,
              .from = second_legs,
              .only_if = may_drive_on,
              .prompt = "And on to which sector?",
              .outside = {is_on_path}},
             escort_pick(squad_has_sonia)},
    .apply = do_drive,
};

// ---- Getting in and out (V3.5, V3.2, V3.9) ------------------------------------------------------

inline constexpr Kind load_kind = number_kind(10);
void loads(const State& state, const Chosen& chosen, Candidates& out);
bool load_is_there(const State& state, const Chosen& chosen);
bool load_fits_crew(const State& state, const Chosen& chosen);
bool load_is_another(const State& state, const Chosen& chosen);
void do_load(State& state, const Chosen& chosen, Events& events);
template <class S = State>
constexpr Pick<S> vehicle_squad_pick()
{
    return {.name = "squad",
            .kind = &squad_kind,
            .from = squads_with_vehicle,
            .prompt = "Which squad?",
            .outside = {squad_stands_somewhere,
                        squad_is_regular,
                        {"V3.4", "the squad has a vehicle", squad_has_vehicle, e_no_item}}};
}
inline constexpr Action<State> load{
    .name = "load",
    .prompt = "Say how many militia ride along with the next drive",
    .when = {no_task_is_open, may_command_freely},
    .pick = {vehicle_squad_pick(),
             {.name = "militia",
              .kind = &load_kind,
              .from = loads,
              .where = {{"V3.5", "so many of your militia are in the sector", load_is_there,
                         e_militia_count},
                        {"V3.4", "the crew has room for them", load_fits_crew, e_crew},
                        {"V3.5", "the load is not so already", load_is_another, e_count}},
              .prompt = "How many?"}},
    .apply = do_load,
};

bool squad_stands_uncontested(const State& state, const Chosen& chosen);
void do_park(State& state, const Chosen& chosen, Events& events);
inline constexpr Condition<State> squad_is_not_contested{
    "R7.1.7", "no enemy stands in the squad's sector after a standoff", squad_stands_uncontested,
    e_contested};
template <class S = State>
constexpr Pick<S> calm_vehicle_squad_pick()
{
    Pick<S> pick = vehicle_squad_pick<S>();
    pick.where = {squad_is_not_contested};
    return pick;
}
inline constexpr Action<State> park{
    .name = "park",
    .prompt = "Leave the vehicle of a squad in the stash",
    .when = {no_task_is_open, may_command_freely},
    .pick = {calm_vehicle_squad_pick()},
    .apply = do_park,
};

bool other_squad_is_beside(const State& state, const Chosen& chosen);
void do_lend(State& state, const Chosen& chosen, Events& events);
template <class S = State>
constexpr Pick<S> lending_squad_pick()
{
    Pick<S> pick = vehicle_squad_pick<S>();
    pick.where = {{"V3.9", "your other squad stands there, without a vehicle",
                   other_squad_is_beside, e_squad_slots}};
    return pick;
}
inline constexpr Action<State> lend{
    .name = "lend",
    .prompt = "Hand the vehicle to your other squad in the sector",
    .when = {no_task_is_open, may_command_freely},
    .pick = {lending_squad_pick()},
    .apply = do_lend,
};

// ---- Taking one (V3.2) --------------------------------------------------------------------------

bool vehicle_waits(const State& state, const Chosen& chosen);
void do_attach(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> attach{
    .name = "attach",
    .prompt = "Give the vehicle to the squad; one that it has goes to the stash",
    .when = {{"V3.2", "a vehicle was drawn for a unit of a regular squad", vehicle_waits,
              e_window}},
    .pick = {},
    .apply = do_attach,
};

void vehicles_in_stash(const State& state, const Chosen& chosen, Candidates& out);
void do_mount(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> mount{
    .name = "mount",
    .prompt = "Take a vehicle out of the stash; one that the squad has goes there",
    .when = {exchange_is_open},
    .pick = {{.name = "card",
              .kind = &card_kind,
              .from = vehicles_in_stash,
              .prompt = "Which vehicle?",
              .outside = {{"V3.2", "the vehicle lies in the stash, and your squad can have one",
                           never, e_no_item}}}},
    .apply = do_mount,
};

}  // namespace sortie::merc
