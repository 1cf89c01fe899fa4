#include "games/skirmish/fight.h"

#include <algorithm>

#include "games/skirmish/cards.h"
#include "games/skirmish/events.h"

namespace sortie::skirmish {
namespace {

bool both_are_alive(const State& state)
{
    return unit_in(state, state.fight.attacker).is_alive() &&
           unit_in(state, state.fight.defender).is_alive();
}

void hit(State& state, UnitId unit, int hits, Events& events)
{
    Unit& target = state.units[unit.index];
    CHECK(target.is_alive());
    target.health = static_cast<std::uint8_t>(std::max(target.health - hits, 0));
    if (target.is_alive()) {
        events.tell(told::was_hit, unit, target.health);
        return;
    }
    const bool is_attacker = unit == state.fight.attacker;
    destroy_unit(state, unit, owner_of(is_attacker ? state.fight.defender : state.fight.attacker),
                 events);
}

}  // namespace

void open_fight(State& state, UnitId attacker, UnitId defender, AttackManner manner, Events& events)
{
    CHECK(!state.fight.is_some());
    CHECK(owner_of(attacker) != owner_of(defender));
    const CellId cell = unit_in(state, defender).cell;
    state.units[attacker.index].steps = 0;
    state.fight.attacker = attacker;
    state.fight.defender = defender;
    state.fight.cell = cell;
    state.fight.is_barrage = manner.is_barrage;
    state.fight.follows = manner.follows;
    events.tell(manner.is_barrage ? told::barraged : told::attacked, attacker, defender, cell);
}

int support_for(const State& state, UnitId attacker, CellId cell)
{
    int support = 0;
    for (const UnitId unit : squad_of(owner_of(attacker))) {
        const Unit& each = unit_in(state, unit);
        if (unit != attacker && each.is_alive() && distance(each.cell, cell) == 1) ++support;
    }
    return std::min(support, support_max);
}

int attack_bonus_of(const State& state, const Fight& fight)
{
    return stats_of(fight.attacker).attack + support_for(state, fight.attacker, fight.cell) +
           (fight.is_aimed ? card_bonus : 0);
}

int defence_bonus_of(const State& state, const Fight& fight)
{
    return stats_of(fight.defender).defence + worth_of(terrain_at(state.map, fight.cell)).defence +
           (fight.is_covered ? card_bonus : 0);
}

void destroy_unit(State& state, UnitId unit, Seat by, Events& events)
{
    const Seat owner = owner_of(unit);
    state.units[unit.index] = Unit{};
    ++state.points[by.index];
    events.tell(told::destroyed, unit, by);
    if (has_units(state, owner)) return;
    events.tell(told::dropped_out, owner);
    end_if_one_is_left(state, events);
}

void end_if_one_is_left(State& state, Events& events)
{
    if (seats_in_play(state).size() <= 1) end_the_game(state, events);
}

void end_the_game(State& state, Events& events)
{
    const SeatSet in_play = seats_in_play(state);
    int best = 0;
    for (const Seat seat : in_play) best = std::max(best, int{state.points[seat.index]});
    SeatSet winners;
    for (const Seat seat : in_play) {
        if (state.points[seat.index] == best) winners.insert(seat);
    }
    for (const Seat seat : winners) {
        events.tell(winners.size() == 1 ? told::won : told::shared, seat, best);
    }
    state.flow.end_game();
}

bool both_sides_fight(const State& state)
{
    return !state.fight.is_called_off && both_are_alive(state);
}

void throw_dice(State& state, Events& events)
{
    Fight& fight = state.fight;
    fight.attack_bonus = static_cast<std::uint8_t>(attack_bonus_of(state, fight));
    fight.defence_bonus = static_cast<std::uint8_t>(defence_bonus_of(state, fight));
    fight.attack_die = static_cast<std::uint8_t>(state.rng.roll(6));
    fight.defence_die = static_cast<std::uint8_t>(state.rng.roll(6));
    events.tell(told::threw, fight.attacker, fight.attack_die, fight.attack());
    events.tell(told::threw, fight.defender, fight.defence_die, fight.defence());
}

// B4.9: the second throw counts, also if it is worse.
void throw_again(State& state, Events& events)
{
    Fight& fight = state.fight;
    if (fight.rerolls == Side::neither || !both_are_alive(state)) return;
    const auto die = static_cast<std::uint8_t>(state.rng.roll(6));
    if (fight.rerolls == Side::attacker) {
        fight.attack_die = die;
        events.tell(told::threw, fight.attacker, die, fight.attack());
    } else {
        fight.defence_die = die;
        events.tell(told::threw, fight.defender, die, fight.defence());
    }
}

void count_hits(State& state, Events& events)
{
    Fight& fight = state.fight;
    if (!both_are_alive(state)) return;
    const Outcome outcome = outcome_of(fight);
    if (outcome.loser.is_none()) {
        events.tell(fight.is_barrage ? told::missed : told::stood_off, fight.attacker,
                    fight.defender);
        return;
    }
    fight.is_won = outcome.loser == fight.defender;
    const bool must_give_way = fight.is_won && !fight.is_barrage;
    // B5.6: a defender that cannot give way is hit once more.
    const bool is_cut_off = must_give_way && free_neighbours(state, fight.cell).empty();
    hit(state, outcome.loser, outcome.hits + (is_cut_off ? 1 : 0), events);
    fight.retreat_is_due =
        must_give_way && !is_cut_off && unit_in(state, fight.defender).is_alive();
}

bool retreat_is_due(const State& state)
{
    return state.fight.retreat_is_due;
}

Seat who_retreats(const State& state)
{
    return owner_of(state.fight.defender);
}

// B5.7: a cut-off defender that lives keeps its cell, and the attacker stays outside.
void move_in(State& state, Events& events)
{
    const Fight& fight = state.fight;
    Unit& attacker = state.units[fight.attacker.index];
    if (!fight.is_won || !fight.follows || !attacker.is_alive()) return;
    if (unit_at(state, fight.cell).is_some()) return;
    attacker.cell = fight.cell;
    events.tell(told::moved_in, fight.attacker, fight.cell);
}

void end_fight(State& state, Events& events)
{
    if (state.fight.is_called_off) {
        events.tell(told::called_off, state.fight.attacker, state.fight.defender);
    }
    state.fight = Fight{};
}

void retreat_cells(const State& state, const Chosen&, Candidates& out)
{
    for (const CellId cell : free_neighbours(state, state.fight.cell)) out.add(cell);
}

void do_retreat(State& state, const Chosen& chosen, Events& events)
{
    const CellId cell = chosen.as<CellId>(0);
    state.units[state.fight.defender.index].cell = cell;
    state.fight.retreat_is_due = false;
    events.tell(told::retreated, state.fight.defender, cell);
}

}  // namespace sortie::skirmish
