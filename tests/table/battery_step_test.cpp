#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("a rule with a memory outside of the position is found by undo")
{
    const BatteryFailure found = failure_of<Flaw::shared_memory>(BatteryCheck::undo);
    EXPECT(says(found, "the move has another outcome"));
    EXPECT(says(found, "points[0]"));
}

TEST("a reaction that changes more than its window lets it is found with the field")
{
    const BatteryFailure found = failure_of<Flaw::greedy_reaction>(BatteryCheck::edits);
    EXPECT(says(found, "'block' in the window 'before_score'"));
    EXPECT(says(found, "points["));
    EXPECT_EQ(found.moves.size(), 2u);
}

TEST("the edits of reactions are looked at although play goes on behind the window")
{
    const BatteryReport report = report_of<Flaw::none>();
    EXPECT(report.is_clean()) << report.text();
    EXPECT_GT(report.counts.edits, 100u);
}

}  // namespace
}  // namespace sortie::flawed
