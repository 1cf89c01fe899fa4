#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("a view that shows other hands is found with the field")
{
    const BatteryFailure found = failure_of<Flaw::leaky_view>(BatteryCheck::view);
    EXPECT(says(found, "the view of seat 1"));
    EXPECT(says(found, "hands[1][0]: "));
    EXPECT_EQ(found.moves.size(), 0u);
}

TEST("a list of moves that depends on a hidden card is found and shrunk")
{
    const BatteryFailure found = failure_of<Flaw::leaky_list>(BatteryCheck::view);
    EXPECT(says(found, "the list of legal moves"));
    EXPECT_LE(found.moves.size(), 4u);
}

TEST("a refusal that tells a hidden card is found")
{
    const BatteryFailure found = failure_of<Flaw::leaky_refusal>(BatteryCheck::view);
    EXPECT(says(found, "the next card is"));
}

TEST("a guess that is not a possible position is found and shrunk")
{
    const BatteryFailure found = failure_of<Flaw::broken_determinize>(BatteryCheck::determinize);
    EXPECT(says(found, "!seen.contains(card)"));
    EXPECT_LE(found.moves.size(), 4u);
}

TEST("a guess that depends on where the hidden cards really are is found")
{
    const BatteryFailure found = failure_of<Flaw::peeking_determinize>(BatteryCheck::determinize);
    EXPECT(says(found, "guesses depends on what it cannot know"));
}

TEST("a determinize that changes nothing makes the run worthless, and the fields are named")
{
    const BatteryReport report = report_of<Flaw::idle_determinize>();
    EXPECT_EQ(report.failures.size(), 1u);
    EXPECT(report.failures.at(0).check == BatteryCheck::coverage);
    EXPECT(says(report.failures.at(0), "never changed anything"));
    EXPECT_EQ(report.never_varied, (std::vector<std::string>{"hands[][]", "pile[]"}));
}

}  // namespace
}  // namespace sortie::flawed
