// `sortie play`: from arguments to a session.
#include <charconv>

#include "cli/commands.h"
#include "cli/files.h"
#include "cli/local_game.h"
#include "cli/play_session.h"
#include "table/bots.h"
#include "table/match_replay.h"

namespace sortie {
namespace {

Result<SeatSet> read_humans(const std::string& text, int seats)
{
    if (text == "none") return SeatSet{};
    if (text == "all") return SeatSet::first(static_cast<std::size_t>(seats));
    SeatSet humans;
    const char* at = text.data();
    const char* end = at + text.size();
    while (at != end) {
        int number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        const bool is_separated = next == end || *next == ',';
        if (error != std::errc{} || !is_separated || number < 1 || number > seats) {
            return Problem{"--human takes seats from 1 to " + std::to_string(seats) +
                           " such as 1,2, or all, or none; not '" + text + "'"};
        }
        humans.insert(seat_at(number - 1));
        at = next == end ? end : next + 1;
    }
    return humans;
}

Result<Match> resumed(const GameModule& game, const std::string& file, const std::string& text)
{
    const Result<Replay> replay = read_replay(text);
    if (!replay) return Problem{file + ": " + replay.problem().words};
    return match_of(game, replay.value());
}

}  // namespace

int Commands::play(const Play& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, fresh_seed());
    if (!setup) return fail(setup.problem().words);
    const Result<std::string> kept =
        arguments.resume.empty() ? Result<std::string>(std::string()) : read_file(arguments.resume);
    if (!kept) return fail(kept.problem().words);
    const Result<Match> match = arguments.resume.empty()
                                    ? Match::start(*game.value(), setup.value())
                                    : resumed(*game.value(), arguments.resume, kept.value());
    if (!match) return fail(match.problem().words, exit_failed);
    const int seats = match.value().position().seat_count();
    const Result<SeatSet> humans = read_humans(arguments.humans, seats);
    if (!humans) return fail(humans.problem().words);
    const std::string usual_bot(game.value()->bot_names().front());
    const Result<std::optional<std::size_t>> bot =
        find_bot(*game.value(), arguments.bot.empty() ? usual_bot : arguments.bot);
    if (!bot) return fail(bot.problem().words);
    if (!arguments.save.empty()) {
        if (auto problem = why_not_writable(arguments.save)) return fail(problem->words);
    }
    const PlayOptions options{humans.value(), arguments.bot_seed, bot.value()};
    LocalGame source(match.value(), options);
    const int code = PlaySession(source, terminal).run();
    if (arguments.save.empty()) return code;
    const auto problem = write_file(arguments.save, write_replay(source.match()));
    return problem ? fail(problem->words, exit_failed) : code;
}

}  // namespace sortie
