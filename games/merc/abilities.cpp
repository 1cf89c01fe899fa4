#include "games/merc/abilities.h"

#include <algorithm>

#include "games/merc/damage.h"
#include "games/merc/placement.h"

namespace sortie::merc {
namespace {

constexpr int kims_militia = 5;  // for each rebel (KIM3)
constexpr int kims_militia_max = 20;

int rebel_sectors(const State& state)
{
    return sectors_controlled_by(state, Side::rebels).size();
}

SectorSet with_room(const State& state, const SectorSet& sectors)
{
    SectorSet roomy;
    for (const SectorId sector : sectors) {
        if (militia_room(state, sector, Side::dictator) > 0) roomy.insert(sector);
    }
    return roomy;
}

// NOR1: whose militia is taken: the controller's if he has one there, else of whoever has most.
PlayerId robbed_rebel(const State& state, SectorId sector)
{
    const auto& militia = state.sectors[sector.index].militia;
    const PlayerId owner = controller_of(state, sector);
    if (militia[owner.index] > 0) return owner;
    PlayerId most;
    for (const PlayerId rebel : rebels_of(state)) {
        if (militia[rebel.index] == 0) continue;
        if (most.is_none() || militia[rebel.index] > militia[most.index]) most = rebel;
    }
    return most;
}

// PIN4: how many points kill it.
int points_to_kill(const State& state, UnitId unit)
{
    return unit_of(state, unit).health + armor_of(state, unit);
}

}  // namespace

// ---- Stages -------------------------------------------------------------------------------------

void begin_ability(State& state, Events&)
{
    Regime& regime = state.regime;
    regime.rebel_sectors = static_cast<std::uint8_t>(rebel_sectors(state));
    switch (regime.card) {
        case Dictator::hussein:
        case Dictator::unknown: regime.uses_ability = false; break;
        case Dictator::kim:
        case Dictator::mussolini:
        case Dictator::polpot: regime.uses_ability = !sectors_to_send_to(state).empty(); break;
        case Dictator::mao:
        case Dictator::pinochet: regime.uses_ability = regime.rebel_sectors > 0; break;
        default: regime.uses_ability = true; break;
    }
}

bool ability_may_be_declined(const State& state)
{
    switch (state.regime.card) {
        case Dictator::castro:
        case Dictator::gadafi:
        case Dictator::hitler:
        case Dictator::noriega:
        case Dictator::stalin: return true;
        default: return false;
    }
}

bool ability_is_used(const State& state)
{
    return state.regime.uses_ability;
}

bool hires_one_by_ability(const State& state)
{
    return state.regime.card == Dictator::gadafi || state.regime.card == Dictator::hitler;
}

bool sends_militia(const State& state)
{
    const Dictator card = state.regime.card;
    return card == Dictator::kim || card == Dictator::mussolini || card == Dictator::polpot;
}

bool is_base_revealed(const State& state)
{
    return state.regime.base.is_some();
}

void spread_over_wilderness(State& state, Events&)
{
    begin_placing(state, Placing::wilderness, state.regime.rebel_sectors);
}

void steal_militia(State& state, Events& events)
{
    int stolen = 0;
    for (const SectorId sector : sectors_controlled_by(state, Side::rebels)) {
        const PlayerId rebel = robbed_rebel(state, sector);
        if (rebel.is_none()) continue;
        remove_militia(state, sector, rebel, 1, events);
        ++stolen;
    }
    begin_placing(state, Placing::stolen, stolen);
}

bool noriega_may_hire(const State& state)
{
    return sectors_controlled_by(state, Side::dictator).size() < rebel_sectors(state);
}

// One point at a time over all MERCs and then all militia, again and again; nobody gets more than he can bear.
void deal_out_damage(State& state, Events& events)
{
    int left = state.regime.rebel_sectors;
    std::array<int, unit_count> points{};
    std::array<std::array<int, rebels_max>, sector_count> lost{};
    for (int before = left + 1; left > 0 && left < before;) {
        before = left;
        for (const PlayerId rebel : rebels_of(state)) {
            for_each_unit(state, rebel, [&](UnitId unit) {
                if (left == 0 || points[unit.index] >= points_to_kill(state, unit)) return;
                ++points[unit.index];
                --left;
            });
        }
        for (const PlayerId rebel : rebels_of(state)) {
            for (const SectorId sector : sectors_of(state)) {
                int& taken = lost[sector.index][rebel.index];
                const int there = state.sectors[sector.index].militia[rebel.index];
                const int more = std::min(there - taken, left);
                taken += more;
                left -= more;
            }
        }
    }
    for (const PlayerId rebel : rebels_of(state)) {
        for_each_unit(state, rebel, [&](UnitId unit) {
            hurt(state, unit, points[unit.index], Piercing::no, events);
        });
        for (const SectorId sector : sectors_of(state)) {
            remove_militia(state, sector, rebel, lost[sector.index][rebel.index], events);
        }
    }
}

bool has_pol_pot_lost(const State& state)
{
    const SectorId target = state.regime.struck;
    return target.is_some() && side_in_control(state, target) == Side::rebels;
}

void end_ability(State& state, Events&)
{
    state.regime.struck = SectorId::none();
    state.regime.uses_ability = false;
    state.regime.rebel_sectors = 0;
}

void remember_sectors(State& state, Events&)
{
    if (state.regime.card != Dictator::pinochet) return;
    state.remembered = sectors_controlled_by(state, Side::dictator);
}

void count_lost_sectors(State& state, Events&)
{
    const SectorSet kept = sectors_controlled_by(state, Side::dictator);
    if (state.regime.card == Dictator::pinochet) {
        const int lost = (state.remembered - kept).size();
        state.regime.queued_hires = static_cast<std::uint8_t>(state.regime.queued_hires + lost);
    }
    state.remembered.clear();
}

void add_militia_of_kim(State& state, Events& events)
{
    if (state.regime.base.is_none()) return;
    const int count = std::min(kims_militia * rebel_count(state), kims_militia_max);
    add_militia(state, state.regime.base, the_dictator, count, events);
}

bool has_bonus_mercs(const State& state)
{
    return state.regime.card == Dictator::mao || state.regime.card == Dictator::mussolini;
}

void begin_bonus_hires(State& state, Events&)
{
    state.regime.bonus_hires = static_cast<std::uint8_t>(rebel_count(state));
}

// ---- Choices ------------------------------------------------------------------------------------

void do_accept(State& state, const Chosen&, Events&)
{
    state.regime.uses_ability = true;
}

void do_decline(State& state, const Chosen&, Events&)
{
    state.regime.uses_ability = false;
    state.regime.general_is_due = false;
}

SectorSet sectors_to_send_to(const State& state)
{
    const SectorSet rebels = sectors_controlled_by(state, Side::rebels);
    switch (state.regime.card) {
        case Dictator::kim: return rebels.empty() ? SectorSet{} : sectors_of(state);
        case Dictator::mussolini: return sectors_controlled_by(state, Side::dictator);
        default: return with_room(state, rebels);
    }
}

void sectors_for_sending(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_to_send_to(state)) out.add(sector);
}

void do_send(State& state, const Chosen& chosen, Events& events)
{
    Regime& regime = state.regime;
    const SectorId sector = chosen.as<SectorId>(0);
    if (regime.card == Dictator::mussolini) {
        // MUS5: how many were there before is what an automatic one keeps.
        const int before = state.sectors[sector.index].militia[the_dictator.index];
        add_militia(state, sector, the_dictator, rebel_count(state), events);
        begin_placing(state, Placing::spread, before);
        regime.spread_from = sector;
        return;
    }
    const int placed = add_militia(state, sector, the_dictator, regime.rebel_sectors, events);
    if (regime.card == Dictator::polpot && placed > 0) regime.struck = sector;
}

void rebels_to_mark(const State& state, const Chosen&, Candidates& out)
{
    for (const PlayerId rebel : rebels_of(state)) out.add(rebel);
}

void do_mark(State& state, const Chosen& chosen, Events& events)
{
    state.regime.marked = chosen.as<PlayerId>(0);
    events.tell(told::marked, state.regime.marked);
}

// R2.9: with the base set only its two Dictators.
void dictators_in_use(const State& state, const Chosen&, Candidates& out)
{
    for (std::size_t i = 0; i < dictator_count; ++i) {
        if (!state.readings.base_set || dictator_table[i].set == Set::base) {
            out.add(static_cast<Argument>(i));
        }
    }
}

void do_choose_dictator(State& state, const Chosen& chosen, Events& events)
{
    state.regime.card = chosen.as<Dictator>(0);
    events.tell(told::dictator_chosen, state.regime.card);
}

// ---- Loot ---------------------------------------------------------------------------------------

namespace {

template <class Visit>
void for_each_looter(const State& state, Visit visit)
{
    for_each_unit_in(state, the_dictator, state.combat.sector, visit);
}

}  // namespace

bool loot_is_offered(const State& state)
{
    bool is_offered = false;
    for (const CardId card : state.loot) {
        for_each_looter(state, [&](UnitId unit) {
            is_offered |= free_pocket_for(state, unit, card).has_value();
        });
    }
    return is_offered;
}

void loot_cards(const State& state, const Chosen&, Candidates& out)
{
    for (const CardId card : state.loot) out.add(card);
}

void looters(const State& state, const Chosen& chosen, Candidates& out)
{
    for_each_looter(state, [&](UnitId unit) {
        if (free_pocket_for(state, unit, chosen.as<CardId>(0))) out.add(unit);
    });
}

void places_for_loot(const State& state, const Chosen& chosen, Candidates& out)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const auto pocket = static_cast<Pocket>(i);
        if (fits_free_pocket(state, chosen.as<UnitId>(1), chosen.as<CardId>(0), pocket)) {
            out.add(static_cast<Argument>(i));
        }
    }
}

void do_loot(State& state, const Chosen& chosen, Events& events)
{
    const CardId card = chosen.as<CardId>(0);
    state.loot.erase(card);
    put_in_pocket(state, chosen.as<UnitId>(1), card, chosen.as<Pocket>(2));
    events.tell(told::equipped, chosen.as<UnitId>(1), card);
}

void do_leave_loot(State& state, const Chosen&, Events& events)
{
    discard_loot(state, events);
}

void discard_loot(State& state, Events& events)
{
    for (const CardId card : state.loot) {
        discard_card(state, card);
        events.tell(told::discarded, card);
    }
    state.loot.clear();
}

}  // namespace sortie::merc
