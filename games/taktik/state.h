#pragma once
// The position of Taktik: one plain value.
//
// What belongs to one side stands in its Camp. Of a camp the tactical hand, the reserve and the missions are secret
// (T18); everything else in a position is public, apart from the order of the draw pile and the generator.

#include <array>
#include <cstdint>
#include <type_traits>

#include "engine/deck.h"
#include "engine/place.h"
#include "engine/rng.h"
#include "engine/window.h"
#include "games/taktik/cards.h"
#include "games/taktik/markers.h"
#include "games/taktik/terrain.h"
#include "games/taktik/types.h"
#include "games/taktik/ways.h"

namespace sortie::taktik {

// ---- What was agreed before the match (T16.1, T16.5) ----------------------------------------------------------------

// A clause is a set of conditions that must all be met; the side of the camp that holds it then wins.
inline constexpr std::size_t clauses_max = 4;
using Clauses = FixedVector<VictorySet, clauses_max>;

// Where a condition looks: VC2 and VC4 may name the flag.
enum class Objective : std::uint8_t { none, base, flag };
constexpr std::array<std::string_view, 3> names_of(Objective)
{
    return {"none", "base", "flag"};
}

struct Terms {
    std::uint8_t round_limit = 30;
    std::uint8_t hold_rounds = 3;  // VC2
    Objective hold_objective = Objective::base;
    std::uint8_t points = 20;         // VC3
    std::uint8_t resist_rounds = 15;  // VC4
    Objective resist_objective = Objective::none;
    std::uint8_t deliveries = 3;         // VC5
    std::uint8_t territory_rounds = 12;  // VC7
    std::uint8_t target = 0;             // VC8: 0 is the leader, else the number of the unit
    std::uint8_t evacuees = 4;           // VC9
    std::uint8_t resources = 20;         // VC10
    std::uint8_t structures = 2;         // VC11
    std::uint8_t sabotage_turns = 2;     // VC11
    std::uint8_t scoring_rounds = 15;    // VC12
    std::uint8_t weight_points = 1;
    std::uint8_t weight_objective = 3;
    std::uint8_t weight_strategic = 2;
    std::uint8_t deck_size = 60;

    friend bool operator==(const Terms&, const Terms&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("round_limit", &Terms::round_limit), field("hold_rounds", &Terms::hold_rounds),
            field("hold_objective", &Terms::hold_objective), field("points", &Terms::points),
            field("resist_rounds", &Terms::resist_rounds),
            field("resist_objective", &Terms::resist_objective),
            field("deliveries", &Terms::deliveries),
            field("territory_rounds", &Terms::territory_rounds), field("target", &Terms::target),
            field("evacuees", &Terms::evacuees), field("resources", &Terms::resources),
            field("structures", &Terms::structures),
            field("sabotage_turns", &Terms::sabotage_turns),
            field("scoring_rounds", &Terms::scoring_rounds),
            field("weight_points", &Terms::weight_points),
            field("weight_objective", &Terms::weight_objective),
            field("weight_strategic", &Terms::weight_strategic),
            field("deck_size", &Terms::deck_size));
    }
};

// ---- A side ---------------------------------------------------------------------------------------------------------

using Reserve = std::array<CardId, reserve_slots_max>;  // none where a place is empty
inline constexpr std::size_t missions_each = 2;
inline constexpr std::size_t structures_each = 3;  // the depot and two bridges (T15.2)
inline constexpr std::uint8_t not_held = 0xff;

struct Camp {
    UnitSet key_units;      // MS1, secret
    UnitSet convoy_starts;  // mechs that stood in column A or B when the deployment was done (MS3)
    TacticSet tactics;      // in hand, secret
    TacticSet played;
    Clauses clauses;  // any of them wins (T16.1)
    VictorySet met;   // conditions that have latched (T16.3)
    std::uint16_t points = 0;
    std::uint16_t resources = 0;
    std::uint16_t placements = 0;  // while deploying
    std::uint16_t deliveries = 0;
    Reserve reserve{};                              // secret, apart from which places are taken
    std::array<MissionId, missions_each> missions;  // secret
    MissionSet missions_done;
    UnitId convoy;            // MS3, secret
    bool has_chosen = false;  // its tactics
    bool has_deployed = false;
    std::uint8_t hold = not_held;  // VC2: own turns since the objective was taken
    std::array<std::uint8_t, structures_each> sabotage{};  // progress at the enemy's structures
    std::uint8_t neutralised = 0;                          // of them, one bit each

    friend bool operator==(const Camp&, const Camp&) = default;
    static constexpr auto describe()
    {
        return fields(
            field("key_units", &Camp::key_units), field("convoy_starts", &Camp::convoy_starts),
            field("tactics", &Camp::tactics), field("played", &Camp::played),
            field("clauses", &Camp::clauses), field("met", &Camp::met),
            field("points", &Camp::points), field("resources", &Camp::resources),
            field("placements", &Camp::placements), field("deliveries", &Camp::deliveries),
            field("reserve", &Camp::reserve), field("missions", &Camp::missions),
            field("missions_done", &Camp::missions_done), field("convoy", &Camp::convoy),
            field("has_chosen", &Camp::has_chosen), field("has_deployed", &Camp::has_deployed),
            field("hold", &Camp::hold), field("sabotage", &Camp::sabotage),
            field("neutralised", &Camp::neutralised));
    }
};

// ---- The position ---------------------------------------------------------------------------------------------------

inline constexpr int rounds_max = 99;

struct State {
    Rng rng;
    std::uint64_t map_seed = 0;  // public (T18.13); 0 for a map drawn by hand
    Place<4> flow;
    Ways ways;
    FixedVector<Effect, effects_max> effects;  // ascending ids
    std::array<Camp, side_count> camps{};
    std::array<Unit, units_max> units{};
    Markers markers;
    Windows windows;
    Resolution resolution;
    std::uint16_t next_effect = 1;
    std::uint16_t turn = 0;  // player-turns, from 1
    VictorySet won_by;       // the conditions of the clause that decided
    Map map;
    std::array<Owner, marker_count> control{};
    Deck<CardId, deck_max> deck;
    FixedVector<Declaration, attacks_max> queue;
    Terms terms;
    Side active = Side::attacker;
    Phase phase = Phase::selection;
    std::uint8_t round = 0;  // from 1
    std::uint8_t moves_used = 0;
    std::uint8_t withdrawals = 0;
    bool phase_is_over = false;
    CardId pending;  // drawn and not dealt with: a bonus is secret, a malus public (T18.8, T18.9)
    Choice choice = Choice::none;
    Side chooser = Side::attacker;
    std::uint8_t bonuses_played = 0;      // in effect mode, this turn (MS6)
    bool has_killed = false;              // the active side, this turn (MS6)
    std::array<bool, 2> south_is_held{};  // MS4: SW and SE at the Attacker's last SE8
    Seat attacker_seat;
    Owner winner = Owner::nobody;

    static constexpr auto describe()
    {
        return fields(
            field("rng", &State::rng), field("map_seed", &State::map_seed),
            field("flow", &State::flow), field("ways", &State::ways),
            field("effects", &State::effects), field("camps", &State::camps),
            field("units", &State::units), field("markers", &State::markers),
            field("windows", &State::windows), field("resolution", &State::resolution),
            field("next_effect", &State::next_effect), field("turn", &State::turn),
            field("won_by", &State::won_by), field("map", &State::map),
            field("control", &State::control), field("deck", &State::deck),
            field("queue", &State::queue), field("terms", &State::terms),
            field("active", &State::active), field("phase", &State::phase),
            field("round", &State::round), field("moves_used", &State::moves_used),
            field("withdrawals", &State::withdrawals),
            field("phase_is_over", &State::phase_is_over), field("pending", &State::pending),
            field("choice", &State::choice), field("chooser", &State::chooser),
            field("bonuses_played", &State::bonuses_played),
            field("has_killed", &State::has_killed), field("south_is_held", &State::south_is_held),
            field("attacker_seat", &State::attacker_seat), field("winner", &State::winner));
    }
};
static_assert(std::is_trivially_copyable_v<State>);
static_assert(std::has_unique_object_representations_v<State>, "padding would break hashes");

// ---- Small questions that every chapter asks ------------------------------------------------------------------------

inline Side side_of(const State& state, Seat seat)
{
    return seat == state.attacker_seat ? Side::attacker : Side::defender;
}
inline Seat seat_of(const State& state, Side side)
{
    return side == Side::attacker ? state.attacker_seat : seat_at(1 - state.attacker_seat.index);
}
inline Side side_of(const State& state, const Chosen& chosen)
{
    return side_of(state, chosen.seat);
}
inline Camp& camp_of(State& state, Side side)
{
    return state.camps[number_of(side)];
}
inline const Camp& camp_of(const State& state, Side side)
{
    return state.camps[number_of(side)];
}
inline const Unit& unit_in(const State& state, UnitId unit)
{
    return state.units[unit.index];
}
inline bool is_on_board(const State& state, UnitId unit)
{
    return unit.is_some() && unit_in(state, unit).is_on_board();
}

// Calls `visit` for every unit of the side on the board, in the order of ids.
template <class Visit>
inline void for_each_on_board(const State& state, Side side, Visit visit)
{
    for (std::uint8_t i = first_unit_of(side); i <= last_unit_of(side); ++i) {
        if (state.units[i].is_on_board()) visit(UnitId{i});
    }
}
inline bool has_units_on_board(const State& state, Side side)
{
    for (std::uint8_t i = first_unit_of(side); i <= last_unit_of(side); ++i) {
        if (state.units[i].is_on_board()) return true;
    }
    return false;
}
inline int units_on_board(const State& state, Side side)
{
    int count = 0;
    for_each_on_board(state, side, [&](UnitId) { ++count; });
    return count;
}
inline UnitId unit_at(const State& state, CellId cell)
{
    for (std::uint8_t i = 0; i < units_max; ++i) {
        if (state.units[i].cell == cell) return UnitId{i};
    }
    return UnitId::none();
}

inline int reserve_count(const Camp& camp)
{
    int count = 0;
    for (const CardId card : camp.reserve) count += card.is_some() ? 1 : 0;
    return count;
}
// T13, T18.6: from public facts, since six were chosen and none is ever drawn.
inline int tactics_left(const Camp& camp)
{
    return camp.has_chosen ? static_cast<int>(tactics_chosen) - camp.played.size() : 0;
}

}  // namespace sortie::taktik
