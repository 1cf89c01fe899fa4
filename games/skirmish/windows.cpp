#include "games/skirmish/windows.h"

namespace sortie::skirmish {

PublicView public_view_of(const State& state)
{
    PublicView known;
    known.fight = state.fight;
    for (std::size_t i = 0; i < squads_max; ++i) {
        known.hand_sizes[i] = static_cast<std::uint8_t>(state.hands[i].size());
    }
    for (const CardId discarded : state.deck.discard_pile) ++known.discarded[discarded.index];
    return known;
}

bool could_hold(const PublicView& known, Seat seat, CardId wanted)
{
    return known.hand_sizes[seat.index] > 0 &&
           known.discarded[wanted.index] < card_table[wanted.index].count;
}

SeatSet attacking_seat(const PublicView& known)
{
    return SeatSet{owner_of(known.fight.attacker)};
}

SeatSet defending_seat(const PublicView& known)
{
    return SeatSet{owner_of(known.fight.defender)};
}

bool could_change_the_roll(const PublicView& known, Seat seat, std::size_t role)
{
    if (role == attacker_role) return could_hold(known, seat, card::aim);
    return could_hold(known, seat, card::cover) || could_hold(known, seat, card::smoke);
}

bool could_throw_again(const PublicView& known, Seat seat, std::size_t role)
{
    const bool is_ahead =
        role == attacker_role ? attacker_is_ahead(known.fight) : defender_is_ahead(known.fight);
    return !is_ahead && could_hold(known, seat, card::luck);
}

void do_aim(State& state, const Chosen& chosen, Events& events)
{
    play_card(state, chosen.seat, card::aim, events);
    state.fight.is_aimed = true;
}

void do_cover(State& state, const Chosen& chosen, Events& events)
{
    play_card(state, chosen.seat, card::cover, events);
    state.fight.is_covered = true;
}

void do_smoke(State& state, const Chosen& chosen, Events& events)
{
    play_card(state, chosen.seat, card::smoke, events);
    state.fight.is_called_off = true;
}

void do_luck(State& state, const Chosen& chosen, Events& events)
{
    const bool is_attacker = owner_of(state.fight.attacker) == chosen.seat;
    play_card(state, chosen.seat, card::luck, events);
    state.fight.rerolls = is_attacker ? Side::attacker : Side::defender;
}

}  // namespace sortie::skirmish
