#include "table/battery_trial.h"

#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("a fault in a rule is a failure with its text, and the run goes on")
{
    const BatteryFailure found = failure_of<Flaw::faulty_rule>(BatteryCheck::fault);
    EXPECT(says(found, "card != CardId{5}"));
    EXPECT_LT(found.moves.size(), found.moves_before);
    EXPECT_EQ(report_of<Flaw::faulty_rule>().failing_games, 3u);
}

TEST("a game that does not end is found at its bound")
{
    const BatteryFailure found = failure_of<Flaw::endless>(BatteryCheck::length);
    EXPECT(says(found, "not over after 90 moves"));
    EXPECT_EQ(found.moves.size(), 90u);
}

TEST("a start that is not the same the second time is found by the replay")
{
    const BatteryFailure found = failure_of<Flaw::moody_replay>(BatteryCheck::replay);
    EXPECT(says(found, "replayed, move 0"));
    EXPECT_EQ(found.moves.size(), 0u);
}

TEST("a playout that is another game than the same choices step by step is found")
{
    const BatteryFailure found = failure_of<Flaw::moody_playout>(BatteryCheck::playout);
    EXPECT(says(found, "their scores"));
}

struct SoundTrial {
    const GameModule& game = module_of<FlawedGame<Flaw::none>>();
    BatteryCounts counts;
    battery::Probe probe{game, {}, counts};
    Setup setup = usual_setup(game.options(), 2);

    SoundTrial() { setup.seed = Seed::from_number(5); }
};

TEST("a trial can be repeated from its moves")
{
    SoundTrial sound;
    const battery::TrialResult played = battery::play_trial(sound.probe, sound.setup, 5);
    EXPECT(!played.defect.has_value());
    EXPECT(played.is_over);
    EXPECT_GT(played.moves.size(), 10u);
    const battery::TrialResult again =
        battery::repeat_trial(sound.probe, sound.setup, 5, played.moves);
    EXPECT(again.is_over);
    EXPECT_EQ(again.moves.size(), played.moves.size());
}

TEST("repeating leaves out what is not legal and aims reactions at the open window")
{
    SoundTrial sound;
    std::vector<SeatMove> moves = battery::play_trial(sound.probe, sound.setup, 5).moves;
    // Without the first window all later ones have a number less.
    const GameFace& face = sound.game.face();
    const auto is_reaction = [&](const SeatMove& each) {
        return face.actions[each.move.action].is_reaction;
    };
    std::size_t first = 0;
    while (!is_reaction(moves.at(first))) ++first;
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(first) - 1,
                moves.begin() + static_cast<std::ptrdiff_t>(first) + 1);
    const battery::TrialResult again = battery::repeat_trial(sound.probe, sound.setup, 5, moves);
    EXPECT(!again.defect.has_value());
    std::size_t reactions = 0;
    for (const SeatMove& each : again.moves) reactions += is_reaction(each) ? 1u : 0u;
    EXPECT_GT(reactions, 0u);
    EXPECT_LE(again.moves.size(), moves.size());
}

TEST("a short trial stops where it is told")
{
    SoundTrial sound;
    const battery::TrialResult played = battery::short_trial(sound.probe, sound.setup, 5, 99, 6);
    EXPECT_EQ(played.moves.size(), 6u);
    EXPECT(!played.is_over);
}

}  // namespace
}  // namespace sortie::flawed
