#include "games/merc/hire_steps.h"

#include <utility>

#include "games/merc/landing.h"
#include "games/merc/modes/assassination.h"

namespace sortie::merc {
namespace {

// V2.5: the MERCs that the Dictator receives before an assassination.
bool is_guard(const State& state, PlayerId player)
{
    return state.modes.mode == Mode::assassination && state.phase == Phase::founding &&
           player == the_dictator;
}

// R9.6, M-vrbansk.1: one card of the chosen deck; Vrbansk gets an accessory before it. A bandolier is placed first, so
// that the other card may go into it.
void draw_equipment(State& state, PlayerId player, Slot deck, Events& events)
{
    Task& task = task_of(state, player);
    const SeatSet insiders = seats_beside(state, player);
    const auto draw = [&](Slot slot) {
        const CardId card = draw_card(state, slot);
        if (card.is_none()) return;
        task.drawn.push_back(card);
        events.tell_known(insiders, told::drew, task.unit, card);
    };
    if (is_guard(state, player)) {
        for (std::size_t i = 0; i < slot_count; ++i) draw(static_cast<Slot>(i));  // V2.5
        return;
    }
    if (task.unit == merc::vrbansk) draw(Slot::accessory);
    draw(deck);
    const bool has_two = task.drawn.size() == 2;
    if (has_two && kind_id_of(task.drawn[1]) == kind::bandolier) {
        std::swap(task.drawn[0], task.drawn[1]);
    }
}

// The squad and sector that are the only possible ones; otherwise the question is put.
bool is_placed_without_question(State& state, PlayerId player, Events& events)
{
    const Task& task = task_of(state, player);
    int options = 0;
    std::uint8_t the_squad = 0;
    SectorId the_sector;
    for (const std::uint8_t squad : {primary, secondary}) {
        if (!squad_may_take(state, player, squad)) continue;
        if (squad_of(state, player, squad).is_on_board()) {
            ++options;
            the_squad = squad;
            continue;
        }
        const SectorSet sectors = founding_sectors(state, player);
        if (sectors.empty()) continue;
        options += sectors.size();
        the_squad = squad;
        the_sector = sectors.front();
    }
    if (options != 1) return false;
    join_hired(state, player, the_squad, the_sector, task.unit, events);
    return true;
}

void go_on_with_named(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    if (task.named.empty()) {
        end_hire(state, player, events);
        return;
    }
    task.unit = task.named[0];
    task.named.erase_at(0);
    if (task.purpose == Purpose::regime) {
        task.step = Step::deck;
    } else {
        ask_for_place(state, player, events);
    }
}

}  // namespace

void show_merc(UnitId unit, Events& events)
{
    events.shows_secret();
    events.tell(told::merc_shown, unit);
}

UnitId draw_merc(State& state)
{
    return state.mercs.can_draw() ? state.mercs.draw(state.rng) : UnitId::none();
}

bool is_compatible(const State& state, PlayerId player, UnitId unit)
{
    bool fits = true;
    for_each_unit(state, player, [&](UnitId mate) { fits &= !are_incompatible(mate, unit); });
    for (const UnitId named : task_of(state, player).named) fits &= !are_incompatible(named, unit);
    return fits;
}

bool may_be_engaged(const State& state, PlayerId player, UnitId unit)
{
    const Task& task = task_of(state, player);
    if (!is_compatible(state, player, unit)) return false;
    const int named = static_cast<int>(task.named.size());
    if (named >= free_places(state, player)) return false;
    if (player == the_dictator || !is_counted(unit)) return true;
    return team_size(state, player) + counted(task) < team_limit(state, player);
}

// R0.6, R9.5; without a friendly sector the border (R9.9), or the last resorts of D6.2.
SectorSet founding_sectors(const State& state, PlayerId player)
{
    const Side side = side_of(state, player);
    if (task_of(state, player).sector_fixed.is_some()) {
        return SectorSet{task_of(state, player).sector_fixed};
    }
    if (is_guard(state, player)) return sectors_of_zone(state, Zone::dictator);
    SectorSet sectors = sectors_controlled_by(state, side);
    if (!sectors.empty()) return sectors;
    if (side == Side::rebels) {
        SectorSet border;
        for (const SectorId sector : sectors_of(state)) {
            if (!is_border(state, sector)) continue;
            border.insert(sector);
            if (!is_occupied(state, sector, Side::dictator)) sectors.insert(sector);
        }
        return sectors.empty() ? border : sectors;
    }
    const SectorId base = state.regime.base;
    if (base.is_some() && !is_occupied(state, base, Side::rebels)) sectors.insert(base);
    for (const SectorId sector : sectors_of(state)) {
        const bool is_industry = card_at(state, sector).land == Land::industry;
        if (is_industry && is_empty(state, sector)) sectors.insert(sector);
    }
    return sectors;
}

bool squad_may_take(const State& state, PlayerId player, std::uint8_t squad)
{
    const std::uint8_t fixed = task_of(state, player).squad_fixed;
    if (fixed != 0 && fixed != squad + 1) return false;
    return !is_full(state, player, squad);
}

bool has_place_for_hire(const State& state, PlayerId player)
{
    for (const std::uint8_t squad : {primary, secondary}) {
        if (!squad_may_take(state, player, squad)) continue;
        if (squad_of(state, player, squad).is_on_board()) return true;
        if (!founding_sectors(state, player).empty()) return true;
    }
    return false;
}

void go_on_hiring(State& state, PlayerId player, Events& events)
{
    if (task_of(state, player).purpose == Purpose::landing) {
        go_on_landing(state, player, events);
    } else {
        go_on_with_named(state, player, events);
    }
}

void begin_hire(State& state, PlayerId rebel, Purpose purpose, UnitId actor, Events& events)
{
    Task& task = task_of(state, rebel);
    task = Task{};
    task.purpose = purpose;
    task.unit = actor;
    task.actor = actor;
    draw_offer(state, task, cards_offered, events);
    bool has_others = false;
    for_each_unit(state, rebel, [&](UnitId unit) { has_others |= unit != actor; });
    if (has_others) {
        task.step = Step::fire;
    } else {
        ask_whom_to_engage(state, rebel, events);
    }
}

void begin_regime_hire(State& state, UnitId unit, Events& events)
{
    task_of(state, the_dictator).named.push_back(unit);
    go_on_with_named(state, the_dictator, events);
}

int free_places(const State& state, PlayerId player)
{
    int places = 0;
    for (const std::uint8_t squad : {primary, secondary}) {
        places += static_cast<int>(squad_size_max - squad_of(state, player, squad).members.size());
    }
    return places;
}

// R8.1: Teresa is outside the limit.
bool is_counted(UnitId unit)
{
    return unit != merc::teresa;
}

int counted(const Task& task)
{
    int count = 0;
    for (const UnitId unit : task.named) count += is_counted(unit) ? 1 : 0;
    return count;
}

bool is_anyone_left_to_engage(const State& state, PlayerId player)
{
    for (const UnitId unit : task_of(state, player).offer) {
        if (may_be_engaged(state, player, unit)) return true;
    }
    return false;
}

void discard_offer(State& state, Task& task, Events& events)
{
    for (const UnitId unit : task.offer) {
        state.mercs.discard(unit);
        events.tell(told::merc_discarded, unit);
    }
    task.offer.clear();
}

void draw_offer(State& state, Task& task, std::size_t count, Events& events)
{
    for (std::size_t i = 0; i < count; ++i) {
        const UnitId unit = draw_merc(state);
        if (unit.is_none()) return;
        task.offer.push_back(unit);
        show_merc(unit, events);
    }
}

void end_hire(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    discard_offer(state, task, events);
    task = Task{};
}

// After squad and deck are known, in whichever order they were asked.
void receive_equipment(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    draw_equipment(state, player, static_cast<Slot>(task.deck_chosen - 1), events);
    task.deck_chosen = 0;
    if (place_drawn_cards(state, player, events)) go_on_hiring(state, player, events);
}

// Rebels name the squad first and the deck then, the Dictator the other way round (R9.11, DH1).
void ask_for_place(State& state, PlayerId player, Events& events)
{
    Task& task = task_of(state, player);
    if (!is_placed_without_question(state, player, events)) {
        task.step = Step::place;
        return;
    }
    if (task.deck_chosen == 0) {
        task.step = Step::deck;
    } else {
        receive_equipment(state, player, events);
    }
}

void ask_whom_to_engage(State& state, PlayerId player, Events& events)
{
    task_of(state, player).step = Step::choose;
    if (!is_anyone_left_to_engage(state, player)) go_on_with_named(state, player, events);
}

void join_hired(State& state, PlayerId player, std::uint8_t squad, SectorId sector, UnitId unit,
                Events& events)
{
    const Squad& joined = squad_of(state, player, squad);
    const SectorId place = joined.is_on_board() ? joined.sector : sector;
    const PlayerId held_by = controller_of(state, place);
    join_squad(state, player, squad, place, unit);
    Unit& hired = unit_of(state, unit);
    hired.health = static_cast<std::uint8_t>(max_health_of(unit));
    events.tell(told::joined, player, unit, place);
    if (are_both_sides_in(state, place)) {
        queue_combat(state, place, side_of(state, player), held_by, events);
    }
}

void offered_mercs(const State& state, const Chosen& chosen, Candidates& out)
{
    for (const UnitId unit : own_task(state, chosen).offer) out.add(unit);
}

bool fits_team(const State& state, const Chosen& chosen)
{
    return is_compatible(state, commander_of(state, chosen), chosen.as<UnitId>(0));
}

}  // namespace sortie::merc
