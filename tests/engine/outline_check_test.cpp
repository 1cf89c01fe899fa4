#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

// The findings about a tree, whose actions and windows are all known.
std::string found(const FlowTree<Nothing>& tree)
{
    return listed(check_outline(outline_of(tree)));
}
std::string found(Flow::FlowNode node)
{
    return found(Flow::game(std::move(node)));
}

template <class... Nodes>
Flow::FlowNode endless(std::string_view name, Nodes... nodes)
{
    return Flow::loop(name, Flow::until_game_ends(), Flow::at_most(9), std::move(nodes)...);
}
template <class... Nodes>
Flow::FlowNode looped(std::string_view name, Nodes... nodes)
{
    return Flow::loop(name, Flow::while_(some_test), Flow::at_most(9), std::move(nodes)...);
}

AskAll<Nothing> everyone(ActionRefs<Nothing> choices)
{
    AskAll<Nothing> all;
    all.seats = some_seats;
    all.actions = std::move(choices);
    return all;
}

}  // namespace

TEST("tic-tac-toe and a flow with every kind of node have no findings")
{
    EXPECT_EQ(listed(program_of<tictactoe::TicTacToe>().findings), "");
    EXPECT_EQ(listed(program_of_tree(every_kind()).findings), "");
    EXPECT_EQ(listed(check_outline(Outline{})), "");
}

TEST("a part that nothing calls is found")
{
    EXPECT_EQ(found(with_parts(Flow::game(step()), {Flow::part("lost", step())})),
              "UNCALLED_PART lost");
}

TEST("parts that only call each other are not called by the game")
{
    EXPECT_EQ(found(with_parts(Flow::game(step()), {Flow::part("a", Flow::call("b")),
                                                    Flow::part("b", Flow::call("a"))})),
              "UNCALLED_PART a\nUNCALLED_PART b");
}

TEST("a part that is called through another part is called")
{
    EXPECT_EQ(found(with_parts(Flow::game(Flow::call("a")),
                               {Flow::part("b", step()), Flow::part("a", Flow::call("b"))})),
              "");
}

TEST("a call to a part that does not exist is found, with its name")
{
    const auto findings = check_outline(outline_of(Flow::game(Flow::call("combta"))));
    EXPECT_EQ(listed(findings), "UNKNOWN_PART game > combta");
    EXPECT(findings.at(0).words.find("'combta'") != std::string::npos);
}

TEST("the first node behind an endless loop is found")
{
    EXPECT_EQ(found(Flow::game(endless("turns", step()), step("count"), step("praise"))),
              "UNREACHABLE_NODE game > count");
    EXPECT_EQ(found(Flow::game(looped("turns", step()), step("count"))), "");
}

TEST("an endless loop is noticed through the groups and calls around it")
{
    EXPECT_EQ(found(Flow::game(Flow::sequence("s", endless("turns", step())), step("count"))),
              "UNREACHABLE_NODE game > count");
    EXPECT_EQ(found(with_parts(
                  Flow::game(Flow::call("a"), step("count")),
                  {Flow::part("a", Flow::call("b")), Flow::part("b", endless("turns", step()))})),
              "UNREACHABLE_NODE game > count");
}

TEST("what may be skipped leaves the way open")
{
    EXPECT_EQ(
        found(Flow::game(Flow::when("w", some_test, endless("turns", step())), step("count"))), "");
    EXPECT_EQ(found(Flow::game(looped("l", endless("turns", step())), step("count"))), "");
    EXPECT_EQ(found(Flow::game(Flow::each_seat("all", some_seats, nullptr, endless("t", step())),
                               step("count"))),
              "");
}

TEST("a when of which both ways are endless ends the way")
{
    EXPECT_EQ(found(Flow::game(Flow::when("w", some_test, endless("a", step()),
                                          Flow::otherwise(endless("b", step()))),
                               step("count"))),
              "UNREACHABLE_NODE game > count");
    EXPECT_EQ(found(Flow::when("w", some_test, endless("a", step()), Flow::otherwise(step()))), "");
}

TEST("a loop without a bound is found")
{
    EXPECT_EQ(found(Flow::loop("turns", Flow::while_(some_test), {}, step())),
              "UNBOUNDED_LOOP game > turns");
}

TEST("a loop in which nothing can happen is found, through calls too")
{
    EXPECT_EQ(
        found(with_parts(Flow::game(looped("wait", Flow::call("a"))),
                         {Flow::part("a", Flow::call("b")), Flow::part("b", Flow::call("a"))})),
        "LOOP_WITHOUT_PROGRESS game > wait");
    EXPECT_EQ(found(with_parts(Flow::game(looped("wait", Flow::call("a"))),
                               {Flow::part("a", Flow::call("b"), Flow::call("a")),
                                Flow::part("b", Flow::call("a"), step())})),
              "");
}

TEST("an effect, a question or a window in a loop is progress")
{
    EXPECT_EQ(found(looped("l", step())), "");
    EXPECT_EQ(found(looped("l", Flow::ask("choose", first_seat, {&walk}))), "");
    EXPECT_EQ(found(looped("l", Flow::ask_all("act", everyone({&walk})))), "");
    EXPECT_EQ(found(looped("l", Flow::window("before_hit"))), "");
}

TEST("two siblings of one kind with one name are found")
{
    EXPECT_EQ(found(Flow::game(step("roll"), step("roll"))), "DUPLICATE_NAME game > roll");
    EXPECT_EQ(found(Flow::game(Flow::window("before_hit"), Flow::window("before_hit"))),
              "DUPLICATE_NAME game > before_hit");
}

TEST("a name may come again in another group or as another kind, and a part may be called twice")
{
    EXPECT_EQ(found(Flow::game(step("roll"), Flow::sequence("s", step("roll")),
                               Flow::ask("roll", first_seat, {&walk}))),
              "");
    EXPECT_EQ(
        found(with_parts(Flow::game(Flow::call("a"), Flow::call("a")), {Flow::part("a", step())})),
        "");
}

TEST("two parts of one name, or a part with the name of the game, are found")
{
    EXPECT_EQ(found(with_parts(Flow::game(Flow::call("a")),
                               {Flow::part("a", step()), Flow::part("a", step())})),
              "DUPLICATE_NAME a");
    EXPECT_EQ(found(with_parts(Flow::game(Flow::call("game")), {Flow::part("game", step())})),
              "DUPLICATE_NAME game");
}

TEST("a node without a name is found, and two of them are not called duplicates")
{
    EXPECT_EQ(found(Flow::game(step(""), step(""))),
              "EMPTY_NAME game > (run without a name)\nEMPTY_NAME game > (run without a name)");
}

TEST("a group with nothing inside is found, whatever its kind")
{
    EXPECT_EQ(found(Flow::game()), "EMPTY_GROUP game");
    EXPECT_EQ(found(Flow::sequence("s")), "EMPTY_GROUP game > s");
    EXPECT_EQ(found(Flow::barrier("b")), "EMPTY_GROUP game > b");
    EXPECT_EQ(found(looped("l")), "EMPTY_GROUP game > l");
    EXPECT_EQ(found(Flow::when("w", some_test)), "EMPTY_GROUP game > w");
    EXPECT_EQ(found(Flow::each_seat("e", some_seats, nullptr)), "EMPTY_GROUP game > e");
    EXPECT_EQ(found(Flow::when("w", some_test, step(), Flow::otherwise())),
              "EMPTY_GROUP game > w > otherwise");
}

TEST("a question without actions is found")
{
    EXPECT_EQ(found(Flow::ask("choose", first_seat, {})), "ASK_WITHOUT_ACTIONS game > choose");
    EXPECT_EQ(found(Flow::ask_all("act", everyone({}))), "ASK_WITHOUT_ACTIONS game > act");
}

TEST("an otherwise that is not the last node of a when is found")
{
    EXPECT_EQ(found(Flow::game(Flow::otherwise(step()))), "MISPLACED_OTHERWISE game > otherwise");
    EXPECT_EQ(found(Flow::when("w", some_test, Flow::otherwise(step()), step("late"))),
              "MISPLACED_OTHERWISE game > w > otherwise");
}

TEST("a part that is no sequence is found, because only its inside would be played")
{
    EXPECT_EQ(found(with_parts(Flow::game(Flow::call("l")), {looped("l", step())})),
              "PART_NOT_A_SEQUENCE l");
    EXPECT_EQ(found(with_parts(Flow::game(Flow::call("b")), {Flow::barrier("b", step())})), "");
}

TEST("parts that call each other are no mistake")
{
    EXPECT_EQ(
        found(with_parts(Flow::game(Flow::call("a")),
                         {Flow::part("a", step(), Flow::when("w", some_test, Flow::call("b"))),
                          Flow::part("b", Flow::call("a"))})),
        "");
}
