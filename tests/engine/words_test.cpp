#include "engine/words.h"

#include <string>
#include <vector>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("words end where a character has a meaning of its own")
{
    TextScanner scan(" [ old map,\"a, b\" ] ");
    EXPECT(scan.take('['));
    EXPECT_EQ(scan.word()->text, "old map");
    EXPECT(scan.take(','));
    const auto quoted = scan.word();
    ASSERT_TRUE(quoted.has_value());
    EXPECT_EQ(quoted->text, "a, b");
    EXPECT(quoted->is_quoted);
    EXPECT(!scan.at_end());
    EXPECT_EQ(scan.peek(), ']');
    EXPECT(scan.take(']'));
    EXPECT(scan.at_end());
    EXPECT_EQ(scan.peek(), '\0');
}

TEST("there is no word before a bracket, at the end, or in a quote that is not closed")
{
    EXPECT(!TextScanner("]").word().has_value());
    EXPECT(!TextScanner("  ").word().has_value());
    EXPECT(!TextScanner("\"open").word().has_value());
    EXPECT(!TextScanner("\"open\\").word().has_value());
}

TEST("a word is written so that it is read again")
{
    const std::vector<std::string> words = {
        "plain", "two words", "a, b",     "quo\"te", "back\\slash", " edge ", "",
        "[x]",   "tab\tin",   "\xc3\xbc", "a:b",     "\"\\\"",      "(one)",  "x;y"};
    for (const std::string& word : words) {
        const std::string text = written_word(word);
        TextScanner scan(text);
        const auto read = scan.word();
        ASSERT_TRUE(read.has_value()) << word;
        EXPECT_EQ(read->text, word);
        EXPECT(scan.at_end());
    }
    EXPECT_EQ(written_word("two words"), "two words");
    EXPECT_EQ(written_word("a, b"), "\"a, b\"");
}

TEST("long or wild texts are shown short and on one line")
{
    EXPECT_EQ(shown("abc"), "'abc'");
    EXPECT_EQ(shown("a\nb"), "'a?b'");
    EXPECT_EQ(shown(std::string(50, 'x')), "'" + std::string(40, 'x') + "...'");
    // A character of two bytes is not cut in the middle.
    EXPECT_EQ(shown(std::string(39, 'x') + "\xc3\xbc" + "y"), "'" + std::string(39, 'x') + "...'");
}

TEST("a long list of words is cut")
{
    std::vector<std::string_view> words(3, "w");
    EXPECT_EQ(words_text(words), "w, w, w");
    words.resize(30, "w");
    EXPECT(words_text(words).ends_with(", w ... and 6 more"));
}

TEST("paths are put together from the inside")
{
    EXPECT_EQ(path_of("units", path_of(3, path_of("health", ""))), "units[3].health");
    EXPECT_EQ(path_of("grid", path_of(1, path_of(0, ""))), "grid[1][0]");
    EXPECT_EQ(path_of("a", path_of("b", "")), "a.b");
}

}  // namespace
}  // namespace sortie
