// Random matches with every invariant looked at after every move, over all ways to win.

#include "engine/play.h"
#include "engine/snapshot.h"
#include "games/taktik/module.h"
#include "games/taktik/taktik.h"
#include "tests/support/test.h"

namespace sortie::taktik {
namespace {

using P = Play<Taktik>;

Setup setup_of(std::uint64_t seed)
{
    Setup setup = usual_setup(Taktik::options, 2);
    setup.seed = Seed::from_number(seed);
    const auto set = [&](Option option, std::uint64_t value) {
        setup.values[static_cast<std::size_t>(option)] = static_cast<int>(value);
    };
    set(Option::victory, seed % 14);
    set(Option::deck, seed / 14 % 2);
    set(Option::attacker, seed / 28 % 2);
    return setup;
}

State play_random_match(std::uint64_t seed, std::uint32_t& moves_made)
{
    SmallRng rng(seed);
    MoveList moves;
    State state = P::start(setup_of(seed));
    Taktik::check_state(state);
    for (moves_made = 0; !P::is_over(state); ++moves_made) {
        CHECK(moves_made < Taktik::info.moves_max);
        const Seat seat = random_seat(P::awaiting(state), rng);
        P::random_moves(state, seat, rng, moves);
        P::apply_unchecked(state, seat, moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        Taktik::check_state(state);
    }
    return state;
}

TEST(
    "T1.2, T21.1, T21.2, T21.3, T21.4, T21.5, T21.6, T21.7, T21.8: random matches end, and every position is sound")
{
    for (std::uint64_t seed = 0; seed < 84; ++seed) {
        std::uint32_t moves = 0;
        const State state = play_random_match(seed, moves);
        EXPECT(state.winner != Owner::nobody) << "seed " << seed;
    }
}

// Saved and loaded into a match of its own, then both go on with the same moves.
void expect_same_future(const State& state, std::uint64_t seed)
{
    const SnapshotHeader header = game_module().snapshot_header();
    State loaded = P::start(setup_of(seed + 1));
    const auto report = decode_snapshot(encode_snapshot(header, state), header, loaded);
    ASSERT_TRUE(report.is_ok() && report.value().is_exact());
    State kept = state;
    SmallRng rng(seed);
    MoveList moves;
    for (int step = 0; step < 100 && !P::is_over(kept); ++step) {
        ASSERT_EQ(P::hash(loaded), P::hash(kept)) << "seed " << seed << ", step " << step;
        const Seat seat = random_seat(P::awaiting(kept), rng);
        P::legal_moves(loaded, seat, moves);
        const Move move = moves[rng.below(static_cast<std::uint32_t>(moves.size()))];
        P::apply_unchecked(loaded, seat, move);
        P::apply_unchecked(kept, seat, move);
    }
    EXPECT_EQ(P::hash(loaded), P::hash(kept)) << "seed " << seed;
}

TEST("W13.5, W2.3: saved and loaded inside every kind of window a match goes on the same way")
{
    std::array<int, window_names.size()> met{};
    constexpr int of_each = 20;
    MoveList moves;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        SmallRng rng(seed);
        State state = P::start(setup_of(seed));
        while (!P::is_over(state)) {
            if (state.windows.is_open() && met[state.windows.window.index] < of_each) {
                ++met[state.windows.window.index];
                expect_same_future(state, seed);
            }
            const Seat seat = random_seat(P::awaiting(state), rng);
            P::random_moves(state, seat, rng, moves);
            P::apply_unchecked(state, seat,
                               moves[rng.below(static_cast<std::uint32_t>(moves.size()))]);
        }
    }
    for (std::size_t i = 0; i < met.size(); ++i) EXPECT_EQ(met[i], of_each) << window_names[i];
}

TEST("a random player draws from the same moves, in blocks as in a list")
{
    MoveList list;
    MoveBlocks blocks;
    for (std::uint64_t seed = 0; seed < 14; ++seed) {
        SmallRng rng(seed);
        State state = P::start(setup_of(seed));
        while (!P::is_over(state)) {
            const Seat seat = random_seat(P::awaiting(state), rng);
            P::legal_moves(state, seat, list);
            Legality<Taktik>::list(state, seat, blocks);
            ASSERT_EQ(blocks.size(), list.size());
            for (std::size_t i = 0; i < list.size(); ++i) ASSERT_TRUE(blocks[i] == list[i]);
            P::apply_unchecked(state, seat,
                               list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        }
    }
}

}  // namespace
}  // namespace sortie::taktik
