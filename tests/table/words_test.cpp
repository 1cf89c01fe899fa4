#include "table/words.h"

#include <string>

#include "tests/support/test.h"

namespace sortie {
namespace {

using namespace std::string_literals;

// What a name of at most forty bytes is told.
std::string name(std::string_view text)
{
    return why_not_line(text, 40).value_or("");
}

bool is_utf8(std::string_view text)
{
    return why_not_line(text, 1'000) != "is UTF-8";
}

}  // namespace

TEST("letters of every script are words")
{
    EXPECT(is_utf8(""));
    EXPECT(is_utf8("Anna"));
    EXPECT(is_utf8("Zoë Ωmega 東京 \xF0\x9F\x8E\xB2"));
    EXPECT_EQ(name("Zoë Ωmega 東京 \xF0\x9F\x8E\xB2"), "");
}

TEST("the first and last character of each length is UTF-8")
{
    EXPECT(is_utf8("\x7F"));
    EXPECT(is_utf8("\xC2\x80"));
    EXPECT(is_utf8("\xDF\xBF"));
    EXPECT(is_utf8("\xE0\xA0\x80"));
    EXPECT(is_utf8("\xEF\xBF\xBF"));
    EXPECT(is_utf8("\xF0\x90\x80\x80"));
    EXPECT(is_utf8("\xF4\x8F\xBF\xBF"));
}

TEST("a character in more bytes than it needs is not UTF-8")
{
    EXPECT(!is_utf8("\xC0\x80"));
    EXPECT(!is_utf8("\xC1\xBF"));
    EXPECT(!is_utf8("\xE0\x9F\xBF"));
    EXPECT(!is_utf8("\xF0\x8F\xBF\xBF"));
}

TEST("halves of a pair of UTF-16 are not UTF-8, their neighbours are")
{
    EXPECT(is_utf8("\xED\x9F\xBF"));
    EXPECT(!is_utf8("\xED\xA0\x80"));
    EXPECT(!is_utf8("\xED\xBF\xBF"));
    EXPECT(is_utf8("\xEE\x80\x80"));
}

TEST("nothing lies beyond the last character of Unicode")
{
    EXPECT(!is_utf8("\xF4\x90\x80\x80"));
    EXPECT(!is_utf8("\xF5\x80\x80\x80"));
    EXPECT(!is_utf8("\xFF"));
}

TEST("a character that is cut off is not UTF-8, at the end or in the middle")
{
    EXPECT(!is_utf8("Zo\xC3"));
    EXPECT(!is_utf8("\xE6\x9D"));
    EXPECT(!is_utf8("\xF0\x9F\x8E"));
    EXPECT(!is_utf8("\xC3 a"));
    EXPECT(!is_utf8("\xE6\x9D a"));
    EXPECT(!is_utf8("\x80"));
    EXPECT_EQ(name("Zo\xC3"), "is UTF-8");
}

TEST("a text that is cut off by the view it is seen through is not read beyond its end")
{
    const std::string whole = "\xE6\x9D\xB1";
    EXPECT(!is_utf8(std::string_view(whole).substr(0, 2)));
}

TEST("a line has no control characters")
{
    for (const std::string& text : {"a\nb"s, "a\tb"s, "a\0b"s, "a\x1B[2J"s, "a\x7F"s, "a\xC2\x85"s,
                                    "a\xE2\x80\xA8"s, "a\xE2\x80\xA9"s,
                                    "\xEF\xBB\xBF"
                                    "a"s}) {
        EXPECT_EQ(name(text), "has no control characters") << text;
    }
    EXPECT_EQ(name("a\xC2\xA0z"), "");
}

TEST("a line has no characters that turn the direction of writing")
{
    for (const char* text : {"a\xE2\x80\x8E", "a\xE2\x80\x8F", "a\xE2\x80\xAA", "a\xE2\x80\xAE",
                             "a\xE2\x81\xA6", "a\xE2\x81\xA9", "a\xD8\x9C"}) {
        EXPECT_EQ(name(text), "has no control characters") << text;
    }
}

TEST("writing from right to left is not forbidden by that")
{
    EXPECT_EQ(name("\xD7\xA9\xD7\x9C\xD7\x95\xD7\x9D"), "");
}

TEST("the length of a line is counted in bytes")
{
    EXPECT_EQ(name(std::string(40, 'a')), "");
    EXPECT_EQ(name(std::string(41, 'a')), "has at most 40 bytes");
    EXPECT_EQ(why_not_line("ëë", 4).value_or(""), "");
    EXPECT_EQ(why_not_line("ëë", 3).value_or(""), "has at most 3 bytes");
}

TEST("a line that shows nothing is empty")
{
    for (const char* text : {"", " ", "   ", "\xC2\xA0", "\xE2\x80\x8B", "\xE3\x80\x80",
                             "\xE2\x80\x83", "\xE2\x80\x8D", "\xE2\x81\xA0", "\xE3\x85\xA4"}) {
        EXPECT_EQ(name(text), "is not empty") << text;
    }
    EXPECT_EQ(name(" a "), "");
}

}  // namespace sortie
