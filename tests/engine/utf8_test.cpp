#include "engine/utf8.h"

#include "tests/support/test.h"

namespace sortie {

TEST("UTF-8 is accepted up to its last character and refused in every wrong form")
{
    for (const std::string_view good : {"", "plain", "\xc3\xa9", "\xe2\x82\xac", "\xf0\x9f\x8e\xb2",
                                        "\xf4\x8f\xbf\xbf", "\xed\x9f\xbf", "\xee\x80\x80"}) {
        EXPECT(is_utf8(good));
    }
    for (const std::string_view bad :
         {"\x80", "\xc0\xaf", "\xc1\xbf", "\xe0\x80\xaf", "\xed\xa0\x80", "\xf0\x80\x80\xaf",
          "\xf4\x90\x80\x80", "\xf5\x80\x80\x80", "\xff", "\xc3", "\xe2\x82", "\xf0\x9f\x8e",
          "\xc3("}) {
        EXPECT(!is_utf8(bad));
    }
}

TEST("a character has its number and its length")
{
    const std::string_view text = "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x8e\xb2";
    std::size_t at = 0;
    for (const std::uint32_t code : {0x61u, 0xe9u, 0x20acu, 0x1f3b2u}) {
        const auto character = character_at(text, at);
        ASSERT_TRUE(character.has_value());
        EXPECT_EQ(character->code, code);
        at += character->bytes;
    }
    EXPECT_EQ(at, text.size());
}

}  // namespace sortie
