#include "lab/simulate.h"

#include <filesystem>
#include <fstream>
#include <sstream>

#include <boost/json/parse.hpp>

#include "engine/module_of.h"
#include "games/games.h"
#include "games/tictactoe/tictactoe.h"
#include "table/games.h"
#include "table/scenario.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationResult run(const GameModule& game, std::uint64_t games, unsigned threads)
{
    return simulate(game, {.games = games,
                           .seed = 5,
                           .threads = threads,
                           .setup = usual_setup(game.options(), game.info().seats_least)});
}

TEST("totals are the same with one thread and with three")
{
    for (const GameModule* game : all_games()) {
        const SimulationResult one = run(*game, 500, 1);
        const SimulationResult three = run(*game, 500, 3);
        EXPECT_EQ(one.games, 500u);
        EXPECT_EQ(one.finished, 500u);
        EXPECT_EQ(one.faults, 0u);
        EXPECT_EQ(one.moves, three.moves);
        EXPECT_EQ(one.wins, three.wins);
        EXPECT_EQ(one.draws, three.draws);
        EXPECT_EQ(one.score_sums, three.score_sums);
        EXPECT_EQ(one.moves_least, three.moves_least);
        EXPECT_EQ(one.moves_most, three.moves_most);
    }
}

TEST("another seed gives other games")
{
    const GameModule& game = *find_game(all_games(), "skirmish").value();
    const Setup setup = usual_setup(game.options(), 2);
    EXPECT_NE(simulate(game, {.games = 50, .seed = 1, .setup = setup}).moves,
              simulate(game, {.games = 50, .seed = 2, .setup = setup}).moves);
}

TEST("JSON has the figures that programs rely on")
{
    const SimulationResult result = run(*find_game(all_games(), "tictactoe").value(), 20, 1);
    const boost::json::object json = boost::json::parse(simulation_json(result)).as_object();
    EXPECT_EQ(json.at("games").as_int64(), 20);
    EXPECT_EQ(json.at("finished").as_int64(), 20);
    EXPECT_EQ(json.at("faults").as_int64(), 0);
    EXPECT_EQ(json.at("moves").as_int64(), static_cast<std::int64_t>(result.moves));
    EXPECT_GT(json.at("games_per_second").as_double(), 0);
}

// Tic-tac-toe whose effect breaks when the centre is taken.
namespace broken {

using tictactoe::State;

void do_place(State& state, const Chosen& chosen, Events& events)
{
    if (chosen.as<tictactoe::CellId>(0).index == 4) fault("the centre is not for sale");
    tictactoe::do_place(state, chosen, events);
}
constexpr Action<State> place{
    .name = "place",
    .prompt = "Place",
    .pick = {{.name = "cell",
              .kind = &tictactoe::cell_kind,
              .from = each_below<State, tictactoe::cells>,
              .where = {{"X2.1", "the cell is empty", tictactoe::cell_is_empty, "E_TAKEN"}}}},
    .apply = do_place};

struct Game : tictactoe::TicTacToe {
    static constexpr std::array actions{&place};
    struct Course : FlowLanguage<State> {
        static FlowTree<State> tree()
        {
            return game(loop("turns", until_game_ends(), at_most(tictactoe::cells),
                             ask("place a mark", tictactoe::whose_turn, {&place})));
        }
    };
    static FlowTree<State> flow() { return Course::tree(); }
};

}  // namespace broken

TEST("a fault is counted, written down with its moves, and stops nothing else")
{
    const GameModule& game = module_of<broken::Game>();
    const std::string folder =
        (std::filesystem::temp_directory_path() / "sortie-simulate-test").string();
    std::filesystem::remove_all(folder);
    const SimulationResult result = simulate(game, {.games = 40,
                                                    .seed = 1,
                                                    .threads = 2,
                                                    .setup = usual_setup({}, 2),
                                                    .fault_folder = folder});
    EXPECT_EQ(result.games, 40u);
    EXPECT_GT(result.faults, 10u);
    EXPECT_EQ(result.finished + result.faults, 40u);
    EXPECT_EQ(result.first_fault, "the centre is not for sale");
    ASSERT_FALSE(result.fault_files.empty());
    std::ifstream file(result.fault_files.front());
    std::ostringstream text;
    text << file.rdbuf();
    EXPECT(text.str().find("place b2") != std::string::npos) << text.str();
    std::filesystem::remove_all(folder);
}

}  // namespace
}  // namespace sortie
