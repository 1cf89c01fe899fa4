#include "engine/outline.h"

#include <set>

#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

std::size_t longest_line(std::string_view text)
{
    std::size_t longest = 0;
    std::size_t length = 0;
    for (const char c : text) {
        length = c == '\n' ? 0 : length + 1;
        longest = std::max(longest, length);
    }
    return longest;
}

}  // namespace

TEST("every kind of node has words of its own")
{
    std::set<std::string_view> words;
    constexpr int kinds = static_cast<int>(NodeKind::barrier) + 1;
    for (int kind = 0; kind < kinds; ++kind) words.insert(words_of(static_cast<NodeKind>(kind)));
    EXPECT_EQ(words.size(), std::size_t{kinds});
    EXPECT(!words.contains(""));
    EXPECT_EQ(words_of(NodeKind::ask_all), "ask all");
}

TEST("a path gives the names from the root to the node")
{
    const Outline& outline = program_of<tictactoe::TicTacToe>().outline;
    EXPECT_EQ(path_of(outline, 0), "game");
    EXPECT_EQ(path_of(outline, 2), "game > turns > place a mark");
    EXPECT_EQ(path_of(outline, no_node), "");
}

TEST("a path begins anew in a part")
{
    const Outline outline =
        outline_of(with_parts(Flow::game(Flow::call("combat")), {Flow::part("combat", step())}));
    EXPECT_EQ(path_of(outline, 3), "combat > step");
}

TEST("a node without a name is still found in its path")
{
    const Outline outline = outline_of(Flow::game(Flow::sequence("", step())));
    EXPECT_EQ(path_of(outline, 2), "game > (sequence without a name) > step");
}

TEST("the flow of tic-tac-toe as text")
{
    EXPECT_EQ(outline_text(program_of<tictactoe::TicTacToe>().outline),
              "game\n"
              "  loop \"turns\" (at most 9 passes, until the game ends)\n"
              "    ask \"place a mark\": place\n");
}

TEST("every kind of node as text, parts behind the game")
{
    EXPECT_EQ(outline_text(outline_of(every_kind())),
              "game\n"
              "  run \"deal\"\n"
              "  loop \"rounds\" (at most 20 passes)\n"
              "    each seat \"landing\"\n"
              "      ask \"land\": walk, rest\n"
              "    when \"\"a\" < b & c\"\n"
              "      call \"combat\"\n"
              "      otherwise\n"
              "        run \"sleep\"\n"
              "    barrier \"mortar\"\n"
              "      run \"fall\"\n"
              "    ask all \"act\" (a barrier may end it): walk, shoot, rest\n"
              "  sequence \"end\"\n"
              "    run \"count\"\n"
              "\n"
              "part \"combat\"\n"
              "  run \"roll\"\n"
              "  window \"before_hit\"\n");
}

TEST("a loop without a bound says so")
{
    const Outline outline =
        outline_of(Flow::game(Flow::loop("on", Flow::while_(some_test), {}, step())));
    EXPECT_EQ(outline_text(outline), "game\n  loop \"on\" (no bound)\n    run \"step\"\n");
}

TEST("a long list of actions is wrapped at 100 columns and loses none")
{
    Outline outline = outline_of(Flow::game(Flow::ask("choose", first_seat, {&walk})));
    outline.nodes[1].actions.assign(40, "some-action");
    const std::string text = outline_text(outline);
    EXPECT_GT(longest_line(text), 80u);
    EXPECT_LE(longest_line(text), 100u);
    std::size_t found = 0;
    for (std::size_t at = 0; (at = text.find("some-action", at)) != std::string::npos; ++at)
        ++found;
    EXPECT_EQ(found, 40u);
    EXPECT(text.find("\n      some-action") != std::string::npos);
}

TEST("a word that is longer than a line is kept whole")
{
    const std::string name(150, 'x');
    EXPECT(outline_text(outline_of(Flow::game(step(name)))).find(name) != std::string::npos);
}

TEST("an outline without nodes is an empty text")
{
    EXPECT_EQ(outline_text(Outline{}), "");
}
