#include "games/skirmish/manoeuvre.h"

#include "games/skirmish/events.h"
#include "games/skirmish/fight.h"

namespace sortie::skirmish {

void do_step(State& state, const Chosen& chosen, Events& events)
{
    const UnitId unit = chosen.as<UnitId>(0);
    const CellId cell = chosen.as<CellId>(1);
    ++state.orders[chosen.seat.index];
    if (chosen.has(2)) {
        const bool follows = chosen.as<Argument>(2) == then_follow;
        open_fight(state, unit, unit_at(state, cell), {.follows = follows}, events);
        return;
    }
    Unit& walker = state.units[unit.index];
    --walker.steps;
    walker.cell = cell;
    events.tell(told::stepped, unit, cell);
}

void do_barrage(State& state, const Chosen& chosen, Events& events)
{
    ++state.orders[chosen.seat.index];
    play_in_manoeuvre(state, chosen.seat, card::barrage, events);
    open_fight(state, chosen.as<UnitId>(0), chosen.as<UnitId>(1), {.is_barrage = true}, events);
}

void do_halt(State& state, const Chosen& chosen, Events& events)
{
    for (const UnitId unit : squad_of(chosen.seat)) state.units[unit.index].steps = 0;
    events.tell(told::halted, chosen.seat);
}

void do_storm(State& state, const Chosen& chosen, Events& events)
{
    open_fight(state, chosen.as<UnitId>(0), chosen.as<UnitId>(1), {.follows = true}, events);
}

}  // namespace sortie::skirmish
