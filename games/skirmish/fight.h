#pragma once
// Fights (chapter B5): what the dice of an attack mean, and what happens to the beaten unit.
//
// `outcome_of` works out a fight from its dice and changes nothing, so that odds and estimates can
// ask it too. The effects below are the stages of the sub-flow "fight" in flow.cpp, which is called
// from the manoeuvre and from the storm:
//
//     throw_dice -> (window) -> throw_again -> count_hits -> (retreat) -> move_in -> end_fight
//
// A seat may resign at any moment, also in the middle; every stage therefore looks whether both
// units are still there.

#include "engine/action.h"
#include "games/skirmish/board.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish {

inline constexpr int crushing_lead = 4;  // B5.5
inline constexpr int support_max = 2;    // B5.3

// How an attack is made.
struct AttackManner {
    bool is_barrage = false;
    bool follows = false;
};

// B3.5: the attacker's steps are gone whatever comes of it.
void open_fight(State& state, UnitId attacker, UnitId defender, AttackManner manner,
                Events& events);

// B5.3: other units of the attacker's seat beside the attacked cell.
int support_for(const State& state, UnitId attacker, CellId cell);

// B5.2: what each side adds to its die.
int attack_bonus_of(const State& state, const Fight& fight);
int defence_bonus_of(const State& state, const Fight& fight);

struct Outcome {
    UnitId loser;  // none: they hold each other off
    int hits = 0;
};

// B5.5
constexpr Outcome outcome_of(const Fight& fight)
{
    const int lead = fight.attack() - fight.defence();
    const int size = lead < 0 ? -lead : lead;
    const int hits = size >= crushing_lead ? 2 : 1;
    if (lead > 0) return {fight.defender, hits};
    // B4.5: nobody shoots back at a barrage.
    if (lead < 0 && !fight.is_barrage) return {fight.attacker, hits};
    return {};
}

// B5.4: who may still hope for another throw.
constexpr bool attacker_is_ahead(const Fight& fight)
{
    return fight.attack() > fight.defence();
}
constexpr bool defender_is_ahead(const Fight& fight)
{
    return fight.defence() > fight.attack();
}

// B7.2, B7.3: takes the unit off the board and gives the point; the last seat standing ends the
// game.
void destroy_unit(State& state, UnitId unit, Seat by, Events& events);

// B7.5: ends the game if at most one seat is left.
void end_if_one_is_left(State& state, Events& events);

// Tells who has won (B7.6) and ends the game.
void end_the_game(State& state, Events& events);

// ---- The stages ---------------------------------------------------------------------------------

bool both_sides_fight(const State& state);
void throw_dice(State& state, Events& events);
void throw_again(State& state, Events& events);
void count_hits(State& state, Events& events);
bool retreat_is_due(const State& state);
Seat who_retreats(const State& state);
void move_in(State& state, Events& events);
void end_fight(State& state, Events& events);

// ---- The retreat --------------------------------------------------------------------------------

void retreat_cells(const State& state, const Chosen& chosen, Candidates& out);
void do_retreat(State& state, const Chosen& chosen, Events& events);

// B5.6
inline constexpr Action<State> retreat{
    .name = "retreat",
    .prompt = "Your unit is beaten and must give way",
    .pick = {{.name = "to",
              .kind = &cell_kind,
              .from = retreat_cells,
              .prompt = "To which free cell?"}},
    .apply = do_retreat,
};

}  // namespace sortie::skirmish
