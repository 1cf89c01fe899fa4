#include "games/merc/modes/super_weapon.h"

namespace sortie::merc {
namespace {

constexpr int cities_least = 2;

Component component_chosen(const Chosen& chosen)
{
    return chosen.as<Component>(1);
}

// The player's component that came from somewhere, of either kind; visits card by card.
template <class Visit>
void for_each_component_of(const State& state, PlayerId player, Visit visit)
{
    for_each_unit(state, player, [&](UnitId unit) {
        for (const CardId card : unit_of(state, unit).carried) {
            if (is_component(card)) visit(card);
        }
    });
}

}  // namespace

void add_cities(State& state)
{
    int cities = 0;
    FixedVector<SectorCardId, sector_card_count> unused;
    for (std::size_t i = 0; i < sector_card_count; ++i) {
        if (sector_table[i].land == Land::city) unused.push_back(id_cast<SectorCardId>(i));
    }
    FixedVector<SectorId, sector_count> wilderness;
    for (const SectorId sector : sectors_of(state)) {
        if (is_land(state, sector, Land::city)) {
            ++cities;
            unused.erase_value(state.sectors[sector.index].card);
        }
        if (is_land(state, sector, Land::wilderness)) wilderness.push_back(sector);
    }
    for (; cities < cities_least; ++cities) {
        const std::size_t i = state.rng.pick(static_cast<std::uint32_t>(unused.size()));
        state.sectors[wilderness.pop_back().index].card = unused[i];
        unused.erase_at(i);
    }
}

bool owns_component(const State& state, PlayerId player, Component component)
{
    bool owns = false;
    for_each_component_of(state, player,
                          [&](CardId card) { owns |= kind_of_component(card) == component; });
    return owns;
}

CardId component_in_supply(const State& state, Component component)
{
    for (std::size_t i = 0; i < component_count; ++i) {
        const CardId card = component_card(i);
        if (kind_of_component(card) == component && state.modes.origins[i].is_none()) return card;
    }
    return CardId::none();
}

bool components_exist(const State& state, const Chosen&)
{
    return state.modes.has_super_weapon;
}

void every_component(const State&, const Chosen&, Candidates& out)
{
    for (std::size_t i = 0; i < component_kinds; ++i) out.add(static_cast<Argument>(i));
}

bool supply_has_it(const State& state, const Chosen& chosen)
{
    return component_in_supply(state, component_chosen(chosen)).is_some();
}

bool player_lacks_it(const State& state, const Chosen& chosen)
{
    return !owns_component(state, commander_of(state, chosen), component_chosen(chosen));
}

bool comes_from_another_city(const State& state, const Chosen& chosen)
{
    const SectorId here = sector_of(state, chosen.as<UnitId>(0));
    bool is_same = false;
    for_each_component_of(state, commander_of(state, chosen), [&](CardId card) {
        is_same |= state.modes.origins[component_in(card)] == here;
    });
    return !is_same;
}

bool unit_has_place_for_it(const State& state, const Chosen& chosen)
{
    const CardId card = component_in_supply(state, component_chosen(chosen));
    return card.is_none() || free_pocket_for(state, chosen.as<UnitId>(0), card).has_value();
}

// V5.7, V5.10: whoever owns both has won.
void do_acquire(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const PlayerId player = commander_of(state, chosen);
    const CardId card = component_in_supply(state, component_chosen(chosen));
    pay_action(state, unit);
    put_in_pocket(state, unit, card, *free_pocket_for(state, unit, card));
    state.modes.origins[component_in(card)] = sector_of(state, unit);
    events.tell(told::acquired, unit, card, sector_of(state, unit));
    const bool has_both = owns_component(state, player, Component::explosives) &&
                          owns_component(state, player, Component::detonator);
    if (!has_both) return;
    state.modes.winner = player;
    state.outcome = Outcome::super_weapon;
    state.flow.end_game();
}

}  // namespace sortie::merc
