// The Dictator's part of Day 1 (R3.2): his card, militia, the first MERC, tactics cards, extra militia.

#include <algorithm>

#include "games/merc/days.h"
#include "tests/merc/day_one.h"

namespace sortie::merc {
namespace {

// Both rebels have landed, in an industry and in a wilderness.
struct Founding : DayOne {
    explicit Founding(Dictator dictator = Dictator::castro, bool human = true,
                      int extra = as_the_table_says)
        : DayOne({.rebels = 2, .dictator = dictator, .human = human}, extra)
    {
        next_mercs({merc::doc, merc::ewok, merc::ra, merc::max, merc::basic, merc::juicer,
                    merc::golem, merc::dutch, merc::moe});
    }
    Founding& land()
    {
        complete(rebel1, "a1");
        complete(rebel2, "b1");
        return *this;
    }
    // Everything up to the extra militia.
    void hire_first(std::string_view sector)
    {
        play(the_dictator, "draw_from weapon");
        play(the_dictator, "assign primary " + std::string(sector));
        play(the_dictator, "stash");
    }
};

TEST(
    "R3.2.0, DP27: a human Dictator without a card chooses one of those in use, and cannot decline")
{
    Founding day(Dictator::unknown);
    EXPECT(day.state.regime.card == Dictator::unknown);
    day.land();
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.options(the_dictator).size(), dictator_count);
    EXPECT_EQ(day.options(the_dictator, "choose_dictator").size(), dictator_count);
    EXPECT_EQ(day.militia_in("c1", the_dictator), 0) << "before any militia";
    day.play(the_dictator, "choose_dictator stalin");
    EXPECT(day.state.regime.card == Dictator::stalin);
    EXPECT(day.has_told("the Dictator is stalin"));
    EXPECT_EQ(day.militia_in("c1", the_dictator), 3);
}

TEST(
    "R3.2.1: every industry without rebels gets militia, as many as the difficulty says; nothing else does")
{
    Founding day;
    day.land();
    for (const SectorId sector : sectors_of(day.state)) {
        const bool is_manned = is_land(day.state, sector, Land::industry) && sector != at("a1");
        EXPECT_EQ(day.state.sectors[sector.index].militia[the_dictator.index], is_manned ? 3 : 0);
    }
}

TEST("R3.2.2: Kim chooses his base before he hires")
{
    Founding day(Dictator::kim);
    day.land();
    EXPECT_EQ(day.options(the_dictator),
              (std::vector<std::string>{"choose_base c1", "choose_base b2", "choose_base d2",
                                        "choose_base a3", "choose_base c3"}));
    EXPECT_FALSE(day.is_in_play(merc::golem)) << "nobody is hired yet";
    day.play(the_dictator, "choose_base d2");
    day.play(the_dictator, "arm_dictator armor");
    EXPECT_EQ(day.state.regime.base, at("d2"));
    EXPECT(day.is_in_play(dictator_card));
}

TEST(
    "R3.2.3, DP28: the top MERC is hired without choice into the primary squad; the human names deck and sector")
{
    Founding day;
    day.land();
    EXPECT(day.has_told("golem is drawn"));
    EXPECT_FALSE(day.has_told("dutch is drawn"));
    EXPECT_EQ(
        day.options(the_dictator),
        (std::vector<std::string>{"draw_from weapon", "draw_from armor", "draw_from accessory"}));
    day.play(the_dictator, "draw_from armor");
    EXPECT_EQ(
        day.options(the_dictator),
        (std::vector<std::string>{"assign primary c1", "assign primary b2", "assign primary d2",
                                  "assign primary a3", "assign primary c3"}));
    EXPECT_EQ(day.refused(the_dictator, "assign primary a1"), "E_NOT_CONTROLLED");
    EXPECT_EQ(day.refused(the_dictator, "assign secondary c1"), "E_SQUAD_FULL");
    day.play(the_dictator, "assign primary d2");
    EXPECT_EQ(day.where(merc::golem), at("d2"));
    EXPECT_EQ(day.state.units[merc::golem.index].squad, primary);
    EXPECT_EQ(slot_of(day.task(the_dictator).drawn[0]), Slot::armor);
}

TEST(
    "R3.2.3, R3.2.5, R3.2.6: an automatic Dictator does all of it alone: a weapon, no hand, even extra militia")
{
    Founding day(Dictator::castro, false);
    day.next_cards({kind::ak_47});
    day.land();
    EXPECT(day.is_in_play(merc::golem));
    EXPECT(day.state.tactics.hand.empty());
    EXPECT_EQ(day.state.tactics.deck.size(), 5u);
    int total = 0;
    int least = 10;
    int most = 0;
    for (const std::string_view sector : {"c1", "b2", "d2", "a3", "c3"}) {
        const int here = day.militia_in(sector, the_dictator);
        total += here;
        least = std::min(least, here);
        most = std::max(most, here);
    }
    EXPECT_EQ(total, 5 * 3 + 4);
    EXPECT_EQ(least, 3);
    EXPECT_EQ(most, 4);
    EXPECT_EQ(day.militia_in("a3", the_dictator), 3) << "the lowest value goes without";
}

TEST("R3.2.4: Hussein's deck has ten cards, none of them twice")
{
    Founding day(Dictator::hussein, false);
    day.land();
    EXPECT_EQ(day.state.tactics.deck.size(), 10u);
    for (std::size_t i = 0; i < tactic_count; ++i) {
        const auto& deck = day.state.tactics.deck;
        EXPECT_LE(std::count(deck.begin(), deck.end(), static_cast<Tactic>(i)), 1);
    }
}

TEST("R3.2.4: Mao hires one MERC more for each rebel, and a human names deck and squad for each")
{
    Founding day(Dictator::mao);
    day.land();
    day.hire_first("d2");
    EXPECT(day.has_told("dutch is drawn"));
    EXPECT_FALSE(day.has_told("moe is drawn")) << "one at a time";
    day.play(the_dictator, "draw_from armor");
    EXPECT(day.may(the_dictator, "assign primary -"));
    EXPECT_EQ(day.options(the_dictator, "assign secondary").size(), 1u) << "one place for it";
    day.play(the_dictator, "assign primary -");
    day.play(the_dictator, "stash");
    EXPECT(day.has_told("moe is drawn"));
    day.play(the_dictator, "draw_from weapon");
    day.play(the_dictator, day.options(the_dictator, "assign secondary").front());
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.where(merc::dutch), at("d2"));
    EXPECT_EQ(day.state.units[merc::moe.index].squad, secondary);
    EXPECT_EQ(squad_of(day.state, the_dictator, primary).members.size(), 2u);
    EXPECT_EQ(day.options(the_dictator, "place").empty(), false) << "the extra militia follow";
}

TEST("R3.2.4: an automatic Mussolini fills his primary squad")
{
    Founding day(Dictator::mussolini, false);
    day.land();
    EXPECT_EQ(squad_of(day.state, the_dictator, primary).members.size(), 3u);
    EXPECT_FALSE(squad_of(day.state, the_dictator, secondary).is_on_board());
}

TEST("R3.2.5, R4.5: a human Dictator draws three cards, and two are left in the deck")
{
    Founding day;
    day.land();
    EXPECT(day.state.tactics.hand.empty());
    day.hire_first("d2");
    EXPECT_EQ(day.state.tactics.hand.size(), 3u);
    EXPECT_EQ(day.state.tactics.deck.size(), 2u);
}

TEST(
    "R3.2.6, DP29: extra militia are split as the human likes over his sectors, under the cap, or left")
{
    Founding day(Dictator::castro, true, 12);
    day.land();
    day.hire_first("d2");
    EXPECT(day.awaits_nobody_but(the_dictator));
    EXPECT_EQ(day.options(the_dictator, "place c1").size(), 7u) << "three of ten are there";
    EXPECT_EQ(day.refused(the_dictator, "place a1 1"), "E_SITE");
    EXPECT_EQ(day.refused(the_dictator, "place b3 1"), "E_SITE");
    EXPECT_EQ(day.refused(the_dictator, "place c1 8"), "E_MILITIA_COUNT");
    day.play(the_dictator, "place c1 7");
    EXPECT_EQ(day.militia_in("c1", the_dictator), 10);
    EXPECT(day.options(the_dictator, "place c1").empty());
    EXPECT_EQ(day.refused(the_dictator, "place b2 6"), "E_MILITIA_COUNT") << "five are left";
    day.play(the_dictator, "place b2 2");
    EXPECT(day.may(the_dictator, "enough"));
    day.play(the_dictator, "enough");
    EXPECT_EQ(day.militia_in("b2", the_dictator), 5);
    EXPECT_EQ(day.state.day, 2) << "three are not placed";
}

TEST("R3.2.6: with twelve extra militia Kim's base takes twenty")
{
    Founding day(Dictator::kim, true, 12);
    day.land();
    day.play(the_dictator, "choose_base d2");
    day.play(the_dictator, "arm_dictator weapon");
    while (day.options(the_dictator, "place").empty()) {
        const auto all = day.options(the_dictator);
        const auto stashing = day.options(the_dictator, "stash");
        day.play(the_dictator, stashing.empty() ? all.front() : stashing.front());
    }
    const int before = day.militia_in("d2", the_dictator);
    const int room = std::min(12, 20 - before);
    EXPECT_EQ(day.options(the_dictator, "place d2").size(), static_cast<std::size_t>(room));
    EXPECT_GT(before + room, 10);
}

TEST("R3.2.6, R2.2: with one rebel there are no extra militia to place")
{
    DayOne day({.rebels = 1, .human = true});
    day.complete(rebel1, "a1");
    day.play(the_dictator, "draw_from weapon");
    day.play(the_dictator, day.options(the_dictator, "assign").front());
    day.play(the_dictator, "stash");
    EXPECT_EQ(day.state.day, 2);
    EXPECT(day.state.phase == Phase::rebels);
}

TEST("R3.2.7: nobody acts on the Dictator's Day 1, and his MERC has no actions before Day 2")
{
    Founding day;
    day.land();
    EXPECT_NE(day.refused(the_dictator, "train golem"), "");
    day.hire_first("d2");
    EXPECT_EQ(day.actions(merc::golem), 0);
    EXPECT_NE(day.refused(the_dictator, "train golem"), "");
    day.play(the_dictator, "enough");
    EXPECT_EQ(day.state.day, 2);
    EXPECT_EQ(day.actions(merc::golem), 2);
}

}  // namespace
}  // namespace sortie::merc
