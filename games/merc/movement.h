#pragma once
// Squads that enter a sector: paying, relocating, land mines, and the combat that may follow (R7.2.3, C16, C17).
//
//     Movers movers;
//     movers.add(rebel1, primary);
//     pay_for_move(state, movers);
//     enter_sector(state, movers, target, events);
//
// MOVE, PINCER and JOINT ATTACK all come down to this. One check for mines is made for everyone who enters together.
// If it leaves somebody dying, the entry stays open (State::entry) until that is settled, and `finish_entry` goes on;
// otherwise it is finished at once.

#include <array>
#include <cstdint>

#include "engine/event.h"
#include "games/merc/board.h"

namespace sortie::merc {

// Squads of one side that move together, with the militia that Sonia takes along.
struct Movers {
    std::array<std::uint8_t, player_count> squads{};  // bit 0 primary, bit 1 secondary
    std::array<std::uint8_t, player_count> escorts{};
    SectorId by_way_of{};  // V3.4: which a vehicle only drives through; none on foot

    void add(PlayerId player, std::uint8_t squad)
    {
        squads[player.index] = static_cast<std::uint8_t>(squads[player.index] | (1u << squad));
    }
    bool has(PlayerId player, std::uint8_t squad) const
    {
        return (squads[player.index] >> squad & 1u) != 0;
    }
};

// Calls `visit(player, squad)` for each squad that moves, in the order R0.12.
template <class Visit>
void for_each_moving_squad(const Movers& movers, Visit visit)
{
    for (std::uint8_t i = 0; i < player_count; ++i) {
        for (const std::uint8_t squad : {primary, secondary}) {
            if (movers.has(PlayerId{i}, squad)) visit(PlayerId{i}, squad);
        }
    }
}

// R7.2.1, R7.2.6: every member has an action or a free move.
bool can_pay_for_move(const State& state, const Squad& squad);
// R7.2.6: a free move is used before an action.
void pay_for_move(State& state, const Movers& movers);

void enter_sector(State& state, const Movers& movers, SectorId target, Events& events);
// Queues the combat, or sees whether the base has fallen. Nobody may be dying any more.
void finish_entry(State& state, Events& events);

// R15.3, D9.1: the rebels win as soon as they control the revealed base, outside of combat. Other ways to play look for
// their own end here.
void look_for_end(State& state);

}  // namespace sortie::merc
