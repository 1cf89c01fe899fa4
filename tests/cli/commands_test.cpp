#include "cli/commands.h"

#include <array>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <functional>
#include <thread>

#include <unistd.h>

#include "cli/files.h"
#include "engine/module_of.h"
#include "games/games.h"
#include "games/tictactoe/tictactoe.h"
#include "lab/simulate.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

struct Called {
    ScriptedTerminal terminal{{}};
    Commands commands{all_games(), terminal};
    bool says(std::string_view text) const
    {
        return terminal.output.find(text) != std::string::npos;
    }
    bool complains(std::string_view text) const
    {
        return terminal.errors.find(text) != std::string::npos;
    }
};

class Folder {
public:
    std::string file(const std::string& name) const { return (folder_ / name.c_str()).string(); }
    std::string with(const std::string& name, const std::string& text) const
    {
        EXPECT(!write_file(file(name), text));
        return file(name);
    }

private:
    TemporaryFolder folder_;
};

TEST("the games are listed with their options")
{
    Called called;
    EXPECT_EQ(called.commands.list_games(), exit_ok);
    EXPECT(called.says("skirmish"));
    EXPECT(called.says("--rounds"));
}

TEST("an unknown game is answered with those that are there, whatever the command")
{
    Called called;
    EXPECT_EQ(called.commands.flow("ches", "text"), exit_usage);
    EXPECT_EQ(called.commands.map({.game = "ches"}), exit_usage);
    EXPECT_EQ(called.commands.validate("ches"), exit_usage);
    EXPECT_EQ(called.commands.play({.game = "ches"}), exit_usage);
    EXPECT_EQ(called.commands.simulate({.game = "ches"}), exit_usage);
    EXPECT_EQ(called.commands.bench({.game = "ches"}), exit_usage);
    EXPECT_EQ(called.commands.battery({.game = "ches"}), exit_usage);
    EXPECT(
        called.complains("there is no game 'ches'; games are: merc, skirmish, taktik, tictactoe"));
}

TEST("simulate takes a game's own bot, counts by a label, and knows rebels as a number of players")
{
    Called called;
    Commands::Simulate arguments;
    arguments.game = "merc";
    arguments.games = 20;
    arguments.bot = "steady";
    arguments.by = "dictator";
    arguments.setup.extras = {"--rebels", "3"};
    EXPECT_EQ(called.commands.simulate(arguments), exit_ok);
    EXPECT(called.says("merc, 4 seats, seed 1, players steady"));
    EXPECT(called.says("by dictator"));
}

TEST("simulate answers a bot, a label or a number of rebels that does not exist")
{
    Called called;
    EXPECT_EQ(called.commands.simulate({.game = "merc", .bot = "deep"}), exit_usage);
    EXPECT(called.complains("there is no bot 'deep'; there are: random, steady"));
    EXPECT_EQ(called.commands.simulate({.game = "merc", .by = "weather"}), exit_usage);
    EXPECT(called.complains("it is by: dictator, winner, outcome, rebels"));
    Commands::Simulate arguments{.game = "merc"};
    arguments.setup.extras = {"--rebels", "many"};
    EXPECT_EQ(called.commands.simulate(arguments), exit_usage);
    EXPECT(called.complains(
        "--rebels is a number from 1 to 6, or two of them such as 1-6, not 'many'"));
    EXPECT_EQ(called.commands.simulate({.game = "tictactoe", .seats = "3"}), exit_usage);
    EXPECT(called.complains("tictactoe has 2 seats, not '3'"));
}

TEST(
    "simulate refuses what cannot go together, and files that cannot be written, before the first game")
{
    const Folder folder;
    const auto refused = [](const Commands::Simulate& arguments, std::string_view words) {
        Called called;
        EXPECT_EQ(called.commands.simulate(arguments), exit_usage);
        EXPECT(called.complains(words)) << called.terminal.errors;
        EXPECT(called.terminal.output.empty());
    };
    refused({.game = "tictactoe", .games = 0}, "--games is a number from 1 to 1000000000000");
    refused({.game = "tictactoe", .games = UINT64_MAX}, "--games is a number from 1");
    refused({.game = "tictactoe", .as_json = true, .as_csv = true}, "not as both");
    refused({.game = "tictactoe", .is_checked = true, .with_details = true},
            "--checked does not go");
    refused({.game = "merc", .by = "dictator,dictator"}, "--by names 'dictator' twice");
    refused({.game = "merc", .by = "dictator,"}, "not counted by ''");
    refused({.game = "skirmish", .seats = "4-2"}, "--seats is a number from 2 to 4");
    refused({.game = "skirmish", .seats = "2-5"}, "--seats is a number from 2 to 4");
    refused({.game = "skirmish", .seats = "2-"}, "--seats is a number from 2 to 4");
    refused({.game = "tictactoe", .report = folder.file("no/such/page.html")}, "cannot write");
    refused({.game = "tictactoe", .report = folder.file("")}, "it is a folder");
    refused({.game = "tictactoe", .kept = folder.file("no/such/file")}, "cannot write");
    refused({.game = "tictactoe", .report = "same", .kept = "same"}, "need two files");
    refused({.game = "tictactoe", .kept = folder.with("other", "{}")},
            "it is no result of a simulation");
}

// Ends long work of this process as Ctrl-C would, as soon as it listens.
class Interrupter {
public:
    Interrupter()
        : thread_([](const std::stop_token& is_over) {
              struct sigaction now = {};
              do {
                  std::this_thread::sleep_for(std::chrono::milliseconds(5));
                  if (is_over.stop_requested()) return;
                  sigaction(SIGINT, nullptr, &now);
              } while (now.sa_handler ==
                       SIG_DFL);  // NOLINT(cppcoreguidelines-pro-type-cstyle-cast)
              kill(getpid(), SIGINT);
          })
    {
    }

private:
    std::jthread thread_;
};

// Looks whether files are there when the first words are written.
struct LookingTerminal final : Terminal {
    explicit LookingTerminal(std::vector<std::string> wanted) : files(std::move(wanted)) {}
    bool read_line(std::string&) override { return false; }
    void write(std::string_view text) override
    {
        for (const std::string& file : files)
            are_there = are_there && std::filesystem::exists(file);
        output += text;
    }
    void write_error(std::string_view text) override { errors += text; }
    bool has_colour() const override { return false; }

    std::vector<std::string> files;
    bool are_there = true;
    std::string output{};
    std::string errors{};
};

TEST("simulate that is stopped writes its files before it says anything, and tells how to go on")
{
    const Folder folder;
    const std::string kept = folder.file("kept");
    const std::string report = folder.file("a report.html");
    LookingTerminal terminal({kept, report});
    const Commands commands{all_games(), terminal};
    const Interrupter interrupter;
    EXPECT_EQ(commands.simulate({.game = "skirmish",
                                 .games = 1'000'000'000,
                                 .as_json = true,
                                 .report = report,
                                 .kept = kept}),
              exit_failed);
    EXPECT(terminal.are_there);
    const Result<SimulationResult> result = read_simulation(terminal.output);
    ASSERT_TRUE(result.is_ok());
    EXPECT_LT(result.value().games, 1'000'000'000u);
    const std::string expected =
        "; to go on: sortie simulate skirmish --seats 2 --seed 1 --details "
        "--games 1000000000 --continue " +
        kept + " --report '" + report + "' --json";
    EXPECT(terminal.errors.find(expected) != std::string::npos) << terminal.errors;
}

TEST("simulate sees that a report and what is kept are the same file, however it is spelt")
{
    const Folder folder;
    Called called;
    EXPECT_EQ(
        called.commands.simulate(
            {.game = "tictactoe", .report = folder.file("./one"), .kept = folder.file("one")}),
        exit_usage);
    EXPECT(called.complains("--report and --continue need two files"));
}

TEST("simulate looks at the folder of faults before the first game")
{
    const Folder folder;
    Called called;
    const std::string file = folder.with("faults", "no folder");
    EXPECT_EQ(called.commands.simulate({.game = "tictactoe", .faults = file}), exit_usage);
    EXPECT(called.complains("cannot write into '" + file + "': '" + file + "' is no folder"));
}

TEST("simulate goes on from a file, and not from one of another command")
{
    const Folder folder;
    const std::string kept = folder.file("kept");
    Called first;
    EXPECT_EQ(first.commands.simulate({.game = "skirmish", .games = 100, .kept = kept}), exit_ok);
    Called more;
    EXPECT_EQ(more.commands.simulate({.game = "skirmish", .games = 300, .kept = kept}), exit_ok);
    Called whole;
    EXPECT_EQ(whole.commands.simulate({.game = "skirmish", .games = 300}), exit_ok);
    const auto counts = [](const std::string& text) {
        return text.substr(0, text.find("games a second"));
    };
    EXPECT_EQ(counts(more.terminal.output), counts(whole.terminal.output));
    Called other;
    EXPECT_EQ(other.commands.simulate({.game = "skirmish", .seats = "3", .kept = kept}),
              exit_usage);
    EXPECT(
        other.complains("it was made by 'sortie simulate skirmish --seats 2 --seed 1', and this is"
                        " 'sortie simulate skirmish --seats 3 --seed 1'"));
    Called fewer;
    EXPECT_EQ(fewer.commands.simulate({.game = "skirmish", .games = 200, .kept = kept}),
              exit_usage);
    EXPECT(fewer.complains("it has games up to number 300, and only 200 are wanted"));
}

bool is_simulation(const std::string& name)
{
    const Result<std::string> text = read_file(name);
    return text.is_ok() && read_simulation(text.value()).is_ok();
}

// Ten games of twenty that were wanted.
SimulationResult half_played(const GameModule& game)
{
    SimulationOptions options;
    options.games = 10;
    options.setup = usual_setup(game.options(), game.info().seats_least);
    options.with_details = true;
    SimulationResult result = simulate(game, options);
    result.wanted = 20;
    return result;
}

// The folder in which a test works, until it is over.
class WorkIn {
public:
    explicit WorkIn(const std::filesystem::path& folder) : before_(std::filesystem::current_path())
    {
        std::filesystem::current_path(folder);
    }
    ~WorkIn() { std::filesystem::current_path(before_); }
    WorkIn(const WorkIn&) = delete;
    WorkIn& operator=(const WorkIn&) = delete;

private:
    std::filesystem::path before_;
};

TEST("a simulation that was stopped is kept beside earlier ones, in the first file that is free")
{
    const GameModule& game = *find_game(all_games(), "tictactoe").value();
    const Folder folder;
    const WorkIn work(folder.file(""));
    Called called;
    EXPECT(!write_file("tictactoe-1.simulation", "earlier"));
    EXPECT_EQ(called.commands.tell_simulation({}, game, half_played(game)), exit_failed);
    EXPECT(called.complains("--continue tictactoe-1-2.simulation")) << called.terminal.errors;
    EXPECT_EQ(called.commands.tell_simulation({}, game, half_played(game)), exit_failed);
    EXPECT(called.complains("--continue tictactoe-1-3.simulation")) << called.terminal.errors;
    EXPECT_EQ(read_file("tictactoe-1.simulation").value(), "earlier");
    EXPECT(is_simulation("tictactoe-1-2.simulation"));
}

TEST("games are kept also where the report cannot be written")
{
    const GameModule& game = *find_game(all_games(), "tictactoe").value();
    const Folder folder;
    Called called;
    const Commands::Simulate arguments{.report = folder.file("no/such/page.html"),
                                       .kept = folder.file("kept")};
    EXPECT_EQ(called.commands.tell_simulation(arguments, game, half_played(game)), exit_failed);
    EXPECT(called.complains("page.html"));
    EXPECT(called.complains("stopped after 10 of 20 games"));
    EXPECT(is_simulation(arguments.kept));
}

// A game that does something whenever it starts.
struct Meddling : tictactoe::TicTacToe {
    static inline std::function<void()> at_start;
    static void set_up(State&, const Setup&, Events&) { at_start(); }
};

TEST("that games cannot be kept is told after the first stage, and not after each")
{
    const std::array<const GameModule*, 1> meddling{&module_of<Meddling>()};
    const Folder folder;
    ScriptedTerminal terminal{{}};
    const Commands commands{meddling, terminal};
    const std::string kept = folder.file("kept");
    std::string errors_before_end;
    Meddling::at_start = [&] {
        std::filesystem::create_directories(kept);
        errors_before_end = terminal.errors;
    };
    EXPECT_EQ(commands.simulate(
                  {.game = "tictactoe", .games = 600, .threads = 1, .faults = "", .kept = kept}),
              exit_failed);
    EXPECT_NE(errors_before_end.find("cannot write"), std::string::npos);
    // Once more at the end, which is why it has failed.
    EXPECT_EQ(terminal.errors, errors_before_end + errors_before_end);
    Meddling::at_start = nullptr;
}

TEST("simulate writes a report, a table, and takes turns with the number of players")
{
    const Folder folder;
    Called called;
    Commands::Simulate arguments{.game = "merc", .games = 60, .bot = "steady", .by = "rebels"};
    arguments.as_csv = true;
    arguments.report = folder.file("page.html");
    arguments.setup.extras = {"--rebels", "1-3"};
    EXPECT_EQ(called.commands.simulate(arguments), exit_ok);
    EXPECT(called.says("rebels,games,winner,wins,share,low,high,moves\n1,20,"));
    const Result<std::string> page = read_file(arguments.report);
    ASSERT_TRUE(page.is_ok());
    EXPECT_NE(
        page.value().find("sortie simulate merc --rebels 1-3 --seed 1 --bot steady --by rebels "
                          "--details --games 60"),
        std::string::npos);
}

TEST("the rules of a game are listed with their tests, as text, in brief and as JSON")
{
    Called called;
    EXPECT_EQ(called.commands.rules({.game = "skirmish"}), exit_ok);
    EXPECT(called.says("B1.1  rule  docs/rules/skirmish.md:19"));
    EXPECT_EQ(called.commands.rules({.game = "merc", .is_brief = true}), exit_ok);
    EXPECT(called.says("59 decision points, 320 vectors"));
    EXPECT_EQ(called.commands.rules({.game = "skirmish", .as_json = true}), exit_ok);
    EXPECT(called.says("\"untested\":[]"));
    EXPECT_EQ(called.commands.rules({.game = "chess"}), exit_usage);
    EXPECT(called.complains("there are no rules of chess"));
}

TEST("all games validate clean")
{
    for (const GameModule* game : all_games()) {
        Called called;
        EXPECT_EQ(called.commands.validate(std::string(game->info().name)), exit_ok);
        EXPECT(called.says("nothing to mend"));
    }
}

TEST("the flow is printed as text, as mermaid and as svg")
{
    Called called;
    EXPECT_EQ(called.commands.flow("tictactoe", "text"), exit_ok);
    EXPECT_EQ(called.commands.flow("tictactoe", "mermaid"), exit_ok);
    EXPECT_EQ(called.commands.flow("tictactoe", "svg"), exit_ok);
    EXPECT(called.says("place a mark"));
    EXPECT(called.says("flowchart"));
    EXPECT(called.says("<svg"));
}

// A game that draws a map, whichever: what it answers shows what it was asked.
struct Charted : tictactoe::TicTacToe {
    static std::string map_picture(const State& seen, MapFormat format)
    {
        EXPECT(seen.marks[0].empty());
        switch (format) {
            case MapFormat::svg: return "<svg/>\n";
            case MapFormat::json: return "{}\n";
            case MapFormat::text: break;
        }
        return "nine cells\n";
    }
};

TEST("a map is drawn in the format that was asked for")
{
    const std::array<const GameModule*, 1> charted{&module_of<Charted>()};
    ScriptedTerminal terminal{{}};
    const Commands commands{charted, terminal};
    EXPECT_EQ(commands.map({.game = "tictactoe"}), exit_ok);
    EXPECT_EQ(commands.map({.game = "tictactoe", .format = "svg"}), exit_ok);
    EXPECT_EQ(commands.map({.game = "tictactoe", .format = "json"}), exit_ok);
    EXPECT_EQ(terminal.output, "nine cells\n<svg/>\n{}\n");
}

TEST("a game without a map says so, and a set-up that is not legal is refused first")
{
    Called called;
    EXPECT_EQ(called.commands.map({.game = "tictactoe", .format = "svg"}), exit_usage);
    EXPECT(called.complains("tictactoe has no map to draw"));
    EXPECT(called.terminal.output.empty());
    Commands::Map arguments{.game = "skirmish"};
    arguments.setup.extras = {"--rounds", "many"};
    EXPECT_EQ(called.commands.map(arguments), exit_usage);
    EXPECT(!called.complains("skirmish has no map"));
}

TEST("simulate counts the same whatever the number of threads")
{
    Called one;
    Called two;
    EXPECT_EQ(one.commands.simulate({.game = "skirmish", .games = 300, .threads = 1}), exit_ok);
    EXPECT_EQ(two.commands.simulate({.game = "skirmish", .games = 300, .threads = 2}), exit_ok);
    const auto counts = [](const std::string& text) {
        return text.substr(0, text.find("games a second"));
    };
    EXPECT_EQ(counts(one.terminal.output), counts(two.terminal.output));
    EXPECT(one.says("faults             0"));
}

TEST("the battery is clean on a few games of each")
{
    for (const GameModule* game : all_games()) {
        Called called;
        Folder folder;
        EXPECT_EQ(called.commands.battery({.game = std::string(game->info().name),
                                           .games = 5,
                                           .failures = folder.file("failures")}),
                  exit_ok)
            << called.terminal.output;
    }
}

TEST("V0.1: the battery is clean in every mode of MERC and in what goes together")
{
    using Options = std::vector<std::string>;
    const std::pair<int, Options> ways[] = {
        {3, {"mode=assassination", "dictator=human"}},
        {3, {"vehicles=yes", "dictator=human"}},
        {3, {"i_dictator=yes"}},
        {3, {"vehicles=yes", "i_dictator=yes", "allow_discouraged=yes"}},
        {3, {"mode=versus"}},
        {5, {"mode=versus", "vehicles=yes", "i_dictator=yes"}},
        {2, {"mode=solo_rescue"}},
    };
    for (const auto& [seats, options] : ways) {
        Called called;
        Folder folder;
        EXPECT_EQ(called.commands.battery({.game = "merc",
                                           .setup = {.seats = seats, .options = options},
                                           .games = 2,
                                           .failures = folder.file("failures")}),
                  exit_ok)
            << options.front() << '\n'
            << called.terminal.output;
    }
}

TEST("a wrong set of human seats is refused")
{
    Called called;
    EXPECT_EQ(called.commands.play({.game = "tictactoe", .humans = "3"}), exit_usage);
    EXPECT_EQ(called.commands.play({.game = "tictactoe", .humans = "1;2"}), exit_usage);
    EXPECT(called.complains("--human takes seats from 1 to 2"));
}

TEST("a scenario passes, fails at its line, or is not there")
{
    Folder folder;
    const std::string good = folder.with(
        "good.scenario", "game tictactoe\nseats 2\nseat 1: place b2\nexpect awaited seat 2\n");
    const std::string bad = folder.with(
        "bad.scenario", "game tictactoe\nseats 2\nseat 1: place b2\nexpect awaited seat 1\n");
    Called called;
    EXPECT_EQ(called.commands.scenario({good}), exit_ok);
    EXPECT(called.says("1 passed, 0 failed"));
    EXPECT_EQ(called.commands.scenario({good, bad}), exit_failed);
    EXPECT(called.says("bad.scenario:4:")) << called.terminal.output;
    EXPECT_EQ(called.commands.scenario({folder.file("none.scenario")}), exit_usage);
    EXPECT(called.complains("cannot read"));
}

TEST("a saved game is verified, told and shown; a damaged one is refused")
{
    Folder folder;
    const std::string file = folder.file("game.replay");
    ScriptedTerminal terminal({"place b2", "place a1", "save " + file});
    const Commands commands{all_games(), terminal};
    EXPECT_EQ(commands.play({.game = "tictactoe", .setup = {.seed = "5"}, .humans = "all"}),
              exit_ok);

    Called called;
    EXPECT_EQ(called.commands.verify({file}), exit_ok);
    EXPECT(called.says("2 steps, hash "));
    EXPECT_EQ(called.commands.replay({.file = file}), exit_ok);
    EXPECT(called.says("seat1 marks b2"));
    EXPECT_EQ(called.commands.replay({.file = file, .step = 1, .seat = 1}), exit_ok);
    EXPECT_EQ(called.commands.replay({.file = file, .step = 9}), exit_usage);
    EXPECT(called.complains("this game has steps 0 to 2"));
    EXPECT_EQ(called.commands.replay({.file = file, .seat = 3}), exit_usage);

    std::string text = read_file(file).value();
    text[text.find("b2")] = 'c';
    EXPECT_EQ(called.commands.verify({folder.with("damaged.replay", text)}), exit_failed);
    EXPECT(called.complains("damaged.replay:"));
}

TEST("a saved game can be played on")
{
    Folder folder;
    const std::string file = folder.file("game.replay");
    ScriptedTerminal first({"place b2", "save " + file});
    EXPECT_EQ((Commands{all_games(), first}.play({.game = "tictactoe", .humans = "all"})), exit_ok);
    ScriptedTerminal second({"? place b2"});
    EXPECT_EQ((Commands{all_games(), second}.play(
                  {.game = "tictactoe", .humans = "all", .resume = file})),
              exit_ok);
    EXPECT(second.output.find("X2.1") != std::string::npos) << second.output;
}

}  // namespace
}  // namespace sortie
