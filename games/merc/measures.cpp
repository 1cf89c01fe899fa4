#include "games/merc/measures.h"

#include <algorithm>

namespace sortie::merc {
namespace {

SectorSet neutral_sectors(const State& state)
{
    return sectors_controlled_by(state, Side::neither);
}

}  // namespace

int strength_of(const State& state, SectorId sector)
{
    int strength = militia_of_side(state, sector, Side::rebels);
    for (const PlayerId rebel : rebels_of(state)) {
        for_each_unit_in(state, rebel, sector, [&](UnitId unit) {
            strength += unit_of(state, unit).health + armor_of(state, unit);
        });
    }
    return strength;
}

int forces_of(const State& state, SectorId sector)
{
    return units_of_side(state, sector, Side::dictator);
}

int distance_to_nearest(SectorId from, const SectorSet& sectors)
{
    int nearest = 0;
    bool is_first = true;
    for (const SectorId sector : sectors) {
        const int steps = distance(from, sector);
        if (is_first || steps < nearest) nearest = steps;
        is_first = false;
    }
    return nearest;
}

SectorId weakest_of(const State& state, const SectorSet& sectors, Ties& ties)
{
    return pick_from(least_by(sectors, [&](SectorId each) { return strength_of(state, each); }),
                     ties);
}

SectorSet sectors_with_rebels(const State& state)
{
    SectorSet sectors;
    for (const PlayerId rebel : rebels_of(state)) {
        for (const Squad& squad : state.squads[rebel.index]) {
            if (squad.is_on_board()) sectors.insert(squad.sector);
        }
    }
    for (const SectorId sector : sectors_of(state)) {
        if (militia_of_side(state, sector, Side::rebels) > 0) sectors.insert(sector);
    }
    return sectors;
}

int value_of(const State& state, SectorId sector)
{
    return card_at(state, sector).value;
}

SectorId usual_base_site(const State& state, const SectorSet& sites, Ties& ties)
{
    const SectorSet rebels = sectors_with_rebels(state);
    SectorSet best =
        least_by(sites, [&](SectorId each) { return -distance_to_nearest(each, rebels); });
    best = least_by(best, [&](SectorId each) { return -forces_of(state, each); });
    best = least_by(best, [&](SectorId each) { return -value_of(state, each); });
    return pick_from(best, ties);
}

SectorId usual_neutral(const State& state, const SectorSet& sectors, Ties& ties)
{
    const SectorId base = state.regime.base;
    const SectorSet from =
        base.is_some() ? SectorSet{base} : sectors_controlled_by(state, Side::dictator);
    SectorSet best =
        least_by(sectors, [&](SectorId each) { return distance_to_nearest(each, from); });
    best = least_by(best, [&](SectorId each) { return -value_of(state, each); });
    return pick_from(best, ties);
}

SectorId usual_own(const State& state, const SectorSet& sectors, Ties& ties)
{
    const SectorSet rebels = sectors_controlled_by(state, Side::rebels);
    return pick_from(
        least_by(sectors, [&](SectorId each) { return distance_to_nearest(each, rebels); }), ties);
}

SectorId usual_distribution(const State& state, const SectorSet& allowed, Ties& ties)
{
    const SectorSet neutral = allowed & neutral_sectors(state);
    if (!neutral.empty()) return usual_neutral(state, neutral, ties);
    const SectorSet own = allowed & sectors_controlled_by(state, Side::dictator);
    if (!own.empty()) return usual_own(state, own, ties);
    return weakest_of(state, allowed, ties);
}

SectorId usual_founding_sector(const State& state, Ties& ties)
{
    const SectorSet own = sectors_controlled_by(state, Side::dictator);
    const SectorSet rebels = sectors_controlled_by(state, Side::rebels);
    if (!own.empty() && !rebels.empty()) {
        const SectorId goal = weakest_of(state, rebels, ties);
        SectorSet best = least_by(own, [&](SectorId each) { return distance(each, goal); });
        best = least_by(best, [&](SectorId each) { return -forces_of(state, each); });
        return pick_from(best, ties);
    }
    if (!own.empty()) {
        return pick_from(
            least_by(own,
                     [&](SectorId each) { return -militia_of_side(state, each, Side::dictator); }),
            ties);
    }
    const SectorId base = state.regime.base;
    if (base.is_some() && !is_occupied(state, base, Side::rebels)) return base;
    SectorSet industries;
    for (const SectorId sector : sectors_of(state)) {
        const bool is_industry = card_at(state, sector).land == Land::industry;
        if (is_industry && is_empty(state, sector)) industries.insert(sector);
    }
    if (industries.empty()) return SectorId::none();
    return pick_from(least_by(industries, [&](SectorId each) { return -value_of(state, each); }),
                     ties);
}

}  // namespace sortie::merc
