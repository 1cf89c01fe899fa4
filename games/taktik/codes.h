#pragma once
// The codes of Taktik's refusals (T20.2, W14), where several chapters use them.
//
// A code that only one condition gives stands beside that condition. The order in which codes are looked at is the order
// of the conditions in the tables of actions, not of this list.

#include <string_view>

namespace sortie::taktik::code {

inline constexpr std::string_view unit_unknown = "E_UNIT_UNKNOWN";
inline constexpr std::string_view unit_owner = "E_UNIT_OWNER";
inline constexpr std::string_view pending = "E_PENDING";
inline constexpr std::string_view no_pending = "E_NO_PENDING";
inline constexpr std::string_view card_not_held = "E_CARD_NOT_HELD";
inline constexpr std::string_view card_mode = "E_CARD_MODE";
inline constexpr std::string_view card_locked = "E_CARD_LOCKED";
inline constexpr std::string_view target_count = "E_TARGET_COUNT";
inline constexpr std::string_view target_invalid = "E_TARGET_INVALID";
inline constexpr std::string_view condition = "E_CONDITION";
inline constexpr std::string_view slot = "E_SLOT";
inline constexpr std::string_view reserve_full = "E_RESERVE_FULL";
inline constexpr std::string_view choice_invalid = "E_CHOICE_INVALID";
inline constexpr std::string_view choice_pending = "E_CHOICE_PENDING";
inline constexpr std::string_view phase = "E_PHASE";
inline constexpr std::string_view not_active = "E_NOT_ACTIVE";
inline constexpr std::string_view designation = "E_DESIGNATION";

}  // namespace sortie::taktik::code
