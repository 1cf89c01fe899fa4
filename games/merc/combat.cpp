#include "games/merc/combat.h"

#include "games/merc/damage.h"
#include "games/merc/errands.h"
#include "games/merc/modes/factions.h"
#include "games/merc/modes/motor_pool.h"
#include "games/merc/movement.h"
#include "games/merc/tactician.h"

namespace sortie::merc {
namespace {

constexpr int faces_of_a_die = 6;

bool stands_in_combat(const State& state, UnitId unit)
{
    return sector_of(state, unit) == state.combat.sector && state.combat.is_running();
}

// C13.9: Meatbop makes no attack without an accessory.
bool refuses_to_fight(const State& state, UnitId unit)
{
    if (unit != merc::meatbop) return false;
    for (const CardId card : unit_of(state, unit).carried) {
        if (card.is_some() && slot_of(card) == Slot::accessory) return false;
    }
    return true;
}

// The attack before it has been forgotten, so all of it is blank.
void begin_attack(State& state, AttackKind kind, FighterId fighter)
{
    state.combat.attack.kind = kind;
    state.combat.attack.by = fighter;
    state.combat.attack.sector = state.combat.sector;
}

// Notes who may be aimed at.
bool has_marks_and_dice(State& state)
{
    const Attack& attack = state.combat.attack;
    state.marks = possible_marks(state, attack.by, attack.sector);
    return !state.marks.empty() && dice_of(state, attack) > 0;
}

bool could_shoot(const State& state, UnitId unit, AttackKind kind)
{
    if (!stands_in_combat(state, unit) || !combat_goes_on(state)) return false;
    Attack attack;
    attack.kind = kind;
    attack.by = fighter_of(unit);
    attack.sector = state.combat.sector;
    return dice_of(state, attack) > 0 && !possible_marks(state, attack.by, attack.sector).empty();
}

// C4.7: converted militia act from the next round on.
int militia_to_act(const State& state, PlayerId owner)
{
    const int riders = riders_of(state, owner);
    if (riders_act(state, owner)) return riders;
    const int there = state.sectors[state.combat.sector.index].militia[owner.index];
    return there - state.combat.converted[owner.index] - riders;
}

// The next one of the order, or of the militia that are acting.
FighterId take_next(State& state)
{
    Combat& combat = state.combat;
    if (combat.militia_left > 0) {
        --combat.militia_left;
        return combat.order[combat.next - 1u];
    }
    const FighterId fighter = combat.order[combat.next++];
    combat.group_mark = FighterId::none();
    if (!is_militia(fighter)) return fighter;
    const int count = militia_to_act(state, player_in(fighter));
    if (count <= 0) return FighterId::none();
    combat.militia_left = static_cast<std::uint8_t>(count - 1);
    return fighter;
}

bool is_any_mark_left(const State& state, const Attack& attack)
{
    if (!is_unit(attack.by)) return false;  // C5.9: militia have one target
    for (const FighterId mark : state.marks) {
        if (may_be_added(state, attack, state.marks, mark)) return true;
    }
    return false;
}

}  // namespace

// ---- Stages -------------------------------------------------------------------------------------

bool combat_waits(const State& state)
{
    return !state.queue.empty();
}

bool combat_runs(const State& state)
{
    return state.combat.is_running();
}

bool combat_goes_on(const State& state)
{
    return state.combat.is_running() && !state.combat.is_standoff &&
           are_both_sides_in(state, state.combat.sector);
}

// C2.4: a combat whose condition no longer holds is dropped.
void begin_combat(State& state, Events& events)
{
    const QueuedCombat queued = state.queue[0];
    state.queue.erase_at(0);
    if (!are_both_sides_in(state, queued.sector)) {
        forget_riders(state);
        look_for_end(state);
        return;
    }
    state.combat = Combat{};
    state.combat.sector = queued.sector;
    state.combat.attacker = queued.attacker;
    state.combat.held_by = queued.held_by;
    state.combat.doc_fights = stands_in_combat(state, merc::doc);
    if (!has_dictator(state)) note_favour(state);
    events.tell(told::combat_begun, queued.sector);
    if (!stands_in_combat(state, merc::khenn)) return;
    state.combat.khenn_die = static_cast<std::uint8_t>(state.rng.roll(faces_of_a_die));
    events.tell(told::khenn_threw, state.combat.khenn_die);
}

bool golem_may_strike(const State& state)
{
    return !state.combat.has_struck && uses_abilities(state, fighter_of(merc::golem)) &&
           could_shoot(state, merc::golem, AttackKind::strike);
}

void begin_strike(State& state, Events&)
{
    state.combat.has_struck = true;
    begin_attack(state, AttackKind::strike, fighter_of(merc::golem));
}

void begin_round(State& state, Events& events)
{
    Combat& combat = state.combat;
    ++combat.round;
    combat.dice_were_thrown = false;
    combat.converted = {};
    combat.next = 0;
    combat.militia_left = 0;
    combat.order = round_order(state);
    if (state.modes.has_vehicles) note_riders(state);
    events.tell(told::round_begun, combat.round);
}

bool someone_is_to_act(const State& state)
{
    const Combat& combat = state.combat;
    return (combat.militia_left > 0 || combat.next < combat.order.size()) && combat_goes_on(state);
}

void next_fighter(State& state, Events&)
{
    const FighterId fighter = take_next(state);
    if (fighter.is_none()) return;
    const bool is_card = is_unit(fighter);
    if (is_card && !stands_in_combat(state, unit_in(fighter))) return;
    if (is_card && refuses_to_fight(state, unit_in(fighter))) return;
    begin_attack(state, AttackKind::turn, fighter);
    if (!state.combat.dice_were_thrown) {
        state.combat.dice_were_thrown = has_marks_and_dice(state);
    }
}

bool fighter_acts(const State& state)
{
    return state.combat.attack.kind == AttackKind::turn;
}

bool vandal_may_shoot(const State& state)
{
    return could_shoot(state, merc::vandal, AttackKind::second_shot);
}

void begin_second_shot(State& state, Events&)
{
    begin_attack(state, AttackKind::second_shot, fighter_of(merc::vandal));
}

// C15.2, C15.3
void end_combat(State& state, Events& events)
{
    state.combat.dogs = {};
    if (state.combat.doc_fights) doc_heals(state, events);
    events.tell(told::combat_ended, state.combat.sector);
}

// C15.5
void clear_combat(State& state, Events&)
{
    state.combat = Combat{};
    forget_riders(state);
    look_for_end(state);
}

bool could_anyone_roll(const State& state, SectorId sector)
{
    State then = state;  // as if the combat ran, because Max hampers his enemies only then
    then.combat = Combat{};
    then.combat.sector = sector;
    for (std::uint8_t i = 0; i < player_count; ++i) {
        if (state.sectors[sector.index].militia[i] > 0) return true;
        bool can = false;
        for_each_unit_in(state, PlayerId{i}, sector, [&](UnitId unit) {
            can |= skills_of(then, unit).combat > 0 && !refuses_to_fight(state, unit);
        });
        if (can) return true;
    }
    return false;
}

void queue_standoffs(State& state, Side attacker, Events& events)
{
    for (const SectorId sector : sectors_of(state)) {
        if (!is_contested(state, sector) || !could_anyone_roll(state, sector)) continue;
        queue_combat(state, sector, attacker, holder_by_units(state, sector), events);
    }
}

// ---- Stages of an attack ------------------------------------------------------------------------

bool bombardment_waits(const State& state)
{
    return state.combat.attack.kind == AttackKind::bombardment;
}

Seat attacking_seat(const State& state)
{
    return seat_of(state, owner_of(state, state.combat.attack.by));
}

bool may_heal_now(const State& state)
{
    const Attack& attack = state.combat.attack;
    return attack.kind == AttackKind::turn && !attack.has_healed &&
           uses_abilities(state, attack.by) && can_heal_someone(state, attack);
}

bool may_release_dog(const State& state)
{
    const Attack& attack = state.combat.attack;
    if (attack.kind != AttackKind::turn || attack.keeps_dogs || !is_unit(attack.by)) return false;
    const UnitId unit = unit_in(attack.by);
    return carried_card(state, unit, kind::attack_dog).is_some() && dog_on(state, unit) == dogs_max;
}

// The window closes either way; only a release asks again for a second dog.
void ask_about_dogs(State& state, Events&)
{
    state.combat.attack.keeps_dogs = true;
}

void see_targets(State& state, Events&)
{
    const Attack& attack = state.combat.attack;
    state.marks = possible_marks(state, attack.by, attack.sector);
}

bool can_attack(const State& state)
{
    return !state.marks.empty() && dice_of(state, state.combat.attack) > 0;
}

// C5.9, C6.3: what the owner named for the group, and when that is gone the usual order.
void aim_as_ordered(State& state, Events&)
{
    Attack& attack = state.combat.attack;
    FighterId mark = state.combat.group_mark;
    if (!is_militia(attack.by) || mark.is_none()) return;
    Ties ties(state.rng);
    if (!state.marks.contains(mark)) mark = usual_mark(state, attack, ties);
    add_target(state, attack, mark);
    attack.is_declared = true;
}

bool targets_are_declared(const State& state)
{
    return state.combat.attack.is_declared;
}

bool attack_is_made(const State& state)
{
    return !state.combat.attack.targets.empty();
}

void throw_attack_dice(State& state, Events& events)
{
    state.combat.attack.throws_again = false;
    throw_dice(state, state.combat.attack, events);
}

bool basic_may_throw_again(const State& state)
{
    const Attack& attack = state.combat.attack;
    return attack.by == fighter_of(merc::basic) && attack.kind != AttackKind::bombardment &&
           !state.combat.has_thrown_again && uses_abilities(state, attack.by);
}

bool dice_are_thrown_again(const State& state)
{
    return state.combat.attack.throws_again;
}

// C3.11: one target and nothing to decide about its hits.
void divide_without_question(State& state, Events&)
{
    Attack& attack = state.combat.attack;
    const bool has_choice = attack.targets.size() != 1 || attack.sixes_left > 0 ||
                            attack.by == fighter_of(merc::adelheid);
    if (has_choice) return;
    attack.targets[0].hits = attack.hits_left;
    attack.hits_left = 0;
}

bool hits_are_left(const State& state)
{
    return state.combat.attack.hits_left > 0;
}

bool packets_are_left(const State& state)
{
    const Attack& attack = state.combat.attack;
    return attack.next_packet < attack.targets.size();
}

void apply_next_packet(State& state, Events& events)
{
    Attack& attack = state.combat.attack;
    const std::size_t packet = attack.next_packet++;
    apply_packet(state, attack, packet, events);
}

// C12.1, C12.3.5: a bombardment uses up its mortar and nothing else.
void finish_attack(State& state, Events&)
{
    const Attack& attack = state.combat.attack;
    if (is_unit(attack.by) && !unit_of(state, unit_in(attack.by)).is_in_play()) return;
    if (attack.kind != AttackKind::bombardment) {
        use_up(state, attack.by);
        return;
    }
    const UnitId unit = unit_in(attack.by);
    discard_carried(state, unit, carried_card(state, unit, kind::mortar));
}

void forget_attack(State& state, Events&)
{
    const bool is_over = state.combat.attack.kind == AttackKind::bombardment;
    state.combat.attack = Attack{};
    state.marks.clear();
    if (is_over) look_for_end(state);
}

// ---- Deaths -------------------------------------------------------------------------------------

bool someone_is_dying(const State& state)
{
    return !state.dying.empty();
}

void choose_death(State& state, Events&)
{
    state.death = next_to_settle(state);
}

bool shot_is_at_hand(const State& state)
{
    const Side side = side_of(state, unit_of(state, state.death).owner);
    for (std::uint8_t i = 0; i < player_count; ++i) {
        if (side_of(state, PlayerId{i}) == side && has_shot_for(state, state.death, PlayerId{i})) {
            return true;
        }
    }
    return false;
}

// C10.7: a dog on somebody who dies is gone.
void settle_death(State& state, Events& events)
{
    const UnitId unit = state.death;
    state.death = UnitId::none();
    if (!state.dying.contains(unit)) return;
    const std::size_t dog = dog_on(state, unit);
    if (dog < dogs_max) state.combat.dogs[dog] = Dog{};
    die(state, unit, events);
}

// ---- DP2 ----------------------------------------------------------------------------------------

namespace {

CardId source_of(const Chosen& chosen)
{
    const auto value = chosen.as<Argument>(0);
    return value == source_ability ? by_ability : id_cast<CardId>(value);
}

}  // namespace

void write_source(Argument value, std::string& out)
{
    if (value == source_ability) {
        out += "ability";
    } else {
        card_kind.write(value, out);
    }
}

void healing_sources(const State& state, const Chosen&, Candidates& out)
{
    const UnitId healer = unit_in(state.combat.attack.by);
    for (const CardId card : unit_of(state, healer).carried) {
        if (card.is_none()) continue;
        const KindId kind = kind_id_of(card);
        if (kind == kind::first_aid_kit || kind == kind::medical_kit) out.add(card);
    }
    if (healer == merc::surgeon) out.add(source_ability);
}

void patients(const State& state, const Chosen& chosen, Candidates& out)
{
    for (std::size_t i = 0; i < unit_count; ++i) {
        const UnitId unit = id_cast<UnitId>(i);
        if (!why_not_heal(state, state.combat.attack, source_of(chosen), unit, 1)) out.add(unit);
    }
}

void dice_to_give(const State& state, const Chosen& chosen, Candidates& out)
{
    const UnitId patient = chosen.as<UnitId>(1);
    for (int dice = 1;; ++dice) {
        if (why_not_heal(state, state.combat.attack, source_of(chosen), patient, dice)) return;
        out.add(static_cast<Argument>(dice));
    }
}

void do_treat(State& state, const Chosen& chosen, Events& events)
{
    heal_with(state, state.combat.attack, source_of(chosen), chosen.as<UnitId>(1),
              chosen.as<int>(2), events);
}

void do_fight_on(State& state, const Chosen&, Events&)
{
    state.combat.attack.has_healed = true;
}

// ---- Targets ------------------------------------------------------------------------------------

void marks_to_add(const State& state, const Chosen&, Candidates& out)
{
    for (const FighterId mark : marks_to_choose_from(state, state.combat.attack, state.marks)) {
        out.add(mark);
    }
}

void do_aim(State& state, const Chosen& chosen, Events& events)
{
    Attack& attack = state.combat.attack;
    add_target(state, attack, chosen.as<FighterId>(0));
    events.tell(told::aimed, attack.by, chosen.as<FighterId>(0));
    attack.is_declared = !is_any_mark_left(state, attack);
}

// Not asked with one possible target: then both would be the same (C3.11).
bool is_group_of_militia(const State& state, const Chosen&)
{
    const Attack& attack = state.combat.attack;
    return is_militia(attack.by) && state.combat.militia_left > 0 && state.marks.size() > 1;
}

void do_aim_all(State& state, const Chosen& chosen, Events& events)
{
    state.combat.group_mark = chosen.as<FighterId>(0);
    do_aim(state, chosen, events);
}

bool has_a_target(const State& state, const Chosen&)
{
    return !state.combat.attack.targets.empty();
}

void do_open_fire(State& state, const Chosen&, Events&)
{
    state.combat.attack.is_declared = true;
}

bool is_strike(const State& state, const Chosen&)
{
    return state.combat.attack.kind == AttackKind::strike;
}

void do_hold_fire(State& state, const Chosen&, Events&)
{
    state.combat.attack.is_declared = true;
}

// ---- Hits ---------------------------------------------------------------------------------------

void marks_to_hit(const State& state, const Chosen&, Candidates& out)
{
    const Attack& attack = state.combat.attack;
    FighterSet marks;
    for (const Target& target : attack.targets) {
        if (may_assign(state, attack, target.mark, Use::kill)) marks.insert(target.mark);
    }
    if (attack.sixes_left > 0) {
        for (const FighterId mark : possible_marks(state, attack.by, attack.sector)) {
            if (may_assign(state, attack, mark, Use::kill)) marks.insert(mark);
        }
    }
    for (const FighterId mark : marks) out.add(mark);
}

bool may_be_converted(const State& state, const Chosen& chosen)
{
    return may_assign(state, state.combat.attack, chosen.as<FighterId>(0), Use::convert);
}

void uses_of_hit(const State&, const Chosen&, Candidates& out)
{
    for (std::size_t i = 0; i < use_count; ++i) out.add(static_cast<Argument>(i));
}

void do_hit(State& state, const Chosen& chosen, Events&)
{
    const Use use = chosen.has(1) ? chosen.as<Use>(1) : Use::kill;
    assign_hit(state, state.combat.attack, chosen.as<FighterId>(0), use);
}

}  // namespace sortie::merc
