#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("an event that tells everyone what was drawn is found and shrunk to one move")
{
    const BatteryFailure found = failure_of<Flaw::leaky_event>(BatteryCheck::events);
    EXPECT(says(found, "seat1 draws"));
    EXPECT_EQ(found.moves.size(), 1u);
}

TEST("a card shown to all without a fence for undo is found")
{
    const BatteryFailure found = failure_of<Flaw::unfenced_reveal>(BatteryCheck::fence);
    EXPECT(says(found, "played[0]"));
    EXPECT_EQ(found.moves.size(), 1u);
}

TEST("a card shown to all with a fence is as it should be")
{
    const BatteryReport report = report_of<Flaw::fenced_reveal>();
    EXPECT(report.is_clean()) << report.text();
    EXPECT_GT(report.counts.events_learned, 100u);
    EXPECT_GT(report.counts.events, 100u);
}

}  // namespace
}  // namespace sortie::flawed
