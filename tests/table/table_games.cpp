#include "tests/table/table_games.h"

#include <array>

#include "engine/module_of.h"
#include "games/games.h"
#include "table/scenario_words.h"
#include "tests/table/duel.h"

namespace sortie {

const GameModule& tictactoe_game()
{
    return *find_game(all_games(), "tictactoe").value();
}

const GameModule& duel_game()
{
    return module_of<duel::Duel>();
}

const GameModule& skirmish_game()
{
    return *find_game(all_games(), "skirmish").value();
}

GameList table_games()
{
    static const std::array<const GameModule*, 3> games{&tictactoe_game(), &skirmish_game(),
                                                        &duel_game()};
    return games;
}

Setup setup_with(const GameModule& game, int seats, std::initializer_list<std::string_view> options)
{
    Setup setup = usual_setup(game.options(), seats);
    for (const std::string_view option : options) {
        const std::size_t blank = option.find(' ');
        CHECK(
            !set_option(game.options(), setup, option.substr(0, blank), option.substr(blank + 1)));
    }
    return setup;
}

Move move_from(const GameModule& game, std::string_view text)
{
    return read_move(game.face(), text).value();
}

Match play(const GameModule& game, const Setup& setup,
           std::initializer_list<std::string_view> moves)
{
    Match match = Match::start(game, setup).value();
    for (const std::string_view text : moves) {
        const scenario::SeatAndMove what = scenario::read_seat_and_move(text).value();
        CHECK(match.submit(what.seat, move_from(game, what.move)).is_accepted());
    }
    return match;
}

}  // namespace sortie
