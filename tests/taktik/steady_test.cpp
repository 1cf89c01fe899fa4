#include "games/taktik/steady.h"

#include <memory>
#include <vector>

#include "tests/support/test.h"
#include "tests/taktik/theatre.h"

using namespace sortie;
using namespace sortie::taktik;

namespace {

Move choice_of(const Theatre& theatre, Seat seat)
{
    return Taktik::steady(P::view(theatre.state, seat));
}

}  // namespace

TEST("T19.4: the steady player gives legal commands from the first to the last, in every preset")
{
    for (int preset = 0; preset < static_cast<int>(Preset::custom); ++preset) {
        State state = P::start(setup_with({{Option::victory, preset}, {Option::round_limit, 3}}));
        std::uint32_t moves = 0;
        while (!P::is_over(state)) {
            const Seat seat = P::awaiting(state).front();
            const Move move = Taktik::steady(P::view(state, seat));
            const auto refusal = P::why_not(state, seat, move);
            ASSERT_FALSE(refusal.has_value()) << refusal->text();
            P::apply_unchecked(state, seat, move);
            ASSERT_LT(++moves, Taktik::info.moves_max);
        }
        Taktik::check_state(state);
    }
}

TEST("T19.4: it shoots at what it can hit")
{
    Theatre theatre({{a(1), "F6"}, {d(1), "G6"}});
    theatre.to(Phase::attack);
    EXPECT(choice_of(theatre, seat1) == make(declare_attack, a(1), d(1)));
}

TEST("T18.2: it plays the same in all positions that look the same to it")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "K12"}});
    theatre.deal_tactics(Side::defender, {"natural_cover", "suppressive_fire"});
    theatre.to(Phase::movement);
    Rng rng = Rng::from(Seed::from_number(5));
    const Move move = choice_of(theatre, seat1);
    for (int i = 0; i < 10; ++i) {
        Theatre guess = theatre;
        guess.state = P::determinize(theatre.state, seat1, rng);
        EXPECT(choice_of(guess, seat1) == move);
    }
}

TEST("T19.4: what the steady player would do promises the most, in every phase with moves to weigh")
{
    int compared = 0;
    State state = P::start(setup_with({{Option::round_limit, 4}}));
    auto moves = std::make_unique<MoveList>();
    while (!P::is_over(state)) {
        const Seat seat = P::awaiting(state).front();
        const Move steady = Taktik::steady(P::view(state, seat));
        const bool is_weighed = Taktik::actions[steady.action] == &move_unit ||
                                Taktik::actions[steady.action] == &declare_attack;
        if (is_weighed) {
            P::legal_moves(state, seat, *moves);
            std::vector<std::uint32_t> weights(moves->size());
            EXPECT(Taktik::promise(state, seat, *moves, weights) == steady);
            std::uint32_t most = 0;
            std::uint32_t of_steady = 0;
            for (std::size_t i = 0; i < moves->size(); ++i) {
                EXPECT_GT(weights[i], 0u);
                most = std::max(most, weights[i]);
                if ((*moves)[i] == steady) of_steady = weights[i];
            }
            EXPECT_EQ(of_steady, most);
            ++compared;
        }
        P::apply_unchecked(state, seat, steady);
    }
    EXPECT_GT(compared, 20);
}

TEST("T18.2: what a seat's moves promise follows from what it sees")
{
    Theatre theatre({{a(1), "F6"}, {d(9), "K12"}});
    theatre.deal_tactics(Side::defender, {"natural_cover", "suppressive_fire"});
    theatre.to(Phase::movement);
    auto moves = std::make_unique<MoveList>();
    P::legal_moves(theatre.state, seat1, *moves);
    std::vector<std::uint32_t> seen(moves->size());
    Taktik::promise(theatre.state, seat1, *moves, seen);
    Rng rng = Rng::from(Seed::from_number(5));
    for (int i = 0; i < 10; ++i) {
        std::vector<std::uint32_t> guessed(moves->size());
        Taktik::promise(P::determinize(theatre.state, seat1, rng), seat1, *moves, guessed);
        EXPECT(guessed == seen);
    }
}
