#include "games/merc/modes/assassination.h"

#include <algorithm>

#include "games/merc/days.h"

namespace sortie::merc {
namespace {

constexpr int guards_max = static_cast<int>(regular_squads * squad_size_max);

constexpr int size_of(int number)
{
    return number < 0 ? -number : number;
}

}  // namespace

Zone zone_of(const State& state, SectorId base, SectorId sector)
{
    const int height = state.rows - 1;
    const int width = state.columns - 1;
    const int row = size_of(row_of(sector) - row_of(base));
    const int column = size_of(column_of(sector) - column_of(base));
    const int d = row * width + column * height - height * width;
    if (size_of(d) < std::min(height, width)) return Zone::neutral;
    return d < 0 ? Zone::dictator : Zone::rebels;
}

SectorSet sectors_of_zone(const State& state, Zone zone)
{
    SectorSet sectors;
    for (const SectorId sector : sectors_of(state)) {
        if (zone_of(state, state.regime.base, sector) == zone) sectors.insert(sector);
    }
    return sectors;
}

SectorId opposite_corner(const State& state, SectorId corner)
{
    return sector_at(state.rows - 1 - row_of(corner), state.columns - 1 - column_of(corner));
}

void corners(const State& state, const Chosen&, Candidates& out)
{
    for (const int row : {0, state.rows - 1}) {
        for (const int column : {0, state.columns - 1}) out.add(sector_at(row, column));
    }
}

void do_choose_corner(State& state, const Chosen& chosen, Events&)
{
    state.regime.site = chosen.as<SectorId>(0);
}

void found_base_in_corner(State& state, Events&)
{
    state.regime.site_squad = base_squad;
    state.modes.corner = opposite_corner(state, state.regime.site);
}

void man_both_sides(State& state, Events& events)
{
    for (const SectorId sector : sectors_of_zone(state, Zone::dictator)) {
        add_militia(state, sector, the_dictator, 1, events);
    }
    PlayerId next{0};
    for (const SectorId sector : sectors_of_zone(state, Zone::rebels)) {
        add_militia(state, sector, next, 1, events);
        next = id_cast<PlayerId>((next.index + 1) % rebel_count(state));
    }
}

void land_in_corner(State& state, Events& events)
{
    state.phase = Phase::landing;
    for (const PlayerId rebel : rebels_of(state)) {
        land_at(state, rebel, state.modes.corner, events);
    }
}

void begin_guards(State& state, Events&)
{
    state.phase = Phase::founding;
    state.modes.guards_left = static_cast<std::uint8_t>(std::min(rebel_count(state), guards_max));
}

bool guards_are_left(const State& state)
{
    return state.modes.guards_left > 0;
}

// A weapon, an armor and an accessory instead of one card of a deck that he chooses (`cards_of_hire`, hire_steps.cpp).
void draw_guard(State& state, Events& events)
{
    --state.modes.guards_left;
    Task& task = task_of(state, the_dictator);
    task = Task{};
    task.purpose = Purpose::regime;
    for (;;) {
        const UnitId unit = draw_merc(state);
        if (unit.is_none()) {
            end_hire(state, the_dictator, events);
            return;
        }
        show_merc(unit, events);
        if (is_compatible(state, the_dictator, unit)) {
            task.unit = unit;
            break;
        }
        state.mercs.discard(unit);
        events.tell(told::merc_discarded, unit);
    }
    task.deck_chosen = 1;
    ask_for_place(state, the_dictator, events);
}

bool is_kim(const State& state)
{
    return state.regime.card == Dictator::kim;
}

bool has_ability_without_hires(const State& state)
{
    switch (state.regime.card) {
        case Dictator::castro:
        case Dictator::gadafi:
        case Dictator::hitler:
        case Dictator::stalin: return false;
        default: return state.regime.uses_ability;
    }
}

void forget_queued_hires(State& state, Events&)
{
    state.regime.queued_hires = 0;
}

void end_day_of_assassination(State& state, Events&)
{
    if (!tactics_are_used_up(state)) return;
    state.outcome = Outcome::dictator_lives;
    state.flow.end_game();
}

}  // namespace sortie::merc
