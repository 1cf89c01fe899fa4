#include "games/merc/windows.h"

#include "games/merc/damage.h"

namespace sortie::merc {

PublicFacts public_facts_of(const State& state)
{
    PublicFacts facts;
    if (state.combat.attack.by.is_some()) facts.acting = attacking_seat(state);
    if (state.death.is_none()) return facts;
    const PlayerId owner = unit_of(state, state.death).owner;
    facts.bereaved = seat_of(state, owner);
    facts.friends = seats_beside(state, owner);
    facts.friends.erase(facts.bereaved);
    return facts;
}

SeatSet acting_seat(const PublicFacts& facts)
{
    return SeatSet{facts.acting};
}

SeatSet bereaved_seat(const PublicFacts& facts)
{
    return SeatSet{facts.bereaved};
}

SeatSet befriended_seats(const PublicFacts& facts)
{
    return facts.friends;
}

void dog_victims(const State& state, const Chosen& chosen, Candidates& out)
{
    const Side side = side_of(state, chosen);
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for_each_unit_in(state, PlayerId{i}, state.combat.sector, [&](UnitId unit) {
            if (may_get_dog(state, side, unit)) out.add(unit);
        });
    }
}

// C10.3
void do_release(State& state, const Chosen& chosen, Events& events)
{
    const UnitId carrier = unit_in(state.combat.attack.by);
    const UnitId victim = chosen.as<UnitId>(1);
    discard_carried(state, carrier, carried_card(state, carrier, kind::attack_dog));
    for (Dog& dog : state.combat.dogs) {
        if (dog.on.is_some()) continue;
        dog = {victim, carrier, commander_of(state, chosen), dog_health};
        break;
    }
    state.combat.attack.keeps_dogs = false;
    events.tell(told::dog_released, carrier, victim);
}

void do_throw_again(State& state, const Chosen&, Events&)
{
    state.combat.attack.throws_again = true;
    state.combat.has_thrown_again = true;
}

void givers_of_shot(const State& state, const Chosen& chosen, Candidates& out)
{
    for_each_unit(state, commander_of(state, chosen), [&](UnitId unit) {
        if (shot_for(state, state.death, unit).is_some()) out.add(unit);
    });
}

void do_inject(State& state, const Chosen& chosen, Events& events)
{
    save_with(state, state.death, chosen.as<UnitId>(1), events);
}

}  // namespace sortie::merc
