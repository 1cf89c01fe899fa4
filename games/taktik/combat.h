#pragma once
// Combat (chapter T8): declaring attacks, what a shot needs and does, and the stages SA0 to SA10.
//
//     const Shot shot = shot_of(state, attacker, target);   // before anything is declared
//     shot.required, shot.sum, shot.chance(), shot.damage
//
// One function works out a shot; the odds that a player sees, the bot's estimate and the real roll share it. Terrain and
// effects only add numbers (T8.7).

#include "engine/action.h"
#include "engine/event.h"
#include "games/taktik/codes.h"
#include "games/taktik/effects.h"
#include "games/taktik/movement.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

inline constexpr std::uint8_t withdrawals_max = 20;  // T8.11

// ---- Working out a shot ---------------------------------------------------------------------------------------------

// One number that is added to the die, and where it comes from.
struct Modifier {
    enum class Source : std::uint8_t { attacker_terrain, target_cover, target_defence, effect };
    Source source = Source::effect;
    CardId card;  // of an effect
    std::int8_t value = 0;
};
inline constexpr std::size_t modifiers_max = 3 + effects_max;
using Modifiers = FixedVector<Modifier, modifiers_max>;

struct Shot {
    int distance = 0;
    int required = 0;  // T8.6
    int sum = 0;       // of all modifiers (T8.7)
    int damage = 0;    // T8.8, before anything is absorbed
    int absorbed = 0;

    // T8.7: the value that is compared and shown.
    int count(int die) const
    {
        const int value = die + sum;
        return value < 1 ? 1 : value > 6 ? 6 : value;
    }
    bool is_hit(int die) const { return count(die) >= required; }
    // T8.10: of six.
    int chance() const
    {
        int hits = 0;
        for (int die = 1; die <= 6; ++die) hits += is_hit(die) ? 1 : 0;
        return hits;
    }
    int damage_done() const { return damage > absorbed ? damage - absorbed : 0; }
};

// With everything that is in force; `supporter` is none without one.
Shot shot_of(const State& state, UnitId attacker, UnitId target, UnitId supporter = UnitId::none());
// The parts of its sum, for people.
Modifiers modifiers_of(const State& state, UnitId attacker, UnitId target);

// T8.6: from the unit's row; 0 if the distance is out of its range.
constexpr int required_at(UnitId unit, int cells_away)
{
    if (cells_away < 1 || cells_away > row_of(unit).range) return 0;
    return row_of(unit).required[place_of(cells_away - 1)];
}
inline int distance_between(const State& state, UnitId a, UnitId b)
{
    return distance(unit_in(state, a).cell, unit_in(state, b).cell);
}
inline bool is_in_range(const State& state, UnitId attacker, UnitId target)
{
    // Most units are far apart; that shows before their columns and rows are worked out.
    const int apart =
        difference(unit_in(state, attacker).cell.index, unit_in(state, target).cell.index);
    if (apart > row_of(attacker).range * (columns + 1)) return false;
    const int cells_away = distance_between(state, attacker, target);
    return cells_away >= 1 && cells_away <= row_of(attacker).range;
}
inline bool is_declared(const State& state, UnitId attacker)
{
    for (const Declaration& each : state.queue) {
        if (each.attacker == attacker) return true;
    }
    return false;
}
// As far as the unit itself goes: has not attacked, not kept by its limit, no effect against it.
inline bool can_attack(const State& state, UnitId unit)
{
    return !unit_in(state, unit).has_attacked && !is_kept_by_its_limit(state, unit) &&
           !cannot_attack(state, unit);
}
// K4.4: may join the attack that is being carried out.
bool can_support(const State& state, UnitId unit);

// ---- Declaring ------------------------------------------------------------------------------------------------------

inline bool an_attack_is_left(const State& state, const Chosen&)
{
    return state.queue.size() < attacks_max;
}
inline bool unit_has_not_attacked(const State& state, const Chosen& chosen)
{
    const UnitId unit = chosen.as<UnitId>(0);
    return !unit_in(state, unit).has_attacked && !is_declared(state, unit);
}
inline bool unit_is_within_its_limit(const State& state, const Chosen& chosen)
{
    return !is_kept_by_its_limit(state, chosen.as<UnitId>(0));
}
inline bool unit_may_attack(const State& state, const Chosen& chosen)
{
    return !cannot_attack(state, chosen.as<UnitId>(0));
}
inline bool target_is_enemy(const State& state, const Chosen& chosen)
{
    const UnitId target = chosen.as<UnitId>(1);
    return is_on_board(state, target) && side_of(target) != side_of(state, chosen);
}
void units_to_attack_with(const State& state, const Chosen& chosen, Candidates& out);
void targets_in_range(const State& state, const Chosen& chosen, Candidates& out);

void do_declare(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> declare_attack{
    .name = "declare",
    .prompt = "Declare an attack",
    .pick = {{.name = "unit",
              .kind = &unit_kind,
              .from = units_to_attack_with,
              .prompt = "Which unit attacks?",
              .outside = {{"T8.2", "the unit is on the board", unit_is_on_board,
                           code::unit_unknown},
                          {"T8.2", "the unit is yours", unit_is_own, code::unit_owner},
                          {"T8.1", "fewer than five attacks are declared", an_attack_is_left,
                           "E_ATTACK_LIMIT"},
                          {"T8.2", "the unit has not attacked and is not declared",
                           unit_has_not_attacked, "E_ATTACKED"},
                          {"T4.4", "a special unit that has moved may not attack",
                           unit_is_within_its_limit, "E_LIMITED"},
                          {"T8.2", "no effect keeps the unit from attacking", unit_may_attack,
                           "E_ATTACK_BLOCKED"}}},
             {.name = "target",
              .kind = &unit_kind,
              .from = targets_in_range,
              .prompt = "Whom does it attack?",
              .outside = {{"T8.2", "the target is an enemy unit on the board", target_is_enemy,
                           "E_TARGET_OWNER"},
                          {"T8.2", "the target is in the unit's range", never, "E_RANGE"}}}},
    .apply = do_declare,
};

inline bool declaration_exists(const State& state, const Chosen& chosen)
{
    return chosen.as<std::size_t>(0) < state.queue.size();
}
inline void declarations_to_withdraw(const State& state, const Chosen&, Candidates& out)
{
    if (state.withdrawals == withdrawals_max) return;
    for (std::size_t i = 0; i < state.queue.size(); ++i) out.add(static_cast<Argument>(i));
}
inline constexpr Kind declaration_kind{.name = "declaration", .count = attacks_max};

void do_withdraw(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> withdraw_attack{
    .name = "withdraw",
    .prompt = "Withdraw a declared attack",
    .pick = {{.name = "index",
              .kind = &declaration_kind,
              .from = declarations_to_withdraw,
              .prompt = "Which one?",
              .outside = {{"T8.1", "there is such a declaration", declaration_exists, "E_INDEX"},
                          {"T8.11", "fewer than twenty attacks were withdrawn in this phase", never,
                           "E_WITHDRAW_LIMIT"}}}},
    .apply = do_withdraw,
};

// ---- Stages (T8.5) --------------------------------------------------------------------------------------------------

bool attacks_are_left(const State& state);
bool an_attack_is_on(const State& state);         // SA0 let it begin
void begin_attack(State& state, Events& events);  // SA0, SA1
bool is_rolled(const State& state);
void roll_attack(State& state, Events& events);  // SA3, SA4
void settle_roll(State& state, Events& events);  // SA6, SA7
bool is_hit(const State& state);
void apply_damage(State& state, Events& events);  // SA9
void end_attack(State& state, Events& events);    // SA10

}  // namespace sortie::taktik
