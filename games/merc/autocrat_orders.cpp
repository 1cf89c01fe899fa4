#include "games/merc/autocrat_orders.h"

#include <algorithm>
#include <optional>

#include "games/merc/lead.h"
#include "games/merc/measures.h"

namespace sortie::merc {
namespace {

using MaybeMove = std::optional<Move>;

bool could_train(const State& state, UnitId unit)
{
    const Unit& trainer = unit_of(state, unit);
    return (trainer.actions > 0 || trainer.training_only > 0) && training_of(state, unit) > 0;
}

bool has_room(const State& state, SectorId sector)
{
    return militia_room(state, sector, Side::dictator) > 0;
}

// Higher initiative first, then the name.
bool leads_before(const State& state, UnitId a, UnitId b)
{
    const int speed_a = skills_of(state, a).initiative;
    const int speed_b = skills_of(state, b).initiative;
    if (speed_a != speed_b) return speed_a > speed_b;
    return name_of(state, a) < name_of(state, b);
}

// ---- The list -----------------------------------------------------------------------------------

// AI6.3
MaybeMove fire_mortar(const State& state, const Lead& lead, Ties& ties)
{
    if (!can_pay(state, lead.unit)) return std::nullopt;
    if (carried_card(state, lead.unit, kind::mortar).is_none()) return std::nullopt;
    SectorSet targets;
    for (const SectorId sector : neighbours_of(state, lead.sector)) {
        if (is_occupied(state, sector, Side::rebels)) targets.insert(sector);
    }
    if (targets.empty()) return std::nullopt;
    const SectorSet most =
        least_by(targets, [&](SectorId each) { return -units_of_side(state, each, Side::rebels); });
    return order<bombard>(lead.unit, weakest_of(state, most, ties));
}

// AI6.14.3: the deck of the type that the squad lacks most often.
MaybeMove procure_cards(const State& state)
{
    const Unit& hagness = unit_of(state, merc::hagness);
    if (hagness.owner != the_dictator || hagness.actions == 0) return std::nullopt;
    if (is_contested(state, sector_of(state, merc::hagness))) return std::nullopt;
    int most = 0;
    Slot wanted = Slot::weapon;
    for (std::size_t i = 0; i < slot_count; ++i) {
        const auto slot = static_cast<Slot>(i);
        int missing = 0;
        for (const UnitId unit : squad_of(state, merc::hagness).members) {
            missing += lacks(state, unit, slot) ? 1 : 0;
        }
        if (missing <= most || !can_draw(state, slot)) continue;
        most = missing;
        wanted = slot;
    }
    if (most == 0) return std::nullopt;
    return order<procure>(merc::hagness, wanted);
}

// AI6.14.4
MaybeMove salvage_card(const State& state)
{
    const Unit& feedback = unit_of(state, merc::feedback);
    if (feedback.owner != the_dictator || feedback.actions == 0) return std::nullopt;
    if (is_contested(state, sector_of(state, merc::feedback))) return std::nullopt;
    CardId best;
    int best_serial = 0;
    for (const auto& deck : state.equipment) {
        for (const CardId card : deck.discard_pile) {
            const int serial = kind_of(card).serial;
            if (serial <= best_serial || !lacks(state, merc::feedback, slot_of(card))) continue;
            if (!usual_pocket(state, merc::feedback, card)) continue;
            best = card;
            best_serial = serial;
        }
    }
    if (best.is_none()) return std::nullopt;
    return order<salvage>(merc::feedback, best);
}

// AI6.7, AI6.10: everyone who can trains once, in the order of leaders.
MaybeMove drill_squad(State& state, const Lead& lead)
{
    auto& drill = state.regime.drill;
    drill.clear();
    for (const UnitId unit : lead.squad->members) {
        if (!could_train(state, unit)) continue;
        std::size_t i = drill.size();
        while (i > 0 && leads_before(state, unit, drill[i - 1])) --i;
        drill.insert_at(i, unit);
    }
    if (drill.empty()) return std::nullopt;
    const UnitId first = drill[0];
    drill.erase_at(0);
    return order<train>(first);
}

MaybeMove hold_industry(State& state, const Lead& lead)
{
    const bool is_bare = card_at(state, lead.sector).land == Land::industry &&
                         militia_of_side(state, lead.sector, Side::dictator) == 0;
    if (!is_bare) return std::nullopt;
    return drill_squad(state, lead);
}

// The Dictator card in the base squad stays where it is (AI3.5).
bool may_march(const Lead& lead)
{
    return lead.number != base_squad;
}

// ---- Marching -----------------------------------------------------------------------------------

// The number of steps to every sector along sectors without rebels; -1: not within the range.
using Steps = std::array<int, sector_count>;
Steps steps_without_rebels(const State& state, SectorId from, int range)
{
    Steps steps;
    steps.fill(-1);
    steps[from.index] = 0;
    FixedVector<SectorId, sector_count> queue;
    queue.push_back(from);
    for (std::size_t i = 0; i < queue.size(); ++i) {
        const SectorId here = queue[i];
        if (steps[here.index] == range) continue;
        for (const SectorId next : neighbours_of(state, here)) {
            if (steps[next.index] >= 0 || is_occupied(state, next, Side::rebels)) continue;
            steps[next.index] = steps[here.index] + 1;
            queue.push_back(next);
        }
    }
    return steps;
}

// AI6.8
MaybeMove take_industry(State& state, const Lead& lead, Ties& ties)
{
    const int range = range_of(state, *lead.squad);
    if (!may_march(lead) || range == 0) return std::nullopt;
    const Steps steps = steps_without_rebels(state, lead.sector, range);
    SectorSet goals;
    for (const SectorId sector : sectors_of(state)) {
        const bool is_industry = card_at(state, sector).land == Land::industry;
        if (steps[sector.index] > 0 && is_industry && is_empty(state, sector)) goals.insert(sector);
    }
    if (goals.empty()) return std::nullopt;
    goals = least_by(goals, [&](SectorId each) { return steps[each.index]; });
    goals = least_by(goals, [&](SectorId each) { return -value_of(state, each); });
    const SectorId goal = pick_from(goals, ties);
    const Steps back = steps_without_rebels(state, goal, range);
    for (const SectorId next : neighbours_of(state, lead.sector)) {
        if (back[next.index] != steps[goal.index] - 1) continue;
        if (next == goal) {  // AMB-62: they train on arrival
            state.regime.drill = lead.squad->members;
        }
        return march(state, lead, next);
    }
    return std::nullopt;
}

// AI6.9, AI6.11: one step towards the nearest of the rebels' sectors.
MaybeMove approach(const State& state, const Lead& lead, int range, Ties& ties)
{
    if (!may_march(lead) || range_of(state, *lead.squad) == 0) return std::nullopt;
    const auto steps_to = [&](SectorId each) { return distance(lead.sector, each); };
    const SectorSet rebels = sectors_controlled_by(state, Side::rebels);
    if (rebels.empty()) return std::nullopt;
    const SectorSet nearest = least_by(rebels, steps_to);
    if (steps_to(nearest.front()) > range) return std::nullopt;
    const SectorId goal = weakest_of(state, nearest, ties);
    SectorId best;
    for (const SectorId next : neighbours_of(state, lead.sector)) {
        if (distance(next, goal) != steps_to(goal) - 1) continue;
        const bool is_clear = next == goal || !is_occupied(state, next, Side::rebels);
        if (best.is_none() ||
            (is_clear && best != goal && is_occupied(state, best, Side::rebels))) {
            best = next;
        }
    }
    return march(state, lead, best);
}

constexpr int any_distance = map_rows_max + map_columns_max;

// ---- All together -------------------------------------------------------------------------------

MaybeMove first_rule(State& state, const Lead& lead, Ties& ties)
{
    const Unit& unit = unit_of(state, lead.unit);
    if (unit.actions == 0 && unit.free_moves == 0) {  // AI6.14.6: only a training action is left
        if (const MaybeMove move = hold_industry(state, lead)) return move;
        return has_room(state, lead.sector) ? drill_squad(state, lead) : std::nullopt;
    }
    if (const MaybeMove move = fire_mortar(state, lead, ties)) return move;
    if (const MaybeMove move = go_to_hospital(state, lead)) return move;
    if (const MaybeMove move = explore_with(state, lead)) return move;
    if (const MaybeMove move = take_equipment(state, lead)) return move;
    if (const MaybeMove move = procure_cards(state)) return move;
    if (const MaybeMove move = salvage_card(state)) return move;
    if (const MaybeMove move = hold_industry(state, lead)) return move;
    if (const MaybeMove move = take_industry(state, lead, ties)) return move;
    const int range = may_march(lead) ? range_of(state, *lead.squad) : 0;
    if (const MaybeMove move = approach(state, lead, range, ties)) return move;
    if (has_room(state, lead.sector)) {
        if (const MaybeMove move = drill_squad(state, lead)) return move;
    }
    return approach(state, lead, any_distance, ties);
}

// In a sector left mixed by a standoff the squad can only leave (R7.1.7).
MaybeMove rule_when_contested(State& state, const Lead& lead, Ties& ties)
{
    if (const MaybeMove move = take_industry(state, lead, ties)) return move;
    return approach(state, lead, any_distance, ties);
}

// Who was told to train does so, if it still can.
MaybeMove go_on_drilling(State& state)
{
    auto& drill = state.regime.drill;
    while (!drill.empty()) {
        const UnitId unit = drill[0];
        drill.erase_at(0);
        if (!unit_of(state, unit).is_in_play() || !could_train(state, unit)) continue;
        const SectorId sector = sector_of(state, unit);
        if (has_room(state, sector) && !is_contested(state, sector)) return order<train>(unit);
    }
    return std::nullopt;
}

}  // namespace

UnitId leader_of(const State& state)
{
    UnitId leader;
    for_each_unit(state, the_dictator, [&](UnitId id) {
        const Unit& unit = unit_of(state, id);
        if (unit.actions == 0 && unit.free_moves == 0 && unit.training_only == 0) return;
        if (leader.is_none() || leads_before(state, id, leader)) leader = id;
    });
    return leader;
}

int range_of(const State& state, const Squad& squad)
{
    const int price = price_of_move(state, squad);
    if (price > 1 && !can_pay_for_move(state, squad)) return 0;  // V3.12: one free move of a drive
    int range = any_distance;
    for (const UnitId id : squad.members) {
        const Unit& unit = unit_of(state, id);
        range = std::min(range, unit.actions + unit.free_moves);
    }
    return range / price;
}

Move usual_order(State& state, Ties& ties)
{
    if (const MaybeMove move = go_on_drilling(state)) return *move;
    if (const MaybeMove move = heal_with_doc(state, the_dictator)) return *move;
    if (const MaybeMove move = plant_mine(state, the_dictator)) return *move;
    const UnitId leader = leader_of(state);
    if (leader.is_none()) return order<end_turn>();
    const Lead lead = lead_of(state, leader);
    const MaybeMove move = is_contested(state, lead.sector) ? rule_when_contested(state, lead, ties)
                                                            : first_rule(state, lead, ties);
    return move ? *move : order<rest>(lead.unit);
}

}  // namespace sortie::merc
