#pragma once
// One attack: its dice, the division of its hits, and what they do (C6, C7, C8, C12.1).
//
//     throw_dice(state, attack, events);
//     while (attack.hits_left > 0) assign_hit(state, attack, mark, Use::kill);
//     apply_packet(state, attack, 0, events);          // one for each target, in the order in which they were named
//     use_up(state, attack.by);
//
// An attack in a combat, Golem's strike, Vandal's second shot and a bombardment are all this. Hits are assigned one by
// one: those that are no sixes first, so that Wolverine's sixes stay free to go elsewhere. On militia that are aimed at
// together every hit takes another one; what is more than they are is lost (C7.6).

#include "engine/event.h"
#include "games/merc/targets.h"

namespace sortie::merc {

// C6.1, C6.3, C12.3.3
int dice_of(const State& state, const Attack& attack);

void throw_dice(State& state, Attack& attack, Events& events);

enum class Use : std::uint8_t { kill, convert };
inline constexpr std::size_t use_count = 2;
constexpr std::array<std::string_view, use_count> names_of(Use)
{
    return {"kill", "convert"};
}

// C7.1, C7.4: whether the next hit may go there; a six of Wolverine's also where he did not aim.
bool may_assign(const State& state, const Attack& attack, FighterId mark, Use use);
void assign_hit(const State& state, Attack& attack, FighterId mark, Use use);

// C8: all hits on one target. Units at health 0 are dying afterwards (damage.h).
void apply_packet(State& state, const Attack& attack, std::size_t target, Events& events);

// C12.1: an attack uses up every one-use item that the unit carries.
void use_up(State& state, FighterId fighter);

}  // namespace sortie::merc
