#include "games/merc/board.h"

#include "games/merc/modes/factions.h"

namespace sortie::merc {
namespace {

inline constexpr int militia_cap_usual = 10;
inline constexpr int militia_cap_of_kim = 20;

// The units of both sides in every sector, counted in one walk over militia and squads.
class UnitTally {
public:
    explicit UnitTally(const State& state)
    {
        for (const SectorId sector : sectors_of(state)) {
            // Whoever does not play has none; a fixed number of additions is quicker than asking who does.
            const auto& militia = state.sectors[sector.index].militia;
            int rebels = 0;
            for (std::size_t i = 0; i < the_dictator.index; ++i) rebels += militia[i];
            rebels_[sector.index] = rebels;
            regime_[sector.index] = militia[the_dictator.index];
        }
        for (const PlayerId rebel : rebels_of(state)) add_squads(state, rebel, rebels_);
        add_squads(state, the_dictator, regime_);
    }
    // R12.2 to R12.4, for sides.
    Side holder(SectorId sector) const
    {
        const int rebels = rebels_[sector.index];
        const int regime = regime_[sector.index];
        if (regime > 0 && regime >= rebels) return Side::dictator;
        return rebels > 0 ? Side::rebels : Side::neither;
    }

private:
    using Counts = std::array<int, sector_count>;
    static void add_squads(const State& state, PlayerId player, Counts& counts)
    {
        for (const Squad& squad : state.squads[player.index]) {
            if (squad.is_on_board()) {
                counts[squad.sector.index] += static_cast<int>(squad.members.size());
            }
        }
    }

    Counts rebels_{};
    Counts regime_{};
};

}  // namespace

int distance(SectorId a, SectorId b)
{
    const int rows = row_of(a) - row_of(b);
    const int columns = column_of(a) - column_of(b);
    return (rows < 0 ? -rows : rows) + (columns < 0 ? -columns : columns);
}

bool are_adjacent(SectorId a, SectorId b)
{
    return distance(a, b) == 1;
}

bool is_border(const State& state, SectorId sector)
{
    const int row = row_of(sector);
    const int column = column_of(sector);
    return row == 0 || column == 0 || row + 1 == state.rows || column + 1 == state.columns;
}

int team_size(const State& state, PlayerId player)
{
    int size = 0;
    for_each_unit(state, player, [&](UnitId unit) {
        if (unit != merc::teresa && unit != dictator_card) ++size;
    });
    return size;
}

bool has_mercs(const State& state, PlayerId player)
{
    bool has_any = false;
    for_each_unit(state, player, [&](UnitId unit) { has_any |= unit != dictator_card; });
    return has_any;
}

int militia_of_side(const State& state, SectorId sector, Side side)
{
    const auto& militia = state.sectors[sector.index].militia;
    int sum = 0;
    for_each_player_of(state, side, [&](PlayerId player) { sum += militia[player.index]; });
    return sum;
}

int units_of_player(const State& state, SectorId sector, PlayerId player)
{
    int count = state.sectors[sector.index].militia[player.index];
    for (const Squad& squad : state.squads[player.index]) {
        if (squad.sector == sector) count += static_cast<int>(squad.members.size());
    }
    return count;
}

bool is_occupied(const State& state, SectorId sector, Side side)
{
    bool is_found = false;
    for_each_player_of(state, side, [&](PlayerId player) {
        is_found = is_found || is_occupied_by(state, sector, player);
    });
    return is_found;
}

int units_of_side(const State& state, SectorId sector, Side side)
{
    int count = 0;
    for_each_player_of(state, side,
                       [&](PlayerId player) { count += units_of_player(state, sector, player); });
    return count;
}

bool is_empty(const State& state, SectorId sector)
{
    return !is_occupied(state, sector, Side::rebels) && !is_occupied(state, sector, Side::dictator);
}

int militia_cap(const State& state, SectorId sector, Side side)
{
    const bool is_kims_base =
        side == Side::dictator && state.regime.card == Dictator::kim && state.regime.base == sector;
    return is_kims_base ? militia_cap_of_kim : militia_cap_usual;
}

int militia_room(const State& state, SectorId sector, Side side)
{
    const int room = militia_cap(state, sector, side) - militia_of_side(state, sector, side);
    return room > 0 ? room : 0;
}

PlayerId holder_by_units(const State& state, SectorId sector)
{
    if (!has_dictator(state)) return holder_among_factions(state, sector);
    const int of_dictator = units_of_player(state, sector, the_dictator);
    int rebels = 0;
    PlayerId best;
    int best_units = 0;
    for (const PlayerId rebel : rebels_of(state)) {
        const int units = units_of_player(state, sector, rebel);
        rebels += units;
        const auto& militia = state.sectors[sector.index].militia;
        const bool has_more = units > best_units;
        const bool has_more_militia =
            units > 0 && units == best_units && militia[rebel.index] > militia[best.index];
        if (has_more || has_more_militia) {
            best = rebel;
            best_units = units;
        }
    }
    if (of_dictator > 0 && of_dictator >= rebels) return the_dictator;  // R12.2
    return best;                                                        // R12.3, R12.4
}

PlayerId controller_of(const State& state, SectorId sector)
{
    if (state.combat.sector == sector) return state.combat.held_by;
    if (state.entry.sector == sector) return state.entry.held_by;
    for (const QueuedCombat& queued : state.queue) {
        if (queued.sector == sector) return queued.held_by;
    }
    return holder_by_units(state, sector);
}

SectorSet sectors_controlled_by(const State& state, Side side)
{
    SectorSet controlled;
    if (!has_dictator(state)) {
        for (const SectorId sector : sectors_of(state)) {
            if (side_in_control(state, sector) == side) controlled.insert(sector);
        }
        return controlled;
    }
    const UnitTally units(state);
    for (const SectorId sector : sectors_of(state)) {
        if (units.holder(sector) == side) controlled.insert(sector);
    }
    // R12.5: where the sides have met, what was before counts.
    const auto override_with = [&](SectorId sector, PlayerId held_by) {
        if (sector.is_none()) return;
        const Side before = held_by.is_none() ? Side::neither : side_of(state, held_by);
        controlled.assign(sector, before == side);
    };
    for (const QueuedCombat& queued : state.queue) override_with(queued.sector, queued.held_by);
    override_with(state.entry.sector, state.entry.held_by);
    override_with(state.combat.sector, state.combat.held_by);
    return controlled;
}

int sectors_controlled_by(const State& state, PlayerId player)
{
    // Only where the player stands, or stood before a combat.
    SectorSet possible;
    for (const SectorId sector : sectors_of(state)) {
        possible.assign(sector, state.sectors[sector.index].militia[player.index] > 0);
    }
    const auto add = [&](SectorId sector) {
        if (sector.is_some()) possible.insert(sector);
    };
    for (const Squad& squad : state.squads[player.index]) add(squad.sector);
    for (const QueuedCombat& queued : state.queue) add(queued.sector);
    add(state.entry.sector);
    add(state.combat.sector);
    int count = 0;
    for (const SectorId sector : possible) count += controller_of(state, sector) == player ? 1 : 0;
    return count;
}

int team_limit(const State& state, PlayerId rebel)
{
    return 1 + sectors_controlled_by(state, rebel);
}

int value_of_side(const State& state, Side side)
{
    int sum = 0;
    for (const SectorId sector : sectors_controlled_by(state, side)) {
        sum += card_at(state, sector).value;
    }
    return sum;
}

bool is_combat_waiting(const State& state, SectorId sector)
{
    if (state.combat.sector == sector) return true;
    for (const QueuedCombat& queued : state.queue) {
        if (queued.sector == sector) return true;
    }
    return false;
}

}  // namespace sortie::merc
