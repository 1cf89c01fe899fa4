#include "games/merc/tactics.h"

#include <algorithm>

#include "games/merc/damage.h"
#include "games/merc/placement.h"

namespace sortie::merc {
namespace {

constexpr std::size_t deck_of_hussein = 10;
constexpr int lockdown_militia = 5;    // for each rebel
constexpr int threatened_militia = 2;  // TC3.1

template <class Wanted>
SectorSet sectors_where(const State& state, Wanted is_wanted)
{
    SectorSet sectors;
    for (const SectorId sector : sectors_of(state)) {
        if (is_wanted(sector)) sectors.insert(sector);
    }
    return sectors;
}

SectorSet own_industries(const State& state)
{
    SectorSet industries;
    for (const SectorId sector : sectors_controlled_by(state, Side::dictator)) {
        if (card_at(state, sector).land == Land::industry) industries.insert(sector);
    }
    return industries;
}

SectorSet unexplored_wilderness(const State& state)
{
    return sectors_where(state, [&](SectorId sector) {
        return card_at(state, sector).land == Land::wilderness &&
               !state.sectors[sector.index].is_explored;
    });
}

// TC0.4: the sectors are fixed before the first militia is added.
void add_everywhere(State& state, const SectorSet& sectors, int count, Events& events)
{
    for (const SectorId sector : sectors) {
        add_militia(state, sector, the_dictator, count, events);
    }
}

void turn_over(State& state, SectorId sector, Events& events)
{
    if (state.sectors[sector.index].is_explored) return;
    state.sectors[sector.index].is_explored = true;
    events.tell(told::turned_over, sector);
}

// ---- What each card does at once ----------------------------------------------------------------

void may_name(State& state, int count)
{
    state.regime.to_choose = static_cast<std::uint8_t>(std::max(count, 0));
}

void begin_barrage(State& state, Events&)
{
    may_name(state, std::min(rebel_count(state), barrage_sectors(state).size()));
}

void begin_seizure(State& state, Events&)
{
    may_name(state, std::min(rebel_count(state), unexplored_wilderness(state).size()));
}

// TC4.1: rebels without a tie are settled; the others are asked for.
void begin_fodder(State& state, Events&)
{
    for (const PlayerId rebel : rebels_of(state)) {
        const SectorSet sectors = fodder_sectors(state, rebel);
        if (sectors.size() == 1) state.regime.fodder[rebel.index] = sectors.front();
    }
}

void better_weapons(State& state, Events&)
{
    state.regime.better_weapons = true;
}

void veteran_militia(State& state, Events&)
{
    state.regime.veteran_militia = true;
}

void family_threat(State& state, Events& events)
{
    for (const SectorId sector : sectors_of(state)) {
        remove_rebel_militia(state, sector, threatened_militia, events);
    }
}

void generalisimo(State& state, Events&)
{
    state.regime.general_is_due = true;
}

void lockdown(State& state, Events&)
{
    if (state.regime.base.is_none()) return;  // TC6.5
    begin_placing(state, Placing::lockdown, lockdown_militia * rebel_count(state));
}

void reinforcements(State& state, Events& events)
{
    add_everywhere(state, own_industries(state), rebel_count(state), events);
}

void sentry(State& state, Events& events)
{
    const SectorSet neutral =
        sectors_where(state, [&](SectorId sector) { return is_empty(state, sector); });
    add_everywhere(state, neutral, half_of_rebels(state), events);
}

void block_trade(State& state, Events& events)
{
    const SectorSet cities = sectors_where(
        state, [&](SectorId sector) { return card_at(state, sector).land == Land::city; });
    for (const SectorId city : cities) turn_over(state, city, events);
    add_everywhere(state, cities, half_of_rebels(state), events);
}

void conscripts(State& state, Events&)
{
    state.regime.conscripts = static_cast<std::uint8_t>(half_of_rebels(state));
    state.regime.conscripts_are_due = true;
}

void oil_reserves(State& state, Events&)
{
    state.regime.oil_reserves = true;
}

// TC14: the deaths are settled by the flow.
void tainted_water(State& state, Events& events)
{
    for (const SectorId sector : sectors_of(state)) {
        remove_rebel_militia(state, sector, half_of_rebels(state), events);
    }
    for (const PlayerId rebel : rebels_of(state)) {
        for_each_unit(state, rebel, [&](UnitId unit) {
            hurt_past_vehicle(state, unit, 1, Piercing::yes, events);
        });
    }
}

// In the order of `Tactic`.
constexpr std::array<void (*)(State&, Events&), tactic_count> effects{
    begin_barrage, better_weapons, family_threat, begin_fodder, generalisimo,
    lockdown,      reinforcements, begin_seizure, sentry,       veteran_militia,
    block_trade,   conscripts,     oil_reserves,  tainted_water};

// ---- What they do when the sectors are named ----------------------------------------------------

// TC1.3, TC1.4: all dice before any hit is shared out.
void roll_barrage(State& state, Events& events)
{
    for (std::size_t i = 0; i < state.regime.chosen.size(); ++i) {
        const SectorId sector = state.regime.chosen[i];
        const int die = state.rng.roll(6);
        const int units = units_of_side(state, sector, Side::rebels);
        state.regime.rolls[i] = static_cast<std::uint8_t>(std::min(die, units));
        events.tell(told::shelled, sector, die, state.regime.rolls[i]);
    }
    state.shelling = Shelling{};
}

void carry_out_seizure(State& state, Events& events)
{
    for (const SectorId sector : state.regime.chosen) turn_over(state, sector, events);
    for (const SectorId sector : state.regime.chosen) {
        add_militia(state, sector, the_dictator, rebel_count(state) - 1, events);
    }
}

// TC4.2
void carry_out_fodder(State& state, Events& events)
{
    std::array<int, rebels_max> amounts{};
    for (const PlayerId rebel : rebels_of(state)) {
        const SectorId sector = state.regime.fodder[rebel.index];
        if (sector.is_none()) continue;
        amounts[rebel.index] = (state.sectors[sector.index].militia[rebel.index] + 1) / 2;
    }
    for (const PlayerId rebel : rebels_of(state)) {
        const SectorId sector = state.regime.fodder[rebel.index];
        if (sector.is_none()) continue;
        add_militia(state, sector, the_dictator, amounts[rebel.index], events);
    }
}

}  // namespace

SectorSet barrage_sectors(const State& state)
{
    const SectorSet own = sectors_controlled_by(state, Side::dictator);
    return sectors_where(state, [&](SectorId sector) {
        return is_occupied(state, sector, Side::rebels) &&
               !(neighbours_of(state, sector) & own).empty();
    });
}

SectorSet fodder_sectors(const State& state, PlayerId rebel)
{
    int most = 1;
    SectorSet sectors;
    for (const SectorId sector : sectors_of(state)) {
        const int militia = state.sectors[sector.index].militia[rebel.index];
        if (militia > most) sectors.clear();
        if (militia >= most) {
            sectors.insert(sector);
            most = militia;
        }
    }
    return sectors;
}

PlayerId rebel_with_fodder_tie(const State& state)
{
    for (const PlayerId rebel : rebels_of(state)) {
        if (state.regime.fodder[rebel.index].is_none() && !fodder_sectors(state, rebel).empty()) {
            return rebel;
        }
    }
    return PlayerId::none();
}

// ---- Stages -------------------------------------------------------------------------------------

bool card_is_played(const State& state)
{
    return state.regime.is_playing;
}

void begin_card(State& state, Events& events)
{
    effects[static_cast<std::size_t>(state.regime.playing)](state, events);
}

bool sectors_are_to_be_named(const State& state)
{
    if (!state.regime.is_playing) return false;
    if (state.regime.playing == Tactic::fodder) return rebel_with_fodder_tie(state).is_some();
    return state.regime.to_choose > 0;
}

void carry_out_card(State& state, Events& events)
{
    switch (state.regime.playing) {
        case Tactic::artillery_barrage: roll_barrage(state, events); break;
        case Tactic::seizure: carry_out_seizure(state, events); break;
        case Tactic::fodder: carry_out_fodder(state, events); break;
        default: break;
    }
    sort_queue_from(state, 0);
}

// D4.5: face up on the pile when it is resolved.
void put_card_away(State& state, Events&)
{
    Regime& regime = state.regime;
    if (regime.is_playing) state.tactics.discard.push_back(regime.playing);
    regime.is_playing = false;
    regime.playing = Tactic::artillery_barrage;
    regime.to_choose = 0;
    regime.chosen.clear();
    regime.rolls = {};
    regime.fodder = {};
    state.shelling = Shelling{};
}

bool general_is_due(const State& state)
{
    return state.regime.general_is_due;
}

bool conscripts_are_due(const State& state)
{
    return state.regime.conscripts_are_due;
}

void call_up_conscripts(State& state, Events& events)
{
    state.regime.conscripts_are_due = false;
    add_everywhere(state, sectors_controlled_by(state, Side::dictator), state.regime.conscripts,
                   events);
    sort_queue_from(state, 0);
}

void draw_extra_card(State& state, Events& events)
{
    Tactics& tactics = state.tactics;
    const bool has_room = tactics.hand.size() < hand_size && !tactics.deck.empty();
    if (state.regime.is_automatic || !has_room) return;
    tactics.hand.push_back(tactics.deck.pop_back());
    events.tell_known(SeatSet{dictator_seat(state)}, told::drew_tactic, tactics.hand.back());
}

void fill_hand(State& state, Events& events)
{
    for (std::size_t i = 0; i < hand_size; ++i) draw_extra_card(state, events);
}

bool has_card_to_use(const State& state)
{
    return state.regime.is_automatic ? !state.tactics.deck.empty() : !state.tactics.hand.empty();
}

void enlarge_deck(State& state, Events& events)
{
    Tactics& tactics = state.tactics;
    if (tactics.deck.size() >= deck_of_hussein) return;
    while (tactics.deck.size() < deck_of_hussein && !tactics.box.empty()) {
        const std::size_t i = state.rng.pick(static_cast<std::uint32_t>(tactics.box.size()));
        tactics.deck.push_back(tactics.box[i]);
        tactics.box.erase_at(i);
    }
    state.rng.shuffle(tactics.deck.span());
    events.tell(told::deck_enlarged, static_cast<int>(tactics.deck.size()));
}

void grant_oil(State& state, Side side, Events& events)
{
    if (!state.regime.oil_reserves) return;
    for (const SectorId sector : sectors_of(state)) {
        if (state.sectors[sector.index].card != oil_industry) continue;
        const PlayerId owner = controller_of(state, sector);
        if (owner.is_none() || side_of(state, owner) != side) return;
        for_each_unit(state, owner, [&](UnitId id) {
            Unit& unit = unit_of(state, id);
            if (unit.actions > 0) unit.free_moves = 1;  // TC13.5: not for who was hired today
        });
        events.tell(told::oil_granted, owner);
    }
}

// ---- DP50, DP39 ---------------------------------------------------------------------------------

// D4.4: an automatic Dictator has no hand and uses the top card.
void cards_to_use(const State& state, const Chosen&, Candidates& out)
{
    const Tactics& tactics = state.tactics;
    if (state.regime.is_automatic) {
        if (!tactics.deck.empty()) out.add(static_cast<Argument>(tactics.deck.back()));
        return;
    }
    for (const Tactic tactic : tactics.hand) out.add(static_cast<Argument>(tactic));
}

namespace {

void take_card(State& state, Tactic tactic, Events& events)
{
    events.shows_secret();
    const bool was_there = state.tactics.hand.erase_value(tactic);
    if (!was_there) state.tactics.deck.erase_value(tactic);
}

}  // namespace

void do_play(State& state, const Chosen& chosen, Events& events)
{
    const auto tactic = chosen.as<Tactic>(0);
    take_card(state, tactic, events);
    state.regime.playing = tactic;
    state.regime.is_playing = true;
    events.tell(told::played, tactic);
}

void own_sectors(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_controlled_by(state, Side::dictator)) out.add(sector);
}

// D8.3
void do_reinforce(State& state, const Chosen& chosen, Events& events)
{
    const auto tactic = chosen.as<Tactic>(0);
    take_card(state, tactic, events);
    state.tactics.discard.push_back(tactic);
    const int half = state.readings.rounds_up ? half_of_rebels(state) : rebel_count(state) / 2;
    events.tell(told::reinforced, tactic);
    add_militia(state, chosen.as<SectorId>(1), the_dictator, half + 1, events);
}

// ---- Sectors for a card -------------------------------------------------------------------------

SectorSet sectors_to_name(const State& state)
{
    switch (state.regime.playing) {
        case Tactic::fodder: return fodder_sectors(state, rebel_with_fodder_tie(state));
        case Tactic::seizure: break;
        default: return barrage_sectors(state);
    }
    return unexplored_wilderness(state);
}

void sectors_for_card(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_to_name(state)) {
        if (!state.regime.chosen.contains(sector)) out.add(sector);
    }
}

void do_name_sector(State& state, const Chosen& chosen, Events& events)
{
    Regime& regime = state.regime;
    const SectorId sector = chosen.as<SectorId>(0);
    if (regime.playing == Tactic::fodder) {
        regime.fodder[rebel_with_fodder_tie(state).index] = sector;
    } else {
        regime.chosen.push_back(sector);
        --regime.to_choose;
    }
    events.tell(told::sector_named, sector);
}

bool may_stop_naming(const State& state, const Chosen&)
{
    return state.regime.playing == Tactic::artillery_barrage && !state.regime.chosen.empty();
}

void do_stop_naming(State& state, const Chosen&, Events&)
{
    state.regime.to_choose = 0;
}

}  // namespace sortie::merc
