#include "engine/program.h"

#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

std::string_view name_of(Op op)
{
    constexpr std::array<std::string_view, 14> names{
        "run",        "branch", "jump",    "loop_enter", "loop_test", "loop_again", "round_enter",
        "round_next", "ask",    "ask_all", "window",     "call",      "ret",        "end"};
    return names[static_cast<std::size_t>(op)];
}

bool has_target(Op op)
{
    return op == Op::branch || op == Op::jump || op == Op::loop_test || op == Op::loop_again ||
           op == Op::round_next || op == Op::call;
}

// "0 loop_enter; 1 loop_test 4; 2 run; 3 loop_again 1; 4 end"
std::string code_of(const Program<Nothing>& program)
{
    std::string text;
    for (std::size_t i = 0; i < program.code.size(); ++i) {
        const Instruction<Nothing>& in = program.code[i];
        if (i > 0) text += "; ";
        text += std::to_string(i) + ' ' + std::string(name_of(in.op));
        if (has_target(in.op)) text += ' ' + std::to_string(in.target);
    }
    return text;
}
std::string code_of(Flow::FlowNode node)
{
    return code_of(program_of_tree(Flow::game(std::move(node))));
}

}  // namespace

TEST("an empty game ends at once")
{
    EXPECT_EQ(code_of(program_of_tree(Flow::game())), "0 end");
}

TEST("a run carries its effect")
{
    const auto program = program_of_tree(Flow::game(step()));
    EXPECT_EQ(code_of(program), "0 run; 1 end");
    EXPECT_EQ(program.code[0].effect, &some_effect);
    EXPECT_EQ(program.outline.nodes[program.code[0].node].name, "step");
}

TEST("sequences and barriers leave only what stands inside them")
{
    EXPECT_EQ(code_of(Flow::sequence("s", step("a"), Flow::barrier("b", step("b")), step("c"))),
              "0 run; 1 run; 2 run; 3 end");
}

TEST("a loop tests before every pass and carries its bound")
{
    const auto program = program_of_tree(Flow::game(
        Flow::loop("l", Flow::until(some_test), Flow::at_most(7), step("a"), step("b"))));
    EXPECT_EQ(code_of(program), "0 loop_enter; 1 loop_test 5; 2 run; 3 run; 4 loop_again 1; 5 end");
    EXPECT_EQ(program.code[1].bound, 7u);
    EXPECT_EQ(program.code[1].test, &some_test);
    EXPECT(program.code[1].test_is_negated);
}

TEST("while keeps the sense of its test, and a loop until the game ends has none")
{
    const auto program = program_of_tree(
        Flow::game(Flow::loop("l", Flow::while_(some_test), Flow::at_most(7), step()),
                   Flow::loop("m", Flow::until_game_ends(), Flow::at_most(8), step())));
    EXPECT_EQ(
        code_of(program),
        "0 loop_enter; 1 loop_test 4; 2 run; 3 loop_again 1; 4 loop_enter; 5 loop_test 8; 6 run;"
        " 7 loop_again 5; 8 end");
    EXPECT(!program.code[1].test_is_negated);
    EXPECT_EQ(program.code[5].test, nullptr);
    EXPECT_EQ(program.code[5].bound, 8u);
}

TEST("a when without otherwise jumps over its steps")
{
    const auto program =
        program_of_tree(Flow::game(Flow::when("w", some_test, step("a"), step("b")), step("c")));
    EXPECT_EQ(code_of(program), "0 branch 3; 1 run; 2 run; 3 run; 4 end");
    EXPECT_EQ(program.code[0].test, &some_test);
}

TEST("a when with otherwise does one of the two")
{
    EXPECT_EQ(code_of(Flow::when("w", some_test, step("a"), Flow::otherwise(step("b"), step("c")))),
              "0 branch 3; 1 run; 2 jump 5; 3 run; 4 run; 5 end");
    EXPECT_EQ(code_of(Flow::when("w", some_test, Flow::otherwise(step("b")))),
              "0 branch 2; 1 jump 3; 2 run; 3 end");
}

TEST("a round of seats asks who takes part each time, and with whom it begins once")
{
    const auto program =
        program_of_tree(Flow::game(Flow::each_seat("e", some_seats, first_seat, step())));
    EXPECT_EQ(code_of(program), "0 round_enter; 1 round_next 4; 2 run; 3 jump 1; 4 end");
    EXPECT_EQ(program.code[0].who, &first_seat);
    EXPECT_EQ(program.code[1].seats, &some_seats);
}

TEST("an ask carries whom it asks, its manner and its actions by their place in the list")
{
    const auto program = program_of_tree(Flow::game(Flow::ask(
        "choose", first_seat, {&rest, &walk}, {.takes_single = true, .skips_if_none = false})));
    EXPECT_EQ(code_of(program), "0 ask; 1 end");
    const Instruction<Nothing>& ask = program.code[0];
    EXPECT_EQ(ask.who, &first_seat);
    EXPECT(ask.manner.takes_single);
    EXPECT(!ask.manner.skips_if_none);
    EXPECT_EQ(ask.actions, (ActionSet{std::uint8_t{0}, std::uint8_t{2}}));
    EXPECT(ask.also.empty());
}

TEST("an ask of all carries every function of its configuration")
{
    const auto program = program_of_tree(Flow::game(Flow::ask_all("act", {.seats = some_seats,
                                                                          .actions = {&shoot},
                                                                          .seat_done = seat_test,
                                                                          .barrier = some_test,
                                                                          .skip = other_seat_test,
                                                                          .also = {&rest}})));
    EXPECT_EQ(code_of(program), "0 ask_all; 1 end");
    const Instruction<Nothing>& ask = program.code[0];
    EXPECT_EQ(ask.seats, &some_seats);
    EXPECT_EQ(ask.seat_done, &seat_test);
    EXPECT_EQ(ask.test, &some_test);
    EXPECT_EQ(ask.skip, &other_seat_test);
    EXPECT_EQ(ask.actions, ActionSet{std::uint8_t{1}});
    EXPECT_EQ(ask.also, ActionSet{std::uint8_t{2}});
    const OutlineNode& node = program.outline.nodes[ask.node];
    EXPECT(node.has_barrier);
    EXPECT_EQ(node.actions, (std::vector<std::string_view>{"shoot", "rest"}));
}

TEST("a window carries its place in the game's list")
{
    const auto program = program_of_tree(Flow::game(Flow::window("after_hit")));
    EXPECT_EQ(code_of(program), "0 window; 1 end");
    EXPECT_EQ(program.code[0].window, 1);
}

TEST("parts stand behind the game, end with a return, and are called from wherever they are named")
{
    const auto program = program_of_tree(
        with_parts(Flow::game(Flow::call("b"), Flow::call("a")),
                   {Flow::part("a", step("x"), Flow::call("b")), Flow::part("b", step("y"))}));
    EXPECT_EQ(code_of(program), "0 call 6; 1 call 3; 2 end; 3 run; 4 call 6; 5 ret; 6 run; 7 ret");
    EXPECT_EQ(listed(program.findings), "");
}

TEST("groups inside groups jump to where they themselves begin and end")
{
    EXPECT_EQ(code_of(Flow::loop(
                  "l", Flow::while_(some_test), Flow::at_most(3),
                  Flow::each_seat("e", some_seats, nullptr, Flow::when("w", some_test, step())))),
              "0 loop_enter; 1 loop_test 8; 2 round_enter; 3 round_next 7; 4 branch 6; 5 run;"
              " 6 jump 3; 7 loop_again 1; 8 end");
}

TEST("the outline has the nodes of the tree in its order, parents first")
{
    const Outline outline = outline_of(every_kind());
    std::string names;
    for (std::size_t i = 0; i < outline.nodes.size(); ++i) {
        const OutlineNode& node = outline.nodes[i];
        names += std::string(node.name) + ' ' + std::to_string(node.depth) + "; ";
        if (node.parent == no_node) continue;
        EXPECT_LT(node.parent, i);
        EXPECT_EQ(node.depth, outline.nodes[node.parent].depth + 1);
    }
    EXPECT_EQ(
        names,
        "game 0; deal 1; rounds 1; landing 2; land 3; \"a\" < b & c 2; combat 3; otherwise 3; "
        "sleep 4; mortar 2; fall 3; act 2; end 1; count 2; combat 0; roll 1; before_hit 1; ");
}

TEST("an action that the game does not list is a finding")
{
    static constexpr Action<Nothing> fly{.name = "fly"};
    const auto program =
        program_of_tree(Flow::game(Flow::ask("choose", first_seat, {&walk, &fly})));
    EXPECT_EQ(listed(program.findings), "UNLISTED_ACTION game > choose");
    EXPECT(program.findings.at(0).words.find("'fly'") != std::string::npos);
    EXPECT_EQ(program.code[0].actions, ActionSet{std::uint8_t{0}});
}

TEST("an action that may also be used is looked up as well")
{
    static constexpr Action<Nothing> fly{.name = "fly"};
    EXPECT_EQ(listed(program_of_tree(
                         Flow::game(Flow::ask_all(
                             "act", {.seats = some_seats, .actions = {&walk}, .also = {&fly}})))
                         .findings),
              "UNLISTED_ACTION game > act");
}

TEST("a window that the game does not declare is a finding and no instruction")
{
    const auto program = program_of_tree(Flow::game(step(), Flow::window("before_lunch")));
    EXPECT_EQ(listed(program.findings), "UNKNOWN_WINDOW game > before_lunch");
    EXPECT_EQ(code_of(program), "0 run; 1 end");
}

TEST("what is wrong with the form of the tree is among the findings of its program")
{
    EXPECT_EQ(listed(program_of_tree(Flow::game(Flow::call("nowhere"))).findings),
              "UNKNOWN_PART game > nowhere");
}
