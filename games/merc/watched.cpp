#include "games/merc/watched.h"

#include "games/merc/board.h"

namespace sortie::merc {
namespace {

// told::joined: player, unit, sector.
bool is_hire_of_dictator(const Event& event)
{
    return event.values[0] == the_dictator.index;
}

}  // namespace

Scores standing_of(const State& state)
{
    const int rebels = value_of_side(state, Side::rebels);
    const int dictator = value_of_side(state, Side::dictator);
    Scores scores{};
    for (int i = 0; i < state.flow.seat_count; ++i) {
        const bool is_rebel = side_of(state, player_of(state, seat_at(i))) == Side::rebels;
        scores[static_cast<std::size_t>(i)] = is_rebel ? rebels : dictator;
    }
    return scores;
}

Occurrence hired_by_rebels(const State&, const Event& event)
{
    if (is_hire_of_dictator(event)) return {};
    return {static_cast<std::uint16_t>(event.values[1]), seat_at(0)};
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

SeatSet first_rebel(const State&)
{
    return SeatSet{seat_at(0)};
}

SeatSet seat_of_dictator(const State& state)
{
    return SeatSet{seat_of(state, the_dictator)};
}

}  // namespace sortie::merc
