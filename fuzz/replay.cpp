// Replay files, read and verified as `sortie verify` does it.
//
// An input is a replay file. Its checks are computed anew over whatever stands there, because nobody guesses a checksum.
// What must hold:
//
//   - A text is refused in words, or read as a replay that is written as a text that is read as the same replay.
//   - Without the true checks nothing is accepted that differs from what a replay is written as.
//   - Verifying a replay of our games ends with an answer, never with a fault in the rules.
//   - When the moves are kept as far as they are legal, and every hash is the true one, the replay is right; the match
//     that comes of it is written as that very text. With one hash changed it is wrong.

#include "table/replay.h"

#include <memory>
#include <optional>
#include <span>

#include "engine/hash.h"
#include "fuzz/targets.h"
#include "games/games.h"
#include "table/games.h"
#include "table/guard.h"
#include "table/match_replay.h"
#include "table/verify.h"

namespace sortie::fuzz {
namespace {

constexpr std::size_t steps_max = 100;  // so that an input takes milliseconds

Hash128 hash_text(std::string_view text, std::uint64_t seed = 0)
{
    return hash_bytes(std::as_bytes(std::span(text.data(), text.size())), seed);
}

bool is_step(std::string_view line)
{
    return !line.empty() && line[0] >= '0' && line[0] <= '9';
}

// The text with true checks in its steps and at its end (table/replay.h).
std::string sealed(std::string_view text)
{
    std::string out;
    std::optional<std::uint64_t> chain;
    while (!text.empty() && !text.starts_with("checksum ")) {
        const std::string_view line = next_line(text);
        if (!is_step(line)) {
            out += std::string(line) + "\n";
            continue;
        }
        if (!chain) chain = hash_text(out).low;
        const std::string_view covered = line.substr(0, line.rfind(' '));
        chain = hash_text(covered, *chain).low;
        out += std::string(covered) + " " + Hash128{*chain, 0}.to_hex().substr(24) + "\n";
    }
    return out + "checksum " + hash_text(out).to_hex() + "\n";
}

std::optional<Replay> read(std::string_view text)
{
    const Result<Replay> replay = read_replay(text);
    if (!replay) {
        must(!replay.problem().words.empty(), "a replay is refused in words");
        must(replay.problem().words.find('\n') == std::string::npos, "the words are one line");
        return std::nullopt;
    }
    const Result<Replay> again = read_replay(replay_text(replay.value()));
    must(again.is_ok(), "a replay that was written is read");
    must(again.value() == replay.value(), "a replay that was written is read as the same");
    return replay.value();
}

// The moves as far as they are legal, with the hashes and the outcome that are true.
Replay honest(const GameModule& game, const Replay& replay, const Setup& setup)
{
    Replay out = replay;
    out.chance.reset();
    out.steps.clear();
    Events events;
    const std::unique_ptr<Position> position = game.start(setup, events);
    out.start_hash = position->hash();
    for (const ReplayStep& step : replay.steps) {
        const Result<Move> move = read_move(game.face(), step.move);
        Step made;
        if (!move || out.steps.size() == steps_max) break;
        if (position->apply(step.seat, move.value(), events, made)) break;
        out.steps.push_back({step.seat, move_text(game.face(), move.value()), position->hash()});
    }
    out.scores.reset();
    if (position->is_over()) {
        const Scores scores = position->scores();
        out.scores.emplace(scores.begin(), scores.begin() + out.seats);
    }
    // As a match writes them: in the order of the game.
    out.options.clear();
    for (std::size_t i = 0; i < game.options().size(); ++i) {
        out.options.push_back(
            {std::string(game.options()[i].name), game.options()[i].text(setup.values[i])});
    }
    return out;
}

void check_played(const GameModule& game, const Replay& replay)
{
    const Result<Setup> setup = setup_of(game, replay);
    if (!setup) return must(!setup.problem().words.empty(), "a set-up is refused in words");
    Replay truth = honest(game, replay, setup.value());
    const auto problem = verify_replay(game, truth);
    must(!problem, "what was played is verified: " + (problem ? problem->words : ""));
    const Result<Match> match = match_of(game, truth);
    must(match.is_ok(), "what was verified becomes a match");
    must(write_replay(match.value()) == replay_text(truth), "a match is written as it was read");
    Hash128& one = truth.steps.empty() ? truth.start_hash : truth.steps.back().hash;
    one.low ^= 1;
    must(verify_replay(game, truth).has_value(), "a wrong hash is found");
}

}  // namespace

void feed_replay(std::string_view input)
{
    if (const auto replay = read(input)) {
        must(sealed(input) == input, "nothing is accepted without its checks");
    }
    const std::optional<Replay> replay = read(sealed(input));
    if (!replay) return;
    const Result<const GameModule*> game = find_game(all_games(), replay->game);
    if (!game) return;
    const auto fault = guarded([&] {
        const auto problem = verify_replay(*game.value(), *replay);
        must(!problem || !problem->words.empty(), "a replay is refuted in words");
        check_played(*game.value(), *replay);
    });
    must(!fault, "the rules have no fault: " + fault.value_or(""));
    const Result<Match> match = match_of(*game.value(), *replay);
    must(match.is_ok() || !match.problem().words.empty(), "a match is refused in words");
}

}  // namespace sortie::fuzz
