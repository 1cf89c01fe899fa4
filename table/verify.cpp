#include "table/verify.h"

#include <memory>
#include <span>
#include <string>

#include "engine/words.h"

namespace sortie {
namespace {

std::string hashes_text(const Hash128& found, const Hash128& expected)
{
    return "the hash is " + found.to_hex() + ", the replay says " + expected.to_hex();
}

// An option that the replay does not name has its usual value: a replay stays good when a game gains options. Whether
// it was played with that value is seen from its hashes.
std::optional<Problem> set_options(std::span<const OptionDecl> options, const Replay& replay,
                                   Setup& setup)
{
    for (const ReplayOption& option : replay.options) {
        if (auto problem = set_option(options, setup, option.name, option.value)) return problem;
    }
    return std::nullopt;
}

std::optional<Problem> replay_step(const GameModule& game, const ReplayStep& step,
                                   std::size_t number, Position& position)
{
    const std::string place = "step " + std::to_string(number) + ": ";
    const Result<Move> move = read_move(game.face(), step.move);
    if (!move) return Problem{place + move.problem().words};
    Events silent;
    Step made;
    if (const auto refusal = position.apply(step.seat, move.value(), silent, made)) {
        return Problem{place + "seat " + std::to_string(step.seat.index + 1) + " may not " +
                       shown(step.move) + ": " + refusal->text()};
    }
    if (position.hash() == step.hash) return std::nullopt;
    return Problem{place + "after " + shown(step.move) + " " +
                   hashes_text(position.hash(), step.hash)};
}

std::optional<Problem> compare_outcome(const Replay& replay, const Position& position)
{
    const std::string place = "after step " + std::to_string(replay.steps.size()) + ": ";
    if (position.is_over() != replay.scores.has_value()) {
        return Problem{place + (position.is_over()
                                    ? "the game is over, the replay says that it is unfinished"
                                    : "the game is not over, the replay says that it is")};
    }
    if (!replay.scores) return std::nullopt;
    const Scores scores = position.scores();
    for (std::size_t seat = 0; seat < replay.scores->size(); ++seat) {
        const int expected = (*replay.scores)[seat];
        if (scores[seat] == expected) continue;
        return Problem{place + "seat " + std::to_string(seat + 1) + " has a score of " +
                       std::to_string(scores[seat]) + ", the replay says " +
                       std::to_string(expected)};
    }
    return std::nullopt;
}

}  // namespace

Result<Setup> setup_of(const GameModule& game, const Replay& replay)
{
    const GameInfo& info = game.info();
    if (replay.game != info.name) {
        return Problem{"the replay is of the game " + shown(replay.game) + ", not of " +
                       shown(info.name)};
    }
    if (replay.rules_version != info.rules_version) {
        return Problem{"the replay was played with version " +
                       std::to_string(replay.rules_version) + " of the rules of " +
                       std::string(info.name) + "; this program has version " +
                       std::to_string(info.rules_version)};
    }
    Setup setup = usual_setup(game.options(), replay.seats);
    setup.seed = replay.seed;
    if (auto problem = set_options(game.options(), replay, setup)) return *problem;
    if (auto problem = game.why_not_setup(setup)) return *problem;
    return setup;
}

std::optional<Problem> verify_replay(const GameModule& game, const Replay& replay)
{
    const Result<Setup> setup = setup_of(game, replay);
    if (!setup) return setup.problem();
    Events silent;
    const std::unique_ptr<Position> position = game.start(setup.value(), silent);
    if (position->hash() != replay.start_hash) {
        return Problem{"at the start " + hashes_text(position->hash(), replay.start_hash)};
    }
    for (std::size_t i = 0; i < replay.steps.size(); ++i) {
        if (auto problem = replay_step(game, replay.steps[i], i + 1, *position)) return problem;
    }
    return compare_outcome(replay, *position);
}

}  // namespace sortie
