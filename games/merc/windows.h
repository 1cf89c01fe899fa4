#pragma once
// The three reaction windows that MERC uses (C19): a dog before targets are named, another throw after the dice, and an
// Epinephrine Shot before a death.
//
// Their sources are carried cards and printed abilities, which everyone sees; so a window opens only for a seat that
// has something to play, and that tells nobody anything (C19.7).

#include "engine/window.h"
#include "games/merc/combat.h"

namespace sortie::merc {

// What the windows are decided on; nothing of it is hidden.
struct PublicFacts {
    Seat acting;      // whose unit attacks
    Seat bereaved;    // whose unit is dying
    SeatSet friends;  // the other seats of its side (C9.3)
};
PublicFacts public_facts_of(const State& state);

SeatSet acting_seat(const PublicFacts& facts);
SeatSet bereaved_seat(const PublicFacts& facts);
SeatSet befriended_seats(const PublicFacts& facts);

// ---- DP3: a dog (C10.2) -------------------------------------------------------------------------

void dog_victims(const State& state, const Chosen& chosen, Candidates& out);
void do_release(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> release{
    .name = "release",
    .prompt = "Set the dog on an enemy",
    .pick = {window_pick<State>(),
             {.name = "unit",
              .kind = &unit_kind,
              .from = dog_victims,
              .prompt = "On whom?",
              .outside = {{"C10.2",
                           "a living enemy MERC without a dog, not Shadkaam, not the Dictator card "
                           "while others protect it",
                           never, e_targets}}}},
    .apply = do_release,
    .is_reaction = true,
};
inline constexpr Window<State, PublicFacts> before_targets{
    .name = "before_targets",
    .prompt = "A dog is ready",
    .offer_order = {{"owner", acting_seat}},
    .policy = OpenPolicy::if_playable,
    .sources_are_public = true,
    .reactions = {&release, &pass_reaction<State>},
    .may_edit = {"combat.attack.keeps_dogs", "combat.dogs", "units", "equipment"},
};

// ---- DP6: another throw (C13.3) -----------------------------------------------------------------

void do_throw_again(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> throw_again{
    .name = "throw_again",
    .prompt = "Basic throws all dice again",
    .pick = {window_pick<State>()},
    .apply = do_throw_again,
    .is_reaction = true,
};
inline constexpr Window<State, PublicFacts> after_attack_roll{
    .name = "after_attack_roll",
    .prompt = "The dice lie",
    .offer_order = {{"owner", acting_seat}},
    .policy = OpenPolicy::if_playable,
    .sources_are_public = true,
    .reactions = {&throw_again, &pass_reaction<State>},
    .may_edit = {"combat.attack.throws_again", "combat.has_thrown_again"},
};

// ---- DP8: an Epinephrine Shot (C9.2, C9.3) ------------------------------------------------------

void givers_of_shot(const State& state, const Chosen& chosen, Candidates& out);
void do_inject(State& state, const Chosen& chosen, Events& events);
inline constexpr Action<State> inject{
    .name = "inject",
    .prompt = "Save the dying unit with an Epinephrine Shot",
    .pick = {window_pick<State>(),
             {.name = "unit",
              .kind = &unit_kind,
              .from = givers_of_shot,
              .prompt = "Whose shot?",
              .outside = {{"C9.2", "the unit carries a shot in the same sector", never,
                           e_no_item}}}},
    .apply = do_inject,
    .is_reaction = true,
};
inline constexpr Window<State, PublicFacts> before_death{
    .name = "before_death",
    .prompt = "A unit is dying",
    .offer_order = {{"owner", bereaved_seat}, {"friend", befriended_seats}},
    .policy = OpenPolicy::if_playable,
    .sources_are_public = true,
    .reactions = {&inject, &pass_reaction<State>},
    .may_edit = {"units", "dying", "equipment"},
};

}  // namespace sortie::merc
