#pragma once
// What a spectator of Taktik notices, one line for each kind of event.
//
// Rules tell events and never read them. Secret are the bonus that was drawn or stored and the tactics that were chosen
// (T18). Reaction windows are told by the engine itself.

#include "engine/event.h"
#include "games/taktik/markers.h"
#include "games/taktik/types.h"

namespace sortie::taktik {

inline constexpr Kind marker_kind = named_kind<Marker>("marker");

namespace told {

inline constexpr EventKind tactics_chosen{.name = "tactics-chosen",
                                          .text = "{0} has chosen six tactics",
                                          .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind mission_dealt{.name = "mission-dealt",
                                         .text = "{0} gets the secret mission {1}",
                                         .fields = {{"seat", &seat_kind}, {"mission", &mission_kind, true}}};
inline constexpr EventKind deployed{.name = "deployed",
                                    .text = "{0} is deployed at {1}",
                                    .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind deployment_done{
    .name = "deployment-done", .text = "{0} has deployed", .fields = {{"seat", &seat_kind}}};

inline constexpr EventKind turn_began{.name = "turn-began",
                                      .text = "round {0}: the turn of the {1} begins",
                                      .fields = {{"round"}, {"side", &side_kind}}};
inline constexpr EventKind phase_began{
    .name = "phase-began", .text = "{0}", .fields = {{"phase", &phase_kind}}};

inline constexpr EventKind bonus_drawn{.name = "bonus-drawn",
                                       .text = "{0} draws a bonus: {1}",
                                       .fields = {{"seat", &seat_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind malus_drawn{.name = "malus-drawn",
                                       .text = "{0} draws the malus {1}",
                                       .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline constexpr EventKind reshuffled{.name = "reshuffled",
                                      .text = "the discard pile becomes the draw pile",
                                      .fields = {}};
inline constexpr EventKind bonus_played{.name = "bonus-played",
                                        .text = "{0} plays {1}",
                                        .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline constexpr EventKind bonus_stored{.name = "bonus-stored",
                                        .text = "{0} stores {2} in place {1}",
                                        .fields = {{"seat", &seat_kind}, {"slot"}, {"card", &card_kind, true}}};
inline constexpr EventKind discarded{.name = "discarded",
                                     .text = "{0} discards {1}",
                                     .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline constexpr EventKind malus_cancelled{.name = "malus-cancelled",
                                           .text = "{0} cancels {1} with {2}",
                                           .fields = {{"seat", &seat_kind}, {"malus", &card_kind}, {"card", &card_kind}}};
inline constexpr EventKind malus_resolved{.name = "malus-resolved",
                                          .text = "{0} takes effect",
                                          .fields = {{"card", &card_kind}}};
inline constexpr EventKind malus_void{.name = "malus-void",
                                      .text = "{0} has no effect",
                                      .fields = {{"card", &card_kind}}};
inline constexpr EventKind tactic_played{.name = "tactic-played",
                                         .text = "{0} plays the tactic {1}",
                                         .fields = {{"seat", &seat_kind}, {"card", &card_kind}}};
inline constexpr EventKind effect_began{.name = "effect-began",
                                        .text = "effect {0} of {1} begins",
                                        .fields = {{"effect"}, {"card", &card_kind}}};
inline constexpr EventKind effect_ended{.name = "effect-ended",
                                        .text = "effect {0} of {1} ends",
                                        .fields = {{"effect"}, {"card", &card_kind}}};

inline constexpr EventKind move_declared{.name = "move-declared",
                                         .text = "{0} is to move from {1} to {2}",
                                         .fields = {{"unit", &unit_kind}, {"from", &cell_kind}, {"to", &cell_kind}}};
inline constexpr EventKind stepped{.name = "stepped",
                                   .text = "{0} walks to {1}",
                                   .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind unit_moved{.name = "unit-moved",
                                      .text = "{0} stands on {1} after {2} steps",
                                      .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}, {"steps"}}};
inline constexpr EventKind unit_held{.name = "unit-held",
                                     .text = "{0} cannot take a step",
                                     .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind entered{.name = "entered",
                                   .text = "{0} enters from the external reserve at {1}",
                                   .fields = {{"unit", &unit_kind}, {"cell", &cell_kind}}};
inline constexpr EventKind restored{
    .name = "restored", .text = "{0} is whole again", .fields = {{"unit", &unit_kind}}};

inline constexpr EventKind attack_declared{.name = "attack-declared",
                                           .text = "{0} is to attack {1}",
                                           .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind attack_withdrawn{.name = "attack-withdrawn",
                                            .text = "{0} is not to attack {1}",
                                            .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind attack_began{.name = "attack-began",
                                        .text = "{0} attacks {1} at distance {2} and needs {3}",
                                        .fields = {{"unit", &unit_kind}, {"target", &unit_kind}, {"distance"}, {"required"}}};
inline constexpr EventKind attack_fizzled{.name = "attack-fizzled",
                                          .text = "the attack of {0} on {1} comes to nothing",
                                          .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind attack_cancelled{.name = "attack-cancelled",
                                            .text = "the attack of {0} is cancelled",
                                            .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind supported{.name = "supported",
                                     .text = "{0} joins the attack of {1}",
                                     .fields = {{"supporter", &unit_kind}, {"unit", &unit_kind}}};
inline constexpr EventKind rolled{.name = "rolled",
                                  .text = "{0} rolls {1}, which counts {2}",
                                  .fields = {{"unit", &unit_kind}, {"die"}, {"total"}}};
inline constexpr EventKind hit{.name = "hit",
                               .text = "{0} hits {1} for {2}",
                               .fields = {{"unit", &unit_kind}, {"target", &unit_kind}, {"damage"}}};
inline constexpr EventKind missed{.name = "missed",
                                  .text = "{0} misses {1}",
                                  .fields = {{"unit", &unit_kind}, {"target", &unit_kind}}};
inline constexpr EventKind damaged{.name = "damaged",
                                   .text = "{0} takes {1} and has {2} left",
                                   .fields = {{"unit", &unit_kind}, {"damage"}, {"hp"}}};
inline constexpr EventKind eliminated{
    .name = "eliminated", .text = "{0} is eliminated", .fields = {{"unit", &unit_kind}}};

inline constexpr EventKind cargo_loaded{
    .name = "cargo-loaded", .text = "{0} takes a load", .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind cargo_delivered{.name = "cargo-delivered",
                                           .text = "{0} delivers its load, {1} in all",
                                           .fields = {{"unit", &unit_kind}, {"sum"}}};
inline constexpr EventKind marker_taken{.name = "marker-taken",
                                        .text = "the {0} takes {1}",
                                        .fields = {{"side", &side_kind}, {"marker", &marker_kind}}};
inline constexpr EventKind sabotaged{.name = "sabotaged",
                                     .text = "the {0} works at the structure on {1}: {2}",
                                     .fields = {{"side", &side_kind}, {"cell", &cell_kind}, {"progress"}}};
inline constexpr EventKind neutralised{.name = "neutralised",
                                       .text = "the structure on {0} is out of action",
                                       .fields = {{"cell", &cell_kind}}};
inline constexpr EventKind evacuated{
    .name = "evacuated", .text = "{0} is evacuated", .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind objective_held{.name = "objective-held",
                                          .text = "the {0} holds its objective: {1}",
                                          .fields = {{"side", &side_kind}, {"turns"}}};
inline constexpr EventKind income{.name = "income",
                                  .text = "the {0} gains {1} resources and {2} points",
                                  .fields = {{"side", &side_kind}, {"resources"}, {"points"}}};
inline constexpr EventKind scored{.name = "scored",
                                  .text = "the {0} has {1} points",
                                  .fields = {{"side", &side_kind}, {"points"}}};
inline constexpr EventKind mission_done{.name = "mission-done",
                                        .text = "the {0} completes the mission {1}",
                                        .fields = {{"side", &side_kind}, {"mission", &mission_kind}}};
inline constexpr EventKind mission_shown{.name = "mission-shown",
                                         .text = "the {0} had the mission {1}",
                                         .fields = {{"side", &side_kind}, {"mission", &mission_kind}}};
inline constexpr EventKind resigned{
    .name = "resigned", .text = "{0} resigns", .fields = {{"seat", &seat_kind}}};
inline constexpr EventKind condition_met{.name = "condition-met",
                                         .text = "the {0} has met {1}",
                                         .fields = {{"side", &side_kind}, {"condition", &victory_kind}}};
inline constexpr EventKind won{
    .name = "won", .text = "the {0} wins", .fields = {{"side", &side_kind}}};

inline constexpr std::array all{
    &tactics_chosen,  &mission_dealt,   &deployed,         &deployment_done, &turn_began,
    &phase_began,     &bonus_drawn,     &malus_drawn,      &reshuffled,      &bonus_played,
    &bonus_stored,    &discarded,       &malus_cancelled,  &malus_resolved,  &malus_void,
    &tactic_played,   &effect_began,    &effect_ended,     &move_declared,   &stepped,
    &unit_moved,      &unit_held,       &entered,          &restored,        &attack_declared,
    &attack_withdrawn, &attack_began,   &attack_fizzled,   &attack_cancelled, &supported,
    &rolled,          &hit,             &missed,           &damaged,         &eliminated,
    &cargo_loaded,    &cargo_delivered, &marker_taken,     &sabotaged,       &neutralised,
    &evacuated,       &objective_held,  &income,           &scored,          &mission_done,
    &mission_shown,   &resigned,        &condition_met,    &won};

}  // namespace told
}  // namespace sortie::taktik
