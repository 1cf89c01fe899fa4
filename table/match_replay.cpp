#include "table/match_replay.h"

#include <optional>
#include <span>

#include "table/guard.h"
#include "table/verify.h"

namespace sortie {

Replay replay_of(const Match& match)
{
    Replay replay;
    const GameModule& game = match.game();
    replay.game = game.info().name;
    replay.rules_version = game.info().rules_version;
    replay.seats = match.setup().seats;
    const std::span<const OptionDecl> options = game.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        replay.options.push_back(
            {std::string(options[i].name), options[i].text(match.setup().values[i])});
    }
    replay.seed = match.setup().seed;
    replay.start_hash = match.start_hash();
    for (const MatchStep& made : match.history()) {
        replay.steps.push_back({made.step.seat, move_text(game.face(), made.step.move), made.hash});
    }
    if (match.position().is_over()) {
        const Scores scores = match.position().scores();
        replay.scores.emplace(scores.begin(), scores.begin() + replay.seats);
    }
    return replay;
}

std::string write_replay(const Match& match)
{
    return replay_text(replay_of(match));
}

Result<Match> match_of(const GameModule& game, const Replay& replay)
{
    if (replay.chance) {
        if (auto problem = check_chance(*replay.chance, replay.seed)) return *problem;
    }
    std::optional<Problem> problem;
    const bool is_faulty = guarded([&] { problem = verify_replay(game, replay); }).has_value();
    if (problem) return *problem;
    Result<Match> started = Match::start(game, setup_of(game, replay).value());
    if (!started) return started;
    Match match = started.value();
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        const ReplayStep& step = replay.steps[i];
        const Move move = read_move(game.face(), step.move).value();
        const Submission answer = match.submit(step.seat, move);
        if (answer.fault) {
            return Problem{"step " + std::to_string(i + 1) + ": the rules fail: " + *answer.fault};
        }
        CHECK(answer.is_accepted());
    }
    CHECK(!is_faulty);
    return match;
}

}  // namespace sortie
