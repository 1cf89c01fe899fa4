// The rows of the cards, compared with the tables of chapter 03.

#include "games/taktik/cards.h"

#include <string>

#include "tests/taktik/duel.h"

namespace sortie::taktik {
namespace {

std::string categories_text(CategorySet set)
{
    if (set == every_category) return "any";
    std::string text;
    for (const Category each : set) {
        text += std::string(text.empty() ? "" : "+") +=
            names_of(each)[static_cast<std::size_t>(each)];
    }
    return text.empty() ? "-" : text;
}
std::string_view timing_text(Timing timing)
{
    return timing == Timing::stored     ? "stored"
           : timing == Timing::reaction ? "reaction"
                                        : "immediate";
}
// "special logistics stored cancels any 2/3"
std::string deck_row(std::string_view name)
{
    const CardRow& row = row_of(card(name));
    EXPECT_EQ(row.id, name);
    std::string text = row.is_special ? "special " : "generic ";
    text += categories_text({row.category});
    text += " " + std::string(timing_text(row.timing));
    if (row.kind == CardKind::bonus) text += " cancels " + categories_text(row.cancels);
    return text + " " + std::to_string(row.copies_60) + "/" + std::to_string(row.copies_90);
}
// "move_delta +1 until_end_of_turn; ..."
std::string effects_text(std::string_view name)
{
    std::string text;
    for (const EffectRow& each : row_of(card(name)).effects) {
        if (!text.empty()) text += "; ";
        text += names_of(each.primitive)[static_cast<std::size_t>(each.primitive)];
        if (each.value != 0) text += (each.value > 0 ? " +" : " ") + std::to_string(each.value);
        if (!each.categories.empty()) text += " " + categories_text(each.categories);
        text += " " + std::string(names_of(each.lifetime)[static_cast<std::size_t>(each.lifetime)]);
        if (each.lifetime == Lifetime::turns) text += ":" + std::to_string(each.left);
        if (each.uses != 0) text += " once";
    }
    return text;
}
std::string tactic_row(std::string_view name)
{
    const CardRow& row = row_of(card(name));
    constexpr std::array<std::string_view, 5> windows{
        "before_move", "after_move", "before_attack_roll", "after_attack_roll", "before_damage"};
    constexpr std::array<std::string_view, 4> reactors{"unsaid", "initiator", "responder",
                                                       "either"};
    return std::string(windows[static_cast<std::size_t>(row.window)]) + " " +
           std::string(reactors[static_cast<std::size_t>(row.reactor)]) + ": " + effects_text(name);
}

TEST(
    "KB1, KB2, KB3, KB4, KB5, KB6, KB7, KB8, KB9, KB10, KB11, K0.2, K0.3: the rows of the bonus cards")
{
    EXPECT_EQ(deck_row("rapid_supply_convoy"), "generic logistics stored cancels any 2/3");
    EXPECT_EQ(deck_row("forward_supply_depot"), "generic logistics stored cancels any 2/3");
    EXPECT_EQ(deck_row("special_supplies"), "generic logistics stored cancels - 2/3");
    EXPECT_EQ(deck_row("advanced_recon"), "generic support stored cancels any 2/3");
    EXPECT_EQ(deck_row("air_cover"), "generic support stored cancels - 2/3");
    EXPECT_EQ(deck_row("internal_discipline"),
              "generic morale stored cancels morale+information 2/3");
    EXPECT_EQ(deck_row("artillery_support"), "generic support stored cancels any 5/6");
    EXPECT_EQ(deck_row("extra_supplies"), "generic logistics stored cancels - 4/6");
    EXPECT_EQ(deck_row("troop_motivation"), "generic morale stored cancels - 5/6");
    EXPECT_EQ(deck_row("international_aid"), "special diplomatic stored cancels - 4/8");
    EXPECT_EQ(deck_row("electronic_countermeasures"),
              "special electronic reaction cancels any 6/12");
}

TEST("KB1, KB2, KB3, KB4, KB5, KB6, KB7, KB8, KB9, KB10, KB11: what the bonus cards do")
{
    EXPECT_EQ(effects_text("rapid_supply_convoy"), "move_delta +1 until_end_of_turn");
    EXPECT_EQ(effects_text("forward_supply_depot"), "move_delta +1 turns:3");
    EXPECT_EQ(effects_text("special_supplies"), "restore instant");
    EXPECT_EQ(effects_text("advanced_recon"), "move_limit_delta +1 until_end_of_turn");
    EXPECT_EQ(effects_text("air_cover"), "ignore_malus_movement until_end_of_turn");
    EXPECT_EQ(effects_text("internal_discipline"), "reserve_cap_delta +1 turns:3");
    EXPECT_EQ(effects_text("artillery_support"), "roll_delta +1 until_end_of_turn once");
    EXPECT_EQ(effects_text("extra_supplies"), "attack_after_move until_end_of_turn");
    EXPECT_EQ(effects_text("troop_motivation"), "damage_delta +1 until_end_of_turn");
    EXPECT_EQ(effects_text("international_aid"), "deploy_reserve instant");
    EXPECT_EQ(effects_text("electronic_countermeasures"), "");
}

TEST(
    "KM1, KM2, KM3, KM4, KM5, KM6, KM7, KM8, KM9, KM10, KM11, KM12, KM13, KM14, KM15, KM16: the malus cards")
{
    EXPECT_EQ(deck_row("supply_interruption"), "generic logistics immediate 3/4");
    EXPECT_EQ(deck_row("operational_funding_cut"), "generic financial immediate 2/3");
    EXPECT_EQ(deck_row("enemy_disinformation"), "generic information immediate 2/3");
    EXPECT_EQ(deck_row("ammunition_shortage"), "generic logistics immediate 3/4");
    EXPECT_EQ(deck_row("mechanical_failure"), "generic technical immediate 2/3");
    EXPECT_EQ(deck_row("international_pressure"), "generic political immediate 1/2");
    EXPECT_EQ(deck_row("disrupted_supply_lines"), "generic logistics immediate 2/3");
    EXPECT_EQ(deck_row("morale_collapse"), "generic morale immediate 1/1");
    EXPECT_EQ(deck_row("intelligence_failure"), "generic information immediate 1/1");
    EXPECT_EQ(deck_row("cyber_attack"), "generic cyber immediate 1/1");
    EXPECT_EQ(deck_row("un_ceasefire"), "special political immediate 1/2");
    EXPECT_EQ(deck_row("severe_international_sanctions"), "special political immediate 1/2");
    EXPECT_EQ(deck_row("logistical_blockade"), "special logistics immediate 1/2");
    EXPECT_EQ(deck_row("air_support_denial"), "special political immediate 1/1");
    EXPECT_EQ(deck_row("blackout"), "special technical immediate 1/1");
    EXPECT_EQ(deck_row("sabotage"), "special information immediate 1/1");
}

TEST(
    "KM1, KM2, KM3, KM4, KM5, KM6, KM7, KM8, KM9, KM10, KM11, KM12, KM13, KM14, KM15, KM16: what they do")
{
    EXPECT_EQ(effects_text("supply_interruption"),
              "move_delta -2 until_end_of_turn; move_delta -1 until_end_of_turn");
    EXPECT_EQ(effects_text("operational_funding_cut"), "lock_category logistics until_end_of_turn");
    EXPECT_EQ(effects_text("enemy_disinformation"), "cannot_move until_end_of_turn");
    EXPECT_EQ(effects_text("ammunition_shortage"), "roll_delta -2 until_end_of_turn");
    EXPECT_EQ(effects_text("mechanical_failure"),
              "cannot_move until_end_of_turn; cannot_attack until_end_of_turn");
    EXPECT_EQ(effects_text("international_pressure"), "cannot_attack until_end_of_turn");
    EXPECT_EQ(effects_text("disrupted_supply_lines"),
              "move_delta -1 until_end_of_turn; lock_supply until_end_of_turn");
    EXPECT_EQ(effects_text("morale_collapse"), "roll_delta -1 until_end_of_turn");
    EXPECT_EQ(effects_text("intelligence_failure"), "lock_tactics until_end_of_turn");
    EXPECT_EQ(effects_text("cyber_attack"), "lock_reserve until_end_of_turn");
    EXPECT_EQ(effects_text("un_ceasefire"), "cannot_attack turns:2");
    EXPECT_EQ(effects_text("severe_international_sanctions"), "lock_deploy until_end_of_turn");
    EXPECT_EQ(effects_text("logistical_blockade"),
              "move_halve until_end_of_turn; lock_category logistics until_end_of_turn");
    EXPECT_EQ(effects_text("air_support_denial"), "lock_category support until_end_of_turn");
    EXPECT_EQ(effects_text("blackout"), "move_limit_set +2 until_end_of_turn");
    EXPECT_EQ(effects_text("sabotage"), "discard_reserve_slot instant");
}

TEST("KT1, KT2, KT3, KT4, KT5, KT6, KT7, KT8, KT9, KT10, KT11: the tactics")
{
    EXPECT_EQ(tactic_row("suppressive_fire"),
              "before_move responder: move_halve until_end_of_turn");
    EXPECT_EQ(tactic_row("enemy_recon_detection"),
              "after_move initiator: roll_delta +1 until_phase");
    EXPECT_EQ(tactic_row("precision_shot"),
              "before_attack_roll initiator: damage_double this_resolution");
    EXPECT_EQ(tactic_row("coordinated_maneuver"),
              "before_attack_roll initiator: add_supporter this_resolution");
    EXPECT_EQ(tactic_row("favorable_weather"),
              "before_attack_roll initiator: roll_delta +1 until_end_of_turn");
    EXPECT_EQ(tactic_row("expert_aim"),
              "before_attack_roll initiator: roll_delta +2 this_resolution");
    EXPECT_EQ(tactic_row("clear_line_of_fire"),
              "before_attack_roll initiator: ignore_terrain this_resolution");
    EXPECT_EQ(tactic_row("dense_fog"),
              "before_attack_roll either: roll_delta -1 until_end_of_turn");
    EXPECT_EQ(tactic_row("tactical_block"),
              "before_attack_roll responder: cannot_attack until_end_of_turn");
    EXPECT_EQ(tactic_row("commanders_luck"), "after_attack_roll initiator: reroll this_resolution");
    EXPECT_EQ(tactic_row("natural_cover"), "before_damage responder: absorb +1 this_resolution");
}

TEST("T10.2, K0.3: the deck has 60 or 90 cards, and every card as often as its row says")
{
    for (const int deck : {0, 1}) {
        Theatre theatre({}, {{Option::deck, deck}});
        std::array<int, card_kinds> copies{};
        for (const CardId each : theatre.state.deck.draw_pile) ++copies[each.index];
        EXPECT_EQ(theatre.state.deck.size(), deck == 0 ? 60u : 90u);
        for (std::size_t i = 0; i < first_tactic; ++i) {
            EXPECT_EQ(copies[i], deck == 0 ? card_table[i].copies_60 : card_table[i].copies_90);
        }
        for (std::size_t i = first_tactic; i < card_kinds; ++i) EXPECT_EQ(copies[i], 0);
    }
}

TEST("T10.1, K1.3: kinds, their timings and their categories")
{
    constexpr CategorySet of_bonus{Category::logistics, Category::support, Category::morale,
                                   Category::diplomatic, Category::electronic};
    constexpr CategorySet of_malus{Category::logistics, Category::financial, Category::information,
                                   Category::political, Category::morale,    Category::technical,
                                   Category::cyber};
    CategorySet bonus;
    CategorySet malus;
    for (const CardRow& row : card_table) {
        if (row.kind == CardKind::bonus) bonus.insert(row.category);
        if (row.kind == CardKind::malus) malus.insert(row.category);
        if (row.kind == CardKind::malus) EXPECT(row.timing == Timing::immediate) << row.id;
        if (row.kind == CardKind::tactic) EXPECT(row.timing == Timing::reaction) << row.id;
    }
    EXPECT(bonus == of_bonus);
    EXPECT(malus == of_malus);
}

TEST("K1.2: both players choose six different ones out of the same eleven tactics")
{
    EXPECT_EQ(tactic_kinds, 11u);
    Setup setup = setup_with({});
    State state = P::start(setup);
    for (const Seat seat : {seat1, seat2}) {
        P::apply_unchecked(state, seat, make(choose_tactics, 5, 6, 7, 8, 9, 10));
    }
    for (const Camp& camp : state.camps) EXPECT_EQ(camp.tactics.size(), 6);
    EXPECT(state.camps[0].tactics == state.camps[1].tactics);
}

TEST(
    "K4.12: every window has a card, each side can defend itself, only Dense Fog is for both roles")
{
    for (const auto& roles : tactic_matrix) EXPECT(!(roles[0] | roles[1]).empty());
    TacticSet both;
    for (const auto& roles : tactic_matrix) both = both | (roles[0] & roles[1]);
    EXPECT(both == TacticSet{tactic("dense_fog")});
    for (const WindowName window :
         {WindowName::before_move, WindowName::before_attack_roll, WindowName::before_damage}) {
        EXPECT(!tactic_matrix[static_cast<std::size_t>(window)][responder_role].empty());
    }
}

}  // namespace
}  // namespace sortie::taktik
