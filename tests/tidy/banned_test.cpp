#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string banned(const std::string& path, const std::string& text)
{
    return found(check_banned_names, path, text);
}

}  // namespace

TEST("what differs between standard libraries is banned everywhere, tests included")
{
    for (const char* line : {"std::shuffle(a, b, c);", "std::uniform_int_distribution<int> d;",
                             "std::mt19937 g;", "std::random_device d;", "int n = rand();"}) {
        EXPECT_EQ(banned("engine/a.cpp", line), "1 banned-name") << line;
        EXPECT_EQ(banned("tests/engine/a_test.cpp", line), "1 banned-name") << line;
    }
}

TEST("rules throw nothing, print nothing, ask no clock and have no floats")
{
    for (const char* line :
         {"throw 1;", "try {", "} catch (...) {", "float f;", "double d = 0;",
          "std::chrono::seconds s;", "time(nullptr);", "printf(\"x\");", "std::cout << 1;",
          "std::unordered_map<int, int> m;", "std::unordered_set<int> s;", "std::sort(a, b);",
          "std::ranges::sort(a);"}) {
        EXPECT_EQ(banned("engine/a.cpp", line), "1 banned-name") << line;
        EXPECT_EQ(banned("games/skirmish/a.cpp", line), "1 banned-name") << line;
        EXPECT_EQ(banned("lab/a.cpp", line), "") << line;
    }
}

TEST("the fault handler may print, and may not throw")
{
    EXPECT_EQ(banned("engine/check.cpp", "std::fputs(text, stderr);"), "");
    EXPECT_EQ(banned("engine/check.cpp", "throw 1;"), "1 banned-name");
}

TEST("a reason on the line or above it lets a name pass where a reason can exist")
{
    EXPECT_EQ(banned("engine/a.cpp", "std::sort(a, b);  // total order: ids are unique"), "");
    EXPECT_EQ(banned("engine/a.cpp", "// total order: ids\n// are unique\nstd::sort(a, b);"), "");
    EXPECT_EQ(banned("engine/a.cpp", "// not in a state: a search score\ndouble score;"), "");
    EXPECT_EQ(banned("cli/a.cpp", "// seed only: a new game\nstd::random_device d;"), "");
    EXPECT_EQ(banned("engine/a.cpp", "throw 1;  // total order: no"), "1 banned-name");
    EXPECT_EQ(banned("engine/a.cpp", "// total order: far away\n\nstd::sort(a, b);"),
              "3 banned-name");
}

TEST("a name in a comment, in a text or inside a longer name is not meant")
{
    EXPECT_EQ(
        banned("engine/a.cpp", "// We never throw.\nsay(\"try again\");\nretry(); entry = 1;"), "");
    EXPECT_EQ(banned("engine/a.cpp", "int time = 1; operand(x); play_time(x); stable_sort(a, b);"),
              "");
}

TEST("the advice says what to use instead")
{
    Violations violations;
    check_banned_names({"engine/a.cpp", "\nstd::shuffle(a, b, c);"}, violations);
    ASSERT_EQ(violations.size(), 1u);
    EXPECT_EQ(
        to_text(violations[0]),
        "engine/a.cpp:2: banned-name: std::shuffle differs between standard libraries; use the"
        " shuffle of engine/rng.h");
}
