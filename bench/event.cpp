// What events cost: telling one with and without a listener, and whole games with and without. The
// last benchmark plays each game both ways in turn, so that its counter `listened_over_silent` is a
// ratio of times from one run.

#include <ctime>
#include <vector>

#include <benchmark/benchmark.h>

#include "engine/module_of.h"
#include "games/skirmish/skirmish.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

using skirmish::Skirmish;
using P = Play<Skirmish>;

inline constexpr EventKind rolled{
    .name = "rolled", .text = "{0} rolls {1}", .fields = {{"seat", &seat_kind}, {"die"}}};

void tell_nobody(benchmark::State& state)
{
    Events silent;
    int die = 0;
    for (auto _ : state) {
        benchmark::DoNotOptimize(&silent);
        silent.tell(rolled, seat_at(1), ++die);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(tell_nobody);

void tell_a_listener(benchmark::State& state)
{
    constexpr std::size_t kept_max = 1000;
    std::vector<Event> told;
    told.reserve(kept_max);
    Events events(told);
    int die = 0;
    for (auto _ : state) {
        if (told.size() == kept_max) told.clear();
        events.tell(rolled, seat_at(1), ++die);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(tell_a_listener);

// One random game; the choices follow from the index alone.
std::uint64_t play_game(std::uint64_t index, Events& events)
{
    const Setup setup = setup_of_game(usual_setup(module_of<Skirmish>().options(), 2), 1, index);
    SmallRng chooser = chooser_of_game(1, index);
    MoveList moves;
    skirmish::State state = P::start(setup, events);
    std::uint64_t count = 0;
    while (!P::is_over(state)) {
        const Seat seat = P::awaiting(state).front();
        P::random_moves(state, seat, chooser, moves);
        const Move move = moves[chooser.below(static_cast<std::uint32_t>(moves.size()))];
        Interpreter<Skirmish>::apply(state, seat, move, events);
        ++count;
    }
    return count;
}

void games_with_and_without_a_listener(benchmark::State& state)
{
    std::vector<Event> told;
    std::uint64_t index = 0;
    std::clock_t silent_time = 0;
    std::clock_t listened_time = 0;
    constexpr std::uint64_t lot = 64;
    for (auto _ : state) {
        const std::clock_t begin = std::clock();
        for (std::uint64_t i = 0; i < lot; ++i) {
            Events silent;
            benchmark::DoNotOptimize(play_game(index + i, silent));
        }
        const std::clock_t middle = std::clock();
        for (std::uint64_t i = 0; i < lot; ++i) {
            told.clear();
            Events events(told);
            benchmark::DoNotOptimize(play_game(index + i, events));
        }
        listened_time += std::clock() - middle;
        silent_time += middle - begin;
        index += lot;
    }
    state.counters["listened_over_silent"] =
        static_cast<double>(listened_time) / static_cast<double>(silent_time);
}
BENCHMARK(games_with_and_without_a_listener);

}  // namespace
}  // namespace sortie

BENCHMARK_MAIN();
