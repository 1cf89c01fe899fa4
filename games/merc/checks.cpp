#include "games/merc/checks.h"

#include "games/merc/board.h"
#include "games/merc/days.h"
#include "games/merc/gear.h"
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

void check_equipment(const State& state)
{
    Census<CardId, card_count> census;
    for (const auto& deck : state.equipment) {
        census.see_all(deck.draw_pile);
        census.see_all(deck.discard_pile);
        for (const CardId card : deck.draw_pile) CHECK(state.wear[card.index] == 0);
        for (const CardId card : deck.discard_pile) CHECK(state.wear[card.index] == 0);
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
    for (std::size_t i = 0; i < card_count; ++i) CHECK(census.times(id_cast<CardId>(i)) == 1);
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
void check_task(const Task& task)
{
    check_named(task.offer);
    check_named(task.named);
    check_named(task.drawn);
    check_named(task.contents);
    check_named(task.participants);
    CHECK(task.squad_fixed <= squad_count);
    CHECK(task.deck_chosen <= slot_count);
}
void check_places(const State& state)
{
    CHECK(state.rows >= 1 && state.rows <= map_rows_max);
    CHECK(state.columns >= 1 && state.columns <= map_columns_max);
    for (const auto& squads : state.squads) {
        for (const Squad& squad : squads) check_named(squad.members);
    }
    for (const Unit& unit : state.units) CHECK(unit.squad < squad_count);
    for (const Task& task : state.tasks) check_task(task);
    for (const auto& deck : state.equipment) {
        check_named(deck.draw_pile);
        check_named(deck.discard_pile);
    }
    check_named(state.mercs.draw_pile);
    check_named(state.mercs.discard_pile);
    const Regime& regime = state.regime;
    CHECK(regime.site_squad < squad_count);
    check_named(regime.chosen);
    check_named(regime.drill);
    const std::size_t shelled = state.shelling.sector;
    CHECK(shelled <= regime.chosen.size());
    CHECK(state.shelling.deciding.is_none() || shelled < regime.chosen.size());
    for (const QueuedCombat& queued : state.queue) CHECK(queued.sector.is_some());
    check_named(state.combat.order);
    CHECK(state.combat.next <= state.combat.order.size());
    for (const Target& target : state.combat.attack.targets) CHECK(target.mark.is_some());
}

// A sector that is named lies on the map.
void check_on_map(const State& state, SectorId sector)
{
    CHECK(sector.is_none() || sectors_of(state).contains(sector));
}
void check_player(const State& state, PlayerId player)
{
    CHECK(player.is_none() || player == the_dictator || player.index < rebel_count(state));
}

// What has begun names everything that it is about.
void check_begun(const State& state)
{
    for (std::uint8_t i = 0; i < rebels_max; ++i) {
        const Request& request = state.requests[i];
        if (!request.is_open()) continue;
        CHECK(i < rebel_count(state) && request.sector.is_some());
        check_on_map(state, request.sector);
        check_player(state, request.to);
        CHECK(request.to != the_dictator);
    }
    CHECK(!state.joint.is_open() || state.joint.target.is_some());
    for (const PlayerId player : {state.joint.by, state.entry.held_by, state.regime.marked,
                                  state.shelling.deciding, state.combat.held_by}) {
        check_player(state, player);
    }
    for (const SectorId sector :
         {state.joint.target, state.entry.sector, state.combat.sector, state.combat.attack.sector,
          state.regime.base, state.regime.site, state.regime.struck, state.regime.spread_from}) {
        check_on_map(state, sector);
    }
    for (const SectorId sector : state.regime.chosen) check_on_map(state, sector);
    for (const QueuedCombat& queued : state.queue) {
        check_on_map(state, queued.sector);
        check_player(state, queued.held_by);
    }
    const Attack& attack = state.combat.attack;
    CHECK((attack.kind == AttackKind::none) == attack.by.is_none());
    CHECK(attack.by.is_none() || attack.sector.is_some());
    CHECK(state.death.is_none() || unit_of(state, state.death).is_in_play());
    for (const UnitId unit : state.dying) CHECK(unit_of(state, unit).is_in_play());
    for (const Dog& dog : state.combat.dogs) {
        CHECK(dog.on.is_none() || (dog.by.is_some() && dog.owner.is_some()));
        CHECK(dog.on.is_none() || unit_of(state, dog.on).is_in_play());
    }
    for (std::size_t i = 0; i < player_count; ++i) {
        const bool plays = i == the_dictator.index || static_cast<int>(i) < rebel_count(state);
        for (const Squad& squad : state.squads[i]) CHECK(plays || squad.members.empty());
        const Task& task = state.tasks[i];
        CHECK(plays || !task.is_open());
        // An exchange is somebody's who stands somewhere.
        const bool exchanges = task.is_open() && task.step == Step::put;
        CHECK(!exchanges || (task.unit.is_some() && unit_of(state, task.unit).is_in_play()));
        for (const auto& retreat : state.combat.retreats[i]) check_on_map(state, retreat.to);
    }
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

// Nothing is left over from a combat that has ended.
void check_combat(const State& state)
{
    const bool is_quiet = !state.combat.is_running() && !state.flow.is_over();
    if (is_quiet && state.combat.attack.kind == AttackKind::none) {
        CHECK(state.combat == Combat{});
        CHECK(state.loot.empty());
    }
    CHECK(state.dying.empty() || state.windows.is_open() || state.flow.is_over());
    CHECK(state.concealed.empty());
    for (const std::uint8_t byte : state.spare) CHECK(byte == 0);
}

}  // namespace

void check_position(const State& state)
{
    check_places(state);
    check_equipment(state);
    check_mercs(state);
    check_units(state);
    check_begun(state);
    check_teams(state);
    check_sectors(state);
    check_tactics(state);
    check_combat(state);
    CHECK(state.flow.is_over() == (state.outcome != Outcome::open));
}

}  // namespace sortie::merc
