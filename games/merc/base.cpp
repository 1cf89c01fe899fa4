#include "games/merc/base.h"

#include "games/merc/outfitting.h"

namespace sortie::merc {
namespace {

constexpr std::uint8_t actions_of_dictator = 2;

SectorSet industries_among(const State& state, const SectorSet& sectors)
{
    SectorSet industries;
    for (const SectorId sector : sectors) {
        if (card_at(state, sector).land == Land::industry) industries.insert(sector);
    }
    return industries;
}

bool is_founding(const State& state)
{
    return state.phase == Phase::founding;
}

}  // namespace

SectorSet legal_sites(const State& state)
{
    const SectorSet own = sectors_controlled_by(state, Side::dictator);
    const SectorSet own_industries = industries_among(state, own);
    if (!own_industries.empty()) return own_industries;
    if (!own.empty()) return own;
    return industries_among(state, sectors_controlled_by(state, Side::neither));
}

bool reveal_is_due(const State& state)
{
    const Regime& regime = state.regime;
    if (regime.base.is_some()) return false;
    const bool is_asked_for =
        is_founding(state) ? regime.card == Dictator::kim
                           : tactic_table[static_cast<std::size_t>(regime.playing)].reveals_base;
    return is_asked_for && !legal_sites(state).empty();
}

void reveal_base(State& state, Events& events)
{
    Regime& regime = state.regime;
    const SectorId base = regime.site;
    const PlayerId held_by = controller_of(state, base);
    regime.base = base;
    regime.site = SectorId::none();
    join_squad(state, the_dictator, regime.site_squad, base, dictator_card);
    regime.site_squad = 0;
    Unit& card = unit_of(state, dictator_card);
    card.health = static_cast<std::uint8_t>(max_health_of(dictator_card));
    if (!is_founding(state)) card.actions = actions_of_dictator;  // D2.6.5
    events.tell(told::base_revealed, base);
    if (are_both_sides_in(state, base)) {
        queue_combat(state, base, Side::dictator, held_by, events);  // D2.8
    }
    const CardId drawn = draw_card(state, regime.site_deck);
    regime.site_deck = Slot::weapon;
    if (drawn.is_none()) return;
    events.tell_known(SeatSet{dictator_seat(state)}, told::drew, dictator_card, drawn);
    give_card(state, the_dictator, Purpose::reveal, dictator_card, drawn, events);
}

void sites_to_choose(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : legal_sites(state)) out.add(sector);
}

void do_choose_base(State& state, const Chosen& chosen, Events&)
{
    state.regime.site = chosen.as<SectorId>(0);
}

void do_arm_dictator(State& state, const Chosen& chosen, Events&)
{
    state.regime.site_deck = chosen.as<Slot>(0);
}

// AMB-85: an automatic Dictator, and Kim on Day 1, always take the base squad.
void squads_to_enter(const State& state, const Chosen&, Candidates& out)
{
    out.add(base_squad);
    if (state.regime.is_automatic || is_founding(state)) return;
    for (const std::uint8_t squad : {primary, secondary}) {
        if (!squad_of(state, the_dictator, squad).is_on_board()) out.add(squad);
    }
}

void do_station(State& state, const Chosen& chosen, Events&)
{
    state.regime.site_squad = chosen.as<std::uint8_t>(0);
}

}  // namespace sortie::merc
