#include "cli/program.h"

#include <algorithm>
#include <charconv>
#include <filesystem>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "cli/command_line.h"
#include "cli/commands.h"
#include "cli/completion.h"
#include "lab/arena.h"
#include "lab/simulate.h"

namespace sortie {
namespace {

// Everything that any command may be given; each command reads its own part.
struct Arguments {
    Commands::Play play;
    Commands::Simulate simulate;
    Commands::Map map;
    Commands::Rules rules;
    Commands::Bench bench;
    Commands::Arena arena;
    Commands::LadderOf ladder;
    Commands::Analyse analyse;
    Commands::Battery battery;
    Commands::Replay replay;
    Commands::Serve serve;
    Commands::Join join;
    Commands::TableFile table_file;
    std::string game;
    std::string format = "text";
    std::string shell;
    std::vector<std::string> files;
};

// What a value is, for the help and for the completion (completion.h).
CLI::Option* named(CLI::Option* option, std::string_view kind)
{
    return option->type_name(std::string(kind));
}

// A number without sign, from `least` on. What is too large for a game is told by the command, which knows the game.
CLI::Validator whole_number(std::uint64_t least = 0)
{
    const auto complain = [least](const std::string& text) {
        std::uint64_t number = 0;
        const char* end = text.data() + text.size();
        const auto [at, error] = std::from_chars(text.data(), end, number);
        if (error == std::errc{} && at == end && number >= least) return std::string();
        return "it is a whole number from " + std::to_string(least) + " on, not '" + text + "'";
    };
    return CLI::Validator(complain, "");
}

// Each `--option` takes one value, so that an argument may follow.
CLI::Option* one_at_a_time(CLI::Option* option)
{
    return option->allow_extra_args(false);
}

void add_setup_without_seats(CLI::App& command, std::string& game, SetupArguments& setup)
{
    named(command.add_option("game", game, "the game's name (see: sortie games)"), kind_game)
        ->required();
    command.add_option("--seed", setup.seed, "a number or 64 hexadecimal digits");
    one_at_a_time(command.add_option("--option", setup.options,
                                     "a game's option, name=value; also --name value"));
    command.allow_extras();
}

void add_setup(CLI::App& command, std::string& game, SetupArguments& setup,
               const std::string& usual_seats = "the game's least")
{
    add_setup_without_seats(command, game, setup);
    command.add_option("--seats", setup.seats, "how many seats (usual: " + usual_seats + ")")
        ->check(whole_number(1));
}

// Of a command that plays many games.
void count_seeds(CLI::App& command)
{
    command.get_option("--seed")->description("the number of the first game (usual: 1)");
}

void add_play(CLI::App& app, Arguments& all)
{
    CLI::App& command =
        *app.add_subcommand("play", "play in the terminal, alone, together or against bots");
    add_setup(command, all.play.game, all.play.setup);
    command.add_option("--human", all.play.humans,
                       "the seats of people: 1,3 or all or none (usual: 1)");
    named(command.add_option("--bot", all.play.bot,
                             "who plays the other seats: random, or a bot of the game (usual: the "
                             "game's own)"),
          kind_bot);
    command.add_option("--bot-seed", all.play.bot_seed, "decides what bots choose (usual: 1)")
        ->check(whole_number());
    named(command.add_option("--save", all.play.save, "write a replay file when play ends"),
          kind_file);
    named(command.add_option("--resume", all.play.resume, "play on from a replay file"), kind_file);
}

void add_simulate(CLI::App& app, Arguments& all)
{
    Commands::Simulate& to = all.simulate;
    CLI::App& simulate = *app.add_subcommand("simulate", "play many games and count");
    add_setup_without_seats(simulate, to.game, to.setup);
    count_seeds(simulate);
    simulate.add_option(
        "--seats", to.seats,
        "how many seats, or 2-4 for games that take turns (usual: the game's least)");
    simulate.add_option("--games", to.games, "how many (usual: 1000)")
        ->check(CLI::Range(std::uint64_t{1}, simulation_games_max));
    simulate
        .add_option("--threads", to.threads,
                    "how many (usual: one for each core; with --mpi one for each process)")
        ->check(CLI::Range(0u, simulation_threads_max));
    named(simulate.add_option("--faults", to.faults,
                              "folder for games that ended in a fault (usual: faults)"),
          kind_folder);
    named(simulate.add_option("--bot", to.bot,
                              "who plays: random, or a bot of the game (usual: random)"),
          kind_bot);
    named(simulate.add_option("--by", to.by,
                              "group the games, for example by dictator or by dictator,rebels"),
          kind_label);
    named(simulate.add_option("--continue", to.kept,
                              "keep what is done in this file, and go on from it if it is there"),
          kind_file);
    named(simulate.add_option("--report", to.report, "write a page of HTML with plots"), kind_file);
    simulate.add_flag("--details", to.with_details,
                      "count how games go as well: turns, choices, lead, actions, cards");
    simulate.add_flag("--mpi", to.over_mpi, "share the work with all processes of an mpirun");
    simulate.add_flag("--checked", to.is_checked, "look at every invariant after every move");
    simulate.add_flag("--json", to.as_json, "print the figures as JSON");
    simulate.add_flag("--csv", to.as_csv, "print a line for each group and winner");
}

void add_lab(CLI::App& app, Arguments& all)
{
    add_simulate(app, all);
    CLI::App& bench = *app.add_subcommand("bench", "measure how fast a game is on this machine");
    add_setup(bench, all.bench.game, all.bench.setup);
    bench.add_flag("--json", all.bench.as_json, "print the figures as JSON");

    CLI::App& battery =
        *app.add_subcommand("battery", "hold a game against every promise of the engine");
    add_setup(battery, all.battery.game, all.battery.setup, "each possible number in turn");
    count_seeds(battery);
    battery.add_option("--games", all.battery.games, "how many random games (usual: 200)")
        ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
    named(battery.add_option("--failures", all.battery.failures,
                             "folder for scenario files of failures"),
          kind_folder);
}

// The library's own range lets pass what is no number.
constexpr double elo_least = 1;
constexpr double elo_most = 1000;
std::string why_no_elo(std::string& text)
{
    double value = 0;
    const char* const end = text.data() + text.size();
    const auto [at, error] = std::from_chars(text.data(), end, value);
    if (error == std::errc{} && at == end && value >= elo_least && value <= elo_most) return {};
    return fmt::format("'{}' is no number from {} to {}", text, elo_least, elo_most);
}

void add_strength(CLI::App& app, Arguments& all)
{
    CLI::App& arena = *app.add_subcommand("arena", "let two bots play against each other");
    add_setup(arena, all.arena.game, all.arena.setup);
    count_seeds(arena);
    named(arena.add_option("--a", all.arena.a, "a bot"), kind_bot)->required();
    named(arena.add_option("--b", all.arena.b, "another bot"), kind_bot)->required();
    arena
        .add_option("--games", all.arena.games,
                    "how many, in pairs with swapped sides (usual: 100)")
        ->check(CLI::Range(std::uint64_t{1}, arena_games_max));
    arena.add_option("--threads", all.arena.threads, "how many (usual: one for each core)")
        ->check(CLI::Range(0u, simulation_threads_max));
    arena
        .add_option("--stop", all.arena.stop_at_elo,
                    "stop when it is settled whether A is better by so much elo, or not at all")
        ->check(CLI::Validator(why_no_elo, "FLOAT in [1 - 1000]"));
    arena.add_flag("--json", all.arena.as_json, "print the figures as JSON");

    CLI::App& ladder = *app.add_subcommand("ladder", "let the bots of a game play the next below");
    add_setup(ladder, all.ladder.game, all.ladder.setup);
    count_seeds(ladder);
    ladder.add_option("--bots", all.ladder.bots,
                      "which, from the weakest to the strongest: steady,easy (usual: all)");
    ladder.add_option("--games", all.ladder.games, "of each contest (usual: 100)")
        ->check(CLI::Range(std::uint64_t{1}, arena_games_max));
    ladder.add_option("--threads", all.ladder.threads, "how many (usual: one for each core)")
        ->check(CLI::Range(0u, simulation_threads_max));
    ladder.add_flag("--all", all.ladder.is_complete, "everybody against everybody");
    CLI::Option* markdown =
        ladder.add_flag("--markdown", all.ladder.as_markdown, "print a table in Markdown");
    ladder.add_flag("--json", all.ladder.as_json, "print the figures as JSON")->excludes(markdown);

    CLI::App& analyse =
        *app.add_subcommand("analyse", "who was likely to win at each step, and better moves");
    named(analyse.add_option("file", all.analyse.file, "a replay file"), kind_file)->required();
    analyse
        .add_option("--iterations", all.analyse.iterations,
                    "sampled games for each step (usual: 400)")
        ->check(CLI::Range(1u, iterations_most));
    analyse.add_option("--seed", all.analyse.seed, "decides which games are sampled (usual: 1)")
        ->check(whole_number());
    analyse.add_option("--threads", all.analyse.threads, "how many (usual: one for each core)")
        ->check(CLI::Range(0u, simulation_threads_max));
    analyse.add_flag("--json", all.analyse.as_json, "print the figures as JSON");
}

void add_design(CLI::App& app, Arguments& all)
{
    app.add_subcommand("games", "list the games and their options");
    CLI::App& rules = *app.add_subcommand("rules", "list a game's rules with their tests");
    named(rules.add_option("game", all.rules.game, "the game's name"), kind_game)->required();
    named(
        rules.add_option("--root", all.rules.root, "the project's folder (usual: the current one)"),
        kind_folder);
    rules.add_flag("--json", all.rules.as_json, "print them as JSON");
    rules.add_flag("--brief", all.rules.is_brief, "print the sums only");

    CLI::App& flow = *app.add_subcommand("flow", "print the flow of a game");
    named(flow.add_option("game", all.game, "the game's name"), kind_game)->required();
    flow.add_option("--format", all.format, "text, mermaid or svg (usual: text)")
        ->check(CLI::IsMember({"text", "mermaid", "svg"}));
    CLI::App& map = *app.add_subcommand("map", "draw the map that a game begins on");
    add_setup(map, all.map.game, all.map.setup);
    map.add_option("--format", all.map.format, "text, svg or json (usual: text)")
        ->check(CLI::IsMember({"text", "svg", "json"}));
    CLI::App& validate =
        *app.add_subcommand("validate", "find mistakes in a game's tables and flow");
    named(validate.add_option("game", all.game, "the game's name"), kind_game)->required();
}

void add_files(CLI::App& app, Arguments& all)
{
    CLI::App& scenario = *app.add_subcommand("scenario", "run scenario files");
    named(scenario.add_option("files", all.files, "scenario files"), kind_file)->required();
    CLI::App& replay = *app.add_subcommand("replay", "tell or show a game from its replay file");
    named(replay.add_option("file", all.replay.file, "a replay file"), kind_file)->required();
    replay.add_option("--step", all.replay.step, "show the board after this step")
        ->check(whole_number());
    replay
        .add_option("--seat", all.replay.seat, "through the eyes of this seat (usual: all is seen)")
        ->check(CLI::Range(1, static_cast<int>(seats_max)));
    CLI::App& verify =
        *app.add_subcommand("verify", "play replay files again and compare every hash");
    named(verify.add_option("files", all.files, "replay files"), kind_file)->required();
}

void add_completion(CLI::App& app, Arguments& all)
{
    CLI::App& completion = *app.add_subcommand(
        "completion", "print a script that lets a shell complete words of this program");
    completion.add_option("shell", all.shell, "bash, zsh or fish")
        ->required()
        ->check(CLI::IsMember({"bash", "zsh", "fish"}));
}

void add_server(CLI::App& app, Arguments& all)
{
    CLI::App& serve = *app.add_subcommand("serve", "run a server for browsers and terminals");
    serve.add_option("--listen", all.serve.listen, "ADDRESS:PORT (usual: 127.0.0.1:8080)");
    serve.add_option("--store", all.serve.store,
                     "sqlite:FILE or postgresql://... (usual: a file in the user's data folder)");
    named(serve.add_option("--web", all.serve.web, "the folder of the browser client"),
          kind_folder);
    serve.add_option("--name", all.serve.name, "of this server among several on one store");
    serve.add_option(
        "--known-chance", all.serve.known_chance,
        "a text from which all dice of new tables follow, for tests and demonstrations: whoever "
        "knows it can foretell them");
    one_at_a_time(serve.add_option("--origin", all.serve.origins,
                                   "another address under which browsers find this server"));
    serve.add_flag("--behind-proxy", all.serve.behind_proxy,
                   "believe the address that a reverse proxy tells");
    serve
        .add_option("--bot-pause", all.serve.bot_pause,
                    "milliseconds before a bot moves (usual: 300)")
        ->check(CLI::Range(0, 60'000));
    serve
        .add_option("--messages-per-second", all.serve.messages_per_second,
                    "that one connection may send (usual: 20)")
        ->check(CLI::Range(1u, 1'000'000u));
    serve
        .add_option("--connections", all.serve.connections,
                    "of all visitors together (usual: 10000)")
        ->check(CLI::Range(1u, 1'000'000u));
    serve
        .add_option("--connections-per-address", all.serve.connections_per_address,
                    "from one IPv4 address or one IPv6 /64 (usual: 256)")
        ->check(CLI::Range(1u, 1'000'000u));
}

void add_join(CLI::App& app, Arguments& all)
{
    CLI::App& join = *app.add_subcommand("join", "play at a table of a server, in the terminal");
    join.add_option("server", all.join.server, "http://HOST:PORT")->required();
    join.add_option("code", all.join.code, "of the table");
    named(join.add_option("--new", all.join.game, "a new table of this game, instead of a code"),
          kind_game);
    join.add_option("--seats", all.join.setup.seats, "of a new table (usual: the game's least)")
        ->check(whole_number(1));
    one_at_a_time(join.add_option("--option", all.join.setup.options,
                                  "of a new table, name=value; also --name value"));
    named(join.add_option("--bot", all.join.bot,
                          "who plays the other seats of a new table (usual: people)"),
          kind_bot);
    join.add_option("--seat", all.join.seat, "which seat (usual: the first that is open)")
        ->check(CLI::Range(1, static_cast<int>(seats_max)));
    join.add_option("--name", all.join.name, "how the others call you (usual: the user's name)");
    join.add_flag("--no-hints", all.join.has_no_hints,
                  "a new table at which nobody gets hints or forecasts");
    join.allow_extras();
}

void add_table(CLI::App& app, Arguments& all)
{
    CLI::App& table = *app.add_subcommand("table", "carry a table from one store to another");
    table.require_subcommand(1);
    CLI::App& to_file = *table.add_subcommand("export", "write a table to a file");
    to_file.add_option("table", all.table_file.table, "its code")->required();
    named(to_file.add_option("--to", all.table_file.file, "the file (usual: the output)"),
          kind_file);
    CLI::App& from_file = *table.add_subcommand("import", "put a table from a file into a store");
    named(from_file.add_option("file", all.table_file.file, "that an export has written"),
          kind_file)
        ->required();
    for (CLI::App* command : {&to_file, &from_file}) {
        command->add_option("--store", all.table_file.store,
                            "sqlite:FILE or postgresql://... (usual: as of serve)");
    }
}

int dispatch(const CLI::App& app, Arguments& all, const Commands& commands)
{
    const CLI::App& command = *app.get_subcommands().front();
    const std::string name = command.get_name();
    const std::vector<std::string> extras = command.remaining();
    if (name == "games") return commands.list_games();
    if (name == "flow") return commands.flow(all.game, all.format);
    if (name == "rules") return commands.rules(all.rules);
    if (name == "validate") return commands.validate(all.game);
    if (name == "scenario") return commands.scenario(all.files);
    if (name == "replay") return commands.replay(all.replay);
    if (name == "verify") return commands.verify(all.files);
    if (name == "serve") return commands.serve(all.serve);
    if (name == "table") {
        const bool is_export = command.get_subcommands().front()->get_name() == "export";
        return is_export ? commands.export_table(all.table_file)
                         : commands.import_table(all.table_file);
    }
    if (name == "completion") {
        commands.terminal.write(completion_script(all.shell, app.get_name()));
        return exit_ok;
    }
    if (name == "join") {
        all.join.setup.extras = extras;
        return commands.join(all.join);
    }
    if (name == "simulate") {
        all.simulate.setup.extras = extras;
        const bool has_seats = !all.simulate.seats.empty();
        if (auto problem =
                why_not_counted_twice(commands.games, all.simulate.game, has_seats, extras))
            return commands.fail(problem->words);
        return commands.simulate(all.simulate);
    }
    if (name == "map") {
        all.map.setup.extras = extras;
        return commands.map(all.map);
    }
    if (name == "analyse") return commands.analyse(all.analyse);
    if (name == "arena") {
        all.arena.setup.extras = extras;
        return commands.arena(all.arena);
    }
    if (name == "ladder") {
        all.ladder.setup.extras = extras;
        return commands.ladder(all.ladder);
    }
    if (name == "bench") {
        all.bench.setup.extras = extras;
        return commands.bench(all.bench);
    }
    if (name == "battery") {
        all.battery.setup.extras = extras;
        return commands.battery(all.battery);
    }
    all.play.setup.extras = extras;
    return commands.play(all.play);
}

int run_words(int argc, const char* const* argv, const Commands& commands)
{
    Arguments all;
    const std::string program = argc > 0 ? std::filesystem::path(argv[0]).filename() : "";
    CLI::App app("Turn-based tactical board games: play them, simulate them, write them.",
                 program.empty() ? "sortie" : program);
    app.require_subcommand(1);
    app.set_version_flag("--version", "", "print the version of Sortie and of the games' rules");
    add_play(app, all);
    add_lab(app, all);
    add_strength(app, all);
    add_design(app, all);
    add_files(app, all);
    add_server(app, all);
    add_join(app, all);
    add_table(app, all);
    add_completion(app, all);
    // The words of a half-typed command are no command line; they are not parsed.
    if (argc > 1 && argv[1] == complete_command) {
        commands.terminal.write(text_of(complete(app, commands.games, {argv + 2, argv + argc})));
        return exit_ok;
    }
    std::vector<std::string> words(argv + std::min(argc, 1), argv + argc);
    if (auto problem = why_no_command(app, words)) return commands.fail(problem->words);
    words = with_joined_values(app, std::move(words));
    // The library takes the last word first.
    std::ranges::reverse(words);
    // It reports mistakes by exceptions; they end here.
    try {
        app.parse(std::move(words));
    } catch (const CLI::CallForHelp& help) {
        return app.exit(help);
    } catch (const CLI::CallForVersion&) {
        return commands.version();
    } catch (const CLI::ParseError& error) {
        return commands.fail(std::string(error.what()) + "; try --help");
    }
    return dispatch(app, all, commands);
}

}  // namespace

int run_program(int argc, const char* const* argv, GameList games)
{
    StandardTerminal terminal;
    const Commands commands{games, terminal};
    const int code = run_words(argc, argv, commands);
    if (terminal.is_all_written()) return code;
    return commands.fail("not everything could be written to the output", exit_failed);
}

int run_program(int argc, const char* const* argv, const std::vector<const GameModule*>& games)
{
    return run_program(argc, argv, GameList(games));
}

}  // namespace sortie
