#pragma once
// The map and what stands on it: neighbours, distances, who is where, who controls what. All of it is derived from
// the position; nothing here changes anything.
//
//     if (controller_of(state, sector) == the_dictator) ...
//     for (const SectorId next : neighbours_of(state, sector)) ...

#include <cstdint>

#include "games/merc/state.h"

namespace sortie::merc {

// ---- Seats and players --------------------------------------------------------------------------

constexpr int rebel_count(const State& state)
{
    return state.flow.seat_count - 1;
}
// The Dictator sits last.
constexpr PlayerId player_of(const State& state, Seat seat)
{
    return seat.index == rebel_count(state) ? the_dictator : PlayerId{seat.index};
}
constexpr Seat seat_of(const State& state, PlayerId player)
{
    return player == the_dictator ? seat_at(rebel_count(state)) : Seat{player.index};
}
// Which side a player is on at this moment: the faction whose turn it is has the part of the rebels. In the normal game
// those are always the rebels.
constexpr Side side_of(const State& state, PlayerId player)
{
    return state.modes.faction[player.index] == state.modes.acting ? Side::rebels : Side::dictator;
}
constexpr bool are_allies(const State& state, PlayerId one, PlayerId other)
{
    return state.modes.faction[one.index] == state.modes.faction[other.index];
}
// V4.11: in Versus his chair is empty.
constexpr bool has_dictator(const State& state)
{
    return state.modes.mode != Mode::versus;
}
// D0: R/2 rounded up.
constexpr int half_of_rebels(const State& state)
{
    return (rebel_count(state) + 1) / 2;
}

// The rebels of this game, in the order of their seats.
class Rebels {
public:
    explicit constexpr Rebels(const State& state) : count_(rebel_count(state)) {}
    struct Iterator {
        PlayerId player;
        constexpr PlayerId operator*() const { return player; }
        constexpr Iterator& operator++()
        {
            ++player.index;
            return *this;
        }
        friend constexpr bool operator==(Iterator, Iterator) = default;
    };
    constexpr Iterator begin() const { return {PlayerId{0}}; }
    constexpr Iterator end() const { return {id_cast<PlayerId>(count_)}; }

private:
    int count_;
};
constexpr Rebels rebels_of(const State& state)
{
    return Rebels(state);
}
// Calls `visit(player)` for everyone on a side, in the order R0.12.
template <class Visit>
void for_each_player_of(const State& state, Side side, Visit visit)
{
    if (has_dictator(state)) {
        if (side == Side::dictator) {
            visit(the_dictator);
        } else {
            for (const PlayerId rebel : rebels_of(state)) visit(rebel);
        }
        return;
    }
    for (const PlayerId player : rebels_of(state)) {
        if (side_of(state, player) == side) visit(player);
    }
}

// ---- The map (chapter 05) -----------------------------------------------------------------------

constexpr SectorId sector_at(int row, int column)
{
    return id_cast<SectorId>(row * map_columns_max + column);
}
constexpr int row_of(SectorId sector)
{
    return sector.index / map_columns_max;
}
constexpr int column_of(SectorId sector)
{
    return sector.index % map_columns_max;
}

// The sectors of a map of this size and who shares an edge with whom, made by the compiler: both are asked for all the
// time.
struct MapTable {
    SectorSet all;
    std::array<SectorSet, sector_count> beside{};

    constexpr MapTable() = default;
    constexpr MapTable(int rows, int columns)
    {
        for (int row = 0; row < rows; ++row) {
            for (int column = 0; column < columns; ++column) {
                const SectorId sector = sector_at(row, column);
                SectorSet& neighbours = beside[sector.index];
                all.insert(sector);
                if (row > 0) neighbours.insert(sector_at(row - 1, column));
                if (column > 0) neighbours.insert(sector_at(row, column - 1));
                if (column + 1 < columns) neighbours.insert(sector_at(row, column + 1));
                if (row + 1 < rows) neighbours.insert(sector_at(row + 1, column));
            }
        }
    }
};
inline constexpr auto map_tables = [] {
    std::array<std::array<MapTable, map_columns_max + 1>, map_rows_max + 1> tables{};
    for (int rows = 1; rows <= map_rows_max; ++rows) {
        for (int columns = 1; columns <= map_columns_max; ++columns) {
            tables[static_cast<std::size_t>(rows)][static_cast<std::size_t>(columns)] =
                MapTable(rows, columns);
        }
    }
    return tables;
}();
inline const MapTable& map_of(const State& state)
{
    return map_tables[state.rows][state.columns];
}

// All sectors of a map, row by row (R0.12).
inline const SectorSet& sectors_of(const State& state)
{
    return map_of(state).all;
}
// R0.4: those that share an edge.
inline const SectorSet& neighbours_of(const State& state, SectorId sector)
{
    return map_of(state).beside[sector.index];
}
bool are_adjacent(SectorId a, SectorId b);
int distance(SectorId a, SectorId b);                 // S2.11
bool is_border(const State& state, SectorId sector);  // S2.9

inline const SectorRow& card_at(const State& state, SectorId sector)
{
    return sector_table[state.sectors[sector.index].card.index];
}
inline bool is_land(const State& state, SectorId sector, Land land)
{
    return card_at(state, sector).land == land;
}

// ---- Squads and units ---------------------------------------------------------------------------

inline const Unit& unit_of(const State& state, UnitId unit)
{
    return state.units[unit.index];
}
inline Unit& unit_of(State& state, UnitId unit)
{
    return state.units[unit.index];
}
inline const Squad& squad_of(const State& state, PlayerId player, std::uint8_t squad)
{
    return state.squads[player.index][squad];
}
inline Squad& squad_of(State& state, PlayerId player, std::uint8_t squad)
{
    return state.squads[player.index][squad];
}
// The squad that the unit, which is in play, belongs to.
inline const Squad& squad_of(const State& state, UnitId unit)
{
    return squad_of(state, unit_of(state, unit).owner, unit_of(state, unit).squad);
}
// R8.4; nothing for a unit that is not in play.
inline SectorId sector_of(const State& state, UnitId unit)
{
    return unit_of(state, unit).is_in_play() ? squad_of(state, unit).sector : SectorId::none();
}

// Calls `visit(unit)` for each living unit of a player in the order R0.12.
template <class Visit>
void for_each_unit(const State& state, PlayerId player, Visit visit)
{
    for (const Squad& squad : state.squads[player.index]) {
        for (const UnitId unit : squad.members) visit(unit);
    }
}
// The same for the units of a player in one sector.
template <class Visit>
void for_each_unit_in(const State& state, PlayerId player, SectorId sector, Visit visit)
{
    for (const Squad& squad : state.squads[player.index]) {
        if (squad.sector != sector) continue;
        for (const UnitId unit : squad.members) visit(unit);
    }
}

// MERCs of a player, Teresa and the Dictator card not counted (R8.1).
int team_size(const State& state, PlayerId player);
bool has_mercs(const State& state, PlayerId player);

// ---- Who is there -------------------------------------------------------------------------------

int militia_of_side(const State& state, SectorId sector, Side side);
int units_of_player(const State& state, SectorId sector, PlayerId player);  // militia included
int units_of_side(const State& state, SectorId sector, Side side);
inline bool is_occupied_by(const State& state, SectorId sector, PlayerId player)
{
    if (state.sectors[sector.index].militia[player.index] > 0) return true;
    for (const Squad& squad : state.squads[player.index]) {
        if (squad.sector == sector && !squad.members.empty()) return true;
    }
    return false;
}
bool is_occupied(const State& state, SectorId sector, Side side);
bool is_empty(const State& state, SectorId sector);  // no unit of any side

// R11.2, KIM5: how many militia a side may have in a sector, and how many more fit in.
int militia_cap(const State& state, SectorId sector, Side side);
int militia_room(const State& state, SectorId sector, Side side);

// ---- Control (R12) ------------------------------------------------------------------------------

// Who controls the sector; none: nobody. While a combat waits or runs there it is who did before (R12.5).
PlayerId controller_of(const State& state, SectorId sector);
// The same from the units alone, whatever waits there.
PlayerId holder_by_units(const State& state, SectorId sector);

inline Side side_in_control(const State& state, SectorId sector)
{
    const PlayerId player = controller_of(state, sector);
    return player.is_none() ? Side::neither : side_of(state, player);
}
SectorSet sectors_controlled_by(const State& state, Side side);
int sectors_controlled_by(const State& state, PlayerId player);
int value_of_side(const State& state, Side side);  // R15.4

// R8.2
int team_limit(const State& state, PlayerId rebel);

bool is_combat_waiting(const State& state, SectorId sector);

}  // namespace sortie::merc
