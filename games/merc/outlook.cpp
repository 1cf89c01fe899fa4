#include "games/merc/outlook.h"

#include <algorithm>

#include "games/merc/board.h"
#include "games/merc/orders.h"

namespace sortie::merc {
namespace {

// Of the grade so much is the bare result, and the rest what the sectors are worth.
constexpr Share of_result = whole_share / 8 * 5;

// A side that holds a good deal more than half of the value before the end will mostly have won.
Share likely_win(Share held)
{
    constexpr Share low = whole_share / 8 * 3;
    constexpr Share high = whole_share / 8 * 5;
    if (held <= low) return 0;
    return held >= high ? whole_share : (held - low) * (whole_share / (high - low));
}

bool is_over_at_once(const State& state)
{
    return state.outcome == Outcome::dictator_dead || state.outcome == Outcome::base_taken;
}

Share outlook_of_rebels(const State& state)
{
    if (is_over_at_once(state)) return whole_share;
    const auto rebels = static_cast<Share>(value_of_side(state, Side::rebels));
    const auto dictator = static_cast<Share>(value_of_side(state, Side::dictator));
    const Share sum = rebels + dictator;
    const Share held = sum == 0 ? whole_share / 2 : rebels * whole_share / sum;
    const Share won = state.outcome == Outcome::open              ? likely_win(held)
                      : state.outcome == Outcome::rebels_by_value ? whole_share
                                                                  : 0;
    const std::uint64_t graded =
        std::uint64_t{held} * (whole_share - of_result) + std::uint64_t{won} * of_result;
    return static_cast<Share>(graded / whole_share);
}

}  // namespace

Share outlook_of(const State& state, Seat seat)
{
    const PlayerId player = player_of(state, seat);
    // V4, V5: one of several factions, or one man alone, has won.
    if (const PlayerId winner = state.modes.winner; winner.is_some()) {
        return are_allies(state, player, winner) ? whole_share : Share{0};
    }
    const Share rebels = outlook_of_rebels(state);
    return side_of(state, player) == Side::rebels ? rebels : whole_share - rebels;
}

// ---- Fights -------------------------------------------------------------------------------------

namespace {

SectorId sector_of_fight(const State& state)
{
    if (state.combat.is_running()) return state.combat.sector;
    return state.queue.empty() ? SectorId::none() : state.queue[0].sector;
}

int pieces_of(const State& state, PlayerId player)
{
    int count = 0;
    for (const Unit& unit : state.units) count += unit.owner == player ? 1 : 0;
    for (const Sector& sector : state.sectors) count += sector.militia[player.index];
    return count;
}

}  // namespace

std::uint32_t fight_of(const State& state)
{
    const SectorId sector = sector_of_fight(state);
    return sector.is_none() ? 0 : std::uint32_t{sector.index} + 1;
}

FightOutcome outcome_of_fight(const State& begun, const State& now, PlayerId player)
{
    const SectorId sector = sector_of_fight(begun);
    FightOutcome outcome;
    bool is_there = false;
    bool is_alone = true;
    for (std::size_t i = 0; i < player_count; ++i) {
        const auto each = id_cast<PlayerId>(i);
        const bool is_own = are_allies(now, player, each);
        const int lost = std::max(0, pieces_of(begun, each) - pieces_of(now, each));
        (is_own ? outcome.own_losses : outcome.enemy_losses) += lost;
        if (sector.is_none() || !is_occupied_by(now, sector, each)) continue;
        is_there = is_there || is_own;
        is_alone = is_alone && is_own;
    }
    outcome.is_won = is_there && is_alone;
    return outcome;
}

}  // namespace sortie::merc
