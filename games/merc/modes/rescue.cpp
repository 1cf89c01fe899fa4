#include "games/merc/modes/rescue.h"

#include <algorithm>
#include <utility>

#include "games/merc/combat.h"
#include "games/merc/days.h"
#include "games/merc/setup.h"

namespace sortie::merc {
namespace {

constexpr PlayerId rescuer{0};
constexpr SectorId goal{rescue_sectors - 1};
constexpr std::size_t recruits_offered = 6;
constexpr std::size_t mines_laid = 2;

bool is_rescue(const State& state)
{
    return state.modes.mode == Mode::solo_rescue;
}

int squad_size(const State& state)
{
    return static_cast<int>(squad_of(state, rescuer, primary).members.size());
}

// V6.1: a card that the MERC refuses is put aside, and the next one is drawn.
void equip_at_random(State& state, UnitId unit, Slot slot, Events& events)
{
    for (;;) {
        const CardId card = draw_card(state, slot);
        if (card.is_none()) return;
        const auto pocket = free_pocket_for(state, unit, card);
        if (!pocket) {
            discard_card(state, card);
            continue;
        }
        put_in_pocket(state, unit, card, *pocket);
        events.shows_secret();
        events.tell(told::equipped, unit, card);
        return;
    }
}

// V6.4.1: a squad of enemies for each mine, so both have a squad of the Dictator's side.
void send_mercs(State& state, SectorId sector, int count, Events& events)
{
    const std::uint8_t squad =
        squad_of(state, the_dictator, primary).is_on_board() ? secondary : primary;
    for (int i = 0; i < count && !is_full(state, the_dictator, squad); ++i) {
        const UnitId unit = draw_merc(state);
        if (unit.is_none()) return;
        show_merc(unit, events);
        join_squad(state, the_dictator, squad, sector, unit);
        unit_of(state, unit).health = static_cast<std::uint8_t>(max_health_of(unit));
        events.tell(told::joined, the_dictator, unit, sector);
    }
}

void win_or_lose(State& state, Outcome outcome)
{
    state.outcome = outcome;
    state.flow.end_game();
}

}  // namespace

void build_road(State& state, bool has_expansion)
{
    state.rows = 1;
    state.columns = rescue_sectors;
    FixedVector<SectorCardId, sector_card_count> wilderness;
    for (std::size_t i = 0; i < sector_card_count; ++i) {
        const bool is_in_use = has_expansion || sector_table[i].set == Set::base;
        if (sector_table[i].land == Land::wilderness && is_in_use) {
            wilderness.push_back(id_cast<SectorCardId>(i));
        }
    }
    for (const SectorId sector : sectors_of(state)) {
        const std::size_t i = state.rng.pick(static_cast<std::uint32_t>(wilderness.size()));
        state.sectors[sector.index].card = wilderness[i];
        wilderness.erase_at(i);
    }
}

void lay_items(State& state)
{
    auto& deck = state.equipment[static_cast<std::size_t>(Slot::accessory)];
    FixedVector<CardId, rescue_sectors> items;
    for (const CardId card : FixedVector(deck.draw_pile)) {
        if (kind_id_of(card) != kind::land_mine) continue;
        deck.draw_pile.erase_value(card);
        items.push_back(card);
    }
    CHECK(items.size() == mines_laid);
    while (items.size() < rescue_sectors - 1) items.push_back(deck.draw(state.rng));
    state.rng.shuffle(items.span());
    for (std::size_t i = 0; i < items.size(); ++i) state.modes.laid[i + 1] = items[i];
}

void offer_recruits(State& state, Events& events)
{
    state.mercs.draw_pile.erase_value(merc::teresa);
    join_squad(state, rescuer, primary, SectorId{0}, merc::teresa);
    unit_of(state, merc::teresa).health = static_cast<std::uint8_t>(max_health_of(merc::teresa));
    Task& task = task_of(state, rescuer);
    task.purpose = Purpose::landing;
    task.step = Step::choose;
    draw_offer(state, task, recruits_offered, events);
}

bool recruits_are_to_be_chosen(const State& state)
{
    if (is_full(state, rescuer, primary)) return false;
    for (const UnitId unit : task_of(state, rescuer).offer) {
        if (is_compatible(state, rescuer, unit)) return true;
    }
    return false;
}

void do_recruit(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    task_of(state, rescuer).offer.erase_value(unit);
    join_hired(state, rescuer, primary, SectorId::none(), unit, events);
}

void equip_squad(State& state, Events& events)
{
    Task& task = task_of(state, rescuer);
    for (const UnitId unit : task.offer) state.mercs.put_at_bottom(unit);
    task = Task{};
    for (const UnitId unit : squad_of(state, rescuer, primary).members) {
        equip_at_random(state, unit, Slot::weapon, events);
        equip_at_random(state, unit, Slot::armor, events);
    }
    state.phase = Phase::rebels;
}

void turn_over(State& state, SectorId sector, Events& events)
{
    if (!is_rescue(state)) return;
    const CardId item = std::exchange(state.modes.laid[sector.index], CardId::none());
    if (item.is_none()) return;
    events.shows_secret();
    events.tell(told::item_revealed, sector, item);
    const int count = squad_size(state);
    if (kind_id_of(item) == kind::land_mine) {
        send_mercs(state, sector, count, events);
        return;
    }
    put_in_stash(state, sector, item);
    auto& militia = state.sectors[sector.index].militia[the_dictator.index];
    const int more = std::min(count, militia_room(state, sector, Side::dictator));
    militia = static_cast<std::uint8_t>(militia + more);
    events.tell(told::militia_placed, the_dictator, sector, more);
}

void begin_day_of_rescue(State& state, Events& events)
{
    if (state.day < 255) ++state.day;  // V6.10: there may be many
    state.free_commands.fill(free_commands_a_day);
    events.tell(told::phase_begun, state.day, state.phase);
    refresh_units(state, rescuer, events);
}

void end_day_of_rescue(State& state, Events& events)
{
    add_militia(state, goal, the_dictator, 1, events);
    look_for_rescue(state);
}

void look_for_rescue(State& state)
{
    if (combat_waits(state) || state.combat.is_running()) return;
    const bool is_there = sector_of(state, merc::teresa) == goal;
    const bool is_clear =
        state.modes.laid[goal.index].is_none() && !is_occupied(state, goal, Side::dictator);
    if (is_there && is_clear) win_or_lose(state, Outcome::rescued);
}

void look_for_loss(State& state)
{
    const bool is_lost = is_rescue(state) && state.phase == Phase::rebels;
    if (is_lost) win_or_lose(state, Outcome::teresa_dead);
}

Seat aiming_seat(const State& state)
{
    const Attack& attack = state.combat.attack;
    if (uses_abilities(state, attack.by)) return attacking_seat(state);
    const bool has_choice = marks_to_choose_from(state, attack, state.marks).size() > 1;
    return has_choice ? seat_of(state, rescuer) : attacking_seat(state);
}

}  // namespace sortie::merc
