#include "games/taktik/missions.h"

#include "games/taktik/effects.h"
#include "games/taktik/events.h"
#include "games/taktik/forces.h"
#include "games/taktik/victory.h"

namespace sortie::taktik {
namespace {

inline constexpr int village_round = 10;         // MS1
inline constexpr int assault_round_max = 20;     // MS2
inline constexpr int assault_losses_max = 3;     // MS2
inline constexpr int reconquest_round_max = 8;   // MS4
inline constexpr int held_turns_needed = 2;      // MS5
inline constexpr int bonuses_needed = 2;         // MS6

// T17.3: a completed mission is public at once.
void complete(State& state, Side side, MissionId mission, Events& events)
{
    Camp& camp = camp_of(state, side);
    if (camp.missions_done.contains(mission)) return;
    camp.missions_done.insert(mission);
    events.shows_secret();
    events.tell(told::mission_done, side, mission);
}

bool village_is_held(const State& state)
{
    int count = 0;
    for (const UnitId unit : camp_of(state, Side::defender).key_units) {
        if (is_on_board(state, unit) &&
            sector_of(unit_in(state, unit).cell) == state.markers.village_sector) {
            ++count;
        }
    }
    return count >= key_units_required;
}

bool assault_is_done(const State& state)
{
    const Quadrant quadrant = quadrant_of(state.markers.at(Marker::base_defender));
    return controls_quadrant(state, Side::attacker, quadrant) &&
           lost_by_elimination(state, Side::attacker) <= assault_losses_max;
}

bool convoy_is_there(const State& state)
{
    const UnitId convoy = camp_of(state, Side::defender).convoy;
    return is_on_board(state, convoy) && is_convoy_goal(unit_in(state, convoy).cell);
}

void check_attacker(State& state, Events& events)
{
    if (has_mission(state, Side::attacker, ms::coordinated_assault) &&
        state.round <= assault_round_max && assault_is_done(state)) {
        complete(state, Side::attacker, ms::coordinated_assault, events);
    }
    // MS4: the same quadrant at two ends of turn in a row. Who holds what is public, so it is noted in any case.
    constexpr std::array south{Quadrant::sw, Quadrant::se};
    for (std::size_t i = 0; i < south.size(); ++i) {
        const bool is_held = controls_quadrant(state, Side::attacker, south[i]);
        const bool is_twice = is_held && state.south_is_held[i];
        state.south_is_held[i] = is_held;
        if (is_twice && state.round <= reconquest_round_max &&
            has_mission(state, Side::attacker, ms::rapid_reconquest)) {
            complete(state, Side::attacker, ms::rapid_reconquest, events);
        }
    }
}

void check_defender(State& state, Events& events)
{
    if (state.round == village_round &&
        has_mission(state, Side::defender, ms::village_defense) && village_is_held(state)) {
        complete(state, Side::defender, ms::village_defense, events);
    }
    if (has_mission(state, Side::defender, ms::convoy_protection) && convoy_is_there(state)) {
        complete(state, Side::defender, ms::convoy_protection, events);
    }
}

bool has_lost_special(const State& state, Side side)
{
    for (const UnitId unit : units_of(side) & units_of(UnitType::special)) {
        if (unit_in(state, unit).status == Status::eliminated) return true;
    }
    return false;
}

}  // namespace

MissionSet eligible_missions(Side side)
{
    if (side == Side::attacker) {
        return {ms::coordinated_assault, ms::rapid_reconquest, ms::neutralize_special,
                ms::advanced_tactical_support};
    }
    return {ms::village_defense, ms::convoy_protection, ms::neutralize_special,
            ms::advanced_tactical_support};
}

void deal_missions(State& state, Events& events)
{
    if (!is_in_play(state, vc::missions)) return;
    for (const Side side : all_sides) {
        FixedVector<MissionId, mission_count> pile;
        for (const MissionId mission : eligible_missions(side)) pile.push_back(mission);
        state.rng.shuffle(pile.span());
        for (std::size_t i = 0; i < missions_each; ++i) {
            camp_of(state, side).missions[i] = pile[i];
            const Seat seat = seat_of(state, side);
            events.tell_known(SeatSet{seat}, told::mission_dealt, seat, pile[i]);
        }
    }
}

bool has_mission(const State& state, Side side, MissionId mission)
{
    for (const MissionId each : camp_of(state, side).missions) {
        if (each == mission) return true;
    }
    return false;
}

void check_missions_at_end_of_turn(State& state, Events& events)
{
    if (!is_in_play(state, vc::missions)) return;
    if (state.active == Side::attacker) {
        check_attacker(state, events);
    } else {
        check_defender(state, events);
    }
}

void check_missions_in_combat(State& state, Events& events)
{
    if (!is_in_play(state, vc::missions)) return;
    for (const Side side : all_sides) {
        if (has_mission(state, side, ms::neutralize_special) &&
            has_lost_special(state, other_side(side))) {
            complete(state, side, ms::neutralize_special, events);
        }
    }
    if (has_mission(state, state.active, ms::advanced_tactical_support) &&
        state.bonuses_played >= bonuses_needed && state.has_killed) {
        complete(state, state.active, ms::advanced_tactical_support, events);
    }
}

void check_missions_after_movement(State& state, Events& events)
{
    const Side side = state.active;
    for (const UnitId unit : units_of(side) & units_of(UnitType::special)) {
        if (!is_on_board(state, unit)) continue;
        std::uint8_t& turns = state.units[unit.index].turns_held;
        turns = cannot_move(state, unit) ? static_cast<std::uint8_t>(turns + 1) : std::uint8_t{0};
        if (turns >= held_turns_needed && is_in_play(state, vc::missions) &&
            has_mission(state, other_side(side), ms::neutralize_special)) {
            complete(state, other_side(side), ms::neutralize_special, events);
        }
    }
}

}  // namespace sortie::taktik
