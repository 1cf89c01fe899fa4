#include <set>
#include <sstream>

#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

// Everything before the lines that give the shapes their colours.
std::string chart(const Outline& outline)
{
    const std::string text = outline_mermaid(outline);
    return text.substr(0, text.find("    classDef"));
}
std::string chart(const FlowTree<Nothing>& tree)
{
    return chart(outline_of(tree));
}

}  // namespace

TEST("tic-tac-toe as a Mermaid chart: a loop goes back with its bound and never out")
{
    EXPECT_EQ(chart(program_of<tictactoe::TicTacToe>().outline),
              "flowchart TD\n"
              "    begin([\"start\"]):::step\n"
              "    subgraph n0[\"game\"]\n"
              "        subgraph n1[\"loop: turns\"]\n"
              "            n1_head{{\"until the game ends\"}}:::head\n"
              "            n2([\"ask: place a mark<br/>- place\"]):::asks_one\n"
              "        end\n"
              "    end\n"
              "    n1_head --> n2\n"
              "    n2 -->|\"at most 9 passes\"| n1_head\n"
              "    begin --> n1_head\n");
}

TEST("a when leads on from both of its ways")
{
    EXPECT_EQ(chart(Flow::game(Flow::when("hit", some_test, step("a"), Flow::otherwise(step("b"))),
                               step("c"))),
              "flowchart TD\n"
              "    begin([\"start\"]):::step\n"
              "    subgraph n0[\"game\"]\n"
              "        subgraph n1[\"when\"]\n"
              "            n1_head{\"hit?\"}:::head\n"
              "            n2[\"run: a\"]:::step\n"
              "            subgraph n3[\"otherwise\"]\n"
              "                n4[\"run: b\"]:::step\n"
              "            end\n"
              "        end\n"
              "        n5[\"run: c\"]:::step\n"
              "    end\n"
              "    finish([\"the game is over\"]):::step\n"
              "    n1_head -->|\"yes\"| n2\n"
              "    n1_head -->|\"no\"| n4\n"
              "    n2 --> n5\n"
              "    n4 --> n5\n"
              "    begin --> n1_head\n"
              "    n5 --> finish\n");
}

TEST("a when without otherwise is passed by, also at the end of a loop")
{
    const std::string text = chart(Flow::game(Flow::loop(
        "l", Flow::while_(some_test), Flow::at_most(2), Flow::when("hit", some_test, step("a")))));
    EXPECT(text.find("    n3 -->|\"at most 2 passes\"| n1_head\n") != std::string::npos);
    EXPECT(text.find("    n2_head -->|\"no; at most 2 passes\"| n1_head\n") != std::string::npos);
    EXPECT(text.find("    n1_head -->|\"no more\"| finish\n") != std::string::npos);
}

TEST("a call points with a dotted arrow at the first step of its part, also into its own part")
{
    const std::string text =
        chart(with_parts(Flow::game(Flow::call("combat")),
                         {Flow::part("combat", step("roll"), Flow::call("combat"))}));
    EXPECT(text.find("    n1[[\"call: combat\"]]:::goes_to\n") != std::string::npos);
    EXPECT(text.find("    subgraph n2[\"part: combat\"]\n") != std::string::npos);
    EXPECT(text.find("    n1 -. calls .-> n3\n") != std::string::npos);
    EXPECT(text.find("    n4 -. calls .-> n3\n") != std::string::npos);
}

TEST("a call to a part that does not exist and a group without steps can be drawn")
{
    const std::string text = chart(Flow::game(Flow::sequence("empty"), Flow::call("nowhere")));
    EXPECT(text.find("    n1[\"sequence: empty\"]:::step\n") != std::string::npos);
    EXPECT(text.find("calls") == std::string::npos);
    EXPECT(chart(Flow::game()).find("n0_head[\"nothing\"]") != std::string::npos);
    EXPECT_EQ(chart(Outline{}), "flowchart TD\n    begin([\"start\"]):::step\n");
}

TEST("names are escaped")
{
    const std::string text = chart(Flow::game(step("\"a\" <b> & #1 `c`")));
    EXPECT(text.find("[\"run: #quot;a#quot; #lt;b#gt; #amp; #35;1 #96;c#96;\"]") !=
           std::string::npos);
}

TEST("every arrow runs between two boxes, never to or from a frame, and every frame is closed")
{
    std::set<std::string> boxes;
    int frames_open = 0;
    int arrows = 0;
    std::istringstream lines(chart(every_kind()));
    for (std::string line; std::getline(lines, line);) {
        std::istringstream words(line);
        std::string first;
        words >> first;
        if (first == "flowchart") continue;
        if (first == "subgraph") {
            ++frames_open;
        } else if (first == "end") {
            --frames_open;
        } else if (line.find("-->") == std::string::npos && line.find(".->") == std::string::npos) {
            boxes.insert(first.substr(0, first.find_first_of("[({")));
        } else {
            ++arrows;
            EXPECT(boxes.contains(first)) << line;
            EXPECT(boxes.contains(line.substr(line.rfind(' ') + 1))) << line;
        }
    }
    EXPECT_EQ(frames_open, 0);
    EXPECT_EQ(arrows, 16);
}
