#include "engine/refusal.h"

#include <set>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a refusal reads as rule, words and code")
{
    const Refusal refusal{RefusalCause::condition, "X2.1", "E_TAKEN", "the cell is empty", {}};
    EXPECT_EQ(refusal.text(), "X2.1: the cell is empty (E_TAKEN)");
    const Refusal over{RefusalCause::game_over, "", "E_GAME_OVER", "the game is over", {}};
    EXPECT_EQ(over.text(), "the game is over (E_GAME_OVER)");
}

TEST("every cause has a code of its own")
{
    std::set<std::string_view> codes;
    for (int i = 0; i <= static_cast<int>(RefusalCause::no_such_value); ++i) {
        const std::string_view code = code_of(static_cast<RefusalCause>(i));
        EXPECT(code.starts_with("E_")) << code;
        EXPECT(codes.insert(code).second) << code;
    }
}

TEST("seats are told as people count them")
{
    EXPECT_EQ(seats_text({}), "nobody");
    EXPECT_EQ(seats_text({seat_at(0)}), "seat 1");
    EXPECT_EQ(seats_text({seat_at(0), seat_at(2)}), "seats 1 and 3");
    EXPECT_EQ(seats_text(SeatSet::first(3)), "seats 1, 2 and 3");
}

}  // namespace
}  // namespace sortie
