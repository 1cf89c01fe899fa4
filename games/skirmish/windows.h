#pragma once
// The two reaction windows of a fight (B5.1, B5.4) and the cards that answer them.
//
// before_roll opens when an attack has been declared: first the attacker may aim, then the defender
// may take cover or vanish in smoke. after_roll opens when the dice lie: whoever is not ahead may
// ask for another throw, the attacker first, and one such card is played at most.
//
// Whether a seat is asked is decided on a PublicView: it has cards in hand, and not every matching
// card lies in the discard pile. A reaction only marks the paused fight; the dice are thrown by the
// stage that follows (fight.h).

#include "engine/window.h"
#include "games/skirmish/cards.h"
#include "games/skirmish/fight.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

inline constexpr std::size_t attacker_role = 0;
inline constexpr std::size_t defender_role = 1;

PublicView public_view_of(const State& state);

// From public facts alone: the seat could hold this card.
bool could_hold(const PublicView& known, Seat seat, CardId wanted);

SeatSet attacking_seat(const PublicView& known);
SeatSet defending_seat(const PublicView& known);
bool could_change_the_roll(const PublicView& known, Seat seat, std::size_t role);
bool could_throw_again(const PublicView& known, Seat seat, std::size_t role);

// ---- The cards ----------------------------------------------------------------------------------

inline bool is_the_attacker(const State& state, const Chosen& chosen)
{
    return owner_of(state.fight.attacker) == chosen.seat;
}
inline bool is_the_defender(const State& state, const Chosen& chosen)
{
    return owner_of(state.fight.defender) == chosen.seat;
}

void do_aim(State& state, const Chosen& chosen, Events& events);
void do_cover(State& state, const Chosen& chosen, Events& events);
void do_smoke(State& state, const Chosen& chosen, Events& events);
void do_luck(State& state, const Chosen& chosen, Events& events);

inline constexpr Condition<State> attacks{"B5.1", "you are the attacker", is_the_attacker,
                                          "E_WRONG_ROLE"};
inline constexpr Condition<State> defends{"B5.1", "you are the defender", is_the_defender,
                                          "E_WRONG_ROLE"};

// B4.6
inline constexpr Action<State> aim{
    .name = "aim",
    .prompt = "Play aim: +2 for your attack",
    .when = {card_is_held<card::aim>, attacks},
    .pick = {window_pick<State>()},
    .apply = do_aim,
    .is_reaction = true,
};
// B4.7
inline constexpr Action<State> cover{
    .name = "cover",
    .prompt = "Play cover: +2 for your defence",
    .when = {card_is_held<card::cover>, defends},
    .pick = {window_pick<State>()},
    .apply = do_cover,
    .is_reaction = true,
};
// B4.8
inline constexpr Action<State> smoke{
    .name = "smoke",
    .prompt = "Play smoke: the fight is called off",
    .when = {card_is_held<card::smoke>, defends},
    .pick = {window_pick<State>()},
    .apply = do_smoke,
    .is_reaction = true,
};
// B4.9; that the seat is not ahead is a matter of the window, which offers it to nobody else.
inline constexpr Action<State> luck{
    .name = "luck",
    .prompt = "Play luck: throw your die again",
    .when = {card_is_held<card::luck>},
    .pick = {window_pick<State>()},
    .apply = do_luck,
    .is_reaction = true,
};

// ---- The windows --------------------------------------------------------------------------------

inline constexpr Window<State, PublicView> before_roll{
    .name = "before_roll",
    .prompt = "An attack: the dice are about to be thrown",
    .offer_order = {{"attacker", attacking_seat}, {"defender", defending_seat}},
    .plays_max = 2,
    .policy = OpenPolicy::publicly_possible,
    .is_possible = could_change_the_roll,
    .reactions = {&aim, &cover, &smoke, &pass_reaction<State>},
    .may_edit = {"fight.is_aimed", "fight.is_covered", "fight.is_called_off", "hands",
                 "deck.discard_pile"},
};

inline constexpr Window<State, PublicView> after_roll{
    .name = "after_roll",
    .prompt = "The dice lie",
    .offer_order = {{"attacker", attacking_seat}, {"defender", defending_seat}},
    .plays_max = 1,
    .policy = OpenPolicy::publicly_possible,
    .is_possible = could_throw_again,
    .reactions = {&luck, &pass_reaction<State>},
    .may_edit = {"fight.rerolls", "hands", "deck.discard_pile"},
};

}  // namespace sortie::skirmish
