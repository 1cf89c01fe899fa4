#include "games/merc/modes/choice.h"

#include "tests/merc/theatre.h"

namespace sortie::merc {
namespace {

struct Wish {
    int rebels = 3;
    std::vector<std::pair<Option, int>> values;
};

Setup setup_of(const Wish& wish)
{
    Setup setup = setup_for(wish.rebels);
    for (const auto& [option, value] : wish.values) {
        setup.values[static_cast<std::size_t>(option)] = value;
    }
    return setup;
}

std::string why_not(const Wish& wish)
{
    return why_not_options(setup_of(wish)).value_or("");
}

constexpr int assassination = static_cast<int>(Mode::assassination);
constexpr int versus = static_cast<int>(Mode::versus);
constexpr int solo = static_cast<int>(Mode::solo_rescue);

TEST("V0.1: pairs that the matrix refuses are refused in words")
{
    EXPECT_EQ(
        why_not({3, {{Option::mode, assassination}}}),
        "Assassination and an automatic Dictator cannot be played together (rule V0, E_CONFIG)");
    EXPECT_EQ(why_not({3, {{Option::mode, assassination}, {Option::dictator, 1}}}), "");
    EXPECT_EQ(
        why_not({3, {{Option::mode, assassination}, {Option::dictator, 1}, {Option::vehicles, 1}}}),
        "Vehicles and Assassination cannot be played together (rule V0, E_CONFIG)");
    EXPECT_EQ(
        why_not(
            {3, {{Option::mode, assassination}, {Option::dictator, 1}, {Option::i_dictator, 1}}}),
        "I, Dictator and Assassination cannot be played together (rule V0, E_CONFIG)");
    EXPECT_EQ(why_not({1, {{Option::mode, solo}, {Option::vehicles, 1}}}),
              "Solo Rescue and Vehicles cannot be played together (rule V0, E_CONFIG)");
    EXPECT_EQ(why_not({1, {{Option::mode, solo}, {Option::i_dictator, 1}}}),
              "Solo Rescue and I, Dictator cannot be played together (rule V0, E_CONFIG)");
}

TEST("V0.1: a discouraged pair needs leave")
{
    EXPECT(why_not({3, {{Option::vehicles, 1}}}).find("allow_discouraged") != std::string::npos);
    EXPECT_EQ(why_not({3, {{Option::vehicles, 1}, {Option::allow_discouraged, 1}}}), "");
    EXPECT_EQ(why_not({3, {{Option::vehicles, 1}, {Option::dictator, 1}}}), "");
}

TEST("V0.1, V3.1, V4.1, V5.1: Vehicles, Versus and I, Dictator are played together")
{
    const Wish all{2, {{Option::mode, versus}, {Option::vehicles, 1}, {Option::i_dictator, 1}}};
    EXPECT_EQ(why_not(all), "");
    const State state = P::start(setup_of(all));
    check_position(state);
    EXPECT(state.modes.has_vehicles && state.modes.has_super_weapon);
    EXPECT(!has_dictator(state));
    EXPECT_EQ(why_not({3, {{Option::i_dictator, 1}}}), "");
}

TEST("V0.4: the number of players of each mode")
{
    EXPECT_EQ(why_not({2, {{Option::mode, solo}}}),
              "Solo Rescue is for one player, not for 2 (rule V0.4, E_CONFIG)");
    EXPECT_EQ(why_not({1, {{Option::mode, solo}}}), "");
    EXPECT_EQ(why_not({1, {{Option::mode, versus}}}),
              "1 player cannot be divided into such teams (rule V4.1, E_CONFIG)");
    for (const int rebels : {2, 3, 4, 6})
        EXPECT_EQ(why_not({rebels, {{Option::mode, versus}}}), "");
    EXPECT_EQ(why_not({1, {{Option::mode, assassination}, {Option::dictator, 1}}}), "");
}

TEST("V4.1: other splits than 1v1, 1v1v1, 2v2 and 3v3 need leave")
{
    const Wish five{5, {{Option::mode, versus}}};
    EXPECT(why_not(five).find("allow_discouraged") != std::string::npos);
    EXPECT_EQ(why_not({5, {{Option::mode, versus}, {Option::allow_discouraged, 1}}}), "");
    EXPECT(why_not({4, {{Option::mode, versus}, {Option::teams, 1}}}) != "");
    EXPECT(
        why_not({5, {{Option::mode, versus}, {Option::teams, 2}, {Option::allow_discouraged, 1}}})
            .starts_with("5 players cannot be divided"));
}

TEST("V0.3, V0.2, V3.1: equipment of a mode that is not played is in no deck")
{
    const State normal = P::start(setup_for(3));
    for (const auto& deck : normal.equipment) {
        for (const CardId card : deck.draw_pile) EXPECT_LT(card.index, deck_card_count);
    }
    const State driven = P::start(setup_of({3, {{Option::vehicles, 1}, {Option::dictator, 1}}}));
    CardSet seen;
    for (const CardId card :
         driven.equipment[static_cast<std::size_t>(Slot::accessory)].draw_pile) {
        seen.insert(card);
    }
    EXPECT_EQ(seen.size(), 28);
    seen.insert(driven.modes.under_accessories);
    for (std::size_t i = 0; i < vehicle_count; ++i) EXPECT(seen.contains(vehicle_card(i)));
    for (std::size_t i = 0; i < component_count; ++i) EXPECT(!seen.contains(component_card(i)));
}

TEST("V0.5: a normal game keeps nothing of the modes, and its hash does not cover them")
{
    const State state = P::start(setup_for(3));
    EXPECT(state.modes == Modes{});
    EXPECT_EQ(hashed_part(state).size(), offsetof(State, modes));
    const State versus_game = P::start(setup_of({2, {{Option::mode, versus}}}));
    EXPECT_EQ(hashed_part(versus_game).size(), sizeof(State));
}

TEST("V1.1, V1.2, V1-a: one rebel against an automatic Dictator")
{
    const State state = start_of(setup_for(1));
    EXPECT(state.regime.is_automatic);
    EXPECT_EQ(state.readings.extra, 0);
    EXPECT_EQ(state.readings.difficulty, 2);
    EXPECT_EQ(state.tactics.deck.size(), 5u);
    EXPECT(state.tactics.hand.empty());
}

TEST("V1.2, V1-b: three rebels face nine extra militia")
{
    EXPECT_EQ(start_of(setup_for(3)).readings.extra, 9);
}

TEST("V1.3: the character of an automatic Dictator is drawn unless it is fixed")
{
    EXPECT(start_of(setup_for(3)).regime.card != Dictator::unknown);
    Setup setup = setup_for(3);
    setup.values[static_cast<std::size_t>(Option::dictator_selection)] =
        dictator_fixed + static_cast<int>(Dictator::mao);
    EXPECT(start_of(setup).regime.card == Dictator::mao);
}

TEST("V1.4: a game of automatic players runs to its end without a question to a person")
{
    State state = P::start(setup_for(2));
    while (!P::is_over(state)) {
        const Seat seat = state.flow.awaited.front();
        P::apply_unchecked(state, seat, Merc::steady(P::view(state, seat)));
    }
    EXPECT(state.outcome != Outcome::open);
}

}  // namespace
}  // namespace sortie::merc
