#include "games/merc/attack.h"

#include <algorithm>

#include "games/merc/damage.h"
#include "games/merc/events.h"
#include "games/merc/forces.h"
#include "games/merc/gear.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/skills.h"

namespace sortie::merc {
namespace {

constexpr int faces_of_a_die = 6;

// C7.4: not while a dog is on him.
bool moves_sixes(const State& state, const Attack& attack)
{
    return attack.by == fighter_of(merc::wolverine) && dog_on(state, merc::wolverine) == dogs_max;
}

// M-wolverine.3: Runde only with every other MERC of his side among the targets or hit already.
bool may_six_go_to(const State& state, const Attack& attack, FighterId mark)
{
    const FighterSet marks = possible_marks(state, attack.by, attack.sector);
    if (!marks.contains(mark)) return false;
    return mark != fighter_of(merc::runde) || has_all_mercs_but(attack, marks, mark);
}

// C13.6, M-adelheid.4: militia go over to her owner while there is room.
int room_to_convert(const State& state, const Attack& attack)
{
    if (attack.by != fighter_of(merc::adelheid) || attack.kind == AttackKind::bombardment) return 0;
    if (!uses_abilities(state, attack.by)) return 0;
    const Side side = side_of(state, owner_of(state, attack.by));
    int room = militia_room(state, attack.sector, side);
    for (const Target& target : attack.targets) room -= target.converted;
    return room;
}

// V3.7: those on foot are hit before those who ride, whose vehicle takes it first.
int without_saved(State& state, PlayerId owner, int struck, Events& events)
{
    const int there = state.sectors[state.combat.attack.sector.index].militia[owner.index];
    const int on_foot = std::min(there - riders_of(state, owner), struck);
    return on_foot + hit_riders(state, owner, struck - on_foot, events);
}

void hit_militia(State& state, const Attack& attack, const Target& target, Events& events)
{
    const PlayerId owner = player_in(target.mark);
    const int there = state.sectors[attack.sector.index].militia[owner.index];
    const int aimed = std::min({int{target.hits}, int{target.count}, there});
    const int struck =
        state.modes.has_vehicles ? without_saved(state, owner, aimed, events) : aimed;
    const int converted = std::min(int{target.converted}, struck);
    remove_militia(state, attack.sector, owner, struck, events);
    if (converted == 0) return;
    const PlayerId new_owner = owner_of(state, attack.by);
    auto& militia = state.sectors[attack.sector.index].militia[new_owner.index];
    militia = static_cast<std::uint8_t>(militia + converted);
    auto& fresh = state.combat.converted[new_owner.index];
    fresh = static_cast<std::uint8_t>(fresh + converted);
    events.tell(told::converted, new_owner, attack.sector, converted);
}

void hit_dog(State& state, const Target& target, Events& events)
{
    Dog& dog = state.combat.dogs[dog_in(target.mark)];
    if (dog.on.is_none()) return;
    if (target.hits >= dog.health) {
        events.tell(told::dog_died, dog.on);
        dog = Dog{};
    } else {
        dog.health = static_cast<std::uint8_t>(dog.health - target.hits);
    }
}

}  // namespace

int dice_of(const State& state, const Attack& attack)
{
    if (!is_unit(attack.by)) return 1 + dice_for_rider(state, attack.by);
    const UnitId unit = unit_in(attack.by);
    const Skills skills =
        attack.kind == AttackKind::bombardment
            ? skills_for_bombardment(state, unit, carried_card(state, unit, kind::mortar))
            : skills_of(state, unit);
    return std::max(skills.combat - attack.given_up, 0);
}

void throw_dice(State& state, Attack& attack, Events& events)
{
    const int needed = hits_on(state, attack.by);
    attack.dice = static_cast<std::uint8_t>(dice_of(state, attack));
    attack.faces = {};
    attack.hits_left = 0;
    for (int i = 0; i < attack.dice; ++i) {
        const int face = state.rng.roll(faces_of_a_die);
        ++attack.faces[static_cast<std::size_t>(face - 1)];
        if (face >= needed) ++attack.hits_left;
    }
    attack.sixes_left = moves_sixes(state, attack) ? attack.faces.back() : std::uint8_t{0};
    attack.is_rolled = true;
    events.tell(told::threw, attack.by, attack.faces[0], attack.faces[1], attack.faces[2],
                attack.faces[3], attack.faces[4], attack.faces[5], attack.hits_left);
}

namespace {

// C7.4: a six may take one more militia than were aimed at.
bool takes_one_more(const State& state, const Attack& attack, const Target& target)
{
    if (attack.sixes_left == 0 || !is_militia(target.mark)) return false;
    const int there = state.sectors[attack.sector.index].militia[player_in(target.mark).index];
    return target.hits >= target.count && target.count < there;
}

}  // namespace

bool may_assign(const State& state, const Attack& attack, FighterId mark, Use use)
{
    if (attack.hits_left == 0) return false;
    const Target* target = attack.find(mark);
    const bool can_reach = (target != nullptr && target->is_declared()) ||
                           (attack.sixes_left > 0 && may_six_go_to(state, attack, mark));
    if (!can_reach) return false;
    if (use == Use::kill) return true;
    if (!is_militia(mark) || room_to_convert(state, attack) <= 0) return false;
    return target == nullptr || target->hits < target->count;
}

// Hits that are no sixes are spent first, so that the sixes stay free.
void assign_hit(const State& state, Attack& attack, FighterId mark, Use use)
{
    CHECK(may_assign(state, attack, mark, use));
    Target* target = attack.find(mark);
    const bool is_new = target == nullptr;
    const bool takes_more = !is_new && takes_one_more(state, attack, *target);
    const bool needs_six = is_new || takes_more || !target->is_declared();
    if (attack.sixes_left > 0 && (needs_six || attack.hits_left == attack.sixes_left)) {
        --attack.sixes_left;
    }
    --attack.hits_left;
    if (is_new) {
        attack.targets.push_back({mark, 1, 0, 0, 1});
        target = &attack.targets.back();
    } else if (takes_more) {
        ++target->count;
        ++target->by_sixes;
    }
    ++target->hits;
    if (use == Use::convert) ++target->converted;
}

void apply_packet(State& state, const Attack& attack, std::size_t target, Events& events)
{
    const Target& packet = attack.targets[target];
    if (packet.hits == 0) return;
    if (is_militia(packet.mark)) {
        hit_militia(state, attack, packet, events);
    } else if (is_dog(packet.mark)) {
        hit_dog(state, packet, events);
    } else {
        const UnitId victim = unit_in(packet.mark);
        const bool pierces = is_unit(attack.by) && is_piercing(state, unit_in(attack.by));
        if (!unit_of(state, victim).is_in_play()) return;
        hurt(state, victim, packet.hits, pierces ? Piercing::yes : Piercing::no, events);
    }
}

void use_up(State& state, FighterId fighter)
{
    if (!is_unit(fighter)) return;
    const UnitId unit = unit_in(fighter);
    for (const CardId card : std::array(unit_of(state, unit).carried)) {
        if (card.is_some() && kind_of(card).effect.is_one_use) discard_carried(state, unit, card);
    }
}

}  // namespace sortie::merc
