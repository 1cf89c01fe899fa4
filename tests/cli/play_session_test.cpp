#include "cli/play_session.h"

#include <cstdio>
#include <filesystem>

#include "cli/local_game.h"
#include "games/games.h"
#include "table/games.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

const GameModule& tictactoe_game()
{
    return *find_game(all_games(), "tictactoe").value();
}

struct Played {
    int code = -1;
    std::string output;
};

Played play(const GameModule& game, SeatSet humans, std::vector<std::string> lines, int seats = 2)
{
    Setup setup = usual_setup(game.options(), seats);
    setup.seed = Seed::from_number(3);
    ScriptedTerminal terminal(std::move(lines));
    Played played;
    LocalGame source(Match::start(game, setup).value(), {humans, 1});
    played.code = PlaySession(source, terminal).run();
    played.output = terminal.output;
    return played;
}

const SeatSet both = SeatSet::first(2);

bool has(const Played& played, std::string_view text)
{
    return played.output.find(text) != std::string::npos;
}

TEST("a whole game is played by names, by numbers and by whole moves")
{
    const Played played =
        play(tictactoe_game(), both, {"place", "a1", "b1", "3", "place c1", "c3"});
    EXPECT_EQ(played.code, 0);
    EXPECT(has(played, "seat1 wins")) << played.output;
    EXPECT(has(played, "The game is over."));
    EXPECT(has(played, "seat 1: 1"));
    EXPECT(has(played, "seat 2: -1"));
}

TEST("a refused move says its rule and its words and is asked again")
{
    const Played played = play(tictactoe_game(), both, {"place b2", "place b2"});
    EXPECT(has(played, "X2.1: the cell is empty (E_TAKEN)")) << played.output;
}

TEST("a question mark tells why a move is not possible, and that another one is")
{
    const Played played = play(tictactoe_game(), both, {"place b2", "? place b2", "? place a1"});
    EXPECT(has(played, "X2.1: the cell is empty (E_TAKEN)"));
    EXPECT(has(played, "This move is possible."));
}

TEST("an unknown word is answered with what there is")
{
    const Played played = play(tictactoe_game(), both, {"castle", "place z9"});
    EXPECT(has(played, "there is no action 'castle'; actions are: place")) << played.output;
    EXPECT(has(played, "there is no cell 'z9'")) << played.output;
}

TEST("undo takes the last decision back, but not across another seat's choice without a word")
{
    const Played played = play(tictactoe_game(), both,
                               {"place b2", "place a1", "undo", "undo!", "? place b2", "log"});
    EXPECT(has(played, "Not without consent: another seat has chosen since")) << played.output;
    EXPECT(has(played, "Taken back."));
    EXPECT(has(played, "This move is possible."));
}

TEST("undo before the first decision says so")
{
    EXPECT(has(play(tictactoe_game(), both, {"undo"}), "no decision of yours"));
}

TEST("a hint is what a search finds with the eyes of the seat, with the chance to win")
{
    const GameModule& merc = *find_game(all_games(), "merc").value();
    const Played played = play(merc, both, {"hint"});
    EXPECT(has(played, "A suggestion: "));
    EXPECT(has(played, " games sampled from what you know."));
}

TEST("a hint names a legal move, and back begins the choice anew")
{
    const Played played = play(tictactoe_game(), both, {"hint", "place", "back", "board", "help"});
    EXPECT(has(played, "A suggestion: place b2: "));
    EXPECT(has(played, "  a b c"));
    EXPECT(has(played, "undo!"));
}

TEST("the end of input leaves the game without a loop")
{
    EXPECT(has(play(tictactoe_game(), both, {}), "left unfinished"));
    EXPECT(has(play(tictactoe_game(), both, {"quit"}), "left unfinished"));
}

TEST("bots answer for the other seats until the game is over")
{
    for (const GameModule* game : all_games()) {
        const Played played = play(*game, SeatSet{}, {});
        EXPECT(has(played, "The game is over.")) << played.output;
    }
}

TEST("standing orders are listed, switched one by one and all together")
{
    const GameModule& skirmish = *find_game(all_games(), "skirmish").value();
    const Played played = play(skirmish, both,
                               {"standing", "standing before_roll.attacker", "standing teatime",
                                "standing all", "standing none", "quit"});
    EXPECT(has(played, "asks    before_roll.attacker")) << played.output;
    EXPECT(has(played, "passes  before_roll.attacker")) << played.output;
    EXPECT(has(played, "There is no such reaction window")) << played.output;
    EXPECT(has(played, "passes  after_roll\n")) << played.output;
    EXPECT(has(play(tictactoe_game(), both, {"standing", "quit"}), "no reaction windows"));
}

TEST("whoever ordered it passes in every window and is not asked there")
{
    const GameModule& skirmish = *find_game(all_games(), "skirmish").value();
    LocalGame source(Match::start(skirmish, usual_setup(skirmish.options(), 2)).value(), {both, 1});
    EXPECT(source.set_order(seat_at(0), "before_roll", true).is_done);
    EXPECT(source.set_order(seat_at(0), "after_roll", true).is_done);
    SmallRng rng(5);
    MoveList moves;
    int asked = 0;
    int passed = 0;
    while (!source.is_over()) {
        const Windows& windows = *source.match().position().windows();
        const SeatSet awaited = source.awaited();
        if (awaited.empty()) {
            EXPECT(windows.is_open());
            EXPECT_EQ(windows.current_offer().seat, seat_at(0));
            ASSERT_EQ(source.wait(), std::nullopt);
            ++passed;
            continue;
        }
        if (windows.is_open()) {
            EXPECT_EQ(awaited, SeatSet{seat_at(1)});
            ++asked;
        }
        const Move move = random_move(source.match().position(), awaited.front(), rng, moves);
        ASSERT_TRUE(source.submit(awaited.front(), move).is_done);
    }
    EXPECT_GT(asked, 0);
    EXPECT_GT(passed, 0);
}

TEST("save writes a replay that can be read again, and a bad name is a message")
{
    const TemporaryFolder folder;
    const std::filesystem::path file = folder / "game.replay";
    const Played played =
        play(tictactoe_game(), both,
             {"place b2", "save " + file.string(), "save", "save /no/such/folder/x"});
    EXPECT(has(played, "Saved.")) << played.output;
    EXPECT(has(played, "save needs the name of a file"));
    EXPECT(has(played, "cannot write"));
    EXPECT(std::filesystem::exists(file));
}

TEST("a person at seat 1 of skirmish never reads the hand of seat 2")
{
    const GameModule& skirmish = *find_game(all_games(), "skirmish").value();
    const Played played =
        play(skirmish, SeatSet{seat_at(0)}, {"halt", "halt", "halt", "halt", "halt"});
    EXPECT(has(played, "seat2 draws ?") || !has(played, "seat2 draws")) << played.output;
}

}  // namespace
}  // namespace sortie
