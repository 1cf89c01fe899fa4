// What is checked before a reaction counts, what it may do, and what follows from it (all sources public).

#include "engine/interpreter.h"
#include "engine/snapshot.h"
#include "tests/engine/toy_hit.h"

namespace sortie::toy {
namespace {

const auto with_mischief = [](HitState& state) { state.has_mischief = true; };

// Passes in every window until play waits for something else, and answers what was told.
template <class G = HitAlways>
Texts pass_all(HitState& state)
{
    Texts texts;
    while (state.windows.is_open()) {
        const Seat seat = Play<G>::awaiting(state).front();
        const Played played = play<G>(state, seat, hit_move<G>(pass, {state.windows.number}));
        for (const std::string& text : played.texts()) texts.push_back(text);
    }
    return texts;
}

HitState saved_and_loaded(const HitState& state)
{
    const SnapshotHeader header{"hit", 1};
    HitState loaded{};
    const auto report = decode_snapshot(encode_snapshot(header, state), header, loaded);
    EXPECT(report.is_ok());
    return loaded;
}

// ---- the checks, in their order ----

TEST("W6.1: the match is running, else E_GAME_OVER, for reactions and passes")
{
    HitState state = open_pre(with_all_sources, 2);
    play<HitAlways>(state, b, hit_move(give_up));
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(pass, {1})).code, "E_GAME_OVER");
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(s1, {1})).code, "E_GAME_OVER");
}

TEST("W6.2: a window is open, else E_NO_WINDOW, whoever sends it and whatever the number")
{
    HitState state = start_with<HitAlways>(3, with_all_sources);
    for (const Seat seat : {a, b, c, d}) {
        EXPECT_EQ(refuse<HitAlways>(state, seat, hit_move(pass, {1})).code, "E_NO_WINDOW");
        EXPECT_EQ(refuse<HitAlways>(state, seat, hit_move(s1, {0})).code, "E_NO_WINDOW");
        EXPECT_EQ(refuse<HitAlways>(state, seat, hit_move(s1)).code, "E_NO_WINDOW");
    }
}

TEST(
    "W6.3: the number is that of the open window, else E_STALE_WINDOW, before any question of rights")
{
    HitState state = open_pre(with_all_sources);
    for (const Seat seat : {a, b, c}) {
        for (const int number : {0, 2, 77}) {
            const Refusal refusal = refuse<HitAlways>(state, seat, hit_move(s1, {number}));
            EXPECT_EQ(refusal.code, "E_STALE_WINDOW");
            EXPECT_EQ(refusal.words, "the open window has the number 1");
        }
    }
}

TEST("W6.4: the sender has an offer in this window, else E_NOT_ENTITLED")
{
    HitState state = open_pre(with_all_sources);
    const Refusal refusal = refuse<HitAlways>(state, c, hit_move(s1, {1}));
    EXPECT_EQ(refusal.code, "E_NOT_ENTITLED");
    EXPECT_EQ(refusal.words, "this window is offered to seats 1 and 2");
    EXPECT_EQ(refuse<HitAlways>(state, c, hit_move(pass, {1})).code, "E_NOT_ENTITLED");
    EXPECT_EQ(refuse<HitAlways>(state, nobody, hit_move(pass, {1})).code, "E_NOT_ENTITLED");
}

TEST(
    "W6.5: the sender's offer is the current one: not waiting, not answered; else E_NOT_YOUR_OFFER")
{
    HitState state = open_pre(with_all_sources);
    const Refusal waiting = refuse<HitAlways>(state, a, hit_move(echo, {1}));
    EXPECT_EQ(waiting.code, "E_NOT_YOUR_OFFER");
    EXPECT_EQ(waiting.words, "it is the offer of seat 2");
    play<HitAlways>(state, b, hit_move(pass, {1}));
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(s1, {1})).code, "E_NOT_YOUR_OFFER");
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(pass, {1})).code, "E_NOT_YOUR_OFFER");
}

TEST("W6.8: the source belongs to this window, else E_WRONG_WINDOW")
{
    HitState state = open_pre(with_all_sources);
    const Refusal refusal = refuse<HitAlways>(state, b, hit_move(s2, {1}));
    EXPECT_EQ(refusal.code, "E_WRONG_WINDOW");
    EXPECT_EQ(refusal.words, "'s2' does not answer the window 'pre'");
}

TEST("W6: the earlier check answers when several fail")
{
    HitState state = open_pre(with_all_sources);
    // Wrong number, no offer, wrong window; then no offer, wrong window; then not current, wrong window.
    EXPECT_EQ(refuse<HitAlways>(state, c, hit_move(s2, {9})).code, "E_STALE_WINDOW");
    EXPECT_EQ(refuse<HitAlways>(state, c, hit_move(s2, {1})).code, "E_NOT_ENTITLED");
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(s2, {1})).code, "E_NOT_YOUR_OFFER");
}

TEST("W6.14: the number is compulsory; a late or repeated answer never hits a later window")
{
    HitState state = open_pre(with_all_sources);
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(pass)).code, "E_STALE_WINDOW");
    const Move answered = hit_move(s1, {1});
    play<HitAlways>(state, b, answered);
    EXPECT_EQ(state.windows.number, 2);
    EXPECT_EQ(refuse<HitAlways>(state, b, answered).code, "E_STALE_WINDOW");
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(pass, {1})).code, "E_STALE_WINDOW");
}

TEST("W6.15: when all checks pass the effect counts and the resolution goes on")
{
    HitState state = open_pre(with_all_sources);
    state.rng.force_dice(std::array<std::uint8_t, 1>{5});
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(s1, {7})).code, "E_STALE_WINDOW");
    EXPECT_EQ(state.windows.current_offer().seat, b);
    play<HitAlways>(state, b, hit_move(s1, {1}));
    EXPECT_FALSE(state.holds_s1.contains(b));
    pass_all(state);
    EXPECT_EQ(state.health[1], 200 - 5 / 2);
}

TEST("W6.15: a condition of the source that fails leaves the offer current")
{
    HitState state = open_pre([](HitState& s) { s.holds_s1 = {a}; });
    const Refusal not_held = refuse<HitAlways>(state, b, hit_move(s1, {1}));
    EXPECT_EQ(not_held.code, "E_CARD_NOT_HELD");
    EXPECT_EQ(not_held.rule, "H1");
    play<HitAlways>(state, b, hit_move(pass, {1}));
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(s1, {1})).code, "E_WRONG_ROLE");
    EXPECT_EQ(state.windows.current_offer().seat, a);
}

// ---- edit, not execute ----

TEST("W7.1: a reaction pays its cost and edits the paused resolution, in one step")
{
    HitState state = open_pre<HitAlwaysTwice>(with_all_sources);
    HitState expected = state;
    play<HitAlwaysTwice>(state, b, hit_move<HitAlwaysTwice>(s1, {1}));
    // Everything but the cost, the edit, the offers and whom play waits for is as before.
    expected.holds_s1.erase(b);
    expected.hits.back().is_halved = true;
    expected.windows = state.windows;
    expected.flow.awaited = state.flow.awaited;
    EXPECT(is_same_bytes(state, expected));
}

TEST("W7.2: asking for another die throws none; the stage behind the window does")
{
    HitState state = open_pre(with_all_sources);
    state.rng.force_dice(std::array<std::uint8_t, 2>{1, 6});
    play<HitAlways>(state, b, hit_move(pass, {1}));
    play<HitAlways>(state, a, hit_move(pass, {1}));
    EXPECT_EQ(state.hits.back().die, 1);
    play<HitAlways>(state, b, hit_move(pass, {2}));
    const Played played = play<HitAlways>(state, a, hit_move(s2, {2}));
    EXPECT_EQ(played.texts(),
              (Texts{"seat1 reacts in window 2", "window 2 closes: played", "the die shows 6"}));
    EXPECT_EQ(state.health[1], 200 - 6);
}

// Plays a mischief and answers the text of the fault; the state of the caller must be whole.
std::string fault_of_mischief(Mischief kind)
{
    HitState state = open_pre(with_mischief);
    const HitState before = state;
    const auto text = fault_of([&] {
        Events events;
        Step step;
        const Move move = hit_move(mischief, {1, static_cast<int>(kind)});
        static_cast<void>(Play<HitAlways>::apply(state, b, move, events, step));
    });
    EXPECT(is_same_bytes(state, before));
    EXPECT_EQ(Play<HitAlways>::hash(state), Play<HitAlways>::hash(before));
    // The window is still there to be answered.
    play<HitAlways>(state, b, hit_move(pass, {1}));
    return text.value_or("no fault");
}

TEST("W7.2: a reaction that draws a number is a fault, and the state before the command is whole")
{
    EXPECT_EQ(fault_of_mischief(Mischief::draws), "a reaction drew a number");
}
TEST("W7.2: a reaction that takes a scripted number is a fault as well")
{
    HitState state = open_pre(with_mischief);
    state.rng.force_dice(std::array<std::uint8_t, 1>{3});
    EXPECT_EQ(fault_of([&] { play<HitAlways>(state, b, hit_move(mischief, {1, 0})); }),
              "a reaction drew a number");
}
TEST("W7.2: a reaction that moves the flow or ends the game is a fault")
{
    EXPECT_EQ(fault_of_mischief(Mischief::moves), "a reaction changed the place of the flow");
    EXPECT_EQ(fault_of_mischief(Mischief::ends), "a reaction changed the place of the flow");
}
TEST("W7.2: a reaction that touches the open window is a fault")
{
    EXPECT_EQ(fault_of_mischief(Mischief::edits_window), "a reaction changed the open window");
}
TEST("W7.4, EC-06: an effect that opens a window inside a window is the fault E_NESTED")
{
    const std::string text = fault_of_mischief(Mischief::opens);
    EXPECT(text.starts_with("E_NESTED")) << text;
}

TEST("W7.5: nested attempts of players and their answers")
{
    HitState state = open_pre(with_all_sources);
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(echo, {1})).code, "E_NOT_YOUR_OFFER");
    EXPECT_EQ(refuse<HitAlways>(state, c, hit_move(echo, {1})).code, "E_NOT_ENTITLED");
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(hit, {a.index})).code, "E_WINDOW_OPEN");
    play<HitAlways>(state, b, hit_move(s1, {1}));
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(echo, {1})).code, "E_STALE_WINDOW");
    pass_all(state);
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(echo, {1})).code, "E_NO_WINDOW");
}

// ---- the conformance table ----

TEST("EC-01: without sources, if_playable, a hit runs from declare to apply in one call")
{
    HitState state = start<HitPlayable>(2);
    const Played played = play<HitPlayable>(state, a, hit_move<HitPlayable>(hit, {b.index}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::roll, Stage::apply}));
    for (const Event& event : played.events) {
        EXPECT(event.kind->name == "window-skipped" || event.kind->name == "rolled");
    }
}

TEST(
    "EC-01: if_playable opens for those who have a playable source in their role, and only for them")
{
    HitState state = start_with<HitPlayable>(2, [](HitState& s) {
        s.holds_s1 = {a, b};  // of no use to seat 1, who is not hit
        s.holds_s2 = {b};     // of no use to seat 2, who does not hit
    });
    play<HitPlayable>(state, a, hit_move<HitPlayable>(hit, {b.index}));
    ASSERT_EQ(state.windows.offers.size(), 1U);
    EXPECT_EQ(state.windows.offers[0].seat, b);
    const Played played = play<HitPlayable>(state, b, hit_move<HitPlayable>(pass, {1}));
    EXPECT(played.tells("nobody can react: post"));
}

TEST("EC-02: always gives two windows and four offers, the other before the self")
{
    HitState state = start<HitAlways>(2);
    Texts offers;
    const auto keep_offers = [&](const Texts& texts) {
        for (const std::string& text : texts) {
            if (text.find("may react") != std::string::npos) offers.push_back(text);
        }
    };
    keep_offers(play<HitAlways>(state, a, hit_move(hit, {b.index})).texts());
    keep_offers(pass_all(state));
    EXPECT_EQ(offers, (Texts{"seat2 may react in window 1", "seat1 may react in window 1",
                             "seat2 may react in window 2", "seat1 may react in window 2"}));
    EXPECT_EQ(state.windows.number, 2);
}

TEST(
    "EC-03, W15.3: with two plays both seats may use a source in one window, in order; a third is E_NO_WINDOW")
{
    using G = HitAlwaysTwice;
    HitState state = start_with<G>(2, [](HitState& s) {
        s.holds_s1 = {b};
        s.holds_echo = {a, b};
        s.barred = {};
    });
    play<G>(state, a, hit_move<G>(hit, {b.index}));
    EXPECT_EQ(refuse<G>(state, a, hit_move<G>(echo, {1})).code, "E_NOT_YOUR_OFFER");
    play<G>(state, b, hit_move<G>(s1, {1}));
    const Played second = play<G>(state, a, hit_move<G>(echo, {1}));
    EXPECT_EQ(second.texts()[1], "window 1 closes: played");
    EXPECT_EQ(refuse<G>(state, b, hit_move<G>(echo, {1})).code, "E_STALE_WINDOW");
    pass_all<G>(state);
    EXPECT_EQ(refuse<G>(state, b, hit_move<G>(echo, {1})).code, "E_NO_WINDOW");
}

TEST(
    "EC-04: a stage that a reaction puts in front runs after the window and before what followed it")
{
    HitState state = open_pre(with_all_sources);
    const Played played = play<HitAlways>(state, b, hit_move(echo, {1}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::echo, Stage::roll}));
    EXPECT_EQ(played.texts()[1], "window 1 closes: played");
}

TEST("EC-05, W7.3: a child resolution opens its windows after the parent's window has closed")
{
    HitState state = open_pre(with_all_sources);
    const Texts texts = play<HitAlways>(state, b, hit_move(hit_back, {1})).texts();
    EXPECT_EQ(texts, (Texts{"seat2 reacts in window 1", "window 1 closes: played",
                            "window 2 opens: pre", "seat1 may react in window 2"}));
    EXPECT_EQ(state.hits.size(), 2U);
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::echo, Stage::declare}));
    state.rng.force_dice(std::array<std::uint8_t, 2>{2, 3});
    pass_all(state);
    // The child is finished first, then the parent goes on where it was.
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::echo, Stage::declare, Stage::roll,
                                        Stage::apply, Stage::roll, Stage::apply}));
    EXPECT_EQ(state.health[0], 198);
    EXPECT_EQ(state.health[1], 197);
    EXPECT_EQ(state.windows.number, 4);
}

TEST("EC-05: a child's child; the windows still open one after the other")
{
    HitState state = open_pre(with_all_sources);
    play<HitAlways>(state, b, hit_move(hit_back, {1}));
    play<HitAlways>(state, a, hit_move(hit_back, {2}));
    EXPECT_EQ(state.hits.size(), 3U);
    EXPECT_EQ(state.windows.number, 3);
    EXPECT_EQ(state.windows.current_offer().seat, b);
    pass_all(state);
    EXPECT(state.hits.empty());
    EXPECT_EQ(state.windows.number, 6);
    EXPECT_EQ(state.flow.depth, 1);
}

TEST("EC-07: window numbers grow by one across resolutions and survive saving and loading")
{
    HitState state = start<HitAlways>(2);
    int expected = 0;
    for (int hits = 0; hits < 5; ++hits) {
        const Seat seat = state.turn;
        play<HitAlways>(state, seat, hit_move(hit, {1 - seat.index}));
        while (state.windows.is_open()) {
            if (state.windows.current == 0) ++expected;
            EXPECT_EQ(state.windows.number, expected);
            state = saved_and_loaded(state);
            play<HitAlways>(state, Play<HitAlways>::awaiting(state).front(),
                            hit_move(pass, {state.windows.number}));
        }
    }
    EXPECT_EQ(expected, 10);
}

TEST("more windows than a move's argument can count are a fault, not a number that begins again")
{
    HitState state = start<HitAlways>(2);
    state.windows.number = window_number_max;
    const auto text = fault_of([&] { play<HitAlways>(state, a, hit_move(hit, {b.index})); });
    EXPECT(text.has_value());
    state.windows.number = window_number_max - 1;
    play<HitAlways>(state, a, hit_move(hit, {b.index}));
    play<HitAlways>(state, b, hit_move(pass, {window_number_max}));
}

// ---- determinism ----

struct Logged {
    Seat seat;
    Move move;
    Hash128 hash;
    std::vector<Event> events;
};

std::vector<Logged> random_match(HitState state, std::uint64_t seed)
{
    std::vector<Logged> log;
    SmallRng rng(seed);
    while (!state.flow.is_over() && log.size() < 40) {
        const auto [seat, move] = random_choice<HitAlwaysTwice>(state, rng);
        if (HitAlwaysTwice::actions[move.action] == &finish) continue;
        if (state.stages.size() > 40) break;
        Move wrong = move;
        wrong.arguments[3] = 1;
        refuse<HitAlwaysTwice>(state, seat, wrong);
        const Played played = play<HitAlwaysTwice>(state, seat, move);
        log.push_back({seat, move, Play<HitAlwaysTwice>::hash(state), played.events});
    }
    return log;
}

TEST(
    "W13.1, W13.2, W13.6: replaying the accepted commands gives the same hashes and the same events")
{
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        const HitState first = start_with<HitAlwaysTwice>(4, with_all_sources);
        const std::vector<Logged> log = random_match(first, seed);
        EXPECT_FALSE(log.empty());
        HitState replayed = first;
        for (const Logged& each : log) {
            const Played played = play<HitAlwaysTwice>(replayed, each.seat, each.move);
            ASSERT_EQ(Play<HitAlwaysTwice>::hash(replayed), each.hash);
            ASSERT_EQ(played.events.size(), each.events.size());
            EXPECT(played.events == each.events);
        }
    }
}

TEST("W13.3: the window's number is part of the state and of the hash")
{
    const HitState state = open_pre(with_all_sources);
    HitState other = state;
    ++other.windows.number;
    EXPECT_NE(Play<HitAlways>::hash(state), Play<HitAlways>::hash(other));
}

TEST("W13.4: opening, answering and closing a window draw nothing; the stages behind it do")
{
    HitState state = start_with<HitAlways>(2, with_all_sources);
    EXPECT_FALSE(play<HitAlways>(state, a, hit_move(hit, {b.index})).step.number_drawn);
    EXPECT_FALSE(play<HitAlways>(state, b, hit_move(pass, {1})).step.number_drawn);
    EXPECT_EQ(state.rng.drawn, 0U);
    EXPECT(play<HitAlways>(state, a, hit_move(echo, {1})).step.number_drawn);
}

TEST("W13.5: a state saved while a window is open and loaded again goes on identically")
{
    HitState kept = open_pre(with_all_sources);
    HitState loaded = saved_and_loaded(kept);
    EXPECT(is_same_bytes(kept, loaded));
    for (HitState* state : {&kept, &loaded}) {
        play<HitAlways>(*state, b, hit_move(s1, {1}));
        pass_all(*state);
    }
    EXPECT_EQ(Play<HitAlways>::hash(kept), Play<HitAlways>::hash(loaded));
}

}  // namespace
}  // namespace sortie::toy
