#pragma once
// The refusal codes of MERC (R18), as names, so that a code that does not exist does not compile.
//
//     {"R7.7.1", "the unit can train", can_train, e_no_training}
//
// What each of them means is in the table of docs/rules/merc/01-core-rules.md.

#include <string_view>

namespace sortie::merc {

using Code = std::string_view;

inline constexpr Code e_allocation = "E_ALLOCATION";
inline constexpr Code e_already_explored = "E_ALREADY_EXPLORED";
inline constexpr Code e_barrier = "E_BARRIER";
inline constexpr Code e_base_site = "E_BASE_SITE";
inline constexpr Code e_base_squad = "E_BASE_SQUAD";
inline constexpr Code e_component = "E_COMPONENT";
inline constexpr Code e_contested = "E_CONTESTED";
inline constexpr Code e_count = "E_COUNT";
inline constexpr Code e_crew = "E_CREW";
inline constexpr Code e_day1 = "E_DAY1";
inline constexpr Code e_dead = "E_DEAD";
inline constexpr Code e_deck_empty = "E_DECK_EMPTY";
inline constexpr Code e_dice = "E_DICE";
inline constexpr Code e_discard_empty = "E_DISCARD_EMPTY";
inline constexpr Code e_edge = "E_EDGE";
inline constexpr Code e_fire_actor = "E_FIRE_ACTOR";
inline constexpr Code e_full_health = "E_FULL_HEALTH";
inline constexpr Code e_hire_forbidden = "E_HIRE_FORBIDDEN";
inline constexpr Code e_incompatible = "E_INCOMPATIBLE";
inline constexpr Code e_landed = "E_LANDED";
inline constexpr Code e_militia_cap = "E_MILITIA_CAP";
inline constexpr Code e_militia_count = "E_MILITIA_COUNT";
inline constexpr Code e_no_ability = "E_NO_ABILITY";
inline constexpr Code e_no_action = "E_NO_ACTION";
inline constexpr Code e_no_card = "E_NO_CARD";
inline constexpr Code e_no_enemy = "E_NO_ENEMY";
inline constexpr Code e_no_item = "E_NO_ITEM";
inline constexpr Code e_no_partner = "E_NO_PARTNER";
inline constexpr Code e_no_training = "E_NO_TRAINING";
inline constexpr Code e_not_adjacent = "E_NOT_ADJACENT";
inline constexpr Code e_not_city = "E_NOT_CITY";
inline constexpr Code e_not_controlled = "E_NOT_CONTROLLED";
inline constexpr Code e_not_friendly = "E_NOT_FRIENDLY";
inline constexpr Code e_not_owner = "E_NOT_OWNER";
inline constexpr Code e_nothing_to_equip = "E_NOTHING_TO_EQUIP";
inline constexpr Code e_off_board = "E_OFF_BOARD";
inline constexpr Code e_over_team_limit = "E_OVER_TEAM_LIMIT";
inline constexpr Code e_path = "E_PATH";
inline constexpr Code e_phase = "E_PHASE";
inline constexpr Code e_place = "E_PLACE";
inline constexpr Code e_refuses_item = "E_REFUSES_ITEM";
inline constexpr Code e_retreat_site = "E_RETREAT_SITE";
inline constexpr Code e_second_bandolier = "E_SECOND_BANDOLIER";
inline constexpr Code e_site = "E_SITE";
inline constexpr Code e_slot = "E_SLOT";
inline constexpr Code e_squad_action = "E_SQUAD_ACTION";
inline constexpr Code e_squad_full = "E_SQUAD_FULL";
inline constexpr Code e_squad_slots = "E_SQUAD_SLOTS";
inline constexpr Code e_taken = "E_TAKEN";
inline constexpr Code e_target = "E_TARGET";
inline constexpr Code e_targets = "E_TARGETS";
inline constexpr Code e_team_full = "E_TEAM_FULL";
inline constexpr Code e_window = "E_WINDOW";

}  // namespace sortie::merc
