#include "games/merc/checks.h"

#include "games/merc/board.h"
#include "games/merc/check_combat.h"
#include "games/merc/check_course.h"
#include "games/merc/check_ids.h"
#include "games/merc/check_tasks.h"
#include "games/merc/gear.h"
#include "games/merc/modes/choice.h"
#include "games/merc/orders.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

// Counts how often each card was seen; every one must be somewhere, and nowhere twice (R17.10).
template <class Card, std::size_t Count>
class Census {
public:
    void see(Card card)
    {
        CHECK(card.is_some());
        CHECK(card.index < Count);
        ++seen_[card.index];
    }
    template <class Cards>
    void see_all(const Cards& cards)
    {
        for (const Card card : cards) see(card);
    }
    int times(Card card) const { return seen_[card.index]; }

private:
    std::array<int, Count> seen_{};
};

// V0.3: cards of a mode that is not played. V5.2: components in the supply. V6.4.1: mines that were turned over.
bool may_be_nowhere(const State& state, CardId card)
{
    if (is_vehicle(card)) return !state.modes.has_vehicles;
    if (is_component(card)) return state.modes.origins[component_in(card)].is_none();
    return state.modes.mode == Mode::solo_rescue && kind_id_of(card) == kind::land_mine;
}

void check_equipment(const State& state)
{
    Census<CardId, card_count> census;
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
        for (const auto* pile :
             {&state.equipment[slot].draw_pile, &state.equipment[slot].discard_pile}) {
            census.see_all(*pile);
            for (const CardId card : *pile) {
                CHECK(slot_of(card) == static_cast<Slot>(slot));
                CHECK(wear_of(state, card) == 0);
            }
        }
    }
    for (const CardSet& stash : state.stashes) census.see_all(stash);
    for (const CardSet& cards : state.loose) census.see_all(cards);
    census.see_all(state.loot);
    for (const Task& task : state.tasks) {
        census.see_all(task.drawn);
        census.see_all(task.contents);
    }
    for (const Unit& unit : state.units) {
        for (const CardId card : unit.carried) {
            if (card.is_some()) census.see(card);
        }
    }
    for (std::size_t i = 0; i < vehicle_count; ++i) {
        if (state.modes.fleet[i].owner.is_some()) census.see(vehicle_card(i));
    }
    for (const CardId card : state.modes.laid) {
        if (card.is_some()) census.see(card);
    }
    if (state.modes.under_accessories.is_some()) census.see(state.modes.under_accessories);
    for (std::size_t i = 0; i < card_count; ++i) {
        const CardId card = id_cast<CardId>(i);
        CHECK(census.times(card) <= 1);
        CHECK(census.times(card) == 1 || may_be_nowhere(state, card));
        if (i >= deck_card_count) continue;
        // C8.4: what is used up is discarded at once.
        const KindEffect& effect = kind_of(card).effect;
        CHECK(state.wear[i] == 0 || state.wear[i] < effect.armor || state.wear[i] < effect.uses);
    }
}

// Who is in a deck, an offer, a squad, or dead.
void check_mercs(const State& state)
{
    Census<UnitId, merc_count> census;
    census.see_all(state.mercs.draw_pile);
    census.see_all(state.mercs.discard_pile);
    census.see_all(state.dead);
    for (const Task& task : state.tasks) {
        census.see_all(task.offer);
        census.see_all(task.named);
        const bool waits = task.unit.is_some() && task.unit != dictator_card &&
                           !unit_of(state, task.unit).is_in_play() &&
                           !state.dead.contains(task.unit);
        if (waits) census.see(task.unit);  // hired, and not placed yet
    }
    for (std::size_t i = 0; i < merc_count; ++i) {
        const UnitId unit = id_cast<UnitId>(i);
        const int places = census.times(unit) + (unit_of(state, unit).is_in_play() ? 1 : 0);
        const bool is_in_use = !state.readings.base_set || merc_table[i].extra.set == Set::base;
        CHECK(places == (is_in_use ? 1 : 0));
    }
}

// Numbers that are used as places, and ids that must name something. A snapshot can hold anything that has the right
// form, and everything below looks things up by them.
template <class List>
void check_named(const List& list)
{
    for (const auto id : list) CHECK(id.is_some());
}
void check_places(const State& state)
{
    CHECK(state.rows >= 1 && state.rows <= map_rows_max);
    CHECK(state.columns >= 1 && state.columns <= map_columns_max);
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for (const Squad& squad : state.squads[i]) {
            check_named(squad.members);
            check_on_map(state, squad.sector);
            CHECK(squad == Squad{} || plays(state, PlayerId{i}));
        }
    }
    for (const Unit& unit : state.units) {
        CHECK(unit.squad < squad_count);
        check_player(state, unit.owner);
    }
    for (const auto& deck : state.equipment) {
        check_named(deck.draw_pile);
        check_named(deck.discard_pile);
    }
    check_named(state.mercs.draw_pile);
    check_named(state.mercs.discard_pile);
    check_task_ids(state);
    check_combat_ids(state);
}

// The places of the Dictator's side.
void check_regime_ids(const State& state)
{
    const Regime& regime = state.regime;
    CHECK(regime.site_squad < squad_count);
    check_named(regime.chosen);
    check_named(regime.drill);
    check_rebel(state, regime.marked);
    for (const SectorId sector : {regime.base, regime.site, regime.struck, regime.spread_from}) {
        check_on_map(state, sector);
    }
    for (const SectorId sector : regime.chosen) check_on_map(state, sector);
    for (const SectorId sector : regime.fodder) check_on_map(state, sector);
    for (const SectorSet& sectors : {state.served, state.remembered}) {
        CHECK((sectors - sectors_of(state)).empty());
    }
}

// R7.4, R7.16: what rebels have asked each other.
void check_offers(const State& state)
{
    for (std::uint8_t i = 0; i < rebels_max; ++i) {
        const Request& request = state.requests[i];
        const bool is_committed = state.joint.squads[i] != 0 || state.joint.escorts[i] != 0;
        CHECK(!is_committed || (state.joint.is_open() && is_rebel(state, PlayerId{i})));
        CHECK(state.joint.squads[i] < 1u << regular_squads);
        if (!request.is_open()) {
            CHECK(request == Request{});
            continue;
        }
        CHECK(is_rebel(state, PlayerId{i}) && is_rebel(state, request.to));
        CHECK(is_on_map(state, request.sector));
    }
    if (!state.joint.is_open()) {
        CHECK(state.joint == JointAttack{});
        return;
    }
    CHECK(is_rebel(state, state.joint.by));
    CHECK(is_on_map(state, state.joint.target));
    CHECK(state.joint.squads[state.joint.by.index] != 0);
}

// D2.6: the Dictator card is in play only when its base is known. D4.5, TC6.5, MUS3: what a card or an ability has begun.
void check_regime(const State& state)
{
    if (state.flow.is_over()) return;
    const Regime& regime = state.regime;
    const Unit& card = unit_of(state, dictator_card);
    CHECK(!card.is_in_play() || (card.owner == the_dictator && regime.base.is_some()));
    CHECK(!card.is_in_play() || regime.card != Dictator::unknown);
    CHECK(regime.placing != Placing::lockdown || regime.base.is_some());
    CHECK((regime.placing == Placing::spread) == regime.spread_from.is_some());
    if (regime.is_playing) return;
    CHECK(regime.playing == Regime{}.playing);
    CHECK(regime.to_choose == 0 && regime.chosen.empty());
    CHECK(regime.rolls == Regime{}.rolls && regime.fodder == Regime{}.fodder);
    CHECK(state.shelling == Shelling{});
}

void check_squad(const State& state, PlayerId player, std::uint8_t number)
{
    const Squad& squad = squad_of(state, player, number);
    const bool is_landing = state.phase == Phase::landing && number == primary;
    CHECK(is_landing || squad.is_on_board() == !squad.members.empty());
    CHECK(!squad.is_on_board() || sectors_of(state).contains(squad.sector));
    for (const UnitId id : squad.members) {
        const Unit& unit = unit_of(state, id);
        CHECK(unit.owner == player);
        CHECK(unit.squad == number);
        CHECK(unit.health <= max_health_of(id));
        CHECK((unit.health == 0) == state.dying.contains(id));
        CHECK(id == dictator_card || number != base_squad);
        CHECK(player != the_dictator || number != base_squad || squad.sector == state.regime.base);
    }
}

void check_units(const State& state)
{
    int members = 0;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for (const std::uint8_t squad : {primary, secondary, base_squad}) {
            check_squad(state, PlayerId{i}, squad);
            members += static_cast<int>(state.squads[i][squad].members.size());
        }
    }
    int in_play = 0;
    for (const Unit& unit : state.units) {
        if (unit.is_in_play()) {
            ++in_play;
        } else {
            CHECK(unit == Unit{});
        }
    }
    CHECK(members == in_play);
}

// R9.7: nobody works with whom he refuses to.
void check_teams(const State& state)
{
    for (std::uint8_t i = 0; i < player_count; ++i) {
        const bool is_enemy = state.modes.mode == Mode::solo_rescue && PlayerId{i} == the_dictator;
        if (is_enemy) continue;  // V6.4.1: whoever comes off the deck
        for_each_unit(state, PlayerId{i}, [&](UnitId one) {
            for_each_unit(state, PlayerId{i},
                          [&](UnitId other) { CHECK(!are_incompatible(one, other)); });
        });
    }
}

void check_sectors(const State& state)
{
    for (std::size_t i = 0; i < sector_count; ++i) {
        const SectorId sector = id_cast<SectorId>(i);
        const bool is_on_map = sectors_of(state).contains(sector);
        CHECK(state.sectors[i].card.is_some() == is_on_map);
        if (!is_on_map) {
            CHECK(state.sectors[i] == Sector{});
            CHECK(state.stashes[i].empty());
            continue;
        }
        for (std::uint8_t player = 0; player < player_count; ++player) {
            CHECK(state.sectors[i].militia[player] == 0 || plays(state, PlayerId{player}));
        }
        for (const Side side : {Side::rebels, Side::dictator}) {
            CHECK(militia_of_side(state, sector, side) <= militia_cap(state, sector, side));
        }
        for (const CardId card : state.stashes[i]) CHECK(!is_damaged(state, card));
    }
}

void check_tactics(const State& state)
{
    std::array<int, tactic_count> seen{};
    const Tactics& tactics = state.tactics;
    for (const TacticPile* pile : {&tactics.deck, &tactics.hand, &tactics.discard, &tactics.box}) {
        for (const Tactic tactic : *pile) {
            CHECK(tactic != Tactic::hidden);
            ++seen[static_cast<std::size_t>(tactic)];
        }
    }
    if (state.regime.is_playing) {
        CHECK(state.regime.playing != Tactic::hidden);
        ++seen[static_cast<std::size_t>(state.regime.playing)];
    }
    for (std::size_t i = 0; i < tactic_count; ++i) {
        const bool is_in_use = !state.readings.base_set || tactic_table[i].set == Set::base;
        CHECK(seen[i] == (is_in_use ? 1 : 0));
    }
}

void check_rest(const State& state)
{
    CHECK(state.concealed.empty());
    for (const std::uint8_t byte : state.spare) CHECK(byte == 0);
    CHECK(state.flow.is_over() == (state.outcome != Outcome::open));
}

}  // namespace

void check_position(const State& state)
{
    check_places(state);
    check_regime_ids(state);
    check_equipment(state);
    check_mercs(state);
    check_units(state);
    check_teams(state);
    check_sectors(state);
    check_tactics(state);
    check_regime(state);
    check_offers(state);
    check_tasks(state);
    check_combat(state);
    check_rest(state);
    check_modes(state);
    check_course(state);
}

}  // namespace sortie::merc
