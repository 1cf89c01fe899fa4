#include "games/taktik/words.h"

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

TEST("T14.6: every effect of every card can be told in words")
{
    for (std::uint8_t i = 0; i < card_kinds; ++i) {
        const CardRow& row = card_table[i];
        Theatre theatre({{a(7), "F6"}, {a(1), "G6"}, {d(1), "T30"}});
        theatre.state.resolution.unit = a(7);
        theatre.state.resolution.target = d(1);
        for (const EffectRow& each : row.effects) {
            if (each.lifetime == Lifetime::instant) continue;
            theatre.begin(row.id, Side::attacker, on(a(7)));
            break;
        }
        for (const auto& effect : theatre.state.effects) {
            EXPECT(!words_of(theatre.state, effect).empty()) << row.id;
            EXPECT(!until_words(theatre.state, effect).empty()) << row.id;
        }
    }
}

TEST("T16.5: the progress of a condition tells how far the side has come")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    theatre.camp(Side::attacker).points = 7;
    theatre.camp(Side::attacker).hold = 2;
    const Progress points = progress_of(theatre.state, Side::attacker, vc::points);
    EXPECT_EQ(points.now, 7);
    EXPECT_EQ(points.goal, 20);
    EXPECT_EQ(points.state, "7 of 20");
    EXPECT(!points.is_met);
    const Progress hold = progress_of(theatre.state, Side::attacker, vc::capture);
    EXPECT_EQ(hold.words, "Hold K29 for 3 rounds");
    EXPECT_EQ(hold.state, "2 of 3");
    theatre.camp(Side::attacker).points = 20;
    EXPECT(progress_of(theatre.state, Side::attacker, vc::points).is_met);
}

TEST("T17.1: every condition and every mission has a title and words")
{
    for (std::uint8_t i = 0; i < victory_count; ++i) {
        EXPECT(!title_of(VictoryId{i}).empty());
        EXPECT(!words_of(VictoryId{i}).empty());
    }
    for (std::uint8_t i = 0; i < mission_count; ++i) {
        EXPECT(!title_of(MissionId{i}).empty());
        EXPECT(!words_of(MissionId{i}).empty());
    }
}
