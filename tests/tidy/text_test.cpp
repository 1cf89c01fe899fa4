#include "tests/support/test.h"
#include "tests/tidy/planted.h"

using namespace sortie::tidy;

namespace {

std::string text_rules(const std::string& path, const std::string& text)
{
    return found(check_text, path, text);
}

// The path is put together here, so that this file does not contain it.
const std::string unfinished_word = "TODO";
const std::string home = std::string{"/"} + "home/";

}  // namespace

TEST("a header starts with pragma once and a paragraph of at least three lines")
{
    EXPECT_EQ(found(check_header_opening, "engine/a.h", "#pragma once\n// a\n// b\n// c\nint x;\n"),
              "");
    EXPECT_EQ(found(check_header_opening, "engine/a.h", "#pragma once\n\n// a\n//\n// c\n"), "");
    EXPECT_EQ(found(check_header_opening, "engine/a.h", "#pragma once\n// a\n// b\nint x;\n"),
              "2 header-opening");
    EXPECT_EQ(found(check_header_opening, "engine/a.h", "#ifndef A\n"), "1 header-opening");
    EXPECT_EQ(found(check_header_opening, "engine/a.h", ""), "1 header-opening");
    EXPECT_EQ(found(check_header_opening, "engine/a.cpp", "int x;\n"), "");
}

TEST("white space stands neither at the end of a line nor as a tab, and a line break ends the file")
{
    EXPECT_EQ(text_rules("docs/a.md", "a\nb\n"), "");
    EXPECT_EQ(text_rules("docs/a.md", "a\nb \n"), "2 white-space");
    EXPECT_EQ(text_rules("docs/a.md", "a\r\n"), "1 white-space");
    EXPECT_EQ(text_rules("engine/a.cpp", "\tint x;\n"), "1 white-space");
    EXPECT_EQ(text_rules("engine/a.cpp", "a\nb"), "2 white-space");
}

TEST("a path of one machine is found in code, in comments and in documents")
{
    EXPECT_EQ(text_rules("docs/a.md", "see " + home + "me\n"), "1 machine-path");
    EXPECT_EQ(text_rules("engine/a.cpp", "open(\"" + home + "x\");\n"), "1 machine-path");
    EXPECT_EQ(text_rules("run", "cd " + home + "x\n"), "1 machine-path");
}

TEST("a folder of the same name inside a longer path is not meant")
{
    EXPECT_EQ(text_rules("docs/a.md", "https://example.org" + home + " and docs" + home + "\n"),
              "");
}

TEST("unfinished work is not left in comments and documents")
{
    EXPECT_EQ(text_rules("engine/a.cpp", "int x;  // " + unfinished_word + ": later\n"),
              "1 unfinished");
    EXPECT_EQ(text_rules("docs/a.md", unfinished_word + "\n"), "1 unfinished");
    EXPECT_EQ(text_rules("CMakeLists.txt", "# " + unfinished_word + "\n"), "1 unfinished");
}

TEST("a program may search for the word, and a document may name it as code")
{
    EXPECT_EQ(text_rules("engine/a.cpp", "find(\"" + unfinished_word + "\");\n"), "");
    EXPECT_EQ(text_rules("docs/a.md", "A `" + unfinished_word + "` is not merged.\n"), "");
}

TEST("a picture is not text, and neither is an input of a fuzz target")
{
    EXPECT_EQ(text_rules("fuzz/corpus/http/a.seed", "\t \n\n/home/a"), "");
    EXPECT_EQ(text_rules("docs/a.png", "\t \n"), "");
}
