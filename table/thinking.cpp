#include "table/thinking.h"

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <map>
#include <thread>

#include "table/guard.h"

namespace sortie {
namespace {

using Clock = std::chrono::steady_clock;

// The part of a thread: its own seed, and its share of the iterations.
SearchOptions part_of(const SearchOptions& options, unsigned index, unsigned threads)
{
    SearchOptions part = options;
    SmallRng mixer(options.seed + index);
    if (index > 0) part.seed = mixer.next();
    part.iterations = options.iterations / threads;
    if (index < options.iterations % threads) ++part.iterations;
    return part;
}

Share mean_of(Share a, std::uint32_t weight_of_a, Share b, std::uint32_t weight_of_b)
{
    const std::uint64_t weights = std::uint64_t{weight_of_a} + weight_of_b;
    if (weights == 0) return a;
    return static_cast<Share>((std::uint64_t{a} * weight_of_a + std::uint64_t{b} * weight_of_b) /
                              weights);
}

// Question by question as a search does it: the action with the most visits, then each argument.
Move most_visited(std::vector<Candidate> left)
{
    for (std::size_t level = 0; level <= arguments_max; ++level) {
        std::map<std::uint32_t, std::uint64_t> visits;
        for (const Candidate& each : left) visits[value_at(each.move, level)] += each.visits;
        const auto most =
            std::ranges::max_element(visits, {}, [](const auto& of) { return of.second; });
        std::erase_if(
            left, [&](const Candidate& each) { return value_at(each.move, level) != most->first; });
    }
    return left.front().move;
}

void add(Candidate& sum, const Candidate& part)
{
    sum.chance = mean_of(sum.chance, sum.visits, part.chance, part.visits);
    sum.visits += part.visits;
}

}  // namespace

void run_within(Thinking& thinking, std::uint32_t iterations, std::int64_t ceiling_ms)
{
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(ceiling_ms);
    while (thinking.iterations_done() < iterations) {
        thinking.run(std::min(iterations_between_looks, iterations - thinking.iterations_done()));
        if (ceiling_ms > 0 && Clock::now() >= end) return;
    }
}

Move decide_within(Thinking& thinking, std::uint32_t iterations, std::int64_t ceiling_ms)
{
    const Clock::time_point end = Clock::now() + std::chrono::milliseconds(ceiling_ms);
    return thinking.decide(iterations, [&] { return ceiling_ms > 0 && Clock::now() >= end; });
}

Seat seat_to_ask(const Position& position, Seat mover)
{
    const SeatSet awaited = position.awaiting();
    if (awaited.empty() || awaited.contains(mover)) return awaited.empty() ? Seat::none() : mover;
    return awaited.front();
}

Thought merged(const std::vector<Thought>& parts)
{
    CHECK(!parts.empty());
    if (parts.size() == 1) return parts[0];
    Thought sum = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const Thought& part = parts[i];
        for (const Candidate& each : part.candidates) {
            const auto found =
                std::find_if(sum.candidates.begin(), sum.candidates.end(),
                             [&](const Candidate& known) { return known.move == each.move; });
            CHECK(found != sum.candidates.end());
            add(*found, each);
        }
        sum.chance = mean_of(sum.chance, sum.iterations, part.chance, part.iterations);
        for (std::size_t seat = 0; seat < seats_max; ++seat) {
            sum.chances[seat] =
                mean_of(sum.chances[seat], sum.iterations, part.chances[seat], part.iterations);
        }
        sum.iterations += part.iterations;
        sum.nodes += part.nodes;
        sum.memory_bytes += part.memory_bytes;
    }
    sum.best = most_visited(sum.candidates);
    put_in_order(sum.candidates, sum.best);
    // The line of a search that agrees with the sum.
    for (const Thought& part : parts) {
        if (part.best != sum.best) continue;
        sum.line = part.line;
        return sum;
    }
    sum.line.clear();
    return sum;
}

Thought think(const GameModule& game, const Position& position, Seat seat,
              const SearchOptions& options, const ThinkingLimits& limits)
{
    const unsigned threads = std::clamp(limits.threads, 1u, thinking_threads_max);
    std::vector<Thought> parts(threads);
    std::vector<std::optional<std::string>> faults(threads);
    const auto search = [&](unsigned index) {
        faults[index] = guarded([&] {
            const SearchOptions part = part_of(options, index, threads);
            const std::unique_ptr<Thinking> thinking = game.begin_thinking(position, seat, part);
            run_within(*thinking, part.iterations, limits.ceiling_ms);
            parts[index] = thinking->conclude();
        });
    };
    {
        std::vector<std::jthread> others;
        for (unsigned i = 1; i < threads; ++i) others.emplace_back([&, i] { search(i); });
        search(0);
    }
    for (const auto& words : faults) {
        if (words) fault(words->c_str());
    }
    return merged(parts);
}

Move bot_move_within(const GameModule& game, const Position& position, Seat seat, std::size_t bot,
                     std::int64_t ceiling_ms)
{
    const std::optional<BotLevel> level = game.level_of(bot, position);
    if (!level || !game.has_choice(position, seat)) {
        return game.bot_move(position, seat, bot, usual_whim);
    }
    const std::unique_ptr<Thinking> thinking = game.begin_thinking(position, seat, *level);
    return decide_within(*thinking, level->options.iterations, ceiling_ms);
}

int percent_of(Share share)
{
    return static_cast<int>((std::uint64_t{share} * 100 + whole_share / 2) / whole_share);
}

std::string candidate_text(const GameFace& face, const Candidate& candidate)
{
    const std::string move = move_text(face, candidate.move);
    if (candidate.visits == 0) return move + ": not tried";
    return move + ": " + std::to_string(percent_of(candidate.chance)) + " % of " +
           std::to_string(candidate.visits) + (candidate.visits == 1 ? " try" : " tries");
}

std::string figure_text(std::string_view name, bool is_chance, std::int64_t thousandths)
{
    const std::string head = std::string(name) + ": ";
    if (is_chance) return head + std::to_string((thousandths + 5) / 10) + " %";
    const std::int64_t tenths = (std::abs(thousandths) + 50) / 100;
    const std::string sign = thousandths < 0 && tenths > 0 ? "-" : "";
    return head + sign + std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
}

std::string forecast_text(int percent, std::uint32_t games)
{
    return "You win " + std::to_string(percent) + " % of " + std::to_string(games) +
           " games sampled from what you know.";
}

std::string forecast_text(const Thought& forecast)
{
    std::string words = forecast_text(percent_of(forecast.chance), forecast.iterations);
    for (const ForecastFigure& each : forecast.figures) {
        words += "\n  " + figure_text(each.name, each.is_chance, each.mean_thousandths());
    }
    return words;
}

}  // namespace sortie
