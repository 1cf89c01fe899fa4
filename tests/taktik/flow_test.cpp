#include "games/taktik/flow.h"

#include "engine/snapshot.h"
#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

constexpr SnapshotHeader header{Taktik::info.name, Taktik::info.rules_version};

State saved_and_loaded(const State& state)
{
    const std::vector<std::byte> bytes = encode_snapshot(header, state);
    State loaded;
    const auto report = decode_snapshot(bytes, header, loaded);
    EXPECT(report.is_ok());
    EXPECT(encode_snapshot(header, loaded) == bytes);
    return loaded;
}

}  // namespace

TEST("T1.1, T1.4: the same options, seed and commands give the same state, bit by bit")
{
    const auto played = [] {
        Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
        theatre.to(Phase::movement);
        theatre.play(seat1, march(a(1), "N"));
        theatre.to(Phase::attack);
        theatre.play(seat1, make(declare_attack, a(1), d(9)));
        theatre.end_turn();
        return theatre.state;
    };
    const State one = played();
    const State other = played();
    EXPECT(P::hash(one) == P::hash(other));
}

TEST("T6.1, T6.6: the active player draws first; other commands and the other player are refused")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "T30"}});
    EXPECT_EQ(theatre.why(seat2, make(draw_card)), "E_NOT_ACTIVE");
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_PHASE");
    EXPECT_EQ(theatre.why(seat1, march(a(1), "N")), "E_PHASE");
    EXPECT_EQ(theatre.why(seat1, make(muster)), "E_PHASE");
    theatre.to(Phase::card_resolution);
    EXPECT_EQ(theatre.why(seat1, make(draw_card)), "E_PHASE");
    theatre.to(Phase::movement);
    EXPECT_EQ(theatre.why(seat1, make(declare_attack, a(1), d(1))), "E_PHASE");
    EXPECT_EQ(theatre.why(seat2, march(d(1), "N")), "E_NOT_ACTIVE");
    theatre.to(Phase::attack);
    EXPECT_EQ(theatre.why(seat1, march(a(1), "N")), "E_PHASE");
    EXPECT_EQ(theatre.why(seat1, make(draw_card)), "E_PHASE");
}

TEST("T6.6: the opponent answers windows and choices that are put to it")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "G6"}, {d(1), "T30"}});
    theatre.draw("enemy_disinformation");
    EXPECT(P::awaiting(theatre.state) == SeatSet{seat2});
    theatre.play(seat2, make(choose, a(1)));
    theatre.to(Phase::movement);
    theatre.deal_tactics(Side::defender, {"suppressive_fire"});
    theatre.play(seat1, march(a(2), "N"));
    EXPECT(P::awaiting(theatre.state) == SeatSet{seat2});
    EXPECT_EQ(theatre.why(seat1, make(end_phase)), "E_WINDOW_OPEN");
}

TEST("T6.7: a game waits in no phase without commands, apart from windows and choices")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "G6"}});
    for (int i = 0; i < 60; ++i) {
        theatre.go_on();
        EXPECT(theatre.state.phase != Phase::turn_start);
        EXPECT(theatre.state.phase != Phase::dice_resolution || theatre.state.windows.is_open());
        EXPECT(theatre.state.phase != Phase::end_turn || theatre.state.choice != Choice::none);
    }
}

TEST(
    "T21.9: saving, loading and saving again gives the same bytes, also inside of windows and choices")
{
    Theatre theatre({{a(1), "F6"}, {a(2), "A1"}, {d(9), "G6"}});
    theatre.deal_tactics(Side::attacker, {"expert_aim", "commanders_luck", "precision_shot"});
    theatre.deal_tactics(Side::defender, {"suppressive_fire", "natural_cover", "dense_fog"});
    const auto check = [&] {
        const State loaded = saved_and_loaded(theatre.state);
        EXPECT(P::hash(loaded) == P::hash(theatre.state));
    };
    check();
    theatre.draw("enemy_disinformation");
    check();
    Theatre resumed = theatre;
    resumed.state = saved_and_loaded(theatre.state);
    for (Theatre* each : {&theatre, &resumed}) {
        each->play(seat2, make(choose, a(2)));
        each->to(Phase::attack);
        each->state.rng.force_dice({{5}});
        each->play(seat1, make(declare_attack, a(1), d(9)));
        each->play(seat1, make(end_phase));
    }
    int windows = 0;
    while (theatre.state.windows.is_open()) {
        ++windows;
        check();
        resumed.state = saved_and_loaded(theatre.state);
        theatre.pass();
        resumed.pass();
        EXPECT(P::hash(resumed.state) == P::hash(theatre.state));
    }
    EXPECT_GE(windows, 3);
}

TEST("T19.4: what keeps play going for an absent player is always legal, until a match ends")
{
    Theatre theatre({{a(1), "A1"}, {d(1), "T30"}}, {{Option::round_limit, 6}});
    while (!theatre.is_over()) theatre.go_on();
    EXPECT_EQ(theatre.state.round, 6);
}
