#include "tools/tidy/scan.h"

#include "tests/support/test.h"

using namespace sortie::tidy;

TEST("code and comments keep their columns")
{
    EXPECT_EQ(code_of("int x = 1;  // one"), "int x = 1;        ");
    EXPECT_EQ(comments_of("int x = 1;  // one"), "            // one");
}

TEST("a block comment ends where it ends, over several lines")
{
    EXPECT_EQ(code_of("a /* b\nc */ d"), "a     \n     d");
}

TEST("what stands in a literal is no code")
{
    EXPECT_EQ(code_of(R"(f("throw // \" x"); g();)"), R"(f("             "); g();)");
    EXPECT_EQ(code_of("c = '\"'; d"), "c = ' '; d");
    EXPECT_EQ(code_of("R\"(throw \" x)\" y"), "R\"           \" y");
}

TEST("a digit separator opens no literal")
{
    EXPECT_EQ(code_of("n = 1'000'000; // x"), "n = 1'000'000;     ");
}

TEST("a comment that never ends is a comment to the end")
{
    EXPECT_EQ(code_of("a /* b"), "a     ");
}

TEST("a word is found only as a whole word")
{
    EXPECT_EQ(find_word("entry try", "try"), 6u);
    EXPECT_EQ(find_word("try_this retry", "try"), std::string_view::npos);
    EXPECT_EQ(find_word("xstd::sort(std::sort(", "std::sort"), 11u);
}

TEST("lines come without their ends, and a missing last line break changes nothing")
{
    EXPECT_EQ(lines_of("a\n\nb").size(), 3u);
    EXPECT_EQ(lines_of("a\n\nb\n").size(), 3u);
    EXPECT(lines_of("").empty());
}
