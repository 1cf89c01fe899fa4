#include "games/merc/steady.h"

#include <algorithm>
#include <optional>

#include "games/merc/autocrat.h"
#include "games/merc/lead.h"
#include "games/merc/measures.h"
#include "games/merc/tactician.h"

namespace sortie::merc {
namespace {

using MaybeMove = std::optional<Move>;

// ---- Day 1 (AR2) --------------------------------------------------------------------------------

int distance_to_city(const State& seen, SectorId sector)
{
    SectorSet cities;
    for (const SectorId each : sectors_of(seen)) {
        if (card_at(seen, each).land == Land::city) cities.insert(each);
    }
    return distance_to_nearest(sector, cities);
}

Move choose_landing(const State& seen, Seat seat)
{
    Candidates candidates;
    free_border_sectors(seen, Chosen{seat, Move{}}, candidates);
    SectorSet sectors;
    for (const Argument value : candidates) sectors.insert(id_cast<SectorId>(value));
    sectors = least_by(sectors, [&](SectorId each) { return -value_of(seen, each); });
    sectors = least_by(sectors, [&](SectorId each) { return distance_to_city(seen, each); });
    return order<land>(sectors.front());
}

int worth_of(UnitId unit)
{
    const MercRow& row = merc_table[unit.index];
    return 2 * row.combat + row.initiative + row.training;
}

// The best of the offer that may be taken; none.
template <class Allowed>
UnitId best_of_offer(const Task& task, Allowed is_allowed)
{
    UnitId best;
    for (const UnitId unit : task.offer) {
        if (!is_allowed(unit)) continue;
        const bool is_better = best.is_none() || worth_of(unit) > worth_of(best) ||
                               (worth_of(unit) == worth_of(best) &&
                                merc_table[unit.index].name < merc_table[best.index].name);
        if (is_better) best = unit;
    }
    return best;
}

Move choose_enlisting(const State& seen, Seat seat, PlayerId rebel)
{
    const UnitId best = best_of_offer(task_of(seen, rebel), [&](UnitId unit) {
        const Chosen chosen{seat, order<enlist>(unit, Slot::weapon)};
        return fits_team(seen, chosen) && leaves_a_second(seen, chosen);
    });
    return best.is_some() ? order<enlist>(best, Slot::weapon) : order<no_third>();
}

Move choose_recruit(const State& seen, PlayerId rebel)
{
    return order<recruit>(best_of_offer(
        task_of(seen, rebel), [&](UnitId unit) { return is_compatible(seen, rebel, unit); }));
}

Move choose_industry(const State& seen, Seat seat)
{
    Candidates candidates;
    industries_to_settle(seen, Chosen{seat, Move{}}, candidates);
    SectorSet sectors;
    for (const Argument value : candidates) sectors.insert(id_cast<SectorId>(value));
    return order<settle>(
        least_by(sectors, [&](SectorId each) { return -value_of(seen, each); }).front());
}

// ---- Hires (AR3.5, AR9, AR10) -------------------------------------------------------------------

Move choose_hire(const State& seen, PlayerId rebel)
{
    const Task& task = task_of(seen, rebel);
    if (!task.named.empty()) return order<engaged>();
    const UnitId best =
        best_of_offer(task, [&](UnitId unit) { return may_be_engaged(seen, rebel, unit); });
    return best.is_some() ? order<engage>(best) : order<engaged>();
}

// The squad of whoever looked for MERCs, else another with room, else a new one where he stands; without him where the
// most valuable friendly sector is.
Move choose_assignment(const State& seen, PlayerId rebel)
{
    const UnitId actor = task_of(seen, rebel).actor;
    const std::uint8_t first = actor.is_some() ? unit_of(seen, actor).squad : primary;
    for (const std::uint8_t squad : {first, first == primary ? secondary : primary}) {
        const Squad& each = squad_of(seen, rebel, squad);
        if (each.is_on_board() && squad_may_take(seen, rebel, squad)) {
            return order<assign>(int{squad}, SectorId::none());
        }
    }
    const std::uint8_t free = squad_of(seen, rebel, primary).is_on_board() ? secondary : primary;
    const SectorSet sectors = founding_sectors(seen, rebel);
    if (actor.is_some() && sectors.contains(sector_of(seen, actor))) {
        return order<assign>(int{free}, sector_of(seen, actor));
    }
    return order<assign>(
        int{free}, least_by(sectors, [&](SectorId each) { return -value_of(seen, each); }).front());
}

Move answer_hire(const State& seen, Seat seat, PlayerId rebel)
{
    const Task& task = task_of(seen, rebel);
    if (task.purpose == Purpose::landing) return choose_enlisting(seen, seat, rebel);
    switch (task.step) {
        case Step::fire: return order<dismiss_nobody>();
        case Step::place: return choose_assignment(seen, rebel);
        case Step::deck: return order<draw_from>(Slot::weapon);
        default: return choose_hire(seen, rebel);
    }
}

// ---- Orders (AR3) -------------------------------------------------------------------------------

UnitId leader_of_rebel(const State& seen, PlayerId rebel)
{
    UnitId leader;
    int best = 0;
    for_each_unit(seen, rebel, [&](UnitId unit) {
        if (!can_pay(seen, unit)) return;
        const int speed = skills_of(seen, unit).initiative;
        const bool is_first = leader.is_none() || speed > best ||
                              (speed == best && is_before_by_name(seen, unit, leader));
        if (!is_first) return;
        leader = unit;
        best = speed;
    });
    return leader;
}

MaybeMove fire_mortar(const State& seen, const Lead& lead)
{
    if (carried_card(seen, lead.unit, kind::mortar).is_none()) return std::nullopt;
    SectorSet targets;
    for (const SectorId sector : neighbours_of(seen, lead.sector)) {
        if (is_occupied(seen, sector, Side::dictator)) targets.insert(sector);
    }
    if (targets.empty()) return std::nullopt;
    return order<bombard>(lead.unit, least_by(targets, [&](SectorId each) {
                                         return -forces_of(seen, each);
                                     }).front());
}

MaybeMove look_for_mercs(const State& seen, const Lead& lead)
{
    const bool can_hire = unit_of(seen, lead.unit).actions >= hire_price &&
                          team_size(seen, lead.player) < team_limit(seen, lead.player) &&
                          has_room_for_hire(seen, lead.player) && seen.mercs.can_draw();
    if (!can_hire) return std::nullopt;
    return order<hire>(lead.unit);
}

// AR3.6: the base first, then value, then the weakest.
MaybeMove attack_neighbour(const State& seen, const Lead& lead)
{
    if (!can_pay_for_move(seen, *lead.squad)) return std::nullopt;
    const int own = power_of(seen, *lead.squad);
    SectorSet targets;
    for (const SectorId sector : neighbours_of(seen, lead.sector)) {
        if (!is_occupied(seen, sector, Side::dictator)) continue;
        if (2 * own >= 3 * power_of_regime(seen, sector)) targets.insert(sector);
    }
    if (targets.empty()) return std::nullopt;
    if (seen.regime.base.is_some() && targets.contains(seen.regime.base)) {
        return march(seen, lead, seen.regime.base);
    }
    targets = least_by(targets, [&](SectorId each) { return -value_of(seen, each); });
    targets = least_by(targets, [&](SectorId each) { return power_of_regime(seen, each); });
    return march(seen, lead, targets.front());
}

MaybeMove train_up_to(const State& seen, const Lead& lead, int militia)
{
    const bool is_wanted = militia_of_side(seen, lead.sector, Side::rebels) < militia &&
                           militia_room(seen, lead.sector, Side::rebels) > 0;
    if (!is_wanted || training_of(seen, lead.unit) < 1) return std::nullopt;
    return order<train>(lead.unit);
}

MaybeMove occupy_neighbour(const State& seen, const Lead& lead)
{
    const int left = seen.sectors[lead.sector.index].militia[lead.player.index];
    if (left == 0 && value_of(seen, lead.sector) != 1) return std::nullopt;
    if (!can_pay_for_move(seen, *lead.squad)) return std::nullopt;
    SectorSet neutral;
    for (const SectorId sector : neighbours_of(seen, lead.sector)) {
        if (is_empty(seen, sector)) neutral.insert(sector);
    }
    if (neutral.empty()) return std::nullopt;
    return march(seen, lead,
                 least_by(neutral, [&](SectorId each) { return -value_of(seen, each); }).front());
}

constexpr int garrison = 3;       // AR3.7
constexpr int every_place = 100;  // AR3.9: as many as fit

MaybeMove first_rule(const State& seen, const Lead& lead)
{
    if (const MaybeMove move = fire_mortar(seen, lead)) return move;
    if (const MaybeMove move = go_to_hospital(seen, lead)) return move;
    if (const MaybeMove move = explore_with(seen, lead)) return move;
    if (const MaybeMove move = take_equipment(seen, lead)) return move;
    if (const MaybeMove move = look_for_mercs(seen, lead)) return move;
    if (const MaybeMove move = attack_neighbour(seen, lead)) return move;
    if (const MaybeMove move = train_up_to(seen, lead, garrison)) return move;
    if (const MaybeMove move = occupy_neighbour(seen, lead)) return move;
    return train_up_to(seen, lead, every_place);
}

// Solo Rescue: whatever helps on the spot, and then straight on.
Move choose_step_of_rescue(const State& seen, const Lead& lead)
{
    if (!is_contested(seen, lead.sector)) {
        if (const MaybeMove move = explore_with(seen, lead)) return *move;
        if (const MaybeMove move = take_equipment(seen, lead)) return *move;
    }
    const SectorId next = id_cast<SectorId>(lead.sector.index + 1);
    const bool can_go = sectors_of(seen).contains(next) && can_pay_for_move(seen, *lead.squad);
    return can_go ? march(seen, lead, next) : order<end_turn>();
}

Move choose_order(const State& seen, PlayerId rebel)
{
    if (const MaybeMove move = heal_with_doc(seen, rebel)) return *move;
    if (const MaybeMove move = plant_mine(seen, rebel)) return *move;
    const UnitId leader = leader_of_rebel(seen, rebel);
    if (leader.is_none()) return order<end_turn>();
    const Lead lead = lead_of(seen, leader);
    if (seen.modes.mode == Mode::solo_rescue) return choose_step_of_rescue(seen, lead);
    const MaybeMove move =
        is_contested(seen, lead.sector) ? attack_neighbour(seen, lead) : first_rule(seen, lead);
    return move ? *move : order<end_turn>();
}

// ---- Answers ------------------------------------------------------------------------------------

// AR5: joins if that makes the attack promising.
Move answer_joint_attack(const State& seen, PlayerId rebel)
{
    const SectorId target = seen.joint.target;
    const std::uint8_t eligible = eligible_squads(seen, rebel, target);
    int power = 0;
    for (const PlayerId each : rebels_of(seen)) {
        for (const std::uint8_t squad : {primary, secondary}) {
            const bool joins = each == rebel && (eligible >> squad & 1u) != 0;
            const bool is_in = (seen.joint.squads[each.index] >> squad & 1u) != 0;
            if (joins || is_in) power += power_of(seen, squad_of(seen, each, squad));
        }
    }
    if (2 * power < 3 * power_of_regime(seen, target)) return order<stay_out>();
    const Unit& sonia = unit_of(seen, merc::sonia);
    const bool has_sonia = sonia.owner == rebel && (eligible >> sonia.squad & 1u) != 0;
    return order<commit>(eligible - 1, has_sonia ? 0 : int{no_argument});
}

// TC1.7: an even share; militia first, then who can bear most.
Move answer_barrage(const State& seen, PlayerId rebel)
{
    const Shelling& shelling = seen.shelling;
    const int before = shelling.hits_left + shelling.taken;
    int deciders = 0;
    const SectorId sector = seen.regime.chosen[shelling.sector];
    for (const PlayerId each : rebels_of(seen)) {
        if (each.index < rebel.index) continue;
        deciders += units_of_player(seen, sector, each) > 0 ? 1 : 0;
    }
    const int share = (before + deciders - 1) / deciders;
    const bool may_stop = shelling.hits_left <= later_marks(seen);
    if (may_stop && shelling.taken >= share) return order<suffered>();
    if (shelling.militia[rebel.index] < seen.sectors[sector.index].militia[rebel.index]) {
        return order<suffer>(militia_of(rebel));
    }
    UnitId best;
    int most = -1;
    for_each_unit_in(seen, rebel, sector, [&](UnitId unit) {
        const int can_bear = unit_of(seen, unit).health + armor_of(seen, unit);
        const bool is_better =
            can_bear > most || (can_bear == most && is_before_by_name(seen, unit, best));
        if (seen.shelled.contains(unit) || !is_better) return;
        best = unit;
        most = can_bear;
    });
    return order<suffer>(fighter_of(best));
}

// Never retreats (AR4).
Move answer_retreat(const State& seen, PlayerId rebel)
{
    const auto goal = [&](std::uint8_t squad) {
        return squad_of(seen, rebel, squad).sector == seen.combat.sector ? int{to_stay}
                                                                         : int{no_argument};
    };
    return order<retreat>(0, goal(primary), goal(secondary));
}

// For a Dictator whom a bot plays: what the automatic one does, with the first card of the hand.
Move answer_for_dictator(const State& seen, const ActionSet& offered)
{
    if (is_offered<play_tactic>(offered)) return order<play_tactic>(seen.tactics.hand[0]);
    if (is_offered<retreat>(offered)) return answer_retreat(seen, the_dictator);
    if (is_offered<choose_dictator>(offered)) return order<choose_dictator>(Dictator::castro);
    if (is_offered<choose_corner>(offered)) return order<choose_corner>(sector_at(0, 0));
    if (is_offered<station>(offered)) return order<station>(int{base_squad});
    const Task& task = task_of(seen, the_dictator);
    if (task.step == Step::choose) {
        return order<engage>(best_of_offer(
            task, [&](UnitId unit) { return is_compatible(seen, the_dictator, unit); }));
    }
    State copy = seen;
    return answer_of_autocrat(copy, offered);
}

}  // namespace

int power_of(const State& state, const Squad& squad)
{
    int power = 0;
    for (const UnitId unit : squad.members) {
        power += std::max(skills_of(state, unit).combat, 0) * unit_of(state, unit).health;
    }
    return power;
}

int power_of_regime(const State& state, SectorId sector)
{
    int power = militia_of_side(state, sector, Side::dictator);
    for_each_player_of(state, Side::dictator, [&](PlayerId player) {
        for_each_unit_in(state, player, sector, [&](UnitId unit) {
            power += std::max(skills_of(state, unit).combat, 0) * unit_of(state, unit).health;
        });
    });
    return power;
}

Move steady_move(const State& seen, Seat seat, const ActionSet& offered)
{
    const PlayerId rebel = player_of(seen, seat);
    if (rebel == the_dictator) return answer_for_dictator(seen, offered);
    Ties ties = Ties::first();
    const bool is_group = is_offered<aim_all>(offered) && is_group_of_militia(seen, Chosen{});
    if (is_group) return order<aim_all>(usual_mark(seen, seen.combat.attack, ties));
    if (const MaybeMove move = usual_answer(seen, rebel, offered, ties)) return *move;
    if (is_offered<recruit>(offered)) return choose_recruit(seen, rebel);
    if (is_offered<settle>(offered)) return choose_industry(seen, seat);
    if (task_of(seen, rebel).is_open()) return answer_hire(seen, seat, rebel);
    if (is_offered<end_turn>(offered)) return choose_order(seen, rebel);
    if (is_offered<land>(offered)) return choose_landing(seen, seat);
    if (is_offered<retreat>(offered)) return answer_retreat(seen, rebel);
    if (is_offered<commit>(offered)) return answer_joint_attack(seen, rebel);
    CHECK(is_offered<suffer>(offered));
    return answer_barrage(seen, rebel);
}

Seat next_of_steady(const State& state, BotRounds& rounds)
{
    const SeatSet awaited = state.flow.awaited;
    if (state.flow.waiting != Waiting::several) return awaited.front();
    // A new entry of a step: the loop around it has gone round once more.
    const std::uint32_t step =
        (std::uint32_t{state.day} << 24) | (std::uint32_t{state.flow.at} << 12) |
        (state.flow.depth == 0 ? 0u : state.flow.frames[state.flow.depth - 1u].passes & 0xfffu);
    if (rounds.step != step) rounds = {step, {}};
    Seat best;
    for (const Seat seat : awaited) {
        if (task_of(state, player_of(state, seat)).is_open()) return seat;  // belongs to its action
        if (best.is_none() || rounds.moves[seat.index] < rounds.moves[best.index]) best = seat;
    }
    ++rounds.moves[best.index];
    return best;
}

}  // namespace sortie::merc
