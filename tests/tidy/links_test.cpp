#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string links(const std::string& text)
{
    return found(check_links,
                 {{"docs/a.md", text}, {"docs/b.md", ""}, {"engine/rng.h", ""}, {"README.md", ""}});
}

}  // namespace

TEST("a relative link points to a file or a folder of the tree")
{
    EXPECT_EQ(
        links("[b](b.md) [b](b.md#part) [up](../README.md) [folder](../engine/) [root](..)\n"), "");
    EXPECT_EQ(links("[c](c.md)\n"), "docs/a.md link");
    EXPECT_EQ(links("[b](docs/b.md)\n"), "docs/a.md link");
    EXPECT_EQ(links("[b](b.md) and [c](c.md)\n"), "docs/a.md link");
}

TEST("the target of a named link is looked at, too")
{
    EXPECT_EQ(links("See [b].\n\n[b]: b.md\n"), "");
    EXPECT_EQ(links("See [c].\n\n[c]: c.md\n"), "docs/a.md link");
}

TEST("links to elsewhere and to the same page are not looked at")
{
    EXPECT_EQ(links("[x](https://example.org/c.md) [y](#part) [z](mailto:a@example.org)\n"), "");
}

TEST("code is quoted, not linked")
{
    EXPECT_EQ(links("`[c](c.md)` and\n```\n[c](c.md)\n```\n"), "");
    EXPECT_EQ(links("```\nx\n```\n[c](c.md)\n"), "docs/a.md link");
}
