// W10: everything that can be wrong with a set of card definitions, each with its code.

#include <string>

#include "games/taktik/cards.h"

namespace sortie::taktik {
namespace {

class CardCheck {
public:
    CardCheck(std::span<const CardRow> list, std::vector<Finding>& findings)
        : rows_(list), findings_(findings)
    {
    }

    void run()
    {
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            row_ = &rows_[i];
            check_fields();
            check_twins(i);
            if (row_->kind == CardKind::tactic) check_tactic();
            if (row_->kind == CardKind::bonus) check_bonus();
            if (row_->kind == CardKind::malus && row_->timing != Timing::immediate) {
                report("DEF_MALUS_TIMING", "a malus is immediate");
            }
            if (row_->kind != CardKind::tactic) check_common();
            check_effects();
            if (row_->copies_60 < 0 || row_->copies_90 < 0) {
                report("DEF_COPIES", "the number of copies is negative");
            }
        }
        check_totals();
    }

private:
    void check_fields()
    {
        if (row_->id.empty()) missing("id");
        if (row_->name.empty()) missing("name");
        if (row_->kind == CardKind::missing) missing("kind");
        if (row_->timing == Timing::missing) missing("timing");
        if (row_->target == Target::missing) missing("target");
        if (row_->effects.empty() && !row_->has_no_effect) missing("effect");
        if (row_->kind == CardKind::unknown)
            report("DEF_KIND_UNKNOWN", "kinds are bonus, malus and tactic");
        if (row_->timing == Timing::unknown) {
            report("DEF_TIMING_UNKNOWN", "timings are immediate, stored and reaction");
        }
        check_target();
        if (row_->reactor == Reactor::unknown) {
            report("DEF_REACTOR_INVALID", "reactors are initiator, responder and either");
        }
    }

    // W10.16. No command names more than one thing (T20.1), so a larger count is not understood.
    void check_target()
    {
        if (row_->targets_least < 1 || row_->targets_most < 1) {
            report("DEF_TARGET_INVALID", "at least one target is named");
        } else if (row_->targets_most < row_->targets_least) {
            report("DEF_TARGET_INVALID", "the most targets are fewer than the least");
        } else if (row_->target == Target::unknown || row_->targets_most > 1) {
            report("DEF_TARGET_INVALID", "the target is not understood");
        }
    }

    void check_twins(std::size_t i)
    {
        for (std::size_t k = 0; k < i; ++k) {
            if (rows_[k].id != row_->id || row_->id.empty()) continue;
            report("DEF_ID_DUPLICATE", "another card has this id");
            return;
        }
    }

    void check_tactic()
    {
        if (row_->timing != Timing::reaction) report("DEF_TACTIC_TIMING", "a tactic is a reaction");
        if (row_->window == WindowName::none) {
            report("DEF_TACTIC_WINDOW_MISSING", "a tactic names its window");
        } else if (static_cast<std::size_t>(row_->window) >= tactic_window_count) {
            report("DEF_WINDOW_UNKNOWN", "it is none of the tactic windows");
        }
        if (row_->copies_60 != 0 || row_->copies_90 != 0) {
            report("DEF_COPIES",
                   "a tactic is in the pool once for each player and not in the deck");
        }
        for (const EffectRow& effect : row_->effects) {
            if (effect.lifetime == Lifetime::unknown) {
                report("DEF_TACTIC_DURATION", "there is no such lifetime");
            } else if (effect.lifetime == Lifetime::turns ||
                       effect.lifetime == Lifetime::permanent) {
                report("DEF_TACTIC_DURATION",
                       "what a tactic does ends with the turn at the latest");
            }
            const bool window_is_known =
                static_cast<std::size_t>(row_->window) < tactic_window_count;
            if (window_is_known && !is_nested(effect) &&
                !is_allowed_in(row_->window, effect.primitive)) {
                report("DEF_PRIMITIVE_WINDOW",
                       std::string(word_of(effect.primitive)) + " is not possible in this window");
            }
        }
    }

    void check_bonus()
    {
        if (row_->timing == Timing::immediate)
            report("DEF_BONUS_TIMING", "a bonus is stored or a reaction");
        if (row_->timing == Timing::reaction && row_->cancels.empty()) {
            report("DEF_BONUS_REACTION_NO_CANCEL", "a bonus that is a reaction cancels something");
        }
    }

    void check_common()
    {
        if (row_->window != WindowName::none) {
            report("DEF_WINDOW_ON_NON_TACTIC", "only tactics name a window");
        }
        if (row_->reactor != Reactor::unsaid && row_->reactor != Reactor::unknown) {
            report("DEF_REACTOR_INVALID", "only tactics name a reactor");
        }
    }

    static bool is_nested(const EffectRow& effect)
    {
        return effect.primitive == Primitive::open_window ||
               effect.primitive == Primitive::start_resolution;
    }
    static std::string_view word_of(Primitive primitive)
    {
        return names_of(primitive)[static_cast<std::size_t>(primitive)];
    }

    void check_effects()
    {
        for (const EffectRow& effect : row_->effects) {
            if (is_nested(effect)) {
                report("DEF_NESTED", "an effect opens no window and starts no resolution");
            } else if (effect.primitive == Primitive::none ||
                       static_cast<std::size_t>(effect.primitive) >= primitive_count) {
                report("DEF_PRIMITIVE_UNKNOWN", "there is no such primitive");
            }
        }
    }

    struct Sums {
        int generic_60 = 0;
        int special_60 = 0;
        int generic_90 = 0;
        int special_90 = 0;
        friend bool operator==(const Sums&, const Sums&) = default;
    };
    Sums sums_of(CardKind kind) const
    {
        Sums sums;
        for (const CardRow& row : rows_) {
            if (row.kind != kind) continue;
            (row.is_special ? sums.special_60 : sums.generic_60) += row.copies_60;
            (row.is_special ? sums.special_90 : sums.generic_90) += row.copies_90;
        }
        return sums;
    }
    void check_totals()
    {
        std::size_t tactics = 0;
        for (const CardRow& row : rows_) tactics += row.kind == CardKind::tactic ? 1 : 0;
        if (sums_of(CardKind::bonus) != Sums{26, 10, 36, 20} ||
            sums_of(CardKind::malus) != Sums{18, 6, 25, 9}) {
            findings_.push_back(
                {"DEF_DECK_TOTAL", "cards",
                 "the copies do not add up to 36 bonus and 24 malus (60 cards) and 56 "
                 "and 34 (90 cards), with 10, 6, 20 and 9 special ones"});
        }
        if (tactics < tactics_chosen) {
            findings_.push_back(
                {"DEF_POOL_SIZE", "cards", "there are fewer tactics than a player must choose"});
        }
    }

    void missing(std::string_view what)
    {
        report("DEF_FIELD_MISSING", "it has no " + std::string(what));
    }
    void report(std::string_view code, std::string words)
    {
        findings_.push_back({code, "card '" + std::string(row_->id) + "'", std::move(words)});
    }

    std::span<const CardRow> rows_;
    std::vector<Finding>& findings_;
    const CardRow* row_ = nullptr;
};

}  // namespace

bool is_allowed_in(WindowName window, Primitive primitive)
{
    using enum Primitive;
    const auto is_one_of = [&](auto... list) { return ((primitive == list) || ...); };
    switch (window) {
        case WindowName::before_move: return is_one_of(move_halve, move_delta, cannot_move);
        case WindowName::after_move: return is_one_of(roll_delta, cannot_attack, move_delta);
        case WindowName::before_attack_roll:
            return is_one_of(roll_delta, damage_double, damage_delta, ignore_terrain, add_supporter,
                             cannot_attack);
        case WindowName::after_attack_roll: return primitive == reroll;
        case WindowName::before_damage: return is_one_of(absorb, damage_delta);
        default: return false;
    }
}

void check_cards(std::span<const CardRow> list, std::vector<Finding>& findings)
{
    CardCheck(list, findings).run();
}

}  // namespace sortie::taktik
