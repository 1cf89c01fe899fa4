#include "games/merc/watched.h"

#include "games/merc/board.h"
#include "games/merc/modes/factions.h"

namespace sortie::merc {
namespace {

// told::joined: player, unit, sector.
bool is_hire_of_dictator(const Event& event)
{
    return event.values[0] == the_dictator.index;
}

// V4.9. The empty chair stands nowhere.
Scores standing_of_factions(const State& state)
{
    Scores scores{};
    for (const PlayerId player : rebels_of(state)) {
        scores[player.index] = value_of_faction(state, state.modes.faction[player.index]);
    }
    return scores;
}

}  // namespace

Scores standing_of(const State& state)
{
    if (!has_dictator(state)) return standing_of_factions(state);
    const int rebels = value_of_side(state, Side::rebels);
    const int dictator = value_of_side(state, Side::dictator);
    Scores scores{};
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const bool is_rebel = side_of(state, player_of(state, seat_at(i))) == Side::rebels;
        scores[static_cast<std::size_t>(i)] = is_rebel ? rebels : dictator;
    }
    return scores;
}

Occurrence hired_by_rebels(const State& state, const Event& event)
{
    if (is_hire_of_dictator(event)) return {};
    const bool are_together = has_dictator(state);
    const Seat seat = are_together ? seat_at(0) : Seat{static_cast<std::uint8_t>(event.values[0])};
    return {static_cast<std::uint16_t>(event.values[1]), seat};
}

Occurrence hired_by_dictator(const State& state, const Event& event)
{
    if (!is_hire_of_dictator(event)) return {};
    return {static_cast<std::uint16_t>(event.values[1]), seat_of(state, the_dictator)};
}

Occurrence tactic_played(const State& state, const Event& event)
{
    return {static_cast<std::uint16_t>(event.values[0]), seat_of(state, the_dictator)};
}

SeatSet hiring_seats(const State& state)
{
    if (has_dictator(state)) return SeatSet{seat_at(0)};
    return SeatSet::first(static_cast<std::size_t>(rebel_count(state)));
}

SeatSet seat_of_dictator(const State& state)
{
    return SeatSet{seat_of(state, the_dictator)};
}

}  // namespace sortie::merc
