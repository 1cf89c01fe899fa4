// The commands that read files: scenarios and replays.
#include <algorithm>

#include <fmt/format.h>

#include "cli/commands.h"
#include "cli/files.h"
#include "table/match_replay.h"
#include "table/scenario.h"

namespace sortie {
namespace {

// The game of a replay file with this text, played again and verified.
Result<Match> load_replay(GameList games, const std::string& file, const std::string& text)
{
    const Result<sortie::Replay> replay = read_replay(text);
    if (!replay) return Problem{file + ": " + replay.problem().words};
    const Result<const GameModule*> game = find_game(games, replay.value().game);
    if (!game) return Problem{file + ": " + game.problem().words};
    Result<Match> match = match_of(*game.value(), replay.value());
    if (!match) return Problem{file + ": " + match.problem().words};
    return match;
}

void tell_game(const Match& match, Seat viewer, bool sees_all, Terminal& terminal)
{
    for (std::size_t i = 0; i < match.history().size(); ++i) {
        if (sees_all) terminal.line(terminal.inked(Ink::strong, step_text(match, i)));
        for (const Event& event : match.history()[i].events) {
            const Event seen = sees_all ? event : as_seen_by(event, viewer);
            if (!sees_all && !is_seen_by(event, viewer)) continue;
            terminal.line("    " + text_of(seen));
        }
    }
}

}  // namespace

int Commands::scenario(const std::vector<std::string>& files) const
{
    int failed = 0;
    for (const std::string& file : files) {
        const Result<std::string> text = read_file(file);
        if (!text) return fail(text.problem().words);
        const ScenarioReport report = run_scenario(games, text.value(), file);
        if (report.is_passed()) {
            terminal.line(fmt::format("{} {}", terminal.inked(Ink::good, "passed"), file));
        } else {
            terminal.line(fmt::format("{} {}", terminal.inked(Ink::bad, "failed"), report.text()));
            ++failed;
        }
    }
    terminal.line(fmt::format("{} passed, {} failed",
                              files.size() - static_cast<std::size_t>(failed), failed));
    return failed == 0 ? exit_ok : exit_failed;
}

int Commands::replay(const Replay& arguments) const
{
    const Result<std::string> text = read_file(arguments.file);
    if (!text) return fail(text.problem().words);
    const Result<Match> loaded = load_replay(games, arguments.file, text.value());
    if (!loaded) return fail(loaded.problem().words, exit_failed);
    const Match& match = loaded.value();
    const int seats = match.position().seat_count();
    if (arguments.seat > seats) return fail(fmt::format("this game has seats 1 to {}", seats));
    const bool sees_all = arguments.seat == 0;
    const Seat viewer = sees_all ? nobody : seat_at(arguments.seat - 1);
    const auto steps = static_cast<int>(match.history().size());
    if (arguments.step > steps) return fail(fmt::format("this game has steps 0 to {}", steps));
    if (arguments.step < 0) tell_game(match, viewer, sees_all, terminal);
    const int step = arguments.step < 0 ? steps : arguments.step;
    const Position& position = match.position_after(static_cast<std::size_t>(step));
    terminal.write(sees_all ? position.board(viewer) : position.view(viewer)->board(viewer));
    terminal.line(position.trace());
    return exit_ok;
}

int Commands::verify(const std::vector<std::string>& files) const
{
    int code = exit_ok;
    for (const std::string& file : files) {
        const Result<std::string> text = read_file(file);
        if (!text) {
            code = fail(text.problem().words);
            continue;
        }
        const Result<Match> match = load_replay(games, file, text.value());
        if (match) {
            terminal.line(fmt::format(
                "{} {}: {} steps, hash {}", terminal.inked(Ink::good, "verified"), file,
                match.value().history().size(), match.value().position().hash().to_hex()));
        } else {
            // A file that cannot be read weighs more.
            code = std::max(code, fail(match.problem().words, exit_failed));
        }
    }
    return code;
}

}  // namespace sortie
