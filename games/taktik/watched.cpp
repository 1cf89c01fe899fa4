#include "games/taktik/watched.h"

namespace sortie::taktik {

Occurrence card_of_seat(const State&, const Event& event)
{
    return {static_cast<std::uint16_t>(event.values[1]), seat_at(event.values[0])};
}

SeatSet both_seats(const State& state)
{
    return SeatSet::first(state.flow.seat_count);
}

}  // namespace sortie::taktik
