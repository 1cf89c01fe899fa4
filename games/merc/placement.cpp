#include "games/merc/placement.h"

#include <algorithm>

namespace sortie::merc {
namespace {

SectorSet allowed_sectors(const State& state)
{
    const Regime& regime = state.regime;
    switch (regime.placing) {
        case Placing::nothing: return {};
        case Placing::extra: return sectors_controlled_by(state, Side::dictator);
        case Placing::lockdown: return neighbours_of(state, regime.base) | SectorSet{regime.base};
        case Placing::spread: return neighbours_of(state, regime.spread_from);
        case Placing::stolen: return sectors_of(state) - sectors_controlled_by(state, Side::rebels);
        case Placing::wilderness: break;
    }
    SectorSet wilderness;
    for (const SectorId sector : sectors_of(state)) {
        if (card_at(state, sector).land == Land::wilderness) wilderness.insert(sector);
    }
    return wilderness;
}

// Mussolini's militia come out of one sector, all others out of the supply.
int militia_at_hand(const State& state)
{
    const Regime& regime = state.regime;
    if (regime.placing != Placing::spread) return regime.to_place;
    return state.sectors[regime.spread_from.index].militia[the_dictator.index];
}

}  // namespace

SectorSet sectors_to_place(const State& state)
{
    SectorSet sectors;
    for (const SectorId sector : allowed_sectors(state)) {
        if (militia_room(state, sector, Side::dictator) > 0) sectors.insert(sector);
    }
    return sectors;
}

bool militia_are_to_be_placed(const State& state)
{
    return state.regime.placing != Placing::nothing && militia_at_hand(state) > 0 &&
           !sectors_to_place(state).empty();
}

void begin_placing(State& state, Placing placing, int count)
{
    state.regime.placing = placing;
    state.regime.to_place = static_cast<std::uint8_t>(count);
    state.served.clear();
}

void end_placing(State& state, Events&)
{
    state.regime.placing = Placing::nothing;
    state.regime.to_place = 0;
    state.regime.spread_from = SectorId::none();
    state.served.clear();
    sort_queue_from(state, 0);
}

void places_for_militia(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_to_place(state)) out.add(sector);
}

void amounts_to_place(const State& state, const Chosen& chosen, Candidates& out)
{
    const int room = militia_room(state, chosen.as<SectorId>(0), Side::dictator);
    const int most = std::min(militia_at_hand(state), room);
    for (int i = 1; i <= most; ++i) out.add(static_cast<Argument>(i));
}

void do_place(State& state, const Chosen& chosen, Events& events)
{
    Regime& regime = state.regime;
    const SectorId sector = chosen.as<SectorId>(0);
    const int count = chosen.as<int>(1);
    if (regime.placing == Placing::spread) {
        remove_militia(state, regime.spread_from, the_dictator, count, events);
    } else {
        regime.to_place = static_cast<std::uint8_t>(regime.to_place - count);
    }
    add_militia(state, sector, the_dictator, count, events);
    if (regime.is_automatic) state.served.insert(sector);
}

bool may_forfeit(const State& state, const Chosen&)
{
    return state.regime.placing != Placing::stolen;
}

void do_enough(State& state, const Chosen&, Events&)
{
    state.regime.placing = Placing::nothing;
}

}  // namespace sortie::merc
