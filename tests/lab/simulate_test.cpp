#include "lab/simulate.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/merc/module.h"
#include "games/taktik/module.h"
#include "table/bots.h"
#include "table/scenario.h"
#include "tests/lab/lab_games.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationResult run(const GameModule& game, std::uint64_t games, unsigned threads,
                     std::uint64_t seed = 1)
{
    SimulationOptions options;
    options.games = games;
    options.threads = threads;
    options.seed = seed;
    options.setup = usual(game, game.info().seats_most);
    return simulate(game, options);
}

std::string text_of(const std::string& name)
{
    std::ifstream file(name);
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST("totals are the same whatever the number of threads")
{
    const std::string expected = totals(run(tictactoe_game(), 3001, 1));
    EXPECT_EQ(totals(run(tictactoe_game(), 3001, 2)), expected);
    EXPECT_EQ(totals(run(tictactoe_game(), 3001, 7)), expected);
    EXPECT_EQ(totals(run(skirmish_game(), 130, 3)), totals(run(skirmish_game(), 130, 1)));
    EXPECT_EQ(totals(run(faulty_game(), 300, 3)), totals(run(faulty_game(), 300, 1)));
}

TEST("T9.8: games of a simulation are played on maps of their own, and no two have the same seed")
{
    const GameModule& taktik = taktik::game_module();
    std::set<std::string> maps;
    std::set<std::string> seeds;
    for (const std::uint64_t seed : {1u, 2u, 3u}) {
        for (std::uint64_t index = 0; index < 10; ++index) {
            const Setup setup = setup_of_game(usual(taktik, 2), seed, index);
            seeds.insert(setup.seed.to_hex());
            if (seed == 1) maps.insert(taktik.map_picture(setup, MapFormat::text).value());
        }
    }
    EXPECT_EQ(maps.size(), 10u);
    EXPECT_EQ(seeds.size(), 30u);
}

TEST("another seed is another simulation, the same seed the same")
{
    EXPECT_EQ(totals(run(tictactoe_game(), 1000, 2, 5)), totals(run(tictactoe_game(), 1000, 2, 5)));
    EXPECT_NE(totals(run(tictactoe_game(), 1000, 2, 5)), totals(run(tictactoe_game(), 1000, 2, 6)));
}

TEST("random tic-tac-toe is won as often as it is known to be")
{
    // Random play: the first seat wins 58.5 %, the second 28.8 %, 12.7 % are drawn.
    const SimulationResult result = run(tictactoe_game(), 20000, 2);
    EXPECT_EQ(result.games, 20000u);
    EXPECT_EQ(result.finished, 20000u);
    EXPECT_EQ(result.faults, 0u);
    EXPECT_NEAR(static_cast<double>(result.wins[0]) / 20000, 0.585, 0.015);
    EXPECT_NEAR(static_cast<double>(result.wins[1]) / 20000, 0.288, 0.015);
    EXPECT_EQ(result.wins[0] + result.wins[1] + result.draws, 20000u);
    EXPECT_EQ(result.moves_least, 5u);
    EXPECT_EQ(result.moves_most, 9u);
    EXPECT_EQ(result.score_sums[0], -result.score_sums[1]);
}

TEST("skirmish is simulated to its end")
{
    const SimulationResult result = run(skirmish_game(), 200, 2);
    EXPECT_EQ(result.finished, 200u);
    EXPECT_EQ(result.faults, 0u);
    EXPECT_GT(result.moves, 200u * 20u);
}

TEST("a fault is counted and stops nothing")
{
    const SimulationResult result = run(faulty_game(), 100, 2);
    EXPECT_EQ(result.games, 100u);
    EXPECT_EQ(result.finished + result.faults, 100u);
    EXPECT_GT(result.faults, 0u);
    EXPECT_NE(result.first_fault.find("card != CardId{5}"), std::string::npos);
    EXPECT(result.fault_files.empty());
}

TEST("a game that does not end within its bound is a fault")
{
    const SimulationResult result = run(endless_game(), 10, 1);
    EXPECT_EQ(result.faults, 10u);
    EXPECT_EQ(result.finished, 0u);
    EXPECT_EQ(result.first_fault, "the game is not over after 90 moves");
}

TEST("a fault is written as a scenario that ends in the same fault; the first twenty are enough")
{
    const TemporaryFolder folder;
    SimulationOptions options;
    options.games = 60;
    options.threads = 2;
    options.setup = usual(faulty_game(), 3);
    options.fault_folder = (folder / "faults").string();
    const SimulationResult result = simulate(faulty_game(), options);
    ASSERT_EQ(result.fault_files.size(), 20u);
    const std::string text = text_of(result.fault_files[0]);
    EXPECT_NE(text.find("title a fault in a random game\n"), std::string::npos) << text;
    const GameModule* const games[] = {&faulty_game()};
    const ScenarioReport report = run_scenario(games, text, "fault.scenario");
    ASSERT_FALSE(report.is_passed());
    EXPECT_NE(report.text().find("card != CardId{5}"), std::string::npos) << report.text();
}

TEST("the scenario of a fault in a game of bots has their order and ends with the first refusal")
{
    const TemporaryFolder folder;
    SimulationOptions options;
    options.games = 1;
    options.setup = usual(stubborn_game(), 2);
    options.bot = 0;
    options.fault_folder = (folder / "faults").string();
    for (const bool is_checked : {false, true}) {
        options.is_checked = is_checked;
        const SimulationResult result = simulate(stubborn_game(), options);
        ASSERT_EQ(result.fault_files.size(), 1u);
        const std::string text = text_of(result.fault_files[0]);
        EXPECT_NE(text.find("title a fault in a game of bots\n"), std::string::npos) << text;
        const std::size_t first = text.find("seat 2: place b2\n");
        ASSERT_NE(first, std::string::npos) << text;
        EXPECT(text.substr(first).starts_with("seat 2: place b2\n"
                                              "expect legal seat 1: place b2\n"
                                              "seat 1: place b2\n#"))
            << text;
    }
}

TEST("a folder that cannot be made loses the files and nothing else")
{
    const TemporaryFolder folder;
    const std::filesystem::path blocker = folder / "blocker";
    std::ofstream(blocker) << "in the way";
    SimulationOptions options;
    options.games = 40;
    options.setup = usual(faulty_game(), 2);
    options.fault_folder = (blocker / "inside").string();
    const SimulationResult result = simulate(faulty_game(), options);
    EXPECT_GT(result.faults, 0u);
    EXPECT(result.fault_files.empty());
}

TEST("no games at all give empty totals")
{
    const SimulationResult result = run(tictactoe_game(), 0, 2);
    EXPECT_EQ(result.games, 0u);
    EXPECT_EQ(result.moves_least, 0u);
}

TEST("progress ends with all games")
{
    SimulationOptions options;
    options.games = 500;
    options.setup = usual(tictactoe_game(), 2);
    std::uint64_t last = 0;
    options.progress = [&](std::uint64_t done) {
        EXPECT_GE(done, last);
        last = done;
    };
    EXPECT_EQ(simulate(tictactoe_game(), options).games, 500u);
    EXPECT_EQ(last, 500u);
}

TEST("a wish for very many threads is cut to a number that a machine has room for")
{
    EXPECT_EQ(run(tictactoe_game(), 10, 1'000'000).threads, simulation_threads_max);
}

// ---- Bots and groups ----

SimulationResult run_steady(std::uint64_t games, unsigned threads)
{
    const GameModule& game = merc::game_module();
    SimulationOptions options;
    options.games = games;
    options.threads = threads;
    options.setup = usual(game, 3);
    options.bot = 0;
    options.by = {"dictator"};
    return simulate(game, options);
}

TEST("a game's own bot plays all seats, and games are grouped by what the game tells of them")
{
    const SimulationResult result = run_steady(150, 2);
    EXPECT_EQ(result.bot, "steady");
    EXPECT_EQ(result.by, "dictator");
    EXPECT_EQ(result.faults, 0u);
    EXPECT_EQ(result.finished, 150u);
    std::uint64_t games = 0;
    for (const auto& [name, group] : result.groups) {
        std::uint64_t wins = 0;
        for (const auto& [who, count] : group.wins) {
            EXPECT(who == "rebels" || who == "dictator");
            wins += count;
        }
        EXPECT_EQ(wins, group.games) << name;
        games += group.games;
    }
    EXPECT_EQ(games, 150u);
    EXPECT_GT(result.groups.size(), 5u);
}

TEST("bots that search do not play a game without chance always in the same way")
{
    SimulationOptions options;
    options.games = 300;
    options.setup = usual(tictactoe_game(), 2);
    options.bot = find_bot(tictactoe_game(), "steady").value();
    const SimulationResult result = simulate(tictactoe_game(), options);
    EXPECT_LT(result.moves_least, result.moves_most);
    for (const std::uint64_t wins : result.wins) EXPECT_LT(wins, 300u);
}

TEST("groups are the same whatever the number of threads")
{
    EXPECT_EQ(totals(run_steady(150, 3)), totals(run_steady(150, 1)));
}

TEST("without a label for the winner groups count seats and shared wins")
{
    SimulationOptions options;
    options.games = 200;
    options.setup = usual(labelled_game(), 2);
    options.by = {"any"};
    const SimulationResult result = simulate(labelled_game(), options);
    ASSERT_EQ(result.groups.size(), 1u);
    const SimulationGroup& group = result.groups.at("any");
    EXPECT_EQ(group.games, 200u);
    EXPECT_EQ(group.wins.at("seat 1"), result.wins[0]);
    EXPECT_EQ(group.wins.at("shared"), result.draws);
}

TEST("a checked simulation plays the same games and finds a broken invariant")
{
    SimulationOptions options;
    options.games = 100;
    options.setup = usual(skirmish_game(), 2);
    const std::string plain = totals(simulate(skirmish_game(), options));
    options.is_checked = true;
    EXPECT_EQ(totals(simulate(skirmish_game(), options)), plain);
    options.setup = usual(broken_game(), 2);
    EXPECT_EQ(simulate(broken_game(), options).faults, 100u);
    options.is_checked = false;
    EXPECT_EQ(simulate(broken_game(), options).faults, 0u);
}

TEST("a checked simulation counts the same, in the bots' own order and with all labels")
{
    for (const GameModule* game :
         {&merc::game_module(), &taktik::game_module(), &tictactoe_game()}) {
        const bool is_merc = game == &merc::game_module();
        const bool is_taktik = game == &taktik::game_module();
        SimulationOptions options;
        options.games = is_merc ? 60 : 10;
        options.setup = usual(*game, is_merc ? 4 : 2);
        if (!is_taktik) options.bot = 0;  // the one of tic-tac-toe searches
        if (is_merc) options.by = {"dictator"};
        if (is_taktik) options.by = {"winner"};
        const std::string plain = totals(simulate(*game, options));
        options.is_checked = true;
        EXPECT_EQ(totals(simulate(*game, options)), plain);
    }
}

// ---- Watched games, numbers of seats, ranges ----

TEST("watched games are the same games, by random players and by bots")
{
    for (const GameModule* game : {&tictactoe_game(), &skirmish_game(), &merc::game_module()}) {
        SimulationOptions options;
        options.games = 100;
        options.setup = usual(*game, game->info().seats_least);
        if (!game->bot_names().empty()) options.bot = 0;
        const std::string plain = totals(simulate(*game, options));
        options.with_details = true;
        SimulationResult result = simulate(*game, options);
        ASSERT_TRUE(result.details.has_value());
        EXPECT_EQ(result.details->branching.count, result.moves);
        EXPECT_EQ(result.details->lead_changes.count, result.finished);
        result.details.reset();
        EXPECT_EQ(totals(result), plain);
    }
}

TEST("what happened in tic-tac-toe is counted right")
{
    SimulationOptions options;
    options.games = 500;
    options.setup = usual(tictactoe_game(), 2);
    options.with_details = true;
    const SimulationResult result = simulate(tictactoe_game(), options);
    const SimulationDetails& details = *result.details;
    // Seats take turns, so every decision is a turn; the first has nine moves to choose from.
    EXPECT_EQ(details.decisions_in_turn.most, 1);
    EXPECT_EQ(details.turns.sum, static_cast<std::int64_t>(result.moves));
    EXPECT_EQ(details.branching.most, 9);
    EXPECT_EQ(details.branching.bars.at(9), 500u);
    EXPECT_EQ(details.actions[0].taken, result.moves);
    EXPECT_EQ(details.actions[0].games, 500u);
    // A mark decides or does not; nobody leads before.
    EXPECT_EQ(details.lead_changes.most, 0);
}

TEST("cards of skirmish and hires and tactics of merc are held against winning")
{
    SimulationOptions options;
    options.games = 150;
    options.setup = usual(skirmish_game(), 3);
    options.with_details = true;
    const SimulationResult cards = simulate(skirmish_game(), options);
    ASSERT_EQ(cards.details->impacts.size(), 1u);
    EXPECT_EQ(cards.details->impacts[0].all.seats, 450u);
    EXPECT_EQ(cards.details->impacts[0].items.size(), 8u);
    options.setup = usual(merc::game_module(), 3);
    options.bot = 0;
    const SimulationResult hires = simulate(merc::game_module(), options);
    ASSERT_EQ(hires.details->impacts.size(), 3u);
    // The first rebel stands for all, and so does the Dictator's seat.
    for (const ImpactTally& impact : hires.details->impacts) EXPECT_EQ(impact.all.seats, 150u);
    EXPECT_EQ(hires.details->impacts[0].all.wins, hires.winners.at("rebels"));
    EXPECT_EQ(hires.details->impacts[2].all.wins, hires.winners.at("dictator"));
    EXPECT_GT(hires.details->impacts[0].items.size(), 10u);
    EXPECT_GT(hires.details->impacts[2].items.size(), 3u);
    EXPECT_GT(hires.details->labels.at("dictator").size(), 5u);
}

TEST("games take turns with the number of seats")
{
    SimulationOptions options;
    options.games = 90;
    options.setup = usual(skirmish_game(), 2);
    options.seats_most = 4;
    options.by = {"seats"};
    const SimulationResult result = simulate(skirmish_game(), options);
    EXPECT_EQ(result.seats, 4);
    ASSERT_EQ(result.groups.size(), 3u);
    for (const auto& [seats, group] : result.groups) EXPECT_EQ(group.games, 30u);
    EXPECT_EQ(result.seat_games[1], 90u);
    EXPECT_EQ(result.seat_games[3], 30u);
}

TEST("ranges are the games that they name")
{
    SimulationOptions options;
    options.games = 300;
    options.setup = usual(skirmish_game(), 2);
    const SimulationResult whole = simulate(skirmish_game(), options);
    options.ranges = {{0, 50}, {120, 300}};
    SimulationResult sum = simulate(skirmish_game(), options);
    EXPECT_EQ(sum.games, 230u);
    EXPECT_EQ(sum.done, options.ranges);
    options.ranges = {{50, 120}};
    add(sum, simulate(skirmish_game(), options));
    EXPECT_EQ(totals(sum), totals(whole));
}

}  // namespace
}  // namespace sortie
