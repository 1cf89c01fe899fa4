#include "tests/lab/lab_games.h"

#include "engine/module_of.h"
#include "games/games.h"
#include "games/tictactoe/tictactoe.h"
#include "table/games.h"
#include "tests/table/flawed_game.h"

namespace sortie {
namespace {

std::string_view any(const tictactoe::TicTacToe::State&)
{
    return "any";
}

struct Labelled : tictactoe::TicTacToe {
    static constexpr std::array labels{Label<State>{"any", any}};
};

struct Broken : tictactoe::TicTacToe {
    static void check_state(const State&) { fault("nothing is right"); }
};

SeatSet both_seats(const tictactoe::State&)
{
    return SeatSet::first(2);
}

bool is_never_done(const tictactoe::State&, Seat)
{
    return false;
}

struct NoOrder : FlowLanguage<tictactoe::State> {
    static FlowTree<tictactoe::State> tree()
    {
        return game(ask_all(
            "place marks",
            {.seats = both_seats, .actions = {&tictactoe::place}, .seat_done = is_never_done}));
    }
};

struct Stubborn : tictactoe::TicTacToe {
    static FlowTree<State> flow() { return NoOrder::tree(); }
    static Move want_middle(const View<Stubborn>&)
    {
        return {.action = 0, .count = 1, .arguments = {4}};
    }
    static constexpr std::array bots{BotDecl<Stubborn>{"stubborn", "wants b2", &want_middle}};
    static Seat bots_turn(const State& state, BotRounds& rounds)
    {
        const bool is_first = rounds.moves[1] == 0;
        ++rounds.moves[1];
        return is_first ? seat_at(1) : state.flow.awaited.front();
    }
};

}  // namespace

const GameModule& labelled_game()
{
    return module_of<Labelled>();
}

const GameModule& broken_game()
{
    return module_of<Broken>();
}

const GameModule& stubborn_game()
{
    return module_of<Stubborn>();
}

const GameModule& tictactoe_game()
{
    return *find_game(all_games(), "tictactoe").value();
}

const GameModule& skirmish_game()
{
    return *find_game(all_games(), "skirmish").value();
}

const GameModule& faulty_game()
{
    return module_of<flawed::FlawedGame<flawed::Flaw::faulty_rule>>();
}

const GameModule& endless_game()
{
    return module_of<flawed::FlawedGame<flawed::Flaw::endless>>();
}

Setup usual(const GameModule& game, int seats)
{
    return usual_setup(game.options(), seats);
}

std::string written(const GameModule& game, bool with_details)
{
    SimulationOptions options;
    options.games = 40;
    options.setup = usual(game, game.info().seats_least);
    options.by = {std::string(game.info().count_word)};
    options.with_details = with_details;
    options.command = "sortie simulate";
    return simulation_json(simulate(game, options));
}

}  // namespace sortie
