#pragma once
// What players notice in a game of MERC. Rules emit these and never read them.
//
// Who sees what follows R13: a card that a unit puts on is public, a card that goes into a stash is known to the side
// that controls the sector and is a mere number to the others.

#include <array>
#include <string>
#include <string_view>

#include "engine/event.h"
#include "games/merc/state.h"

namespace sortie::merc {

inline constexpr Kind player_kind = named_kind<PlayerId>("player");
inline constexpr Kind sector_kind = named_kind<SectorId>("sector");
inline constexpr Kind unit_kind = named_kind<UnitId>("unit");
inline constexpr Kind card_kind = named_kind<CardId>("card");
inline constexpr Kind deck_kind = named_kind<Slot>("deck");
inline constexpr Kind side_kind = named_kind<Side>("side");
void write_fighter(Argument fighter, std::string& out);  // "doc", "militia-of-rebel1", "dog1"
inline constexpr Kind fighter_kind{
    .name = "fighter", .count = fighter_count, .write = write_fighter};

inline constexpr std::array<std::string_view, squad_count> squad_names{"primary", "secondary",
                                                                       "base"};
void write_squad(Argument squad, std::string& out);
inline constexpr Kind squad_kind{.name = "squad", .count = squad_count, .write = write_squad};
inline constexpr Kind tactic_kind = named_kind<Tactic>("tactic");
inline constexpr Kind dictator_kind = named_kind<Dictator>("dictator");
inline constexpr Kind phase_kind = named_kind<Phase>("phase");

namespace told {

// ---- Days ----
inline constexpr EventKind phase_begun{
    .name = "phase-begun", .text = "day {0}: {1}", .fields = {{"day"}, {"phase", &phase_kind}}};
inline constexpr EventKind turn_ended{
    .name = "turn-ended", .text = "{0} ends the turn", .fields = {{"player", &player_kind}}};
inline constexpr EventKind ended_by_value{
    .name = "ended-by-value",
    .text = "the game ends: {0} points for the rebels, {1} for the Dictator",
    .fields = {{"rebels"}, {"dictator"}}};

// ---- Militia and control ----
inline constexpr EventKind militia_placed{
    .name = "militia-placed",
    .text = "{2} militia of {0} in {1}",
    .fields = {{"player", &player_kind}, {"sector", &sector_kind}, {"count"}}};
inline constexpr EventKind militia_lost{
    .name = "militia-lost",
    .text = "{0} loses {2} militia in {1}",
    .fields = {{"player", &player_kind}, {"sector", &sector_kind}, {"count"}}};
inline constexpr EventKind combat_queued{
    .name = "combat-queued", .text = "the sides meet in {0}", .fields = {{"sector", &sector_kind}}};

inline constexpr EventKind militia_given{
    .name = "militia-given",
    .text = "{0} gives {3} militia in {2} to {1}",
    .fields = {{"from", &player_kind}, {"to", &player_kind}, {"sector", &sector_kind}, {"count"}}};
inline constexpr EventKind militia_requested{
    .name = "militia-requested",
    .text = "{0} asks {1} for {3} militia in {2}",
    .fields = {{"by", &player_kind}, {"of", &player_kind}, {"sector", &sector_kind}, {"count"}}};
inline constexpr EventKind request_denied{
    .name = "request-denied",
    .text = "{0} denies the request of {1}",
    .fields = {{"player", &player_kind}, {"asker", &player_kind}}};
inline constexpr EventKind trained{
    .name = "trained", .text = "{0} trains militia", .fields = {{"unit", &unit_kind}}};

// ---- Units ----
inline constexpr EventKind landed{.name = "landed",
                                  .text = "{0} lands in {1}",
                                  .fields = {{"player", &player_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind merc_shown{
    .name = "merc-shown", .text = "{0} is drawn", .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind merc_discarded{
    .name = "merc-discarded", .text = "{0} is not hired", .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind dismissed{.name = "dismissed",
                                     .text = "{0} fires {1}",
                                     .fields = {{"player", &player_kind}, {"unit", &unit_kind}}};
inline constexpr EventKind changed_squad{.name = "changed-squad",
                                         .text = "{0} is in the {1} squad now",
                                         .fields = {{"unit", &unit_kind}, {"squad", &squad_kind}}};
inline constexpr EventKind joined{
    .name = "joined",
    .text = "{1} joins {0} in {2}",
    .fields = {{"player", &player_kind}, {"unit", &unit_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind hurt{.name = "hurt",
                                .text = "{0} is hurt and has health {1}",
                                .fields = {{"unit", &unit_kind}, {"health"}}};
inline constexpr EventKind healed{.name = "healed",
                                  .text = "{0} is healed and has health {1}",
                                  .fields = {{"unit", &unit_kind}, {"health"}}};
inline constexpr EventKind armor_hit{.name = "armor-hit",
                                     .text = "the armor of {0} has {1} left",
                                     .fields = {{"unit", &unit_kind}, {"points"}}};
inline constexpr EventKind died{
    .name = "died", .text = "{0} dies", .fields = {{"unit", &unit_kind}}};
inline constexpr EventKind saved{.name = "saved",
                                 .text = "an epinephrine shot of {1} saves {0}",
                                 .fields = {{"unit", &unit_kind}, {"holder", &unit_kind}}};

// ---- Equipment ----
inline constexpr EventKind explored{.name = "explored",
                                    .text = "{0} explores {1}",
                                    .fields = {{"unit", &unit_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind turned_over{.name = "turned-over",
                                       .text = "{0} is turned over without loot",
                                       .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind stashed{
    .name = "stashed",
    .text = "{1} lies in the stash of {0}",
    .fields = {{"sector", &sector_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind drew{.name = "drew",
                                .text = "{0} gets {1}",
                                .fields = {{"unit", &unit_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind equipped{.name = "equipped",
                                    .text = "{0} takes {1}",
                                    .fields = {{"unit", &unit_kind}, {"card", &card_kind}}};
inline constexpr EventKind dropped{.name = "dropped",
                                   .text = "{0} drops {1}",
                                   .fields = {{"unit", &unit_kind}, {"card", &card_kind, true}}};
inline constexpr EventKind discarded{
    .name = "discarded", .text = "{0} is discarded", .fields = {{"card", &card_kind}}};
inline constexpr EventKind salvaged{.name = "salvaged",
                                    .text = "{0} takes {1} back from the discard pile",
                                    .fields = {{"unit", &unit_kind}, {"card", &card_kind}}};
inline constexpr EventKind exchange_begun{
    .name = "exchange-begun", .text = "{0} re-equips", .fields = {{"unit", &unit_kind}}};

// ---- Movement and mines ----
inline constexpr EventKind joint_declared{
    .name = "joint-declared",
    .text = "{0} calls for a joint attack on {1}",
    .fields = {{"player", &player_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind joint_joined{
    .name = "joint-joined", .text = "{0} joins the attack", .fields = {{"player", &player_kind}}};
inline constexpr EventKind joint_declined{.name = "joint-declined",
                                          .text = "{0} stays out of the attack",
                                          .fields = {{"player", &player_kind}}};
inline constexpr EventKind mine_armed{.name = "mine-armed",
                                      .text = "squidhead arms a mine in {0}",
                                      .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind moved{
    .name = "moved",
    .text = "{0} moves from {1} to {2}",
    .fields = {{"player", &player_kind}, {"from", &sector_kind}, {"to", &sector_kind}}};
inline constexpr EventKind mine_exploded{
    .name = "landmine-detonate",
    .text = "a land mine goes off in {0}: {1} damage to everyone who enters",
    .fields = {{"sector", &sector_kind}, {"damage"}}};
inline constexpr EventKind mine_disarmed{
    .name = "landmine-disarm",
    .text = "squidhead disarms the land mines in {0} and takes {1}",
    .fields = {{"sector", &sector_kind}, {"taken"}}};

// ---- Combat ----
inline constexpr EventKind combat_begun{
    .name = "combat-begun", .text = "combat in {0}", .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind combat_ended{.name = "combat-ended",
                                        .text = "the combat in {0} is over",
                                        .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind round_begun{
    .name = "round-begun", .text = "round {0}", .fields = {{"round"}}};
inline constexpr EventKind khenn_threw{
    .name = "khenn-threw", .text = "khenn throws a {0} for his initiative", .fields = {{"die"}}};
inline constexpr EventKind aimed{.name = "aimed",
                                 .text = "{0} aims at {1}",
                                 .fields = {{"fighter", &fighter_kind}, {"target", &fighter_kind}}};
inline constexpr EventKind bombarded{.name = "bombarded",
                                     .text = "{0} fires a mortar at {1}",
                                     .fields = {{"unit", &unit_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind dog_released{.name = "dog-released",
                                        .text = "{0} sets a dog on {1}",
                                        .fields = {{"unit", &unit_kind}, {"victim", &unit_kind}}};
inline constexpr EventKind retreated{
    .name = "retreated",
    .text = "a squad of {0} retreats from {1} to {2}",
    .fields = {{"player", &player_kind}, {"from", &sector_kind}, {"to", &sector_kind}}};
inline constexpr EventKind standoff{.name = "standoff",
                                    .text = "nobody in {0} can throw a die",
                                    .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind threw{.name = "threw",
                                 .text = "{0} throws {1}x1 {2}x2 {3}x3 {4}x4 {5}x5 {6}x6: {7} hits",
                                 .fields = {{"fighter", &fighter_kind},
                                            {"ones"},
                                            {"twos"},
                                            {"threes"},
                                            {"fours"},
                                            {"fives"},
                                            {"sixes"},
                                            {"hits"}}};
inline constexpr EventKind converted{
    .name = "converted",
    .text = "{2} militia in {1} go over to {0}",
    .fields = {{"player", &player_kind}, {"sector", &sector_kind}, {"count"}}};
inline constexpr EventKind dog_died{
    .name = "dog-died", .text = "the dog on {0} dies", .fields = {{"unit", &unit_kind}}};

// ---- The Dictator ----
inline constexpr EventKind dictator_chosen{.name = "dictator-chosen",
                                           .text = "the Dictator is {0}",
                                           .fields = {{"dictator", &dictator_kind}}};
inline constexpr EventKind base_revealed{.name = "base-revealed",
                                         .text = "the base stands in {0}",
                                         .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind drew_tactic{.name = "drew-tactic",
                                       .text = "the Dictator draws {0}",
                                       .fields = {{"card", &tactic_kind, true}}};
inline constexpr EventKind played{
    .name = "played", .text = "the Dictator plays {0}", .fields = {{"card", &tactic_kind}}};
inline constexpr EventKind reinforced{.name = "reinforced",
                                      .text = "the Dictator gives up {0} to reinforce",
                                      .fields = {{"card", &tactic_kind}}};
inline constexpr EventKind sector_named{.name = "sector-named",
                                        .text = "the card is aimed at {0}",
                                        .fields = {{"sector", &sector_kind}}};
inline constexpr EventKind shelled{.name = "shelled",
                                   .text = "artillery in {0} throws a {1}: {2} hits",
                                   .fields = {{"sector", &sector_kind}, {"die"}, {"hits"}}};
inline constexpr EventKind deck_enlarged{
    .name = "deck-enlarged", .text = "the tactics deck has {0} cards", .fields = {{"cards"}}};
inline constexpr EventKind oil_granted{.name = "oil-granted",
                                       .text = "the oil moves the units of {0} once for free",
                                       .fields = {{"player", &player_kind}}};
inline constexpr EventKind marked{
    .name = "marked", .text = "the Dictator marks {0}", .fields = {{"player", &player_kind}}};

// ---- Other ways to play ----
inline constexpr EventKind vehicle_taken{
    .name = "vehicle-taken",
    .text = "the {1} squad of {0} has the {2}",
    .fields = {{"player", &player_kind}, {"squad", &squad_kind}, {"card", &card_kind}}};
inline constexpr EventKind vehicle_left{
    .name = "vehicle-left",
    .text = "{0} leaves the {1} in {2}",
    .fields = {{"player", &player_kind}, {"card", &card_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind vehicle_hit{.name = "vehicle-hit",
                                       .text = "the armor of the {0} has {1} left",
                                       .fields = {{"card", &card_kind}, {"points"}}};
inline constexpr EventKind acquired{
    .name = "acquired",
    .text = "{0} acquires {1} in {2}",
    .fields = {{"unit", &unit_kind}, {"card", &card_kind}, {"sector", &sector_kind}}};
inline constexpr EventKind faction_begins{.name = "faction-begins",
                                          .text = "day {0}: the turn of faction {1}",
                                          .fields = {{"day"}, {"faction"}}};
inline constexpr EventKind faction_settled{.name = "faction-settled",
                                           .text = "faction {0} lands in {1}",
                                           .fields = {{"faction"}, {"sector", &sector_kind}}};
inline constexpr EventKind threw_for_turn{.name = "threw-for-turn",
                                          .text = "faction {0} throws a {1} for the first turn",
                                          .fields = {{"faction"}, {"die"}}};
inline constexpr EventKind item_revealed{
    .name = "item-revealed",
    .text = "{1} lies in {0}",
    .fields = {{"sector", &sector_kind}, {"card", &card_kind}}};

// For the checker.
inline constexpr std::array all{&phase_begun,
                                &turn_ended,
                                &ended_by_value,
                                &militia_placed,
                                &militia_lost,
                                &combat_queued,
                                &militia_given,
                                &militia_requested,
                                &request_denied,
                                &trained,
                                &landed,
                                &merc_shown,
                                &merc_discarded,
                                &dismissed,
                                &changed_squad,
                                &joined,
                                &hurt,
                                &healed,
                                &armor_hit,
                                &died,
                                &saved,
                                &explored,
                                &turned_over,
                                &stashed,
                                &drew,
                                &equipped,
                                &dropped,
                                &discarded,
                                &salvaged,
                                &exchange_begun,
                                &joint_declared,
                                &joint_joined,
                                &joint_declined,
                                &mine_armed,
                                &moved,
                                &mine_exploded,
                                &mine_disarmed,
                                &combat_begun,
                                &combat_ended,
                                &round_begun,
                                &khenn_threw,
                                &aimed,
                                &bombarded,
                                &dog_released,
                                &retreated,
                                &standoff,
                                &threw,
                                &converted,
                                &dog_died,
                                &dictator_chosen,
                                &base_revealed,
                                &drew_tactic,
                                &played,
                                &reinforced,
                                &sector_named,
                                &shelled,
                                &deck_enlarged,
                                &oil_granted,
                                &marked,
                                &vehicle_taken,
                                &vehicle_left,
                                &vehicle_hit,
                                &acquired,
                                &faction_begins,
                                &faction_settled,
                                &threw_for_turn,
                                &item_revealed};

}  // namespace told
}  // namespace sortie::merc
