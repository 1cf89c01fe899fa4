#pragma once
// What a spectator of Skirmish notices, one line for each kind of event.
//
// Rules tell events and never read them. Only one has a secret: which card a seat has drawn.
// Reaction windows are told by the engine itself. Numbers of the rules are with the code that tells
// the event.

#include "engine/event.h"
#include "games/skirmish/types.h"

namespace sortie::skirmish::told {

inline constexpr EventKind corner{.name = "corner",
                                  .text = "{0} begins in the corner {1}",
                                  .fields = {{"seat", &seat_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind round_began{.name = "round-began",
                                       .text = "round {0} begins; {1} is first",
                                       .fields = {{"round"}, {"seat", &seat_kind}}};
inline constexpr EventKind drew{.name = "drew",
                                .text = "{0} draws {1}",
                                .fields = {{"seat", &seat_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind reshuffled{.name = "reshuffled",
                                      .text = "the discard pile is shuffled into a new draw pile",
                                      .fields = {}};
inline constexpr EventKind stepped{.name = "stepped",
                                   .text = "{0} steps to {1}",
                                   .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind halted{
    .name = "halted", .text = "{0} halts", .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind played{.name = "played",
                                  .text = "{0} plays {1}",
                                  .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline constexpr EventKind marched{
    .name = "marched", .text = "{0} has {1} steps", .fields = {{"unit", &unit_kind}, {"steps"}}};
inline constexpr EventKind healed{.name = "healed",
                                  .text = "{0} is back to health {1}",
                                  .fields = {{"unit", &unit_kind}, {"health"}}};
inline constexpr EventKind attacked{
    .name = "attacked",
    .text = "{0} attacks {1} on {2}",
    .fields = {{"unit", &unit_kind}, {"target", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind barraged{
    .name = "barraged",
    .text = "{0} calls a barrage on {1} on {2}",
    .fields = {{"unit", &unit_kind}, {"target", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind called_off{.name = "called-off",
                                      .text = "{0} loses sight of {1}",
                                      .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind threw{.name = "threw",
                                 .text = "{0} throws {1} and has {2}",
                                 .fields = {{"unit", &unit_kind}, {"die"}, {"total"}}};
inline constexpr EventKind stood_off{.name = "stood-off",
                                     .text = "{0} and {1} hold each other off",
                                     .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind missed{.name = "missed",
                                  .text = "{0} misses {1}",
                                  .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind was_hit{.name = "hit",
                                   .text = "{0} is hit and has health {1}",
                                   .fields = {{"unit", &unit_kind}, {"health"}}};
inline constexpr EventKind destroyed{.name = "destroyed",
                                     .text = "{0} is destroyed; a point for {1}",
                                     .fields = {{"unit", &unit_kind}, {"seat", &seat_kind}}};
inline constexpr EventKind retreated{.name = "retreated",
                                     .text = "{0} retreats to {1}",
                                     .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind moved_in{.name = "moved-in",
                                    .text = "{0} moves in on {1}",
                                    .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind scored{
    .name = "scored",
    .text = "{0} holds {1}: {2} more, {3} in all",
    .fields = {{"seat", &seat_kind}, {"cell", &cell_kind}, {"points"}, {"sum"}}};
inline constexpr EventKind dropped_out{.name = "dropped-out",
                                       .text = "{0} has no units left and drops out",
                                       .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind resigned{
    .name = "resigned", .text = "{0} resigns", .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind won{.name = "won",
                               .text = "{0} wins with {1} points",
                               .fields = {{"seat", &seat_kind}, {"points"}}};
inline constexpr EventKind shared{.name = "shared",
                                  .text = "{0} shares the victory with {1} points",
                                  .fields = {{"seat", &seat_kind}, {"points"}}};

}  // namespace sortie::skirmish::told
