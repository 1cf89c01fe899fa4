#include "games/merc/marching.h"

namespace sortie::merc {
namespace {

bool is_sonia_in(const State& state, PlayerId player, std::uint8_t squad)
{
    const Unit& sonia = unit_of(state, merc::sonia);
    return sonia.owner == player && sonia.squad == squad;
}

// The sector that Sonia leaves is hers; where she goes is the argument before the escort, or the target of the joint
// attack that is being answered.
SectorId destination_of(const State& state, const Chosen& chosen)
{
    if (state.joint.is_open()) return state.joint.target;
    std::size_t last = chosen.move.count - 2u;
    while (chosen.move.arguments[last] >= sector_count)
        --last;  // V3.4: a drive that does not go on
    return chosen.as<SectorId>(last);
}
int escort_of(const Chosen& chosen)
{
    const std::size_t last = chosen.move.count - 1u;
    return chosen.has(last) ? chosen.as<int>(last) : 0;
}

void add_escort(const State& state, const Chosen& chosen, Movers& movers)
{
    movers.escorts[commander_of(state, chosen).index] =
        static_cast<std::uint8_t>(escort_of(chosen));
}

// The squads of a commitment: bit 0 primary, bit 1 secondary.
std::uint8_t share_of(const Chosen& chosen)
{
    return static_cast<std::uint8_t>(chosen.as<int>(0) + 1);
}

}  // namespace

bool squad_has_sonia(const State& state, const Chosen& chosen)
{
    return is_sonia_in(state, commander_of(state, chosen), chosen.as<std::uint8_t>(0));
}

bool team_has_sonia(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    return is_sonia_in(state, player, primary) || is_sonia_in(state, player, secondary);
}

bool share_has_sonia(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    const std::uint8_t share = share_of(chosen);
    return ((share & 1u) != 0 && is_sonia_in(state, player, primary)) ||
           ((share & 2u) != 0 && is_sonia_in(state, player, secondary));
}

bool has_escort(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    const SectorId from = sector_of(state, merc::sonia);
    return state.sectors[from.index].militia[player.index] >= escort_of(chosen);
}

bool escort_fits(const State& state, const Chosen& chosen)
{
    const SectorId to = destination_of(state, chosen);
    return militia_room(state, to, side_of(state, chosen)) >= escort_of(chosen);
}

bool escort_fits_crew(const State& state, const Chosen& chosen)
{
    const Unit& sonia = unit_of(state, merc::sonia);
    if (vehicle_of(state, merc::sonia).is_none()) return true;
    const int loaded = state.modes.loaded[sonia.owner.index][sonia.squad];
    return escort_of(chosen) + loaded <= free_crew(state, sonia.owner, sonia.squad);
}

void do_move(State& state, const Chosen& chosen, Events& events)
{
    Movers movers;
    movers.add(commander_of(state, chosen), chosen.as<std::uint8_t>(0));
    add_escort(state, chosen, movers);
    pay_for_move(state, movers);
    enter_sector(state, movers, chosen.as<SectorId>(1), events);
}

bool both_squads_are_on_board(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    return squad_of(state, player, primary).is_on_board() &&
           squad_of(state, player, secondary).is_on_board();
}

bool both_squads_can_pay(const State& state, const Chosen& chosen)
{
    const PlayerId player = commander_of(state, chosen);
    return can_pay_for_move(state, squad_of(state, player, primary)) &&
           can_pay_for_move(state, squad_of(state, player, secondary));
}

void sectors_beside_both(const State& state, const Chosen& chosen, Candidates& out)
{
    const PlayerId player = commander_of(state, chosen);
    const SectorSet beside = sectors_in_reach(state, squad_of(state, player, primary)) &
                             sectors_in_reach(state, squad_of(state, player, secondary));
    for (const SectorId sector : beside) out.add(sector);
}

void do_pincer(State& state, const Chosen& chosen, Events& events)
{
    Movers movers;
    for (const std::uint8_t squad : {primary, secondary}) {
        movers.add(commander_of(state, chosen), squad);
    }
    add_escort(state, chosen, movers);
    pay_for_move(state, movers);
    enter_sector(state, movers, chosen.as<SectorId>(0), events);
}

std::uint8_t eligible_squads(const State& state, PlayerId rebel, SectorId target)
{
    if (task_of(state, rebel).is_open()) return 0;
    std::uint8_t eligible = 0;
    for (const std::uint8_t squad : {primary, secondary}) {
        const Squad& each = squad_of(state, rebel, squad);
        const bool is_committed = (state.joint.squads[rebel.index] >> squad & 1u) != 0;
        if (!each.is_on_board() || is_committed) continue;
        if (!sectors_in_reach(state, each).contains(target)) continue;
        if (can_pay_for_move(state, each)) eligible |= static_cast<std::uint8_t>(1u << squad);
    }
    return eligible;
}

bool there_are_more_rebels(const State& state, const Chosen& chosen)
{
    return seats_beside(state, commander_of(state, chosen)).size() > 1;
}

bool another_rebel_could_join(const State& state, const Chosen& chosen)
{
    bool is_found = false;
    for_each_player_of(state, Side::rebels, [&](PlayerId rebel) {
        if (is_found || rebel == commander_of(state, chosen)) return;
        is_found = eligible_squads(state, rebel, chosen.as<SectorId>(1)) != 0;
    });
    return is_found;
}

void do_declare(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId rebel = commander_of(state, chosen);
    const int escort = escort_of(chosen);
    const SectorId target = chosen.as<SectorId>(1);
    state.joint = JointAttack{};
    state.joint.by = rebel;
    state.joint.target = target;
    state.joint.squads[rebel.index] = static_cast<std::uint8_t>(1u << chosen.as<int>(0));
    state.joint.escorts[rebel.index] = static_cast<std::uint8_t>(escort);
    events.tell(told::joint_declared, rebel, target);
}

bool joint_attack_is_open(const State& state)
{
    return state.joint.is_open();
}

bool has_answered_joint_attack(const State& state, Seat seat)
{
    return state.joint.answered.contains(seat) ||
           eligible_squads(state, player_of(state, seat), state.joint.target) == 0;
}

void shares_to_commit(const State& state, const Chosen& chosen, Candidates& out)
{
    const std::uint8_t eligible =
        eligible_squads(state, commander_of(state, chosen), state.joint.target);
    for (std::uint8_t share = 1; share <= 3; ++share) {
        if ((share & eligible) == share) out.add(static_cast<Argument>(share - 1));
    }
}

void do_commit(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId rebel = commander_of(state, chosen);
    state.joint.squads[rebel.index] |= share_of(chosen);
    state.joint.escorts[rebel.index] =
        static_cast<std::uint8_t>(state.joint.escorts[rebel.index] + escort_of(chosen));
    state.joint.answered.insert(chosen.seat);
    events.tell(told::joint_joined, rebel);
}

void do_stay_out(State& state, const Chosen& chosen, Events& events)
{
    state.joint.answered.insert(chosen.seat);
    events.tell(told::joint_declined, commander_of(state, chosen));
}

// R7.4.3
void carry_out_joint_attack(State& state, Events& events)
{
    Movers movers;
    movers.squads = {};
    for (const PlayerId rebel : rebels_of(state)) {
        movers.squads[rebel.index] = state.joint.squads[rebel.index];
        movers.escorts[rebel.index] = state.joint.escorts[rebel.index];
    }
    const SectorId target = state.joint.target;
    state.joint = JointAttack{};
    pay_for_move(state, movers);
    enter_sector(state, movers, target, events);
}

namespace {

void give_up_actions(Unit& unit)
{
    unit.actions = 0;
    unit.training_only = 0;
    unit.free_moves = 0;
}

}  // namespace

void do_end_turn(State& state, const Chosen& chosen, Events& events)
{
    const PlayerId player = commander_of(state, chosen);
    for_each_unit(state, player, [&](UnitId unit) { give_up_actions(unit_of(state, unit)); });
    events.tell(told::turn_ended, player);
}

bool unit_has_any_action(const State& state, const Chosen& chosen)
{
    const Unit& unit = unit_of(state, chosen.as<UnitId>(0));
    return unit.actions > 0 || unit.training_only > 0 || unit.free_moves > 0;
}

void do_rest(State& state, const Chosen& chosen, Events&)
{
    give_up_actions(unit_of(state, chosen.as<UnitId>(0)));
}

}  // namespace sortie::merc
