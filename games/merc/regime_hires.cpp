#include "games/merc/regime_hires.h"

#include "games/merc/measures.h"

namespace sortie::merc {
namespace {

constexpr std::uint8_t any_squad = 0;
constexpr std::uint8_t fixed(std::uint8_t squad)
{
    return static_cast<std::uint8_t>(squad + 1);
}

Task& open_task(State& state, std::uint8_t squad_fixed)
{
    Task& task = task_of(state, the_dictator);
    task = Task{};
    task.purpose = Purpose::regime;
    task.squad_fixed = squad_fixed;
    return task;
}

// D1.7, R9.12: the first card that fits the team. Cards passed over wait in the offer and are discarded at the end.
UnitId draw_compatible(State& state, Task& task, Events& events)
{
    for (;;) {
        const UnitId unit = draw_merc(state);
        if (unit.is_none()) return unit;
        show_merc(unit, events);
        if (is_compatible(state, the_dictator, unit)) return unit;
        task.offer.push_back(unit);
    }
}

void discard_drawn(State& state, Task& task, UnitId unit, Events& events)
{
    task.offer.push_back(unit);
    discard_offer(state, task, events);
    task = Task{};
}

// DH1; answers whether a card could be drawn.
bool hire_random(State& state, Task& task, Events& events)
{
    const UnitId unit = draw_compatible(state, task, events);
    if (unit.is_none()) {
        end_hire(state, the_dictator, events);
        return false;
    }
    if (has_place_for_hire(state, the_dictator)) {
        begin_regime_hire(state, unit, events);
    } else {
        discard_drawn(state, task, unit, events);  // D6.4, A-220
    }
    return true;
}

// DH3; the automatic Dictator takes the top card (DH4).
void hire_one_of(State& state, std::size_t count, Events& events)
{
    Task& task = open_task(state, any_squad);
    if (state.regime.is_automatic) {
        hire_random(state, task, events);
        return;
    }
    draw_offer(state, task, count, events);
    bool fits_any = false;
    for (const UnitId unit : task.offer) fits_any |= is_compatible(state, the_dictator, unit);
    if (fits_any && has_place_for_hire(state, the_dictator)) {
        task.step = Step::choose;
    } else {
        end_hire(state, the_dictator, events);
    }
}

// Whether a bonus MERC could be the first of a squad. An automatic Dictator fills his primary squad first (MAO1).
bool may_found_squad(const State& state)
{
    const bool has_primary = squad_of(state, the_dictator, primary).is_on_board();
    const bool has_secondary = squad_of(state, the_dictator, secondary).is_on_board();
    if (!state.regime.is_automatic) return !has_primary || !has_secondary;
    return is_full(state, the_dictator, primary) ? !has_secondary : !has_primary;
}

constexpr std::size_t seen_by_castro = 3;
constexpr std::size_t seen_for_general = 6;

}  // namespace

void draw_first_merc(State& state, Events& events)
{
    hire_random(state, open_task(state, fixed(primary)), events);
}

void draw_one_merc(State& state, Events& events)
{
    hire_random(state, open_task(state, any_squad), events);
}

void draw_three_mercs(State& state, Events& events)
{
    hire_one_of(state, seen_by_castro, events);
}

void draw_six_mercs(State& state, Events& events)
{
    state.regime.general_is_due = false;
    hire_one_of(state, seen_for_general, events);
}

void hire_for_primary(State& state, Events& events)
{
    hire_random(state, open_task(state, fixed(primary)), events);
}

void hire_for_secondary(State& state, Events& events)
{
    hire_random(state, open_task(state, fixed(secondary)), events);
}

// PIN2: without a card the rest of the queue is cleared.
void draw_queued_merc(State& state, Events& events)
{
    --state.regime.queued_hires;
    if (!hire_random(state, open_task(state, any_squad), events)) state.regime.queued_hires = 0;
}

// MAO2.5: a new squad stands where the rule for automatic players says, also for a person.
void draw_bonus_merc(State& state, Events& events)
{
    --state.regime.bonus_hires;
    Task& task = open_task(state, any_squad);
    if (may_found_squad(state)) {
        Ties ties(state.rng);
        task.sector_fixed = usual_founding_sector(state, ties);
    }
    if (!hire_random(state, task, events)) state.regime.bonus_hires = 0;
}

bool hires_are_queued(const State& state)
{
    return state.regime.queued_hires > 0;
}

bool bonus_hires_are_left(const State& state)
{
    return state.regime.bonus_hires > 0;
}

bool regime_has_task(const State& state)
{
    return task_of(state, the_dictator).is_open();
}

}  // namespace sortie::merc
