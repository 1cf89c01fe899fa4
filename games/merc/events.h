#pragma once
// What players notice in a game of MERC. Rules emit these and never read them.
//
// Who sees what follows R13: a card that a unit puts on is public, a card that goes into a stash is known to the side
// that controls the sector and is a mere number to the others.

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

namespace told {

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

// ---- Units ----
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

// ---- Movement and mines ----
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

}  // namespace told
}  // namespace sortie::merc
