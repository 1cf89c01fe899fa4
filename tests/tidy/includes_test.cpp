#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string includes(const std::string& path, const std::string& text)
{
    return found(check_includes, path, text);
}

}  // namespace

TEST("the engine includes itself and the plain part of the standard library")
{
    EXPECT_EQ(includes("engine/a.cpp", "#include \"engine/b.h\"\n#include <array>\n"), "");
}

TEST("the engine includes no stream, thread, clock, generator or exception")
{
    for (const char* header : {"iostream", "fstream", "thread", "mutex", "random", "exception",
                               "stdexcept", "chrono", "cmath", "unordered_map"}) {
        EXPECT_EQ(includes("engine/a.h", std::string{"#include <"} + header + ">\n"), "1 include")
            << header;
    }
}

TEST("only the fault handler of the engine may print")
{
    EXPECT_EQ(includes("engine/check.cpp", "#include <cstdio>\n"), "");
    EXPECT_EQ(includes("engine/deck.cpp", "#include <cstdio>\n"), "1 include");
}

TEST("no arrow points upward")
{
    EXPECT_EQ(includes("engine/a.h", "\n#include \"games/skirmish/cards.h\"\n"), "2 include");
    EXPECT_EQ(includes("engine/a.h", "#include \"table/match.h\"\n"), "1 include");
    EXPECT_EQ(includes("games/skirmish/a.h", "#include \"table/match.h\"\n"), "1 include");
    EXPECT_EQ(includes("table/a.h", "#include \"lab/bench.h\"\n"), "1 include");
    EXPECT_EQ(includes("table/a.h", "#include \"games/skirmish/cards.h\"\n"), "1 include");
    EXPECT_EQ(includes("lab/a.h", "#include \"cli/terminal.h\"\n"), "1 include");
    EXPECT_EQ(includes("cli/a.h", "#include \"tests/support/test.h\"\n"), "1 include");
}

TEST("the store knows the engine and its databases, and nobody below knows the store")
{
    EXPECT_EQ(includes("store/a.cpp", "#include \"engine/b.h\"\n#include <sqlite3.h>\n"), "");
    EXPECT_EQ(includes("store/a.cpp", "#include \"table/match.h\"\n"), "1 include");
    EXPECT_EQ(includes("table/a.cpp", "#include \"store/store.h\"\n"), "1 include");
    EXPECT_EQ(includes("table/a.cpp", "#include <sqlite3.h>\n"), "1 include");
    EXPECT_EQ(includes("tests/store/a.cpp", "#include \"store/store.h\"\n"), "");
}

TEST("arrows that point downward are fine")
{
    EXPECT_EQ(includes("games/skirmish/a.h", "#include \"engine/b.h\"\n"), "");
    EXPECT_EQ(includes("table/a.h", "#include \"engine/b.h\"\n"), "");
    EXPECT_EQ(includes("lab/a.h", "#include \"table/b.h\"\n#include <thread>\n"), "");
    EXPECT_EQ(includes("cli/a.h", "#include \"lab/b.h\"\n#include <fmt/format.h>\n"), "");
}

TEST("a game knows itself and no other game")
{
    EXPECT_EQ(includes("games/skirmish/a.h", "#include \"games/skirmish/b.h\"\n"), "");
    EXPECT_EQ(includes("games/skirmish/a.h", "#include \"games/tictactoe/b.h\"\n"), "1 include");
}

TEST("the list of all games names every game, and the module for the browser takes it")
{
    EXPECT_EQ(includes("games/games.cpp", "#include \"games/skirmish/skirmish.h\"\n"), "");
    EXPECT_EQ(includes("wasm/exports.cpp", "#include \"games/games.h\"\n"), "");
    EXPECT_EQ(includes("wasm/exports.cpp", "#include \"table/replay.h\"\n"), "");
    EXPECT_EQ(includes("wasm/exports.cpp", "#include \"table/json.h\"\n"), "1 include");
}

TEST("only the main program names the games; the library of commands does not")
{
    EXPECT_EQ(includes("cli/main.cpp", "#include \"games/skirmish/skirmish.h\"\n"), "");
    EXPECT_EQ(includes("cli/play.cpp", "#include \"games/skirmish/skirmish.h\"\n"), "1 include");
}

TEST("the network knows the engine and no table, and only it opens sockets")
{
    EXPECT_EQ(
        includes(
            "server/net/a.cpp",
            "#include \"engine/check.h\"\n#include <boost/beast/http.hpp>\n#include <sodium.h>\n"),
        "");
    EXPECT_EQ(includes("server/net/a.cpp", "#include \"table/match.h\"\n"), "1 include");
    EXPECT_EQ(includes("server/net/a.cpp", "#include <boost/json.hpp>\n"), "1 include");
    EXPECT_EQ(includes("table/a.cpp", "#include <boost/asio/post.hpp>\n"), "1 include");
    EXPECT_EQ(includes("tests/net/a_test.cpp", "#include \"server/net/network.h\"\n"), "");
}

TEST("a library is used only where the list says so")
{
    EXPECT_EQ(includes("table/a.cpp", "#include <boost/json.hpp>\n"), "");
    EXPECT_EQ(includes("table/a.cpp", "#include <boost/asio.hpp>\n"), "1 include");
    EXPECT_EQ(includes("table/a.cpp", "#include <fmt/format.h>\n"), "1 include");
    EXPECT_EQ(includes("engine/a.cpp", "#include <boost/json.hpp>\n"), "1 include");
}

TEST("a header beside the file is named by its path from the root")
{
    EXPECT_EQ(includes("engine/a.cpp", "#include \"b.h\"\n"), "1 include");
}

TEST("an include in a comment is no include")
{
    EXPECT_EQ(includes("engine/a.cpp", "// #include <iostream>\n/*\n#include <iostream>\n*/\n"),
              "");
}
