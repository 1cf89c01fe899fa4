// What interrupts a simultaneous step: barriers, their refusals, the way back, and the order of submissions.

#include "engine/legality.h"
#include "tests/engine/toy_camp.h"

namespace sortie::toy {
namespace {

// The camp with the words of its own rules for two of the engine's refusals.
struct CampWithWords : Camp {
    static void adapt_refusal(const CampState& state, Seat seat, const Move& move, Refusal& refusal)
    {
        if (refusal.cause == RefusalCause::not_awaited && seat.index < 4 &&
            state.actions_left[seat.index] == 0) {
            refusal.rule = "C1";
            refusal.code = "E_NO_ACTION";
            refusal.words = "no actions left today; still acting: " + seats_text(refusal.awaited);
        }
        if (refusal.cause == RefusalCause::barrier && actions[move.action] == &strike) {
            refusal.code = "E_WINDOW";
        }
    }
};

CampState fight_of_a(int seats = 3)
{
    CampState state = start<Camp>(seats);
    play<Camp>(state, a, camp_move(attack, {2}));
    return state;
}

// ---- the barrier goes up ----

TEST(
    "F13-1, F6.1: after an attack nobody is awaited in the camp; the fight's decisions are the only ones")
{
    CampState state = fight_of_a();
    EXPECT_EQ(state.flow.waiting, Waiting::one);
    EXPECT(state.flow.entered.empty());
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{a});
    EXPECT_EQ(choices_of<Camp>(state, a), (std::vector<std::string_view>{"strike", "resign"}));
    EXPECT_EQ(choices_of<Camp>(state, b), (std::vector<std::string_view>{"resign"}));
    expect_list_is_complete<Camp>(state, 5, 2);
}

TEST("F13-2, F8.4: who goes on during the fight is told what must be finished and who is awaited")
{
    CampState state = fight_of_a();
    const Refusal refusal = refuse<Camp>(state, b, camp_move(train, {0}));
    EXPECT_EQ(refusal.cause, RefusalCause::barrier);
    EXPECT_EQ(refusal.code, "E_BARRIER");
    EXPECT_EQ(refusal.words, "the fight must be finished first; waiting for seat 1");
    EXPECT_EQ(refusal.awaited, SeatSet{a});
}

TEST("F8.4: the seat that is awaited gets the same answer when it submits something else")
{
    CampState state = fight_of_a();
    EXPECT_EQ(refuse<Camp>(state, a, camp_move(train, {0})).code, "E_BARRIER");
}

TEST("F8.3: while a barrier is up, done seats and seats with actions get the same answer")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, c, camp_move(rest));
    play<Camp>(state, a, camp_move(attack, {0}));
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(train, {0})).text(),
              refuse<Camp>(state, c, camp_move(train, {0})).text());
}

TEST("F3.6: `also` belongs to the step and is refused while a barrier is up")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(ask_help, {b.index}));
    play<Camp>(state, a, camp_move(attack, {0}));
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(answer)).code, "E_BARRIER");
    play<Camp>(state, a, camp_move(strike));
    play<Camp>(state, b, camp_move(answer));
}

// ---- the way back ----

TEST("F7.1: when the fight is over the camp is entered afresh")
{
    CampState state = fight_of_a();
    play<Camp>(state, a, camp_move(strike));
    EXPECT_EQ(state.flow.waiting, Waiting::several);
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b, c}));
    EXPECT_EQ(state.day, 1);
}

TEST("F7.1: a seat that was skipped is judged anew at the next entry")
{
    CampState state = start_with<Camp>(3, [](CampState& s) { s.absent.insert(c); });
    play<Camp>(state, a, camp_move(fetch, {c.index}));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b}));
    EXPECT_EQ(refuse<Camp>(state, c, camp_move(train, {0})).code, "E_NOT_YOUR_TURN");
    play<Camp>(state, a, camp_move(attack, {0}));
    play<Camp>(state, a, camp_move(strike));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
}

TEST("F13-4, F7.2: who was done before two fights is never awaited again that day")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(rest));
    for (int fights = 0; fights < 2; ++fights) {
        EXPECT_FALSE(Play<Camp>::awaiting(state).contains(a));
        play<Camp>(state, b, camp_move(attack, {fights}));
        EXPECT_FALSE(Play<Camp>::awaiting(state).contains(a));
        play<Camp>(state, b, camp_move(strike));
    }
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{c});
    EXPECT_EQ(state.day, 1);
}

TEST("F13-5, F6.3: an action queues two fights; both are finished before the camp is entered again")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, b, camp_move(raid));
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{b});
    EXPECT_EQ(refuse<Camp>(state, c, camp_move(strike)).code, "E_BARRIER");
    play<Camp>(state, b, camp_move(strike));
    EXPECT_EQ(state.flow.waiting, Waiting::one);
    EXPECT_EQ(Play<Camp>::awaiting(state), SeatSet{c});
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(train, {0})).words,
              "the fight must be finished first; waiting for seat 3");
    play<Camp>(state, c, camp_move(strike));
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{a, b, c}));
}

TEST("F7.3: what happens at the start of a day is not repeated when the camp is entered again")
{
    CampState state = fight_of_a();
    play<Camp>(state, a, camp_move(strike));
    EXPECT_EQ(state.actions_left[0], actions_a_day - 1);
    EXPECT_EQ(state.day, 1);
}

TEST("a fighter who resigns in the fight is not waited for; the camp goes on without him")
{
    CampState state = fight_of_a();
    play<Camp>(state, a, camp_move(resign));
    EXPECT(state.fights.empty());
    EXPECT_EQ(Play<Camp>::awaiting(state), (SeatSet{b, c}));
}

TEST(
    "F13-19: the game ends inside the fight: nobody is awaited, every submission is refused as over")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(attack, {3}));
    play<Camp>(state, a, camp_move(storm));
    EXPECT(Play<Camp>::is_over(state));
    EXPECT(Play<Camp>::awaiting(state).empty());
    EXPECT_EQ(state.flow.depth, 0);
    for (const Seat seat : {a, b, c, d}) {
        EXPECT(moves_of<Camp>(state, seat).empty());
        EXPECT_EQ(refuse<Camp>(state, seat, camp_move(train, {0})).code, "E_GAME_OVER");
        EXPECT_EQ(refuse<Camp>(state, seat, camp_move(resign)).code, "E_GAME_OVER");
    }
}

TEST("where play stands in the fight is told through the call")
{
    const CampState state = fight_of_a();
    const std::string trace = Play<Camp>::trace(state);
    EXPECT(trace.starts_with("game > days > day > fights > the fight > fight")) << trace;
    EXPECT(trace.ends_with("strike: waiting for seat 1")) << trace;
}

// ---- refusals in the step ----

TEST("F8.1: a submission that was made on an older view is accepted if it is still legal")
{
    CampState state = start<Camp>(3);
    const Move chosen_earlier = moves_of<Camp>(state, b).front();
    play<Camp>(state, a, camp_move(explore, {3}));
    play<Camp>(state, c, camp_move(rest));
    play<Camp>(state, b, chosen_earlier);
}

TEST("F8.2: that the game is over comes before everything else")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, a, camp_move(resign));
    Move unknown{};
    unknown.action = 99;
    EXPECT_EQ(refuse<Camp>(state, b, unknown).code, "E_GAME_OVER");
    EXPECT_EQ(refuse<Camp>(state, nobody, camp_move(strike)).code, "E_GAME_OVER");
}

TEST("F8.2: a barrier comes before the conditions of the action")
{
    CampState state = fight_of_a();
    state.militia[0] = militia_max;
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(train, {0})).code, "E_BARRIER");
}

TEST("F8.5, F8.11: a game may give a refusal of the engine its own code, rule and words")
{
    CampState state = fight_of_a();
    EXPECT_EQ(refuse<CampWithWords>(state, b, camp_move(strike)).code, "E_WINDOW");
    EXPECT_EQ(refuse<CampWithWords>(state, b, camp_move(rest)).code, "E_BARRIER");
}

TEST("F8.8: a seat that is done is told so, and who is still acting")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, b, camp_move(rest));
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(train, {0})).text(),
              "'camp' is waiting for seats 1 and 3 (E_NOT_YOUR_TURN)");
    EXPECT_EQ(refuse<CampWithWords>(state, b, camp_move(train, {0})).text(),
              "C1: no actions left today; still acting: seats 1 and 3 (E_NO_ACTION)");
}

TEST("F8.9: a condition that fails gives its own code, rule and words")
{
    CampState state = start_with<Camp>(3, [](CampState& s) { s.may_rest = false; });
    const Refusal refusal = refuse<Camp>(state, a, camp_move(rest));
    EXPECT_EQ(refusal.cause, RefusalCause::condition);
    EXPECT_EQ(refusal.rule, "C4");
    EXPECT_EQ(refusal.code, "E_NO_REST");
    EXPECT_EQ(refusal.words, "resting is allowed today");
    EXPECT_EQ(refusal.awaited, (SeatSet{a, b, c}));
}

TEST("F8.10, F13-12: two seats choose the same site in one batch; the lower seat gets it")
{
    CampState state = start<Camp>(3);
    const Move same_site = camp_move(explore, {1});
    play<Camp>(state, a, same_site);
    const Refusal overtaken = refuse<Camp>(state, b, same_site);
    EXPECT_EQ(overtaken.code, "E_TAKEN");
    EXPECT_EQ(overtaken.rule, "C3");
    play<Camp>(state, b, camp_move(explore, {2}));
    EXPECT_EQ(state.explored_by[1], a);
    EXPECT_EQ(state.explored_by[2], b);
}

// ---- the order of submissions ----

TEST("F11.1: all effects of a submission are complete before the next is looked at")
{
    CampState state = start<Camp>(2);
    play<Camp>(state, a, camp_move(rest));
    play<Camp>(state, b, camp_move(rest));
    // Night and the new morning are over already.
    EXPECT_EQ(state.day, 2);
    play<Camp>(state, a, camp_move(train, {0}));
}

TEST("F11.3: what stood in the queue behind the attack is refused and not kept for later")
{
    CampState state = start<Camp>(3);
    play<Camp>(state, a, camp_move(attack, {0}));
    EXPECT_EQ(refuse<Camp>(state, b, camp_move(train, {1})).code, "E_BARRIER");
    EXPECT_EQ(refuse<Camp>(state, c, camp_move(rest)).code, "E_BARRIER");
    play<Camp>(state, a, camp_move(strike));
    EXPECT_EQ(state.militia[1], 0);
    EXPECT_EQ(state.actions_left, (std::array<std::uint8_t, 4>{1, 2, 2, 0}));
}

struct Accepted {
    Seat seat;
    Move move;
    Hash128 hash;
};

// Random legal play in which every second submission is one that is refused.
std::vector<Accepted> random_log(CampState& state, std::size_t length, std::uint64_t seed)
{
    std::vector<Accepted> log;
    SmallRng rng(seed);
    while (log.size() < length && !Play<Camp>::is_over(state)) {
        const auto [seat, move] = random_choice<Camp>(state, rng);
        if (Camp::actions[move.action] == &resign) continue;
        Move wrong = move;
        wrong.arguments[6] = 1;
        refuse<Camp>(state, seat, wrong);
        play<Camp>(state, seat, move);
        log.push_back({seat, move, Play<Camp>::hash(state)});
    }
    return log;
}

TEST(
    "F11.4, F13-21: 500 random submissions, replayed from the log of accepted ones, hash alike at every step")
{
    std::size_t submissions = 0;
    for (std::uint64_t seed = 1; submissions < 500; ++seed) {
        CampState state = start<Camp>(4, seed);
        const std::vector<Accepted> log = random_log(state, 500, seed);
        submissions += log.size();
        CampState replayed = start<Camp>(4, seed);
        for (const Accepted& each : log) {
            Play<Camp>::apply_unchecked(replayed, each.seat, each.move);
            ASSERT_EQ(Play<Camp>::hash(replayed), each.hash);
        }
        EXPECT(is_same_bytes(replayed, state));
    }
}

TEST("F11.5: numbers are drawn only while an accepted submission is processed")
{
    CampState state = start<Camp>(3);
    const Played trains = play<Camp>(state, a, camp_move(train, {0}));
    EXPECT_FALSE(trains.step.number_drawn);
    EXPECT_EQ(state.rng.drawn, 0U);
    static_cast<void>(moves_of<Camp>(state, b));
    static_cast<void>(Play<Camp>::why_not(state, b, camp_move(scout)));
    EXPECT_EQ(state.rng.drawn, 0U);
    const Played scouts = play<Camp>(state, b, camp_move(scout));
    EXPECT(scouts.step.number_drawn);
    EXPECT_GT(state.rng.drawn, 0U);
}

TEST("F11.5: refused submissions between them do not change what the dice show")
{
    CampState quiet = start<Camp>(3, 11);
    CampState noisy = quiet;
    for (const Seat seat : {a, b, c}) {
        play<Camp>(quiet, seat, camp_move(scout));
        refuse<Camp>(noisy, seat, camp_move(strike));
        refuse<Camp>(noisy, seat, camp_move(scout, {1}));
        play<Camp>(noisy, seat, camp_move(scout));
        EXPECT_EQ(quiet.die, noisy.die);
    }
    EXPECT(is_same_bytes(quiet, noisy));
}

TEST("F13-22: two submissions that touch different things give the same state in either order")
{
    CampState one = start<Camp>(3);
    CampState other = one;
    play<Camp>(one, a, camp_move(train, {0}));
    play<Camp>(one, b, camp_move(explore, {2}));
    play<Camp>(other, b, camp_move(explore, {2}));
    play<Camp>(other, a, camp_move(train, {0}));
    EXPECT(is_same_bytes(one, other));
    EXPECT_EQ(Play<Camp>::hash(one), Play<Camp>::hash(other));
}

TEST("F13-22: positions of the camp do not remember which seat interrupted it")
{
    CampState one = start<Camp>(2);
    CampState other = one;
    for (CampState* state : {&one, &other}) {
        state->rng.force_dice(std::array<std::uint8_t, 2>{4, 4});
        const Seat first = state == &one ? a : b;
        const Seat second = state == &one ? b : a;
        for (const Seat seat : {first, second}) {
            play<Camp>(*state, seat, camp_move(attack, {0}));
            play<Camp>(*state, seat, camp_move(strike));
        }
    }
    EXPECT(is_same_bytes(one, other));
}

}  // namespace
}  // namespace sortie::toy
