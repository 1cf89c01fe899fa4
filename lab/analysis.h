#pragma once
// A played game looked at again: who was likely to win at every step, what changed it, and what would have been better.
//
//     const Result<Analysis> analysis = analyse(game, replay, {.iterations = 400});
//     print(analysis_text(game, analysis.value()));
//
// Every position is searched for the seat that moved there, from what that seat knew: the advice is what it could have
// found, and the chances are as that seat must have seen them. `chances` are shares of all seats to win; a figure of few
// tries is a guess, so a better move is named only where both moves were tried often enough. A seat may act that nobody
// waits for, to resign say: there the chances are those that an awaited seat saw, and there is no better move.

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "engine/module.h"
#include "engine/result.h"
#include "table/replay.h"

namespace sortie {

struct AnalysisOptions {
    std::uint32_t iterations = 400;  // at each step
    std::uint64_t seed = 1;
    unsigned threads = 1;  // steps are shared out; the result does not depend on it
    std::function<void(std::uint64_t steps_done)> progress{};
};

struct AnalysedStep {
    std::size_t number = 0;  // from 1, as in the replay
    Seat seat;
    std::string move;
    std::array<Share, seats_max> chances{};  // before the move
    std::size_t choices = 0;                 // legal moves
    Candidate played;
    Candidate best;
    std::string best_move;  // empty where nobody waited for the seat

    // How much the best move would have won more, if both are known well enough.
    std::optional<Share> missed() const;
};

struct Analysis {
    std::string game;
    int seats = 0;
    std::uint32_t iterations = 0;
    std::vector<AnalysedStep> steps;
    std::array<Share, seats_max> results{};  // at the end of the replay, as far as it is over
    bool is_over = false;

    // Steps after which the chance of the seat's side changed most, biggest first: the step and by how much, with sign.
    struct Swing {
        std::size_t step = 0;  // an index
        int by = 0;            // of `whole_share`, for the seat that moved
    };
    std::vector<Swing> swings(std::size_t most) const;
};

// Tries of a move from which on its chance is believed.
inline constexpr std::uint32_t tries_believed = 20;

[[nodiscard]] Result<Analysis> analyse(const GameModule& game, const Replay& replay,
                                       const AnalysisOptions& options);

std::string analysis_text(const Analysis& analysis);
std::string analysis_json(const Analysis& analysis);

}  // namespace sortie
