#include "games/merc/modes/factions.h"

#include <tuple>

namespace sortie::merc {
namespace {

using Counts = std::array<int, rebels_max>;

Counts units_in(const State& state, SectorId sector)
{
    Counts units{};
    for (const PlayerId player : rebels_of(state)) {
        units[state.modes.faction[player.index]] += units_of_player(state, sector, player);
    }
    return units;
}

int most_of(const Counts& units)
{
    int most = 0;
    for (const int each : units) most = each > most ? each : most;
    return most;
}

// The factions that have as many units as anybody there, as bits; 0: nobody is there.
std::uint32_t strongest_in(const State& state, SectorId sector)
{
    const Counts units = units_in(state, sector);
    const int most = most_of(units);
    std::uint32_t set = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (most > 0 && units[i] == most) set |= 1u << i;
    }
    return set;
}
constexpr bool is_single(std::uint32_t set)
{
    return (set & (set - 1)) == 0;
}

// V4.6: what a faction holds beyond any doubt.
int value_without_ties(const State& state, std::uint8_t faction)
{
    int value = 0;
    for (const SectorId sector : sectors_of(state)) {
        if (strongest_in(state, sector) == 1u << faction) value += card_at(state, sector).value;
    }
    return value;
}

std::uint8_t favoured_without_dice(const State& state, std::uint32_t factions)
{
    std::uint8_t best = 0;
    bool has_any = false;
    const auto rank = [&](std::uint8_t faction) {
        return std::tuple(value_without_ties(state, faction), mercs_of_faction(state, faction),
                          turn_of(state, faction));
    };
    for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
        if ((factions >> i & 1u) == 0) continue;
        if (!has_any || rank(i) < rank(best)) best = i;
        has_any = true;
    }
    return best;
}

// R12.3, R12.4 inside a faction.
PlayerId strongest_player(const State& state, SectorId sector, std::uint8_t faction)
{
    PlayerId best;
    int best_units = 0;
    const auto& militia = state.sectors[sector.index].militia;
    for (const PlayerId player : rebels_of(state)) {
        if (state.modes.faction[player.index] != faction) continue;
        const int units = units_of_player(state, sector, player);
        const bool has_more_militia =
            units > 0 && units == best_units && militia[player.index] > militia[best.index];
        if (units > best_units || has_more_militia) {
            best = player;
            best_units = units;
        }
    }
    return best;
}

constexpr int faces_of_a_die = 6;

}  // namespace

PlayerId holder_among_factions(const State& state, SectorId sector)
{
    const std::uint32_t strongest = strongest_in(state, sector);
    if (strongest == 0) return PlayerId::none();
    std::uint8_t faction = 0;
    if (is_single(strongest)) {
        while ((strongest >> faction & 1u) == 0) ++faction;
    } else {
        faction = favoured_without_dice(state, strongest);
    }
    return strongest_player(state, sector, faction);
}

int value_of_faction(const State& state, std::uint8_t faction)
{
    int value = 0;
    for (const SectorId sector : sectors_of(state)) {
        const PlayerId holder = controller_of(state, sector);
        const bool holds = holder.is_some() && state.modes.faction[holder.index] == faction;
        if (holds) value += card_at(state, sector).value;
    }
    return value;
}

int mercs_of_faction(const State& state, std::uint8_t faction)
{
    int count = 0;
    for (const PlayerId player : rebels_of(state)) {
        if (state.modes.faction[player.index] != faction) continue;
        for_each_unit(state, player, [&](UnitId) { ++count; });
    }
    return count;
}

bool has_any_unit(const State& state, std::uint8_t faction)
{
    for (const SectorId sector : sectors_of(state)) {
        if (units_in(state, sector)[faction] > 0) return true;
    }
    return false;
}

int turn_of(const State& state, std::uint8_t faction)
{
    const int count = state.modes.faction_count;
    return (faction - state.modes.first + count) % count;
}

std::uint8_t favoured_of(State& state, std::uint32_t factions)
{
    std::uint32_t tied = 0;
    std::tuple<int, int> least;
    for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
        if ((factions >> i & 1u) == 0) continue;
        const std::tuple rank(value_of_faction(state, i), mercs_of_faction(state, i));
        if (tied == 0 || rank < least) {
            tied = 0;
            least = rank;
        }
        if (rank == least) tied |= 1u << i;
    }
    while (!is_single(tied)) {
        std::uint32_t highest = 0;
        int best = 0;
        for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
            if ((tied >> i & 1u) == 0) continue;
            const int die = state.rng.roll(faces_of_a_die);
            if (die > best) highest = 0;
            if (die >= best) highest |= 1u << i;
            best = die > best ? die : best;
        }
        tied = highest;
    }
    std::uint8_t faction = 0;
    while ((tied >> faction & 1u) == 0) ++faction;
    return faction;
}

void note_favour(State& state)
{
    const Counts units = units_in(state, state.combat.sector);
    std::uint32_t present = 0;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (units[i] > 0) present |= 1u << i;
    }
    state.modes.favoured = favoured_of(state, present);
}

}  // namespace sortie::merc
