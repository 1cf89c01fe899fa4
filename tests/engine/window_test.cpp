// The life cycle of a window: who gets an offer, what is legal, how it closes. The checks of a reaction and
// what it may do are in reaction_test.cpp, hidden hands in secrecy_test.cpp.

#include "engine/window.h"

#include "tests/engine/toy_camp.h"
#include "tests/engine/toy_hit.h"

namespace sortie::toy {
namespace {

using Names = std::vector<std::string_view>;

template <class G = HitAlways>
HitState open_with_nothing(int seats = 3)
{
    return open_pre<G>([](HitState&) {}, seats);
}

// ---- the fixed points ----

TEST("W0.1: a reaction is possible only inside a window that matches it")
{
    HitState state = start_with<HitAlways>(2, with_all_sources);
    EXPECT_EQ(choices_of<HitAlways>(state, a), (Names{"hit", "finish", "give_up"}));
    EXPECT_EQ(refuse<HitAlways>(state, a, hit_move(s1, {0})).code, "E_NO_WINDOW");
    play<HitAlways>(state, a, hit_move(hit, {b.index}));
    EXPECT_EQ(choices_of<HitAlways>(state, b),
              (Names{"s1", "echo", "hit_back", "pass", "give_up"}));
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(s2, {1})).code, "E_WRONG_WINDOW");
}

TEST("W0.2: at no moment of random play is a window opened while another is open")
{
    HitState state = start<HitAlwaysTwice>(3);
    SmallRng rng(5);
    int open_count = 0;
    for (int moves = 0; moves < 3000 && !state.flow.is_over(); ++moves) {
        with_all_sources(state);
        state.stages.clear();
        auto [seat, move] = random_choice<HitAlwaysTwice>(state, rng);
        const auto* action = HitAlwaysTwice::actions[move.action];
        if (action == &finish || action == &give_up || state.hits.size() > 2) {
            if (!state.windows.is_open()) {
                move = hit_move<HitAlwaysTwice>(hit, {b.index});
            } else {
                move = hit_move<HitAlwaysTwice>(pass, {state.windows.number});
            }
        }
        for (const Event& event : play<HitAlwaysTwice>(state, seat, move).events) {
            if (event.kind->name == "window-opened") ++open_count;
            if (event.kind->name == "window-closed") --open_count;
            ASSERT_GE(open_count, 0);
            ASSERT_LE(open_count, 1);
        }
        EXPECT_EQ(state.windows.is_open(), open_count == 1);
    }
}

TEST("W0.3: the legal list is exactly what is accepted, in windows as elsewhere")
{
    HitState state = start_with<HitAlwaysTwice>(3, with_all_sources);
    SmallRng rng(3);
    for (int moves = 0; moves < 40 && !state.flow.is_over(); ++moves) {
        expect_list_is_complete<HitAlwaysTwice>(state, 60, 1);
        const auto [seat, move] = random_choice<HitAlwaysTwice>(state, rng);
        play<HitAlwaysTwice>(state, seat, move);
    }
}

TEST("W0.4, W3.2: a window pauses the resolution; closing resumes it exactly there")
{
    HitState state = open_with_nothing();
    EXPECT_EQ(state.flow.waiting, Waiting::window);
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
    play<HitAlways>(state, b, hit_move(pass, {1}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
    play<HitAlways>(state, a, hit_move(pass, {1}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::roll}));
    play<HitAlways>(state, b, hit_move(pass, {2}));
    play<HitAlways>(state, a, hit_move(pass, {2}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::roll, Stage::apply}));
    EXPECT_EQ(state.flow.waiting, Waiting::one);
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{b});
}

TEST("W2.1: which window is open is a place in the game's own table")
{
    const HitState state = open_with_nothing();
    EXPECT_EQ(HitAlways::windows[state.windows.window.index]->name, "pre");
    EXPECT_EQ(Play<HitAlways>::trace(state),
              "game > turns > a hit > hit > hit > pre: waiting for seat 2");
}

// ---- the table of the life cycle ----

TEST("W3, W4.3: a window point without offers is passed over and told as skipped")
{
    HitState state = start<HitPossible>(2);
    const Played played = play<HitPossible>(state, a, hit_move<HitPossible>(hit, {b.index}));
    ASSERT_EQ(played.events.size(), 3U);
    EXPECT_EQ(text_of(played.events[0]), "nobody can react: pre");
    EXPECT_EQ(played.events[1].kind->name, "rolled");
    EXPECT_EQ(text_of(played.events[2]), "nobody can react: post");
    EXPECT_EQ(state.windows.number, 0);
    EXPECT(state.windows == Windows{});
    EXPECT_EQ(Play<HitPossible>::awaiting(state), SeatSet{b});
}

TEST("W3: a window point with offers opens an instance with the next number")
{
    HitState state = start<HitAlways>(2);
    const Played played = play<HitAlways>(state, a, hit_move(hit, {b.index}));
    EXPECT_EQ(played.texts(), (Texts{"window 1 opens: pre", "seat2 may react in window 1"}));
    EXPECT_EQ(state.windows.number, 1);
    EXPECT(state.windows.is_open());
    ASSERT_EQ(state.windows.offers.size(), 2U);
    EXPECT(state.windows.offers[0] == (Offer{b, 1, OfferStatus::current}));
    EXPECT(state.windows.offers[1] == (Offer{a, 2, OfferStatus::waiting}));
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{b});
}

TEST("W3: a play that reaches the number of plays closes the window; later offers stay unused")
{
    HitState state = open_pre([](HitState& s) { s.holds_s1 = {b}; });
    const Played played = play<HitAlways>(state, b, hit_move(s1, {1}));
    const Texts texts = played.texts();
    ASSERT_GE(texts.size(), 4U);
    EXPECT_EQ(texts[0], "seat2 reacts in window 1");
    EXPECT_EQ(texts[1], "window 1 closes: played");
    EXPECT_EQ(texts[3], "window 2 opens: post");
    EXPECT_FALSE(played.tells("seat1 may react in window 1"));
    EXPECT(state.hits.back().is_halved);
}

TEST("W3: a play below the number of plays makes the next offer current")
{
    HitState state = open_pre<HitAlwaysTwice>([](HitState& s) { s.holds_s1 = {b}; });
    const Played played = play<HitAlwaysTwice>(state, b, hit_move<HitAlwaysTwice>(s1, {1}));
    EXPECT_EQ(played.texts(), (Texts{"seat2 reacts in window 1", "seat1 may react in window 1"}));
    EXPECT_EQ(state.windows.offers[0].status, OfferStatus::played);
    EXPECT_EQ(state.windows.offers[1].status, OfferStatus::current);
    EXPECT_EQ(state.windows.plays, 1);
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
}

TEST("W3: a play after which no offers remain closes the window as played")
{
    HitState state = open_pre<HitAlwaysTwice>([](HitState& s) { s.holds_echo = {a}; });
    play<HitAlwaysTwice>(state, b, hit_move<HitAlwaysTwice>(pass, {1}));
    const Played played = play<HitAlwaysTwice>(state, a, hit_move<HitAlwaysTwice>(echo, {1}));
    EXPECT_EQ(played.texts()[1], "window 1 closes: played");
}

TEST("W3: a play and then a pass closes the window as played")
{
    HitState state = open_pre<HitAlwaysTwice>([](HitState& s) { s.holds_s1 = {b}; });
    play<HitAlwaysTwice>(state, b, hit_move<HitAlwaysTwice>(s1, {1}));
    const Played played = play<HitAlwaysTwice>(state, a, hit_move<HitAlwaysTwice>(pass, {1}));
    EXPECT_EQ(played.texts()[0], "seat1 lets it happen in window 1");
    EXPECT_EQ(played.texts()[1], "window 1 closes: played");
}

TEST("W3: a pass makes the next offer current; the last pass closes the window as all-passed")
{
    HitState state = open_with_nothing();
    const Played first = play<HitAlways>(state, b, hit_move(pass, {1}));
    EXPECT_EQ(first.texts(),
              (Texts{"seat2 lets it happen in window 1", "seat1 may react in window 1"}));
    EXPECT_EQ(state.windows.offers[0].status, OfferStatus::passed);
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{a});
    const Played last = play<HitAlways>(state, a, hit_move(pass, {1}));
    EXPECT_EQ(last.texts()[0], "seat1 lets it happen in window 1");
    EXPECT_EQ(last.texts()[1], "window 1 closes: all-passed");
}

TEST("W3: giving up while a window is open voids it when the game ends, and no stage runs")
{
    for (const Seat seat : {a, b}) {
        HitState state = open_with_nothing(2);
        const Played played = play<HitAlways>(state, seat, hit_move(give_up));
        EXPECT_EQ(played.texts(), (Texts{"window 1 closes: voided"}));
        EXPECT(Play<HitAlways>::is_over(state));
        EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
        EXPECT_FALSE(state.windows.is_open());
        EXPECT(state.windows.offers.empty());
        EXPECT_EQ(state.windows.number, 1);
        EXPECT(Play<HitAlways>::awaiting(state).empty());
    }
}

TEST("a seat that gives up loses its current offer; the window goes on with the next one")
{
    HitState state = open_with_nothing(3);
    const Played played = play<HitAlways>(state, b, hit_move(give_up));
    EXPECT_EQ(played.texts(), (Texts{"seat1 may react in window 1"}));
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{a});
    EXPECT_NE(state.windows.offers[0].status, OfferStatus::current);
    EXPECT_EQ(state.windows.offers[1].status, OfferStatus::current);
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
}

TEST(
    "a seat that gives up loses its waiting offer; the window stays open and then closes without it")
{
    HitState state = open_with_nothing(3);
    EXPECT(play<HitAlways>(state, a, hit_move(give_up)).events.empty());
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{b});
    const Played played = play<HitAlways>(state, b, hit_move(pass, {1}));
    EXPECT_EQ(played.texts()[1], "window 1 closes: all-passed");
}

TEST("giving up by a seat without an offer changes nothing about the window")
{
    HitState state = open_with_nothing(3);
    const Windows before = state.windows;
    EXPECT(play<HitAlways>(state, c, hit_move(give_up)).events.empty());
    EXPECT(state.windows == before);
    EXPECT_EQ(Play<HitAlways>::awaiting(state), SeatSet{b});
}

TEST("W3: anything else is refused as E_WINDOW_OPEN, with the window and who is awaited")
{
    HitState state = open_with_nothing();
    for (const Seat seat : {a, b, c}) {
        const Refusal refusal = refuse<HitAlways>(state, seat, hit_move(hit, {b.index}));
        EXPECT_EQ(refusal.code, "E_WINDOW_OPEN");
        EXPECT_EQ(refusal.words, "the window 'pre' is open; waiting for seat 2 to react or pass");
        EXPECT_EQ(refuse<HitAlways>(state, seat, hit_move(finish)).code, "E_WINDOW_OPEN");
    }
}

TEST("W3: a refused reaction or pass leaves the offer current")
{
    HitState state = open_with_nothing();
    refuse<HitAlways>(state, b, hit_move(s1, {1}));
    refuse<HitAlways>(state, b, hit_move(pass, {2}));
    refuse<HitAlways>(state, a, hit_move(pass, {1}));
    EXPECT_EQ(state.windows.current_offer().seat, b);
    play<HitAlways>(state, b, hit_move(pass, {1}));
}

TEST("W3.1: observers see a question, an open window or the end, and nothing between them")
{
    HitState state = start_with<HitAlways>(3, with_all_sources);
    SmallRng rng(9);
    while (!state.flow.is_over()) {
        EXPECT(state.flow.waiting == Waiting::one || state.flow.waiting == Waiting::window);
        EXPECT_EQ(state.flow.waiting == Waiting::window, state.windows.is_open());
        EXPECT_EQ(Play<HitAlways>::awaiting(state).size(), 1);
        const auto [seat, move] = random_choice<HitAlways>(state, rng);
        play<HitAlways>(state, seat, move);
    }
}

TEST("W3.3: no stage runs and no number is drawn while a window is open")
{
    HitState state = open_pre<HitAlwaysTwice>(with_all_sources);
    const Rng before = state.rng;
    const Played played = play<HitAlwaysTwice>(state, b, hit_move<HitAlwaysTwice>(s1, {1}));
    EXPECT(state.windows.is_open());
    EXPECT(state.rng == before);
    EXPECT_FALSE(played.step.number_drawn);
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare}));
}

TEST("W3.4: within one resolution a window point opens at most once")
{
    HitState state = start<HitAlways>(2);
    std::vector<std::string> opened;
    const auto note_opened = [&](const Played& played) {
        for (const Event& event : played.events) {
            if (event.kind->name == "window-opened") opened.push_back(text_of(event));
        }
    };
    note_opened(play<HitAlways>(state, a, hit_move(hit, {b.index})));
    while (state.windows.is_open()) {
        note_opened(play<HitAlways>(state, Play<HitAlways>::awaiting(state).front(),
                                    hit_move(pass, {state.windows.number})));
    }
    EXPECT_EQ(opened, (Texts{"window 1 opens: pre", "window 2 opens: post"}));
}

TEST("W3.5: an input that no row admits is refused and changes nothing")
{
    HitState state = open_with_nothing();
    Move unknown{};
    unknown.action = 77;
    EXPECT_EQ(refuse<HitAlways>(state, b, unknown).code, "E_UNKNOWN_ACTION");
    refuse<HitAlways>(state, nobody, hit_move(pass, {1}));
    refuse<HitAlways>(state, seat_at(7), hit_move(give_up));
    refuse<HitAlways>(state, b, hit_move(pass, {1, 1}));
    refuse<HitAlways>(state, b, hit_move(pass));
}

// ---- who gets an offer ----

TEST("W4.1: a seat that an effect bars gets no offer")
{
    HitState state = start_with<HitAlways>(2, [](HitState& s) { s.barred = {b}; });
    const Played played = play<HitAlways>(state, a, hit_move(hit, {b.index}));
    EXPECT_EQ(played.texts(), (Texts{"window 1 opens: pre", "seat1 may react in window 1"}));
    EXPECT_EQ(refuse<HitAlways>(state, b, hit_move(pass, {1})).code, "E_NOT_ENTITLED");
}

TEST("W4.1, W15.3: roles are asked in the declared order, whatever the numbers of the seats")
{
    HitState state = start_with<HitAlways>(3, [](HitState& s) { s.turn = c; });
    play<HitAlways>(state, c, hit_move(hit, {b.index}));
    EXPECT_EQ(state.windows.offers[0].seat, b);
    EXPECT_EQ(state.windows.offers[1].seat, c);
    HitState reverse = start_with<HitAlways>(3, [](HitState& s) { s.turn = b; });
    play<HitAlways>(reverse, b, hit_move(hit, {c.index}));
    EXPECT_EQ(reverse.windows.offers[0].seat, c);
    EXPECT_EQ(reverse.windows.offers[1].seat, b);
}

TEST("W4.1: a seat that has dropped out gets no offer")
{
    HitState state = open_with_nothing(3);
    play<HitAlways>(state, b, hit_move(give_up));
    play<HitAlways>(state, a, hit_move(pass, {1}));
    ASSERT_EQ(state.windows.offers.size(), 1U);
    EXPECT_EQ(state.windows.offers[0].seat, a);
}

TEST("W4.2: a seat that fits two roles gets one offer with both, at the place of the first")
{
    HitState state = start_with<HitAlways>(2, with_all_sources);
    play<HitAlways>(state, a, hit_move(hit, {a.index}));
    ASSERT_EQ(state.windows.offers.size(), 1U);
    EXPECT(state.windows.offers[0] == (Offer{a, 3, OfferStatus::current}));
    EXPECT(state.windows.current_has_role(role_other));
    EXPECT(state.windows.current_has_role(role_self));
    play<HitAlways>(state, a, hit_move(s1, {1}));
    play<HitAlways>(state, a, hit_move(s2, {2}));
}

TEST("W4.3: when every role is barred the resolution goes on without a pause")
{
    HitState state = start_with<HitAlways>(2, [](HitState& s) { s.barred = {a, b}; });
    play<HitAlways>(state, a, hit_move(hit, {b.index}));
    EXPECT_EQ(stages_of(state), (Stages{Stage::declare, Stage::roll, Stage::apply}));
    EXPECT_EQ(state.windows.number, 0);
}

// ---- what is legal ----

TEST("W5.1: the seat of the current offer may react with what fits, pass, or resign")
{
    const HitState state = open_pre([](HitState& s) { s.holds_s1 = {b}; });
    EXPECT_EQ(choices_of<HitAlways>(state, b), (Names{"s1", "pass", "give_up"}));
}

TEST("W5.2: everybody else may only resign")
{
    const HitState state = open_pre(with_all_sources);
    EXPECT_EQ(choices_of<HitAlways>(state, a), (Names{"give_up"}));
    EXPECT_EQ(choices_of<HitAlways>(state, c), (Names{"give_up"}));
}

TEST("W5.3: a seat may always pass, with and without something to play")
{
    HitState full = open_pre(with_all_sources);
    play<HitAlways>(full, b, hit_move(pass, {1}));
    EXPECT_EQ(full.holds_s1, (SeatSet{a, b, c}));
    HitState empty = open_with_nothing();
    EXPECT_EQ(choices_of<HitAlways>(empty, b), (Names{"pass", "give_up"}));
    play<HitAlways>(empty, b, hit_move(pass, {1}));
}

TEST("W5.4: a reaction costs nothing of the turn")
{
    HitState with = open_pre(with_all_sources);
    play<HitAlways>(with, b, hit_move(s1, {1}));
    HitState without = open_with_nothing();
    play<HitAlways>(without, b, hit_move(pass, {1}));
    play<HitAlways>(without, a, hit_move(pass, {1}));
    for (HitState* state : {&with, &without}) {
        play<HitAlways>(*state, b, hit_move(pass, {2}));
        play<HitAlways>(*state, a, hit_move(pass, {2}));
        EXPECT_EQ(state->hits_made, 1);
        EXPECT_EQ(state->turn, b);
    }
    EXPECT(with.flow == without.flow);
}

// ---- games without windows ----

template <class State>
bool has_field(std::string_view name)
{
    return std::apply([&](const auto&... field) { return (... || (field.name == name)); },
                      State::describe());
}
TEST("EC-09, W15.5: a game without windows has no reaction section in its state")
{
    EXPECT_FALSE(has_field<CampState>("windows"));
    EXPECT(has_field<HitState>("windows"));
    static_assert(!HasWindows<Camp>);
    static_assert(HasWindows<HitAlways>);
    static_assert(sizeof(CampState) == sizeof(Rng) + sizeof(Place<6>) + 28);
    CampState state = start<Camp>(2);
    EXPECT_EQ(play<Camp>(state, a, move_of<Camp>(train, {0})).texts(),
              (Texts{"seat1 trains in 0"}));
}

}  // namespace
}  // namespace sortie::toy
