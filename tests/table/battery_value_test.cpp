#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("a list with something behind its count does not survive a snapshot")
{
    const BatteryFailure found = failure_of<Flaw::dirty_list>(BatteryCheck::snapshot);
    EXPECT(says(found, "cannot be saved"));
    EXPECT_LT(found.moves.size(), found.moves_before);
}

TEST("an invariant that does not hold after a move is found with its words")
{
    const BatteryFailure found = failure_of<Flaw::broken_invariant>(BatteryCheck::invariant);
    EXPECT(says(found, "points <= 6 * cards"));
    EXPECT_LT(found.moves.size(), found.moves_before);
}

}  // namespace
}  // namespace sortie::flawed
