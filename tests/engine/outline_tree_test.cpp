#include "engine/outline_tree.h"

#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

template <class... Nodes>
Flow::FlowNode looped(Nodes... nodes)
{
    return Flow::loop("loop", Flow::while_(some_test), Flow::at_most(3), std::move(nodes)...);
}

}  // namespace

TEST("a tree knows its roots, the children of a node and the parts by name")
{
    const Outline outline =
        outline_of(with_parts(Flow::game(step("a"), Flow::call("later")),
                              {Flow::part("other", step("b")), Flow::part("later", step("c"))}));
    const OutlineTree tree(outline);
    ASSERT_EQ(tree.roots().size(), 3u);
    EXPECT_EQ(tree.roots()[0], 0);
    ASSERT_EQ(tree.children(0).size(), 2u);
    EXPECT_EQ(tree[tree.children(0)[0]].name, "a");
    EXPECT_EQ(tree[tree.children(0)[1]].target, "later");
    EXPECT_EQ(tree.part("later"), tree.roots()[2]);
    EXPECT_EQ(tree.part("nowhere"), no_node);
}

TEST("the game itself is not a part that can be called")
{
    const Outline outline = outline_of(Flow::game(step()));
    EXPECT_EQ(OutlineTree(outline).part("game"), no_node);
}

TEST("loops, rounds and calls need a frame each, other nodes none")
{
    const auto depth = [](FlowTree<Nothing> tree) { return flow_depth(outline_of(tree)); };
    const auto part = [] { return std::vector{Flow::part("p", looped(step()))}; };
    EXPECT_EQ(depth(Flow::game(step(), Flow::ask("ask", first_seat, {&walk}))), 0);
    EXPECT_EQ(depth(Flow::game(Flow::sequence("s", Flow::barrier("b", step())))), 0);
    EXPECT_EQ(depth(Flow::game(Flow::when("w", some_test, step(), Flow::otherwise(step())))), 0);
    EXPECT_EQ(depth(Flow::game(looped(step()), looped(step()))), 1);
    EXPECT_EQ(depth(Flow::game(looped(looped(step())))), 2);
    EXPECT_EQ(depth(Flow::game(looped(Flow::each_seat("all", some_seats, nullptr, step())))), 2);
    EXPECT_EQ(depth(with_parts(Flow::game(Flow::call("p")), part())), 2);
    EXPECT_EQ(depth(with_parts(Flow::game(looped(Flow::call("p")), Flow::call("p")), part())), 3);
}

TEST("tic-tac-toe is one loop deep, and its place has room for it")
{
    const int depth = flow_depth(program_of<tictactoe::TicTacToe>().outline);
    EXPECT_EQ(depth, 1);
    EXPECT_LE(depth, static_cast<int>(decltype(tictactoe::State::flow)::depth_max));
}

TEST("a part that nothing calls adds no depth")
{
    EXPECT_EQ(flow_depth(outline_of(
                  with_parts(Flow::game(step()), {Flow::part("p", looped(looped(step())))}))),
              0);
}

TEST("the depth of parts that call each other in a circle is not known")
{
    EXPECT_EQ(flow_depth(outline_of(with_parts(
                  Flow::game(step(), Flow::call("a")),
                  {Flow::part("a", looped(Flow::call("b"))), Flow::part("b", Flow::call("a"))}))),
              -1);
}

TEST("many calls of the same parts are followed once")
{
    // Without remembering, sixty levels of two calls each would take forever.
    static const std::vector<std::string> names = [] {
        std::vector<std::string> list;
        for (int i = 0; i <= 60; ++i) list.push_back("part " + std::to_string(i));
        return list;
    }();
    std::vector<Node<Nothing>> parts;
    for (std::size_t i = 0; i < 60; ++i) {
        parts.push_back(Flow::part(names[i], Flow::call(names[i + 1]), Flow::call(names[i + 1])));
    }
    parts.push_back(Flow::part(names[60], step()));
    const Outline outline = outline_of(with_parts(Flow::game(Flow::call(names[0])), parts));
    EXPECT_EQ(flow_depth(outline), 61);
}

TEST("an empty outline has no depth")
{
    EXPECT_EQ(flow_depth(Outline{}), 0);
}

TEST("a bound in words")
{
    EXPECT_EQ(words_of_bound(0), "no bound");
    EXPECT_EQ(words_of_bound(1), "at most 1 pass");
    EXPECT_EQ(words_of_bound(9), "at most 9 passes");
}
