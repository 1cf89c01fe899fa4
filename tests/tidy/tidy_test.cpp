#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

TEST("a tidy tree has no violations")
{
    const Tree tree{{"README.md", "# Title\n\nSee [the docs](docs/a.md).\n"},
                    {"docs/a.md", "Text.\n"},
                    {"engine/a.cpp", "#include \"engine/a.h\"\n\nint one()\n{\n    return 1;\n}\n"},
                    {"engine/a.h", "#pragma once\n// One.\n//\n// Always.\n\nint one();\n"},
                    {"tests/engine/a_test.cpp", "#include \"tests/support/test.h\"\n"}};
    EXPECT_EQ(summary(check_tree(tree)), "");
}

TEST("violations of all rules come in the order of path and line")
{
    const Tree tree{{"engine/a.h", "int x;\n"},
                    {"docs/a.md", "[b](b.md)\nx \n"},
                    {"stray", ""},
                    {"engine/a.cpp", "#include <thread>\nvoid f()\n{\n    throw 1;\n}\n"}};
    EXPECT_EQ(
        summary(check_tree(tree)),
        "1 link, 2 white-space, 1 include, 1 no-test, 4 banned-name, 1 header-opening, 1 stray-file");
}
