#include "engine/flow.h"
#include "engine/outline.h"
#include "engine/outline_tree.h"
#include "engine/program.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

struct Empty {};

void nothing(Empty&, Events&) {}

struct Courses : FlowLanguage<Empty> {
    static FlowTree<Empty> tree()
    {
        FlowTree<Empty> tree = game(run("the game", nothing), call("shared"));
        tree.parts.push_back(part("shared", run("what both do", nothing)));
        tree.courses.push_back(
            course("variant", loop("rounds", until_game_ends(), at_most(3), call("rare"))));
        tree.parts.push_back(part("rare", run("what one does", nothing)));
        return tree;
    }
};

Program<Empty> written(const FlowTree<Empty>& tree)
{
    return ProgramWriter<Empty>({}, {}).write(tree);
}

TEST("a course begins behind the game and its parts, which keep their places")
{
    const Program<Empty> program = written(Courses::tree());
    EXPECT(program.findings.empty());
    FlowTree<Empty> plain = Courses::tree();
    plain.courses.clear();
    const Program<Empty> without = written(plain);
    ASSERT_EQ(program.courses.size(), 2u);
    EXPECT_EQ(program.courses[0], 0);
    EXPECT_EQ(program.courses[1], without.code.size());
    for (std::size_t i = 0; i < without.code.size(); ++i) {
        EXPECT(program.code[i].op == without.code[i].op);
        EXPECT_EQ(program.code[i].target, without.code[i].target);
    }
}

TEST("a part that only a course calls is called, and counts for the depth")
{
    const Program<Empty> program = written(Courses::tree());
    EXPECT_EQ(flow_depth(program.outline), 2);
    FlowTree<Empty> plain = Courses::tree();
    plain.courses.clear();
    const Program<Empty> without = written(plain);
    ASSERT_EQ(without.findings.size(), 1u);
    EXPECT_EQ(without.findings[0].code, "UNCALLED_PART");
}

TEST("a course is told as such")
{
    const Outline outline = written(Courses::tree()).outline;
    EXPECT(outline_text(outline).find("course \"variant\"") != std::string::npos);
    EXPECT(outline_mermaid(outline).find("course: variant") != std::string::npos);
    EXPECT(outline_svg(outline, "Courses").find("course") != std::string::npos);
}

}  // namespace
}  // namespace sortie
