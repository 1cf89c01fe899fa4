// The commands about the strength of bots: arena, ladder and analyse.
#include "cli/commands.h"
#include "cli/files.h"
#include "cli/stop_by_signal.h"
#include "lab/analysis.h"
#include "lab/arena.h"
#include "lab/ladder.h"
#include "lab/progress.h"
#include "lab/simulate.h"
#include "lab/split.h"

namespace sortie {

int Commands::arena(const Arena& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<SetupOfMany> many = make_setup_of_many(*game.value(), arguments.setup);
    if (!many) return fail(many.problem().words);
    Progress progress("games", arguments.games);
    ArenaOptions options;
    options.a = arguments.a;
    options.b = arguments.b;
    options.games = arguments.games;
    options.seed = many.value().first_seed;
    options.threads = arguments.threads;
    options.setup = many.value().setup;
    options.stop_at_elo = arguments.stop_at_elo;
    const StopBySignal stop_by_signal;
    options.stop = StopBySignal::is_wanted();
    options.progress = [&](std::uint64_t done) { progress.show(done); };
    const Result<ArenaResult> result = run_arena(*game.value(), options);
    progress.finish();
    if (!result) return fail(result.problem().words);
    terminal.write(arguments.as_json ? arena_json(result.value()) : arena_text(result.value()));
    const ArenaResult& played = result.value();
    if (!played.is_complete()) {
        return fail(stopped_after(played.games(), played.wanted), exit_failed);
    }
    return played.faults == 0 ? exit_ok : exit_failed;
}

int Commands::ladder(const LadderOf& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<SetupOfMany> many = make_setup_of_many(*game.value(), arguments.setup);
    if (!many) return fail(many.problem().words);
    LadderOptions options;
    options.bots = split(arguments.bots, ",");
    options.games = arguments.games;
    options.seed = many.value().first_seed;
    options.threads = arguments.threads;
    options.setup = many.value().setup;
    options.is_complete = arguments.is_complete;
    const StopBySignal stop_by_signal;
    options.stop = StopBySignal::is_wanted();
    Progress progress("games", games_of_ladder(*game.value(), options));
    options.progress = [&](std::uint64_t done) { progress.show(done); };
    const Result<Ladder> result = climb(*game.value(), options);
    progress.finish();
    if (!result) return fail(result.problem().words);
    terminal.write(arguments.as_json       ? ladder_json(result.value())
                   : arguments.as_markdown ? ladder_markdown(result.value())
                                           : ladder_text(result.value()));
    const Ladder& climbed = result.value();
    if (!climbed.is_complete()) {
        return fail(stopped_after(climbed.games, climbed.wanted), exit_failed);
    }
    return climbed.faults() == 0 ? exit_ok : exit_failed;
}

int Commands::analyse(const Analyse& arguments) const
{
    const Result<std::string> text = read_file(arguments.file);
    if (!text) return fail(text.problem().words, exit_usage);
    const Result<sortie::Replay> replay = read_replay(text.value());
    if (!replay) return fail(arguments.file + ": " + replay.problem().words, exit_failed);
    const Result<const GameModule*> game = find_game(games, replay.value().game);
    if (!game) return fail(game.problem().words, exit_failed);
    Progress progress("steps", replay.value().steps.size());
    AnalysisOptions options;
    options.iterations = arguments.iterations;
    options.seed = arguments.seed;
    options.threads = threads_of(arguments.threads);
    options.progress = [&](std::uint64_t done) { progress.show(done); };
    const Result<Analysis> result = sortie::analyse(*game.value(), replay.value(), options);
    progress.finish();
    if (!result) return fail(arguments.file + ": " + result.problem().words, exit_failed);
    terminal.write(arguments.as_json ? analysis_json(result.value())
                                     : analysis_text(result.value()));
    return exit_ok;
}

}  // namespace sortie
