// Random games of Skirmish, held against what every game promises. The battery that all games share
// does more of this; here are the promises that are easiest to break while working on the rules.

#include <cstring>
#include <set>
#include <string>

#include "tests/skirmish/field.h"

namespace sortie::skirmish {
namespace {

// Legal moves are different from each other and accepted; answers how many there are.
std::size_t check_legal_moves(const State& state, Seat seat, MoveList& moves)
{
    P::legal_moves(state, seat, moves);
    for (std::size_t i = 0; i < moves.size(); ++i) {
        EXPECT_FALSE(P::why_not(state, seat, moves[i]).has_value());
        for (std::size_t k = 0; k < i; ++k) EXPECT_FALSE(moves[i] == moves[k]);
    }
    return moves.size();
}

// What a seat sees and may do does not depend on what is hidden from it.
void check_secrecy(const State& state, Seat viewer, Rng& rng)
{
    const State guess = P::determinize(state, viewer, rng);
    const State seen = P::view(state, viewer).seen;
    const State seen_in_guess = P::view(guess, viewer).seen;
    EXPECT_EQ(std::memcmp(&seen, &seen_in_guess, sizeof(State)), 0);
    if (viewer.is_none()) return;
    static MoveList moves;
    static MoveList moves_in_guess;
    P::legal_moves(state, viewer, moves);
    P::legal_moves(guess, viewer, moves_in_guess);
    ASSERT_EQ(moves.size(), moves_in_guess.size());
    for (std::size_t i = 0; i < moves.size(); ++i) EXPECT_TRUE(moves[i] == moves_in_guess[i]);
    for (const Action<State>* action : Skirmish::actions) {
        const auto refusal = P::why_not(state, viewer, make(*action));
        const auto refusal_in_guess = P::why_not(guess, viewer, make(*action));
        ASSERT_EQ(refusal.has_value(), refusal_in_guess.has_value());
        if (!refusal) continue;
        EXPECT_EQ(refusal->text(), refusal_in_guess->text());
    }
}

Setup setup_of_game(std::uint64_t seed)
{
    const int seats = 2 + static_cast<int>(seed % 3);
    Setup setup = usual_setup(Skirmish::options, seats);
    setup.seed = Seed::from_number(seed);
    setup.values[static_cast<std::size_t>(Option::map)] = static_cast<int>(seed / 3 % 2);
    setup.values[static_cast<std::size_t>(Option::rounds)] = 2 + static_cast<int>(seed / 6 % 7);
    setup.values[static_cast<std::size_t>(Option::units)] = seats < 4 ? 4 : 3;
    EXPECT_FALSE(P::why_not_setup(setup).has_value());
    return setup;
}

// Now and then somebody resigns, whether or not it is their turn; otherwise that is left out, or no
// game would see its second round.
Move random_move(const MoveList& moves, SmallRng& random)
{
    const auto count = static_cast<std::uint32_t>(moves.size());
    return random.below(400) == 0 ? moves[count - 1] : moves[random.below(count - 1)];
}

TEST("300 random games keep every invariant, end in time and keep their secrets")
{
    static MoveList moves;
    std::set<std::string> told_names;
    for (std::uint64_t seed = 1; seed <= 300; ++seed) {
        SmallRng random(seed);
        Rng guesses = Rng::from(Seed::from_number(seed + 1000));
        std::vector<Event> log;
        Events events(log);
        State state = P::start(setup_of_game(seed), events);
        std::uint32_t played = 0;
        while (!P::is_over(state)) {
            Skirmish::check_state(state);
            const SeatSet awaited = P::awaiting(state);
            const Seat seat = awaited.at_rank(
                static_cast<int>(random.below(static_cast<std::uint32_t>(awaited.size()))));
            ASSERT_GE(check_legal_moves(state, seat, moves), 2u);
            const Move move = random_move(moves, random);
            for (int i = 0; i < state.flow.seat_count; ++i) {
                check_secrecy(state, seat_at(i), guesses);
            }
            check_secrecy(state, nobody, guesses);
            Step made;
            ASSERT_FALSE(P::apply(state, seat, move, events, made).has_value());
            ++played;
        }
        Skirmish::check_state(state);
        EXPECT_LE(played, Skirmish::info.moves_max);
        for (const Event& each : log) told_names.emplace(each.kind->name);
    }
    // Everything that can happen has happened.
    for (const EventKind* kind : Skirmish::events) {
        EXPECT(told_names.contains(std::string(kind->name))) << kind->name;
    }
}

}  // namespace
}  // namespace sortie::skirmish
