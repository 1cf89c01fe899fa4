// The check of card definitions (W10): every violation has its code, and all of them are told.

#include <string>
#include <vector>

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

CardRow sample_tactic()
{
    return {.id = "sample",
            .name = "Sample",
            .kind = CardKind::tactic,
            .timing = Timing::reaction,
            .window = WindowName::before_move,
            .reactor = Reactor::responder,
            .target = Target::none,
            .effects = {{.primitive = Primitive::move_halve,
                         .scope = Scope::initiator,
                         .lifetime = Lifetime::until_end_of_turn}}};
}
CardRow sample_bonus()
{
    return {.id = "sample",
            .name = "Sample",
            .kind = CardKind::bonus,
            .timing = Timing::stored,
            .target = Target::none,
            .effects = {{.primitive = Primitive::move_delta,
                         .scope = Scope::own,
                         .value = 1,
                         .lifetime = Lifetime::until_end_of_turn}}};
}
CardRow sample_malus()
{
    CardRow row = sample_bonus();
    row.kind = CardKind::malus;
    row.timing = Timing::immediate;
    return row;
}

std::string codes_of(const std::vector<CardRow>& rows)
{
    std::vector<Finding> findings;
    check_cards(rows, findings);
    std::string codes;
    for (const Finding& each : findings) {
        if (!codes.empty()) codes += " ";
        codes += each.code;
    }
    return codes;
}

// The codes that adding this card to the base set brings, in order.
std::string codes_with(const CardRow& row)
{
    std::vector<CardRow> rows(card_table.begin(), card_table.end());
    rows.push_back(row);
    return codes_of(rows);
}

CardRow with_primitive(CardRow row, Primitive primitive)
{
    EffectRow effect = row.effects[0];
    effect.primitive = primitive;
    row.effects = {effect};
    return row;
}
CardRow with_lifetime(CardRow row, Lifetime lifetime, std::uint8_t left = 0)
{
    EffectRow effect = row.effects[0];
    effect.lifetime = lifetime;
    effect.left = left;
    row.effects = {effect};
    return row;
}

template <class Edit>
std::string codes_with(CardRow row, Edit edit)
{
    edit(row);
    return codes_with(row);
}

// The codes of the base set after a change.
template <class Edit>
std::string codes_after(Edit edit)
{
    std::vector<CardRow> rows(card_table.begin(), card_table.end());
    edit(rows);
    return codes_of(rows);
}

TEST("K6.2, T10.2: nothing is wrong with the base set")
{
    EXPECT_EQ(codes_after([](auto&) {}), "");
}

TEST("DV-01: a tactic that halves movement before a move is accepted")
{
    EXPECT_EQ(codes_with(sample_tactic()), "");
}

TEST("DV-02, W10.5: a tactic without a window")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.window = WindowName::none; }),
              "DEF_TACTIC_WINDOW_MISSING");
}

TEST("DV-03, W10.4: a tactic that is stored")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.timing = Timing::stored; }),
              "DEF_TACTIC_TIMING");
}

TEST("DV-04, W10.20: two violations of one card are both told, with the card's name")
{
    CardRow row = sample_tactic();
    row.timing = Timing::immediate;
    row.window = WindowName::none;
    EXPECT_EQ(codes_with(row), "DEF_TACTIC_TIMING DEF_TACTIC_WINDOW_MISSING");
    std::vector<Finding> findings;
    check_cards(std::vector<CardRow>{row}, findings);
    ASSERT_FALSE(findings.empty());
    EXPECT_EQ(findings[0].where, "card 'sample'");
    EXPECT_FALSE(findings[0].words.empty());
}

TEST("DV-05, W10.7: a bonus with a window")
{
    EXPECT_EQ(
        codes_with(sample_bonus(), [](CardRow& row) { row.window = WindowName::before_damage; }),
        "DEF_WINDOW_ON_NON_TACTIC");
}

TEST("DV-06, W10.7: a malus with a window")
{
    EXPECT_EQ(codes_with(sample_malus(), [](CardRow& row) { row.window = WindowName::after_move; }),
              "DEF_WINDOW_ON_NON_TACTIC");
}

TEST("DV-07, W10.6: a tactic with an unknown window")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.window = WindowName::unknown; }),
              "DEF_WINDOW_UNKNOWN");
}

TEST("DV-08, W10.6, W12.3: no card names malus_drawn")
{
    EXPECT_EQ(
        codes_with(sample_tactic(), [](CardRow& row) { row.window = WindowName::malus_drawn; }),
        "DEF_WINDOW_UNKNOWN");
    for (const CardRow& row : card_table) EXPECT(row.window != WindowName::malus_drawn) << row.id;
}

TEST("DV-09, W10.12: a tactic that outlasts its turn, or whose lifetime is unknown")
{
    for (const std::uint8_t turns : {std::uint8_t{1}, std::uint8_t{2}}) {
        EXPECT_EQ(codes_with(with_lifetime(sample_tactic(), Lifetime::turns, turns)),
                  "DEF_TACTIC_DURATION");
    }
    EXPECT_EQ(codes_with(with_lifetime(sample_tactic(), Lifetime::permanent)),
              "DEF_TACTIC_DURATION");
    EXPECT_EQ(codes_with(with_lifetime(sample_tactic(), Lifetime::unknown)), "DEF_TACTIC_DURATION");
    for (const Lifetime lifetime : {Lifetime::this_resolution, Lifetime::until_end_of_turn}) {
        EXPECT_EQ(codes_with(with_lifetime(sample_tactic(), lifetime)), "");
    }
    EXPECT_EQ(codes_with(with_lifetime(sample_bonus(), Lifetime::turns, 2)), "");
}

TEST("DV-10, W10.14: a primitive that the window does not allow")
{
    EXPECT_EQ(codes_with(with_primitive(sample_tactic(), Primitive::reroll)),
              "DEF_PRIMITIVE_WINDOW");
}

TEST("DV-11: a bonus that only cancels is accepted")
{
    EXPECT_EQ(codes_with(sample_bonus(),
                         [](CardRow& row) {
                             row.timing = Timing::reaction;
                             row.cancels = every_category;
                         }),
              "");
}

TEST("DV-12, W10.10: a bonus that reacts and cancels nothing")
{
    EXPECT_EQ(codes_with(sample_bonus(), [](CardRow& row) { row.timing = Timing::reaction; }),
              "DEF_BONUS_REACTION_NO_CANCEL");
}

TEST("DV-13, W10.8: a malus that is stored")
{
    EXPECT_EQ(codes_with(sample_malus(), [](CardRow& row) { row.timing = Timing::stored; }),
              "DEF_MALUS_TIMING");
}

TEST("DV-14, W10.1: two cards of one id")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.id = "dense_fog"; }),
              "DEF_ID_DUPLICATE");
}

TEST("DV-15, W10.21: a tactic without a reactor is the initiator's")
{
    CardRow row = sample_tactic();
    row.reactor = Reactor::unsaid;
    EXPECT_EQ(codes_with(row), "");
    std::vector<CardRow> rows(card_table.begin(), card_table.end());
    rows[first_tactic] = row;
    const TacticMatrix matrix = matrix_of(rows);
    const auto& roles = matrix[static_cast<std::size_t>(WindowName::before_move)];
    EXPECT(roles[initiator_role].contains(TacticId{0}));
    EXPECT(!roles[responder_role].contains(TacticId{0}));
}

TEST("DV-16, W10.18: a deck with 35 bonus cards")
{
    EXPECT_EQ(codes_after([](auto& rows) { --rows[0].copies_60; }), "DEF_DECK_TOTAL");
    EXPECT_EQ(codes_after([](auto& rows) { ++rows[bonus_kinds].copies_90; }), "DEF_DECK_TOTAL");
    EXPECT_EQ(codes_after([](auto& rows) { rows[0].is_special = true; }), "DEF_DECK_TOTAL");
}

TEST("W10.2: every field that is missing is told")
{
    const auto codes = codes_with(CardRow{});
    std::size_t count = 0;
    for (std::size_t at = 0; (at = codes.find("DEF_FIELD_MISSING", at)) != std::string::npos;
         ++at) {
        ++count;
    }
    EXPECT_EQ(count, 6u);  // id, name, kind, timing, target, effect
}

TEST("W10.3: an unknown kind or timing")
{
    EXPECT_EQ(codes_with(sample_bonus(), [](CardRow& row) { row.kind = CardKind::unknown; }),
              "DEF_KIND_UNKNOWN");
    EXPECT_EQ(codes_with(sample_bonus(), [](CardRow& row) { row.timing = Timing::unknown; }),
              "DEF_TIMING_UNKNOWN");
}

TEST("W10.9: a bonus that is immediate")
{
    EXPECT_EQ(codes_with(sample_bonus(), [](CardRow& row) { row.timing = Timing::immediate; }),
              "DEF_BONUS_TIMING");
}

TEST("W10.11: a reactor that is unknown, or given for no tactic")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.reactor = Reactor::unknown; }),
              "DEF_REACTOR_INVALID");
    EXPECT_EQ(codes_with(sample_bonus(), [](CardRow& row) { row.reactor = Reactor::either; }),
              "DEF_REACTOR_INVALID");
}

TEST("W10.13: an unknown primitive")
{
    EXPECT_EQ(codes_with(with_primitive(sample_bonus(), Primitive::none)), "DEF_PRIMITIVE_UNKNOWN");
}

TEST("W10.15: a primitive that opens a window or starts a resolution")
{
    for (const Primitive primitive : {Primitive::open_window, Primitive::start_resolution}) {
        EXPECT_EQ(codes_with(with_primitive(sample_tactic(), primitive)), "DEF_NESTED");
        EXPECT_EQ(codes_with(with_primitive(sample_bonus(), primitive)), "DEF_NESTED");
    }
}

TEST("W10.16: a target that is not understood, a count below one, and a most below the least")
{
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.target = Target::unknown; }),
              "DEF_TARGET_INVALID");
    const auto words_with = [](std::int8_t least, std::int8_t most) {
        CardRow row = sample_bonus();
        row.target = Target::own_unit;
        row.targets_least = least;
        row.targets_most = most;
        std::vector<CardRow> rows(card_table.begin(), card_table.end());
        rows.push_back(row);
        std::vector<Finding> findings;
        check_cards(rows, findings);
        std::string words;
        for (const Finding& each : findings) words += std::string(each.code) + ": " + each.words;
        return words;
    };
    EXPECT_EQ(words_with(1, 1), "");
    EXPECT_EQ(words_with(0, 1), "DEF_TARGET_INVALID: at least one target is named");
    EXPECT_EQ(words_with(1, 0), "DEF_TARGET_INVALID: at least one target is named");
    EXPECT_EQ(words_with(-1, -1), "DEF_TARGET_INVALID: at least one target is named");
    EXPECT_EQ(words_with(3, 2), "DEF_TARGET_INVALID: the most targets are fewer than the least");
    EXPECT_EQ(words_with(1, 2), "DEF_TARGET_INVALID: the target is not understood");
}

TEST("W10.17: copies below none, and a tactic in the deck")
{
    EXPECT_EQ(codes_after([](auto& rows) {
                  rows[0].copies_60 = -1;
                  rows[1].copies_60 = 5;
              }),
              "DEF_COPIES");
    EXPECT_EQ(codes_with(sample_tactic(), [](CardRow& row) { row.copies_60 = 1; }), "DEF_COPIES");
}

TEST("W10.19: fewer tactics than a player must choose")
{
    EXPECT_EQ(codes_after([](auto& rows) { rows.resize(first_tactic + tactics_chosen); }), "");
    EXPECT_EQ(codes_after([](auto& rows) { rows.resize(first_tactic + tactics_chosen - 1); }),
              "DEF_POOL_SIZE");
}

TEST("W11.6: which primitives each window allows")
{
    const auto allowed = [](WindowName window) {
        std::string list;
        for (std::size_t i = 0; i < primitive_count; ++i) {
            if (!is_allowed_in(window, static_cast<Primitive>(i))) continue;
            list += std::string(names_of(Primitive{})[i]) + " ";
        }
        return list;
    };
    EXPECT_EQ(allowed(WindowName::before_move), "move_delta move_halve cannot_move ");
    EXPECT_EQ(allowed(WindowName::after_move), "move_delta cannot_attack roll_delta ");
    EXPECT_EQ(allowed(WindowName::before_attack_roll),
              "cannot_attack roll_delta damage_delta damage_double ignore_terrain add_supporter ");
    EXPECT_EQ(allowed(WindowName::after_attack_roll), "reroll ");
    EXPECT_EQ(allowed(WindowName::before_damage), "damage_delta absorb ");
    EXPECT_EQ(allowed(WindowName::malus_drawn), "");
}

}  // namespace
}  // namespace sortie::taktik
