#include "engine/check.h"

#include <string>

#include "tests/support/test.h"

namespace sortie {
namespace {

struct Raised {
    std::string words;
};

[[noreturn]] void raise(const char* text)
{
    throw Raised{text};
}

std::string words_of(void (*work)())
{
    const FaultHandler before = set_fault_handler(raise);
    std::string words;
    try {
        work();
    } catch (const Raised& raised) {
        words = raised.words;
    }
    set_fault_handler(before);
    return words;
}

TEST("a failed check tells its condition and its file without the folder")
{
    const std::string words = words_of([] { CHECK(1 + 1 == 3); });
    EXPECT(words.starts_with("1 + 1 == 3 (check_test.cpp:")) << words;
    EXPECT_EQ(words_of([] { CHECK(1 + 1 == 2); }), "");
}

TEST("a fault reaches the installed handler with its text")
{
    EXPECT_EQ(words_of([] { fault("the deck is empty"); }), "the deck is empty");
}

TEST("without a handler of the host a fault prints its text and aborts")
{
    EXPECT_DEATH(
        {
            set_fault_handler(nullptr);
            fault("the deck is empty");
        },
        "fault: the deck is empty");
}

}  // namespace
}  // namespace sortie
