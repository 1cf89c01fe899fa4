#include "lab/analysis.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <mutex>
#include <thread>

#include "table/guard.h"
#include "table/match_replay.h"
#include "table/thinking.h"

namespace sortie {
namespace {

struct PlayedMove {
    std::unique_ptr<Position> position;
    Move move;
};

const Candidate* find(const Thought& thought, const Move& move)
{
    for (const Candidate& each : thought.candidates) {
        if (each.move == move) return &each;
    }
    return nullptr;
}

void answer(const GameModule& game, const AnalysisOptions& options, const PlayedMove& question,
            AnalysedStep& step)
{
    SearchOptions search{.iterations = options.iterations, .playout_moves_max = to_the_end};
    search.seed = options.seed + step.number;
    const Seat asked = seat_to_ask(*question.position, step.seat);
    const Thought thought = game.think(*question.position, asked, search);
    step.chances = thought.chances;
    if (asked != step.seat) return;
    step.choices = thought.candidates.size();
    if (const Candidate* played = find(thought, question.move)) step.played = *played;
    step.best = *find(thought, thought.best);
    step.best_move = move_text(game.face(), thought.best);
}

// The positions before each step.
Result<std::vector<PlayedMove>> questions_of(const GameModule& game, const Replay& replay)
{
    Result<Match> match = match_of(game, replay);
    if (!match) return match.problem();
    std::vector<PlayedMove> questions;
    const Result<Match> again = Match::start(game, match.value().setup());
    if (!again) return again.problem();
    const std::unique_ptr<Position> position = again.value().position().clone();
    for (const ReplayStep& step : replay.steps) {
        const Result<Move> move = read_move(game.face(), step.move);
        if (!move) return move.problem();
        questions.push_back({position->clone(), move.value()});
        Events silent;
        Step made;
        if (position->apply(step.seat, move.value(), silent, made)) {
            return Problem{"the replay cannot be repeated"};
        }
    }
    return questions;
}

}  // namespace

std::optional<Share> AnalysedStep::missed() const
{
    const bool is_known = played.visits >= tries_believed && best.visits >= tries_believed;
    if (!is_known || best.chance <= played.chance) return std::nullopt;
    return best.chance - played.chance;
}

std::vector<Analysis::Swing> Analysis::swings(std::size_t most) const
{
    std::vector<Swing> all;
    for (std::size_t i = 0; i < steps.size(); ++i) {
        const std::size_t seat = steps[i].seat.index;
        if (i + 1 == steps.size() && !is_over) continue;
        const Share after = i + 1 == steps.size() ? results[seat] : steps[i + 1].chances[seat];
        all.push_back({i, static_cast<int>(after) - static_cast<int>(steps[i].chances[seat])});
    }
    std::stable_sort(all.begin(), all.end(), [](const Swing& a, const Swing& b) {
        return std::abs(a.by) > std::abs(b.by);
    });
    all.resize(std::min(most, all.size()));
    return all;
}

Result<Analysis> analyse(const GameModule& game, const Replay& replay,
                         const AnalysisOptions& options)
{
    Result<std::vector<PlayedMove>> questions = questions_of(game, replay);
    if (!questions) return questions.problem();
    const std::vector<PlayedMove>& asked = questions.value();
    Analysis analysis;
    analysis.game = replay.game;
    analysis.seats = replay.seats;
    analysis.iterations = options.iterations;
    for (std::size_t i = 0; i < asked.size(); ++i) {
        AnalysedStep step;
        step.number = i + 1;
        step.seat = replay.steps[i].seat;
        step.move = replay.steps[i].move;
        analysis.steps.push_back(std::move(step));
    }
    std::atomic<std::size_t> next = 0;
    std::atomic<std::size_t> done = 0;
    std::mutex mutex;
    std::optional<std::string> fault;
    const auto work = [&] {
        for (std::size_t i = next++; i < asked.size(); i = next++) {
            AnalysedStep& step = analysis.steps[i];
            const auto words = guarded([&] { answer(game, options, asked[i], step); });
            if (words) {
                const std::lock_guard lock(mutex);
                if (!fault) fault = "step " + std::to_string(i + 1) + ": " + *words;
            }
            ++done;
        }
    };
    {
        std::vector<std::jthread> workers;
        for (unsigned i = 0; i < std::max(1u, options.threads); ++i) workers.emplace_back(work);
        while (options.progress && done < asked.size()) {
            options.progress(done);
            std::this_thread::sleep_for(std::chrono::milliseconds(50));
        }
    }
    if (fault) return Problem{"the game cannot be searched: " + *fault};
    const Result<Match> match = match_of(game, replay);
    analysis.is_over = match.value().position().is_over();
    analysis.results = match.value().position().results();
    return analysis;
}

}  // namespace sortie
