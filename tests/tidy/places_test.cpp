#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

TEST("files of the known kinds may lie where they belong")
{
    const Tree tree{{"README.md", ""},
                    {".ci/run", ""},
                    {"engine/rng.cpp", ""},
                    {"cmake/a.cmake", ""},
                    {"docs/glossary.md", ""},
                    {"fuzz/http.dict", ""},
                    {"fuzz/corpus/http/a.seed", ""},
                    {"games/skirmish/cards.h", ""},
                    {"test", ""},
                    {"tests/golden/a.replay", ""}};
    EXPECT_EQ(found(check_places, tree), "");
}

TEST("anything else is a stray file")
{
    for (const char* path :
         {"notes.txt", "engine/rng.cpp.orig", "engine/rng.md", "core", "a/b.cpp",
          "tools/tidy/script.sh", "docs/run", "engine/run", "fuzz/corpus/http/crash"}) {
        EXPECT_EQ(found(check_places, {{path, ""}}), std::string{path} + " stray-file");
    }
}

TEST("every source has its file of tests")
{
    EXPECT_EQ(found(check_tests_exist, {{"engine/rng.cpp", ""}}), "engine/rng.cpp no-test");
    EXPECT_EQ(found(check_tests_exist, {{"engine/rng.cpp", ""}, {"tests/engine/rng_test.cpp", ""}}),
              "");
    EXPECT_EQ(
        found(check_tests_exist, {{"games/merc/mines.cpp", ""}, {"tests/merc/mines_test.cpp", ""}}),
        "");
    EXPECT_EQ(found(check_tests_exist, {{"tools/tidy/a.cpp", ""}, {"tests/tidy/a_test.cpp", ""}}),
              "");
    EXPECT_EQ(found(check_tests_exist, {{"server/net/a.cpp", ""}}), "server/net/a.cpp no-test");
    EXPECT_EQ(
        found(check_tests_exist, {{"server/core/a.cpp", ""}, {"tests/server/a_test.cpp", ""}}), "");
    EXPECT_EQ(found(check_tests_exist, {{"server/net/a.cpp", ""}, {"tests/net/a_test.cpp", ""}}),
              "");
}

TEST("headers and the main program need no file of tests")
{
    EXPECT_EQ(found(check_tests_exist, {{"engine/rng.h", ""}, {"cli/main.cpp", ""}}), "");
}

TEST("a folder of tests that no program is built from is told")
{
    const SourceFile list{"tests/CMakeLists.txt",
                          "sortie_test(engine LINKS sortie_engine)\nsortie_test(tools)\n"};
    EXPECT_EQ(found(check_tests_exist, {list, {"tests/engine/a_test.cpp", ""}}), "");
    EXPECT_EQ(found(check_tests_exist, {list, {"tests/tools/a_test.cpp", ""}}), "");
    EXPECT_EQ(found(check_tests_exist, {list, {"tests/eng/a_test.cpp", ""}}),
              "tests/eng/a_test.cpp test-not-run");
}
