#include "games/merc/errands.h"

#include "games/merc/damage.h"

namespace sortie::merc {
namespace {

constexpr int cards_procured = 3;

SectorId sector_of_unit(const State& state, const Chosen& chosen)
{
    return sector_of(state, chosen.as<UnitId>(0));
}

bool is_mine(CardId card)
{
    return kind_of(card).group == Group::mine;
}

}  // namespace

bool sector_is_unexplored(const State& state, const Chosen& chosen)
{
    return !state.sectors[sector_of_unit(state, chosen).index].is_explored;
}

// R7.5.2, R7.5.3
void do_explore(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const SectorId sector = sector_of(state, unit);
    const PlayerId player = commander_of(state, chosen);
    const SeatSet insiders = seats_beside(state, player);
    pay_action(state, unit);
    events.tell(told::explored, unit, sector);
    for (std::size_t slot = 0; slot < slot_count; ++slot) {
        for (int i = 0; i < card_at(state, sector).loot[slot]; ++i) {
            const CardId card = draw_card(state, static_cast<Slot>(slot));
            if (card.is_none()) break;
            put_in_stash(state, sector, card);
            events.tell_known(insiders, told::stashed, sector, card);
        }
    }
    state.sectors[sector.index].is_explored = true;
    if (!state.stashes[sector.index].empty()) open_exchange(state, player, Purpose::explore, unit);
}

bool can_pay_training(const State& state, const Chosen& chosen)
{
    const Unit& unit = unit_of(state, chosen.as<UnitId>(0));
    return unit.actions > 0 || unit.training_only > 0;
}

bool can_train(const State& state, const Chosen& chosen)
{
    return training_of(state, chosen.as<UnitId>(0)) >= 1;
}

bool sector_takes_militia(const State& state, const Chosen& chosen)
{
    return militia_room(state, sector_of_unit(state, chosen), side_of(state, chosen)) > 0;
}

// M-faustina.1: an action for training only is spent first.
void do_train(State& state, const Chosen& chosen, Events& events)
{
    const UnitId id = chosen.as<UnitId>(0);
    Unit& unit = unit_of(state, id);
    --(unit.training_only > 0 ? unit.training_only : unit.actions);
    events.tell(told::trained, id);
    add_militia(state, sector_of(state, id), unit.owner, training_of(state, id), events);
}

bool unit_is_injured(const State& state, const Chosen& chosen)
{
    return is_injured(state, chosen.as<UnitId>(0));
}

void do_hospital(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    pay_action(state, unit);
    heal(state, unit, max_health_of(unit), events);
}

void do_buy(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    pay_action(state, unit);
    const CardId card = draw_card(state, chosen.as<Slot>(1));
    events.tell_known(seats_beside(state, commander_of(state, chosen)), told::drew, unit, card);
    give_card(state, commander_of(state, chosen), Purpose::dealer, unit, card, events);
}

bool carries_mortar(const State& state, const Chosen& chosen)
{
    return carried_card(state, chosen.as<UnitId>(0), kind::mortar).is_some();
}

void sectors_beside_unit(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const SectorId sector : neighbours_of(state, sector_of_unit(state, chosen))) {
        out.add(sector);
    }
}

bool enemies_are_beside(const State& state, const Chosen& chosen)
{
    return is_occupied(state, chosen.as<SectorId>(1), enemy_of(side_of(state, chosen)));
}

// The flow sees the attack and goes through its stages (combat.h).
void do_bombard(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    pay_action(state, unit);
    state.combat.attack = Attack{};
    state.combat.attack.kind = AttackKind::bombardment;
    state.combat.attack.by = fighter_of(unit);
    state.combat.attack.sector = chosen.as<SectorId>(1);
    events.tell(told::bombarded, unit, chosen.as<SectorId>(1));
}

void do_salvage(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const CardId card = chosen.as<CardId>(1);
    pay_action(state, unit);
    take_from_discard(state, card);
    events.tell(told::salvaged, unit, card);
    give_card(state, commander_of(state, chosen), Purpose::salvage, unit, card, events);
}

void do_procure(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    pay_action(state, unit);
    Task& task = task_of(state, commander_of(state, chosen));
    task.purpose = Purpose::procure;
    task.step = Step::keep;
    task.unit = unit;
    for (int i = 0; i < cards_procured; ++i) {
        const CardId card = draw_card(state, chosen.as<Slot>(1));
        if (card.is_none()) break;
        task.drawn.push_back(card);
        events.tell_known(seats_beside(state, commander_of(state, chosen)), told::drew, unit, card);
    }
}

bool has_doc(const State& state, const Chosen& chosen)
{
    return unit_of(state, merc::doc).owner == commander_of(state, chosen);
}

bool doc_has_patient(const State& state, const Chosen&)
{
    for (const UnitId unit : squad_of(state, merc::doc).members) {
        if (unit != dictator_card && is_injured(state, unit)) return true;
    }
    return false;
}

void do_doc_heal(State& state, const Chosen&, Events& events)
{
    doc_heals(state, events);
}

// M-doc.4: not the Dictator card.
void doc_heals(State& state, Events& events)
{
    if (!unit_of(state, merc::doc).is_in_play()) return;
    for (const UnitId unit : squad_of(state, merc::doc).members) {
        if (unit != dictator_card) heal(state, unit, max_health_of(unit), events);
    }
}

bool has_squidhead(const State& state, const Chosen& chosen)
{
    return unit_of(state, merc::squidhead).owner == commander_of(state, chosen);
}

bool squidhead_is_uncontested(const State& state, const Chosen&)
{
    return !is_contested(state, sector_of(state, merc::squidhead));
}

void disarmed_mines(const State& state, const Chosen&, Candidates& out)
{
    const SectorId sector = sector_of(state, merc::squidhead);
    for (const CardId card : state.stashes[sector.index] & state.disarmed) out.add(card);
}

void mines_there(const State& state, const Chosen&, Candidates& out)
{
    for (const CardId card : state.stashes[sector_of(state, merc::squidhead).index]) {
        if (is_mine(card)) out.add(card);
    }
}

void free_places_for_mine(const State& state, const Chosen& chosen, Candidates& out)
{
    for (std::size_t i = 0; i < pocket_count; ++i) {
        const auto pocket = static_cast<Pocket>(i);
        if (fits_free_pocket(state, merc::squidhead, chosen.as<CardId>(0), pocket)) {
            out.add(static_cast<Argument>(i));
        }
    }
}

// R13.11: only the side that holds the stash knows of its mines.
void do_arm_mine(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    state.disarmed.erase(chosen.as<CardId>(0));
    events.tell_only(seats_beside(state, commander_of(state, chosen)), told::mine_armed,
                     sector_of(state, merc::squidhead));
}

void do_take_mine(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    const CardId mine = chosen.as<CardId>(0);
    take_from_stash(state, sector_of(state, merc::squidhead), mine);
    put_in_pocket(state, merc::squidhead, mine, chosen.as<Pocket>(1));
    tell_equipped(merc::squidhead, mine, events);
}

void carried_cards(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const CardId card : unit_of(state, chosen.as<UnitId>(0)).carried) {
        if (card.is_some()) out.add(card);
    }
}

// R7.17.1, A-214: the contents of a bandolier go with it.
void do_drop(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    const UnitId unit = chosen.as<UnitId>(0);
    const CardId card = chosen.as<CardId>(1);
    const SectorId sector = sector_of(state, unit);
    events.tell_known(seats_beside(state, commander_of(state, chosen)), told::dropped, unit, card);
    put_in_stash(state, sector, take_from_pocket(state, unit, *pocket_of(state, unit, card)));
    if (kind_id_of(card) != kind::bandolier) return;
    for (const Pocket inside : {Pocket::bandolier1, Pocket::bandolier2, Pocket::bandolier3}) {
        const CardId content = take_from_pocket(state, unit, inside);
        if (content.is_some()) put_in_stash(state, sector, content);
    }
}

bool carries_repair_kit(const State& state, const Chosen& chosen)
{
    return carried_card(state, chosen.as<UnitId>(0), kind::repair_kit).is_some();
}

void do_repair(State& state, const Chosen& chosen, Events& events)
{
    pay_free_command(state, chosen);
    const UnitId unit = chosen.as<UnitId>(0);
    const CardId card = chosen.as<CardId>(1);
    take_from_discard(state, card);
    discard_carried(state, unit, carried_card(state, unit, kind::repair_kit));
    events.tell(told::salvaged, unit, card);
    give_card(state, commander_of(state, chosen), Purpose::repair, unit, card, events);
}

}  // namespace sortie::merc
