#include "table/battery_shrink.h"

#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

using Faulty = FlawedGame<Flaw::faulty_rule>;

struct FaultyTrial {
    const GameModule& game = module_of<Faulty>();
    Setup setup = usual_setup(game.options(), 3);
    battery::TrialResult failed;

    FaultyTrial()
    {
        setup.seed = Seed::from_number(3);
        BatteryCounts counts;
        battery::Probe probe(game, {}, counts);
        failed = battery::play_trial(probe, setup, 3);
    }
};

TEST("what is shrunk has fewer moves and the same defect")
{
    const FaultyTrial trial;
    ASSERT_TRUE(trial.failed.defect.has_value());
    const battery::TrialResult shorter =
        battery::shrink(trial.game, {}, trial.setup, 3, trial.failed);
    ASSERT_TRUE(shorter.defect.has_value());
    EXPECT_EQ(shorter.defect->words, trial.failed.defect->words);
    EXPECT_LT(shorter.moves.size(), trial.failed.moves.size());
}

TEST("what is shrunk still fails when it is played again")
{
    const FaultyTrial trial;
    const battery::TrialResult shorter =
        battery::shrink(trial.game, {}, trial.setup, 3, trial.failed);
    BatteryCounts counts;
    battery::Probe probe(trial.game, {}, counts);
    const battery::TrialResult again = battery::repeat_trial(probe, trial.setup, 3, shorter.moves);
    ASSERT_TRUE(again.defect.has_value());
    EXPECT(again.defect->check == BatteryCheck::fault);
    EXPECT_EQ(again.moves.size(), shorter.moves.size());
}

TEST("shrinking twice gives nothing shorter to wish for")
{
    const FaultyTrial trial;
    const battery::TrialResult once = battery::shrink(trial.game, {}, trial.setup, 3, trial.failed);
    for (std::size_t i = 0; i < once.moves.size(); ++i) {
        std::vector<SeatMove> rest = once.moves;
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
        BatteryCounts counts;
        battery::Probe probe(trial.game, {}, counts);
        const battery::TrialResult again = battery::repeat_trial(probe, trial.setup, 3, rest);
        EXPECT(!again.defect.has_value()) << "move " << i << " can be left out";
    }
}

}  // namespace
}  // namespace sortie::flawed
