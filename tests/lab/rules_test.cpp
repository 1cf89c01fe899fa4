#include "lab/rules.h"

#include <filesystem>
#include <fstream>

#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

namespace fs = std::filesystem;

using Ids = std::vector<std::string>;

// A small project with rules, tests and sources, in a folder of its own.
class Project {
public:
    Project()
    {
        write("docs/rules/toy/01.md",
              "# Toy\n\n- **T1.1** A rule.\n- **T1.2** Another, see T1.1.\n"
              "| id | what |\n| **T2-a** | a case |\n| **DP1** | a question |\n"
              "```\n- **T9** fenced\n```\n");
        write("docs/rules/toy/90-decisions.md", "- **Q1** a note.\n");
        write("games/toy/toy.cpp", "// T1.1, DP1: what it does\n");
        write("tests/toy/toy_test.cpp",
              "TEST(\"T1.1, T2-a: the player moves, and T1.2 is only mentioned\")\n");
    }

    void write(const std::string& path, const std::string& text) const
    {
        fs::create_directories((root_ / path).parent_path());
        std::ofstream(root_ / path) << text;
    }
    RuleBook read() const
    {
        const Result<RuleBook> book = read_rules("toy", root_);
        EXPECT(book.is_ok());
        return book.value();
    }
    const fs::path& root() const { return root_; }

private:
    TemporaryFolder folder_;
    fs::path root_ = folder_ / "project";
};

TEST("ids are found in prose, without the full stop or the letters around them")
{
    EXPECT_EQ(ids_in("R7.2.1, HIT4 and M-apeiron.2; see C17-b. E_SLOT and xR1 are none."),
              (Ids{"R7.2.1", "HIT4", "M-apeiron.2", "C17-b"}));
    EXPECT_EQ(ids_in("(AI6-l2, DP12)"), (Ids{"AI6-l2", "DP12"}));
    EXPECT(ids_in("A rule of IBM and R2").size() == 1);
}

TEST("the kind of an id follows from its form")
{
    const auto kind = [](std::string_view id) { return kind_of_rule(id, "01-rules.md"); };
    EXPECT_EQ(kind("R7.2.1"), RuleKind::rule);
    EXPECT_EQ(kind("SA10"), RuleKind::rule);
    EXPECT_EQ(kind("Q7"), RuleKind::rule);
    EXPECT_EQ(kind("M-apeiron.2"), RuleKind::rule);
    EXPECT_EQ(kind("DP12"), RuleKind::decision);
    EXPECT_EQ(kind("C17-b"), RuleKind::vector);
    EXPECT_EQ(kind("AR-a"), RuleKind::vector);
    EXPECT_EQ(kind("RW-07"), RuleKind::vector);
}

TEST("what the chapters from 90 on define are notes, whatever their form")
{
    for (const std::string_view id : {"A-12", "AMB-3", "Q7", "R7.2.1"}) {
        EXPECT_EQ(kind_of_rule(id, "90-decisions.md"), RuleKind::note);
    }
    EXPECT_EQ(kind_of_rule("Q7", "09-automatic-players.md"), RuleKind::rule);
    EXPECT_EQ(kind_of_rule("Q7", "90.md"), RuleKind::rule);
}

TEST("a rule is tested by a name that begins with it, not by one that mentions it")
{
    const Project project;
    const RuleBook book = project.read();
    EXPECT_EQ(book.count(RuleKind::rule), 2u);
    EXPECT_EQ(book.count(RuleKind::decision), 1u);
    EXPECT_EQ(book.count(RuleKind::vector), 1u);
    EXPECT_EQ(book.count(RuleKind::note), 1u);
    EXPECT_EQ(book.untested(), (Ids{"T1.2", "DP1"}));
    EXPECT_FALSE(book.is_complete());
    EXPECT_EQ(book.rules[0].sources, (Ids{"games/toy/toy.cpp"}));
    EXPECT_EQ(book.rules[0].line, 3u);
}

TEST("a rule is tested by the title of a scenario of its game")
{
    const Project project;
    project.write("tests/scenarios/toy/t1_2.scenario",
                  "game toy\ntitle T1.2, T8.8: the player waits, and DP1 is only mentioned\n");
    project.write("tests/scenarios/other/t1_1.scenario", "game other\ntitle DP1, X3: another\n");
    const RuleBook book = project.read();
    EXPECT_EQ(book.rules[1].tests,
              (Ids{"tests/scenarios/toy/t1_2.scenario: T1.2, T8.8: the player waits, and DP1 is"
                   " only mentioned"}));
    EXPECT_EQ(book.untested(), Ids{"DP1"});
    EXPECT_EQ(book.unknown, Ids{"T8.8"});
}

TEST("a rule without behaviour needs no test, and says why")
{
    const Project project;
    project.write("docs/rules/toy/no-behaviour.md",
                  "| id | why |\n| --- | --- |\n| T1.2 | a definition |\n| DP1 | a title |\n");
    const RuleBook book = project.read();
    EXPECT_EQ(book.untested(), Ids{});
    EXPECT(book.is_complete());
    EXPECT_EQ(book.rules[1].no_behaviour, "a definition");
    EXPECT(rules_text(book).find("T1.2  rule") != std::string::npos);
    EXPECT(rules_text(book).find("2 state no behaviour, 0 without a test") != std::string::npos);
    EXPECT(rules_json(book).find("\"ids\":4,\"tested\":2") != std::string::npos);
    EXPECT(rules_json(book).find("\"untested\":[]") != std::string::npos);
}

TEST("what the engine does for a game is found there: its sources and its tests")
{
    const Project project;
    project.write("engine/window.h", "// T1.2: a rule of toy; X3 is one of another game\n");
    project.write("tests/engine/window_test.cpp", "TEST(\"T1.2, X3: windows\")\n");
    const RuleBook book = project.read();
    EXPECT_EQ(book.rules[1].sources, (Ids{"engine/window.h"}));
    EXPECT_EQ(book.rules[1].tests, (Ids{"tests/engine/window_test.cpp: T1.2, X3: windows"}));
    EXPECT_EQ(book.unknown, Ids{});
}

TEST("a long name of a test goes on in the next line")
{
    const Project project;
    project.write("tests/toy/more_test.cpp", "TEST(\n    \"T1.2, \"\n    \"DP1: long\")\n");
    EXPECT_EQ(project.read().untested(), Ids{});
}

TEST("an id that is defined twice, or that a test made up, is a mistake")
{
    const Project project;
    project.write("docs/rules/toy/02.md", "- **T1.1** again.\n");
    project.write("tests/toy/more_test.cpp", "TEST(\"T7.7: made up\")\nTEST(\"T1.2, DP1: x\")\n");
    const RuleBook book = project.read();
    EXPECT_EQ(book.twice, Ids{"T1.1"});
    EXPECT_EQ(book.unknown, Ids{"T7.7"});
    EXPECT_EQ(book.untested(), Ids{});
    EXPECT_FALSE(book.is_complete());
}

TEST("a test may name a section, which proves none of its rules")
{
    const Project project;
    project.write("docs/rules/toy/02.md", "## T3 Told elsewhere\n\n```\n## T4 fenced\n```\n#\n");
    project.write("tests/toy/more_test.cpp",
                  "TEST(\"T1, T3: sections\")\nTEST(\"T11, T2, T4: none of them is one\")\n");
    const RuleBook book = project.read();
    EXPECT_EQ(book.untested(), (Ids{"T1.2", "DP1"}));
    EXPECT_EQ(book.unknown, (Ids{"T11", "T2", "T4"}));
}

TEST("a game without rules is answered with what to do")
{
    const Project project;
    const Result<RuleBook> book = read_rules("chess", project.root());
    ASSERT_FALSE(book.is_ok());
    EXPECT(book.problem().words.find("no rules of chess") != std::string::npos);
}

}  // namespace
}  // namespace sortie
