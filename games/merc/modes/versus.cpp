#include "games/merc/modes/versus.h"

#include <algorithm>

#include "games/merc/combat.h"
#include "games/merc/days.h"
#include "games/merc/modes/factions.h"
#include "games/merc/setup.h"

namespace sortie::merc {
namespace {

constexpr int faces_of_a_die = 6;
constexpr std::uint8_t rounds_short = 5;
constexpr std::uint8_t rounds_long = 10;
constexpr std::uint8_t nobodys_faction = 0xff;

int players_in_faction(int players, Teams teams)
{
    switch (teams) {
        case Teams::alone: return 1;
        case Teams::pairs: return 2;
        case Teams::halves: return (players + 1) / 2;
        case Teams::usual: return players < 4 ? 1 : (players + 1) / 2;
    }
    UNREACHABLE();
}

void win(State& state, std::uint8_t faction, Outcome outcome)
{
    for (const PlayerId player : rebels_of(state)) {
        if (state.modes.faction[player.index] != faction) continue;
        state.modes.winner = player;
        break;
    }
    state.outcome = outcome;
    state.flow.end_game();
}

bool holds_all_industries(const State& state, std::uint8_t faction)
{
    for (const SectorId sector : sectors_of(state)) {
        if (!is_land(state, sector, Land::industry)) continue;
        const PlayerId holder = controller_of(state, sector);
        if (holder.is_none() || state.modes.faction[holder.index] != faction) return false;
    }
    return true;
}

// Whose turn it is when so many of the round are left, counted round the table from the first.
std::uint8_t faction_of_turn(const State& state)
{
    const int done = state.modes.faction_count - state.modes.turns_left;
    return static_cast<std::uint8_t>((state.modes.first + done) % state.modes.faction_count);
}

}  // namespace

std::optional<std::array<std::uint8_t, rebels_max>> divided(int players, Teams teams)
{
    const int size = players_in_faction(players, teams);
    if (players < 2 || size >= players || (teams == Teams::pairs && players % 2 != 0)) {
        return std::nullopt;
    }
    std::array<std::uint8_t, rebels_max> factions{};
    for (int i = 0; i < players; ++i) {
        factions[static_cast<std::size_t>(i)] = static_cast<std::uint8_t>(i / size);
    }
    return factions;
}

bool is_recommended(int players, Teams teams)
{
    const int size = players_in_faction(players, teams);
    if (size == 1) return players <= 3;
    return players == 2 * size;
}

void begin_versus(State& state, const Setup& setup)
{
    Modes& modes = state.modes;
    const auto teams = static_cast<Teams>(value_of(setup, Option::teams));
    const auto factions = divided(rebel_count(state), teams);
    CHECK(factions.has_value());
    modes.faction_count = 0;
    for (const PlayerId player : rebels_of(state)) {
        const std::uint8_t faction = (*factions)[player.index];
        modes.faction[player.index] = faction;
        modes.faction_count = std::max(modes.faction_count, static_cast<std::uint8_t>(faction + 1));
    }
    for (std::size_t i = static_cast<std::size_t>(rebel_count(state)); i < player_count; ++i) {
        modes.faction[i] = nobodys_faction;
    }
    modes.rounds = value_of(setup, Option::rounds) == 0 ? rounds_short : rounds_long;
    state.regime.is_automatic = true;
    state.readings.caretaker_sees = false;
}

// ---- Landing ------------------------------------------------------------------------------------

void throw_for_first_turn(State& state, Events& events)
{
    Modes& modes = state.modes;
    std::uint32_t tied = (1u << modes.faction_count) - 1u;
    while ((tied & (tied - 1u)) != 0) {
        std::uint32_t highest = 0;
        int best = 0;
        for (std::uint8_t i = 0; i < modes.faction_count; ++i) {
            if ((tied >> i & 1u) == 0) continue;
            const int die = state.rng.roll(faces_of_a_die);
            events.tell(told::threw_for_turn, i + 1, die);
            if (die > best) highest = 0;
            if (die >= best) highest |= 1u << i;
            best = std::max(best, die);
        }
        tied = highest;
    }
    while ((tied >> modes.first & 1u) == 0) ++modes.first;
    modes.turns_left = modes.faction_count;
}

bool factions_are_to_land(const State& state)
{
    return state.modes.turns_left > 0;
}

void begin_landing_of_faction(State& state, Events&)
{
    state.modes.acting = faction_of_turn(state);
}

bool has_settled(const State& state, Seat seat)
{
    return squad_of(state, player_of(state, seat), primary).is_on_board();
}

void end_landing_of_faction(State& state, Events&)
{
    --state.modes.turns_left;
}

void industries_to_settle(const State& state, const Chosen&, Candidates& out)
{
    for (const SectorId sector : sectors_of(state)) {
        if (is_land(state, sector, Land::industry) && is_empty(state, sector)) out.add(sector);
    }
}

bool sector_is_industry(const State& state, const Chosen& chosen)
{
    const SectorId sector = chosen.as<SectorId>(0);
    return sectors_of(state).contains(sector) && is_land(state, sector, Land::industry);
}

void do_settle(State& state, const Chosen& chosen, Events& events)
{
    const SectorId sector = chosen.as<SectorId>(0);
    events.tell(told::faction_settled, state.modes.acting + 1, sector);
    for_each_player_of(state, Side::rebels,
                       [&](PlayerId player) { land_at(state, player, sector, events); });
}

// ---- Rounds -------------------------------------------------------------------------------------

void begin_round_of_factions(State& state, Events&)
{
    ++state.day;
    state.phase = Phase::rebels;
    state.modes.turns_left = state.modes.faction_count;
}

bool turns_are_left(const State& state)
{
    return state.modes.turns_left > 0;
}

void begin_turn_of_faction(State& state, Events& events)
{
    state.modes.acting = faction_of_turn(state);
    events.tell(told::faction_begins, state.day, state.modes.acting + 1);
    for_each_player_of(state, Side::rebels, [&](PlayerId player) {
        state.free_commands[player.index] = free_commands_a_day;
        refresh_units(state, player, events);
    });
}

void end_turn_of_faction(State& state, Events&)
{
    --state.modes.turns_left;
    look_for_end_of_versus(state);
}

void end_round_of_factions(State& state, Events&)
{
    if (state.day <= state.modes.rounds) return;  // Day 1 is the landing
    int most = -1;
    std::uint32_t best = 0;
    for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
        const int value = value_of_faction(state, i);
        if (value > most) best = 0;
        if (value >= most) best |= 1u << i;
        most = std::max(most, value);
    }
    win(state, favoured_of(state, best), Outcome::most_value);
}

void look_for_end_of_versus(State& state)
{
    if (combat_waits(state) || state.combat.is_running() || state.day < 2) return;
    std::uint8_t standing = 0;
    std::uint8_t last = 0;
    for (std::uint8_t i = 0; i < state.modes.faction_count; ++i) {
        if (holds_all_industries(state, i)) {
            win(state, i, Outcome::industries_taken);
            return;
        }
        if (!has_any_unit(state, i)) continue;
        ++standing;
        last = i;
    }
    if (standing == 1) win(state, last, Outcome::last_faction);
}

}  // namespace sortie::merc
