#include "games/merc/outlook.h"

#include <algorithm>

#include "games/merc/board.h"
#include "games/merc/modes/factions.h"
#include "games/merc/orders.h"
#include "games/merc/refusals.h"
#include "games/merc/skills.h"

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

Share share_of(int own, int all)
{
    return all == 0 ? whole_share / 2
                    : static_cast<Share>(own) * whole_share / static_cast<Share>(all);
}

// R15.5, V4.9: what the sectors are worth has decided, by how much or how little it may be.
bool is_decided_by_value(const State& state)
{
    return state.outcome == Outcome::rebels_by_value ||
           state.outcome == Outcome::dictator_by_value || state.outcome == Outcome::most_value;
}

// ---- How far a side has come with what it wants; between the ends of a game -----------------------

Share held_by_rebels(const State& state)
{
    const int rebels = value_of_side(state, Side::rebels);
    return share_of(rebels, rebels + value_of_side(state, Side::dictator));
}

// V4.9: who leads among the others is who has to be overtaken.
Share held_by_faction(const State& state, std::uint8_t faction)
{
    const int own = value_of_faction(state, faction);
    int best = 0;
    for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
        if (i != faction) best = std::max(best, value_of_faction(state, i));
    }
    return share_of(own, own + best);
}

int pieces_of(const State& state, PlayerId player)
{
    int count = 0;
    for (const Unit& unit : state.units) count += unit.owner == player ? 1 : 0;
    for (const Sector& sector : state.sectors) count += sector.militia[player.index];
    return count;
}

Share health_of(const State& state, UnitId unit)
{
    if (!unit_of(state, unit).is_in_play()) return 0;
    return share_of(unit_of(state, unit).health, max_health_of(unit));
}

// V2.10: the Rebels want the life of the Dictator card: stronger than what guards it, and near.
Share success_of_assassins(const State& state)
{
    const SectorId target = sector_of(state, dictator_card);
    const int furthest = state.rows + state.columns;
    int nearest = furthest;
    int rebels = 0;
    for (const PlayerId rebel : rebels_of(state)) {
        rebels += pieces_of(state, rebel);
        for (const Squad& squad : state.squads[rebel.index]) {
            if (target.is_none() || !squad.is_on_board() || squad.members.empty()) continue;
            nearest = std::min(nearest, distance(squad.sector, target));
        }
    }
    const Share forces = share_of(rebels, rebels + pieces_of(state, the_dictator));
    const Share near = share_of(furthest - nearest, furthest);
    return (2 * forces + near + (whole_share - health_of(state, dictator_card))) / 4;
}

// V6.8, V6.9: Teresa has to come along the road alive, and needs her squad for that. V6.7: every day more militia guard the
// goal, so whoever waits has less and less of it.
Share success_of_rescue(const State& state)
{
    constexpr int days_to_half = 8;
    const PlayerId rescuer{0};
    const SectorId there = sector_of(state, merc::teresa);
    if (there.is_none()) return 0;
    const Share way = share_of(column_of(there), static_cast<int>(rescue_sectors) - 1);
    const auto members = static_cast<int>(squad_of(state, rescuer, primary).members.size());
    const Share squad = share_of(members, static_cast<int>(squad_size_max));
    const Share success = (2 * way + squad + health_of(state, merc::teresa)) / 4;
    return success * days_to_half / (days_to_half + state.day);
}

// Better than a defeat and worse than a victory, whatever there is.
Share grade_of_open(Share success)
{
    return whole_share / 8 + success / 4 * 3;
}

Share grade_of_value(Share held, Share won)
{
    const std::uint64_t graded =
        std::uint64_t{held} * (whole_share - of_result) + std::uint64_t{won} * of_result;
    return static_cast<Share>(graded / whole_share);
}

Share grade_of_faction(const State& state, PlayerId player)
{
    const std::uint8_t faction = state.modes.faction[player.index];
    if (faction >= state.modes.faction_count) return 0;  // V4.11: the empty chair
    const Share held = held_by_faction(state, faction);
    if (state.outcome == Outcome::open) return grade_of_value(held, likely_win(held));
    return grade_of_value(held, has_won(state, player) ? whole_share : Share{0});
}

Share grade_of_rebels(const State& state)
{
    if (state.modes.mode == Mode::assassination) return grade_of_open(success_of_assassins(state));
    if (state.modes.mode == Mode::solo_rescue) return grade_of_open(success_of_rescue(state));
    const Share held = held_by_rebels(state);
    const Share won = state.outcome == Outcome::open              ? likely_win(held)
                      : state.outcome == Outcome::rebels_by_value ? whole_share
                                                                  : 0;
    return grade_of_value(held, won);
}

}  // namespace

Share outlook_of(const State& state, Seat seat)
{
    const PlayerId player = player_of(state, seat);
    if (state.outcome != Outcome::open && !is_decided_by_value(state)) {
        return has_won(state, player) ? whole_share : Share{0};
    }
    if (!has_dictator(state)) return grade_of_faction(state, player);
    const Share rebels = grade_of_rebels(state);
    return side_of(state, player) == Side::rebels ? rebels : whole_share - rebels;
}

// ---- Fights -------------------------------------------------------------------------------------

namespace {

SectorId sector_of_fight(const State& state)
{
    if (state.combat.is_running()) return state.combat.sector;
    return state.queue.empty() ? SectorId::none() : state.queue[0].sector;
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
