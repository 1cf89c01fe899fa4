#pragma once
// The cards of Taktik (chapter K), one row each, and the check of a set of rows (W10).
//
// A card is a row: what it is, when it may be used, whom it names, and at most two effects made of primitives. The rules
// read rows and never ask for a card by its name. A row with something that the primitives cannot say does not exist.
//
//     row_of(card).window                  // of a tactic
//     tactic_matrix[window][role]          // which tactics could answer there (W11.7), made from the rows
//     check_cards(rows, findings)          // every violation, in words

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "engine/outline.h"
#include "engine/short_list.h"
#include "games/taktik/types.h"

namespace sortie::taktik {

enum class CardKind : std::uint8_t { missing, bonus, malus, tactic, unknown };
enum class Timing : std::uint8_t { missing, immediate, stored, reaction, unknown };

// K1.3
enum class Category : std::uint8_t {
    logistics,
    support,
    morale,
    diplomatic,
    electronic,
    financial,
    information,
    political,
    technical,
    cyber,
};
inline constexpr std::size_t category_count = 10;
constexpr std::array<std::string_view, category_count> names_of(Category)
{
    return {"logistics", "support",     "morale",    "diplomatic", "electronic",
            "financial", "information", "political", "technical",  "cyber"};
}
using CategorySet = BitSet<Category, category_count>;
inline constexpr CategorySet every_category = CategorySet::first(category_count);

// The five tactic windows (W11.3) and the malus response (W12), in the order of the game's list of windows.
enum class WindowName : std::uint8_t {
    before_move,
    after_move,
    before_attack_roll,
    after_attack_roll,
    before_damage,
    malus_drawn,
    none,
    unknown,
};
inline constexpr std::size_t tactic_window_count = 5;
inline constexpr std::array<std::string_view, 6> window_names{
    "before_move",       "after_move",    "before_attack_roll",
    "after_attack_roll", "before_damage", "malus_drawn"};

// Which offers a tactic fits; `unsaid` is the initiator (W10.21).
enum class Reactor : std::uint8_t { unsaid, initiator, responder, either, unknown };
inline constexpr std::size_t responder_role = 0;
inline constexpr std::size_t initiator_role = 1;

// What a player has to name.
enum class Target : std::uint8_t {
    missing,
    none,
    damaged_unit,      // own, damaged, not cut off from supply
    held_unit,         // own, under a cannot_move of a malus
    limited_unit,      // own, with the trait limited
    own_unit,          // own
    home_cell,         // where a reserve unit may enter
    quadrant_enemies,  // a quadrant with an enemy unit
    frame_attacker,    // the unit that attacks now
    frame_target,      // the unit that is attacked now
    supporter,         // own, able to join the attack
    drawers_unit,      // of the one who drew the malus; the opponent names it
    drawers_mech,
    any_quadrant,
    drawers_slot,  // an occupied place of the drawer's reserve
    unknown,
};

// Whom an effect touches.
enum class Scope : std::uint8_t {
    none,
    own,        // every unit of the one who plays it; of a malus: of the drawer
    own_types,  // those of `types`
    target,     // the unit that was named
    in_quadrant_now,
    initiator,  // every unit of the side that moves or attacks
    both,
    attack,  // the attack that is being carried out
};

using TypeSet = BitSet<UnitType, unit_type_count>;

struct EffectRow {
    Primitive primitive = Primitive::none;
    Scope scope = Scope::none;
    std::int8_t value = 0;
    Lifetime lifetime = Lifetime::instant;
    std::uint8_t left = 0;  // turns, or the phase of until_phase
    TypeSet types{};
    RollFilter filter = RollFilter::every;
    CategorySet categories{};  // of lock_category
    std::uint8_t uses = 0;
};

struct CardRow {
    std::string_view id{};
    std::string_view name{};
    std::string_view words{};  // what it does, for the player who holds it
    CardKind kind = CardKind::missing;
    Timing timing = Timing::missing;
    bool is_special = false;
    Category category = Category::logistics;  // of a tactic: without meaning
    WindowName window = WindowName::none;
    Reactor reactor = Reactor::unsaid;
    Target target = Target::missing;
    std::int8_t targets_least = 1;  // how many are named, where the target asks for something
    std::int8_t targets_most = 1;
    ShortList<EffectRow, 2> effects{};
    bool has_no_effect = false;  // said, not forgotten: only its cancel mode counts
    CategorySet cancels{};
    std::int16_t copies_60 = 0;
    std::int16_t copies_90 = 0;
};

extern const std::array<CardRow, card_kinds> card_table;

inline const CardRow& row_of(CardId card)
{
    return card_table[card.index];
}
inline const CardRow& row_of(TacticId tactic)
{
    return row_of(card_of(tactic));
}
constexpr bool is_bonus(CardId card)
{
    return card.index < bonus_kinds;
}
constexpr bool is_malus(CardId card)
{
    return card.index >= bonus_kinds && card.index < first_tactic;
}
constexpr bool is_tactic(CardId card)
{
    return card.index >= first_tactic && card.index < card_kinds;
}
constexpr TacticId tactic_of(CardId card)
{
    return is_tactic(card) ? id_cast<TacticId>(card.index - first_tactic) : TacticId::none();
}

// W11.7: for each window and role the tactics that fit, worked out from the rows.
using TacticMatrix = std::array<std::array<TacticSet, 2>, tactic_window_count>;
constexpr TacticMatrix matrix_of(std::span<const CardRow> list)
{
    TacticMatrix matrix{};
    for (std::size_t i = 0; i < tactic_kinds && first_tactic + i < list.size(); ++i) {
        const CardRow& row = list[first_tactic + i];
        const auto window = static_cast<std::size_t>(row.window);
        if (window >= tactic_window_count) continue;
        const TacticId tactic = id_cast<TacticId>(i);
        const bool fits_both = row.reactor == Reactor::either;
        if (fits_both || row.reactor == Reactor::responder) {
            matrix[window][responder_role].insert(tactic);
        }
        if (fits_both || row.reactor != Reactor::responder) {
            matrix[window][initiator_role].insert(tactic);
        }
    }
    return matrix;
}
extern const TacticMatrix tactic_matrix;

// W10: everything that is wrong with a set of definitions; nothing is mended silently.
void check_cards(std::span<const CardRow> list, std::vector<Finding>& findings);
// W11.6
bool is_allowed_in(WindowName window, Primitive primitive);

}  // namespace sortie::taktik
