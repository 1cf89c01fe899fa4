#pragma once
// I, Dictator (V5): whoever owns explosives and a detonator, out of two cities, wins at once.
//
// A component is an accessory card that lies in no deck, stash or discard pile: a MERC carries it, or it is in the supply
// beside the map. `discard_card` (gear.h) brings it back there, whatever the reason. Modes::origins remembers the city it
// came from; that is none in the supply.

#include "games/merc/errands.h"

namespace sortie::merc {

// V5.2: at least two cities; the last wilderness sectors give way.
void add_cities(State& state);

bool owns_component(const State& state, PlayerId player, Component component);
// A card of this kind in the supply; none if it is empty.
CardId component_in_supply(const State& state, Component component);

// ---- ACQUIRE (V5.3) -----------------------------------------------------------------------------

inline constexpr Kind component_kind = named_kind<Component>("component");
bool components_exist(const State& state, const Chosen& chosen);
void every_component(const State& state, const Chosen& chosen, Candidates& out);
bool supply_has_it(const State& state, const Chosen& chosen);
bool player_lacks_it(const State& state, const Chosen& chosen);
bool comes_from_another_city(const State& state, const Chosen& chosen);
bool unit_has_place_for_it(const State& state, const Chosen& chosen);
inline constexpr Condition<State> is_in_city_for_it{"V5.3", "the unit is in a city", stands_in_city,
                                                    e_not_city};
void do_acquire(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> acquire{
    .name = "acquire",
    .prompt = "Acquire a component of the super weapon in a city",
    .when = {no_task_is_open, {"V5.1", "I, Dictator is played", components_exist, e_phase}},
    .pick = {unit_pick({is_not_contested, has_an_action, is_in_city_for_it}),
             {.name = "component",
              .kind = &component_kind,
              .from = every_component,
              .where = {{"V5.9", "the supply has one left", supply_has_it, e_component},
                        {"V5.9", "you own none of that kind", player_lacks_it, e_component},
                        {"V5.3", "your other component came from another city",
                         comes_from_another_city, e_component},
                        {"V5.4", "the unit has a free accessory place", unit_has_place_for_it,
                         e_slot}},
              .prompt = "Which component?"}},
    .apply = do_acquire,
};

}  // namespace sortie::merc
