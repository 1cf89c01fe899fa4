#pragma once
// How a test is written: one sentence in the words of a player or a caller, and a body.
//
//     TEST("T7.4: a six hits through any cover")
//     {
//         EXPECT(resolve_shot(state, target, 6).is_hit());
//         EXPECT_EQ(state.turn, 3);
//     }
//
// The tests are ordinary GoogleTest cases, so its expectations (EXPECT_EQ, ASSERT_LT, EXPECT_DEATH,
// GTEST_SKIP ...) and its command line work. The suite is the stem of the file and the name is the
// sentence: `--gtest_filter='rng_test.*'` runs a file, `--gtest_filter='*a six hits*'` a sentence. A
// filter cannot contain the colon of "T7.4: a six ..."; write `?` for it. Two equal sentences in one
// file stop the program before the first test.
//
// LONG_TEST is for what takes longer than a run between two edits may take; it is skipped, and counted
// as skipped, unless the environment says SORTIE_LONG=1. A property is tested with RapidCheck inside a
// test: `EXPECT(rc::check([](std::uint32_t bound) { ... }));`.
//
// GoogleTest's own TEST(suite, name) is replaced; its TEST_F and TEST_P stay as they are.

#include <gtest/gtest.h>

namespace sortie::testing_support {

struct TestCase {
    const char* sentence;
    const char* file;
    int line;
    void (*body)();
    bool is_long;
};

// Called while the program starts, once for every test. The result only gives the call a place to
// stand at namespace scope.
bool register_test(const TestCase& test_case);

}  // namespace sortie::testing_support

#undef TEST
#define TEST(sentence) SORTIE_TEST_WITH_ID(sentence, false, __COUNTER__)
#define LONG_TEST(sentence) SORTIE_TEST_WITH_ID(sentence, true, __COUNTER__)
#define EXPECT(condition) EXPECT_TRUE(condition)

// The second macro lets __COUNTER__ expand before it is pasted into a name.
#define SORTIE_TEST_WITH_ID(sentence, is_long, id) SORTIE_TEST_DEFINE(sentence, is_long, id)
#define SORTIE_TEST_DEFINE(sentence, is_long, id) \
    static void sortie_test_body_##id(); \
    [[maybe_unused]] static const bool sortie_test_is_registered_##id = \
        ::sortie::testing_support::register_test( \
            {sentence, __FILE__, __LINE__, sortie_test_body_##id, is_long}); \
    static void sortie_test_body_##id()
