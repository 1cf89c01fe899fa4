#pragma once
// What simulations notice of a match beside its winner: which cards each side drew and played.
//
// Tactics and bonuses count for whoever played them, a malus for whoever drew it. A bonus that was stored and never played
// counts for nobody.

#include <array>

#include "engine/watch.h"
#include "games/taktik/events.h"
#include "games/taktik/state.h"

namespace sortie::taktik {

// Of an event that tells a seat and its card.
Occurrence card_of_seat(const State& state, const Event& event);
SeatSet both_seats(const State& state);

inline constexpr std::array watched_impacts{Impact<State>{.name = "tactics",
                                                          .words = "Tactics played",
                                                          .event = &told::tactic_played,
                                                          .items = &card_kind,
                                                          .what = card_of_seat,
                                                          .among = both_seats},
                                            Impact<State>{.name = "bonuses",
                                                          .words = "Bonuses played",
                                                          .event = &told::bonus_played,
                                                          .items = &card_kind,
                                                          .what = card_of_seat,
                                                          .among = both_seats},
                                            Impact<State>{.name = "maluses",
                                                          .words = "Maluses drawn",
                                                          .event = &told::malus_drawn,
                                                          .items = &card_kind,
                                                          .what = card_of_seat,
                                                          .among = both_seats}};

}  // namespace sortie::taktik
