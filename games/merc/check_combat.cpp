#include "games/merc/check_combat.h"

#include "games/merc/check_ids.h"
#include "games/merc/order.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

// A unit, or the militia of somebody who plays: what can act.
bool can_fight(const State& state, FighterId fighter)
{
    return is_unit(fighter) || (is_militia(fighter) && plays(state, player_in(fighter)));
}

bool can_be_aimed_at(const State& state, FighterId mark)
{
    return can_fight(state, mark) || (is_dog(mark) && mark.index < fighter_count);
}

// C2.4: a sector waits once, for two sides that are known.
void check_queue(const State& state)
{
    SectorSet waiting;
    if (state.combat.is_running()) waiting.insert(state.combat.sector);
    for (const QueuedCombat& queued : state.queue) {
        CHECK(!waiting.contains(queued.sector));
        CHECK(queued.attacker != Side::neither);
        check_player(state, queued.held_by);
        waiting.insert(queued.sector);
    }
}

// C10.3: a dog is on somebody in the combat and belongs to an enemy.
void check_dogs(const State& state)
{
    for (const Dog& dog : state.combat.dogs) {
        if (dog.on.is_none()) {
            CHECK(dog == Dog{});
            continue;
        }
        CHECK(state.combat.is_running());
        CHECK(dog.by.is_some() && dog.owner.is_some() && plays(state, dog.owner));
        CHECK(sector_of(state, dog.on) == state.combat.sector);
        CHECK(side_of(state, unit_of(state, dog.on).owner) != side_of(state, dog.owner));
        CHECK(dog.health >= 1 && dog.health <= dog_health);
    }
}

// C4.7: while militia act one after another, their group is the last that was taken from the order.
void check_order(const State& state)
{
    const Combat& combat = state.combat;
    CHECK(combat.next <= combat.order.size());
    if (combat.militia_left == 0) return;
    CHECK(combat.next > 0);
    CHECK(is_militia(combat.order[combat.next - 1u]));
}

// R7.11, C13: who makes which kind of attack, and where.
void check_attacker(const State& state)
{
    const Attack& attack = state.combat.attack;
    const bool is_card = is_unit(attack.by);
    CHECK(!is_card || unit_of(state, unit_in(attack.by)).is_in_play());
    switch (attack.kind) {
        case AttackKind::none:
        case AttackKind::turn: break;
        case AttackKind::strike: CHECK(attack.by == fighter_of(merc::golem)); break;
        case AttackKind::second_shot: CHECK(attack.by == fighter_of(merc::vandal)); break;
        case AttackKind::bombardment: {
            CHECK(is_card && !state.combat.is_running());
            const UnitId unit = unit_in(attack.by);
            CHECK(carried_card(state, unit, kind::mortar).is_some());
            CHECK(neighbours_of(state, sector_of(state, unit)).contains(attack.sector));
            return;
        }
    }
    CHECK(state.combat.is_running());
    CHECK(attack.sector == state.combat.sector);
    CHECK(!is_card || sector_of(state, unit_in(attack.by)) == attack.sector);
}

void check_attack(const State& state)
{
    const Attack& attack = state.combat.attack;
    if (attack.kind == AttackKind::none) {
        CHECK(attack == Attack{});
        CHECK(state.marks.empty());
        return;
    }
    CHECK(can_fight(state, attack.by));
    check_attacker(state);
    CHECK(attack.next_packet <= attack.targets.size());
    CHECK(attack.hits_left == 0 || (attack.is_rolled && !attack.targets.empty()));
    CHECK(attack.sixes_left <= attack.hits_left);
    CHECK(!attack.is_rolled || attack.is_declared);
    for (const Target& target : attack.targets) {
        CHECK(target.count >= 1);
        CHECK(target.by_sixes <= target.count);
    }
}

// TC1.5: the hits of a barrage are shared out among rebels who stand where it strikes.
void check_shelling(const State& state)
{
    const Shelling& shelling = state.shelling;
    const auto& chosen = state.regime.chosen;
    CHECK(shelling.sector <= chosen.size());
    if (shelling.deciding.is_none()) {
        CHECK(state.shelled.empty());
        return;
    }
    CHECK(is_rebel(state, shelling.deciding));
    CHECK(shelling.sector < chosen.size());
    const SectorId sector = chosen[shelling.sector];
    for (std::uint8_t i = 0; i < rebels_max; ++i) {
        CHECK(shelling.militia[i] <= state.sectors[sector.index].militia[i]);
    }
    for (const UnitId unit : state.shelled) {
        CHECK(sector_of(state, unit) == sector);
        CHECK(unit_of(state, unit).owner != the_dictator);
    }
}

}  // namespace

void check_combat_ids(const State& state)
{
    const Combat& combat = state.combat;
    for (const FighterId fighter : combat.order) CHECK(can_fight(state, fighter));
    for (const Target& target : combat.attack.targets) CHECK(can_be_aimed_at(state, target.mark));
    for (const FighterId mark : state.marks) CHECK(can_be_aimed_at(state, mark));
    CHECK(combat.group_mark.is_none() || can_be_aimed_at(state, combat.group_mark));
    CHECK((combat.attack.kind == AttackKind::none) == combat.attack.by.is_none());
    CHECK(combat.attack.by.is_none() || can_fight(state, combat.attack.by));
    for (const QueuedCombat& queued : state.queue) CHECK(is_on_map(state, queued.sector));
    for (const SectorId sector : {combat.sector, combat.attack.sector, state.entry.sector}) {
        check_on_map(state, sector);
    }
    check_player(state, combat.held_by);
    check_player(state, state.entry.held_by);
    for (const auto& choices : combat.retreats) {
        for (const RetreatChoice& choice : choices) check_on_map(state, choice.to);
    }
}

void check_combat(const State& state)
{
    for (const UnitId unit : state.dying) CHECK(unit_of(state, unit).is_in_play());
    if (state.flow.is_over()) return;
    CHECK(state.death.is_none() || state.dying.contains(state.death));
    CHECK(!state.combat.is_running() || state.combat.attacker != Side::neither);
    CHECK(!state.entry.is_open() || state.entry.side != Side::neither);
    check_queue(state);
    check_order(state);
    check_dogs(state);
    check_attack(state);
    check_shelling(state);
    // C15.5: nothing is left over from a combat that has ended.
    if (state.combat.is_running()) return;
    Combat quiet;
    quiet.attack = state.combat.attack;
    CHECK(state.combat == quiet);
    CHECK(state.loot.empty());
}

}  // namespace sortie::merc
