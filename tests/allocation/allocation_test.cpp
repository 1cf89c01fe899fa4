// A playout allocates nothing. This program replaces the global allocation functions by counting ones, which
// is why it is a program of its own.
#include <cstdlib>
#include <new>
#include <vector>

#include "games/games.h"
#include "tests/search/positions.h"
#include "tests/support/test.h"

namespace {

thread_local std::uint64_t allocations = 0;

}  // namespace

// Not inline: the compiler would see malloc behind new and drop what it thinks nobody needs.
[[gnu::noinline]] void* operator new(std::size_t size)
{
    ++allocations;
    if (void* memory = std::malloc(size == 0 ? 1 : size)) return memory;
    std::abort();
}
[[gnu::noinline]] void operator delete(void* memory) noexcept
{
    std::free(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept
{
    std::free(memory);
}

namespace sortie {
namespace {

TEST("the counting allocator counts")
{
    const std::uint64_t before = allocations;
    const std::vector<int> some(static_cast<std::size_t>(before) % 7 + 1);
    EXPECT_GT(allocations, before);
}

TEST("a random game of any length allocates nothing, whatever the game and the number of seats")
{
    for (const GameModule* game : all_games()) {
        for (int seats = game->info().seats_least; seats <= game->info().seats_most; ++seats) {
            Setup setup = usual_setup(game->options(), seats);
            SmallRng rng(1);
            static_cast<void>(game->play_random_game(setup, rng));  // compiles the flow
            const std::uint64_t before = allocations;
            std::uint64_t moves = 0;
            for (std::uint64_t i = 0; i < 200; ++i) {
                setup.seed = Seed::from_number(i);
                moves += game->play_random_game(setup, rng).moves;
            }
            EXPECT_EQ(allocations, before) << game->info().name << ", " << seats << " seats";
            EXPECT_GT(moves, 1000u);
        }
    }
}

TEST("a game of a game's own bots allocates nothing")
{
    for (const GameModule* game : all_games()) {
        const auto position = untouched(*game);
        for (std::size_t bot = 0; !game->level_of(bot, *position); ++bot) {
            Setup setup = usual_setup(game->options(), game->info().seats_most);
            SmallRng rng(1);
            static_cast<void>(game->play_bot_game(setup, bot, rng));
            const std::uint64_t before = allocations;
            std::uint64_t moves = 0;
            for (std::uint64_t i = 0; i < 20; ++i) {
                setup.seed = Seed::from_number(i);
                moves += game->play_bot_game(setup, bot, rng).moves;
            }
            EXPECT_EQ(allocations, before) << game->info().name;
            EXPECT_GT(moves, 100u);
        }
    }
}

TEST("no iteration of a search allocates")
{
    for (const GameModule* game : all_games()) {
        Setup setup = usual_setup(game->options(), game->info().seats_most);
        Events silent;
        const auto position = game->start(setup, silent);
        const Seat seat = position->awaiting().front();
        const auto thinking =
            game->begin_thinking(*position, seat, SearchOptions{.iterations = 200});
        thinking->run(10);
        const std::uint64_t before = allocations;
        thinking->run(190);
        EXPECT_EQ(allocations, before) << game->info().name;
        EXPECT_EQ(thinking->iterations_done(), 200u);
    }
}

}  // namespace
}  // namespace sortie
