#include <memory>

#include "table/battery_checks.h"
#include "tests/table/flawed_runs.h"

namespace sortie::flawed {
namespace {

TEST("a condition that answers differently the second time is found")
{
    const BatteryFailure found = failure_of<Flaw::forgetful_condition>(BatteryCheck::list);
    EXPECT(says(found, "is listed and refused"));
}

TEST("a move that is listed twice is found and shrunk")
{
    const BatteryFailure found = failure_of<Flaw::double_listing>(BatteryCheck::list);
    EXPECT(says(found, "is listed twice"));
    EXPECT_LE(found.moves.size(), 4u);
}

TEST("a seat that is asked and has nothing to choose is found")
{
    const BatteryFailure found = failure_of<Flaw::stuck_seat>(BatteryCheck::fault);
    EXPECT(says(found, "a seat is asked and has no legal move: game > turns"));
}

TEST("a refusal without words is found and shrunk")
{
    const BatteryFailure found = failure_of<Flaw::wordless>(BatteryCheck::refusal);
    EXPECT(says(found, "has no words"));
    EXPECT_LE(found.moves.size(), 4u);
}

TEST("a condition without a rule is found and shrunk")
{
    const BatteryFailure found = failure_of<Flaw::ruleless>(BatteryCheck::refusal);
    EXPECT(says(found, "names no rule"));
    EXPECT_LE(found.moves.size(), 4u);
}

TEST("two moves with one name are found")
{
    const BatteryFailure found = failure_of<Flaw::ambiguous_name>(BatteryCheck::names);
    EXPECT(says(found, "'play c7' stands for two moves"));
}

TEST("a condition that changes the position while it is asked is found")
{
    const BatteryReport report = report_of<Flaw::meddling_condition>();
    EXPECT(!report.is_clean()) << report.text();
}

struct Start {
    const GameModule& game = module_of<FlawedGame<Flaw::none>>();
    std::unique_ptr<Position> position;
    MoveList moves;

    Start()
    {
        Events silent;
        Setup setup = usual_setup(game.options(), 2);
        setup.seed = Seed::from_number(1);
        position = game.start(setup, silent);
        position->legal_moves(seat_at(0), moves);
    }
};

TEST("made-up moves are of every kind, legal and wrong in every way")
{
    const Start start;
    const std::vector<Move> listed(start.moves.begin(), start.moves.end());
    BatteryCounts counts;
    battery::Probe probe(start.game, {}, counts);
    probe.look_at(*start.position, 1);
    int legal = 0;
    int wrong_argument = 0;
    int wrong_count = 0;
    int leftovers = 0;
    int no_such_action = 0;
    for (int i = 0; i < 2000; ++i) {
        const Move move = battery::made_up_move(probe, listed);
        const auto refusal = start.position->why_not(seat_at(0), move);
        if (!refusal) ++legal;
        if (!refusal) continue;
        if (refusal->cause == RefusalCause::no_such_value) ++wrong_argument;
        if (refusal->cause == RefusalCause::unknown_action) ++no_such_action;
        if (refusal->cause != RefusalCause::argument_count) continue;
        ++(move.arguments[arguments_max - 1] != 0 ? leftovers : wrong_count);
    }
    EXPECT_GT(legal, 100);
    EXPECT_GT(wrong_argument, 100);
    EXPECT_GT(wrong_count, 100);
    EXPECT_GT(leftovers, 10);
    EXPECT_GT(no_such_action, 10);
}

TEST("looking at the moves counts what was looked at")
{
    const Start start;
    BatteryCounts counts;
    battery::Probe probe(start.game, {}, counts);
    probe.look_at(*start.position, 1);
    EXPECT(!battery::check_moves(probe, *start.position).has_value());
    EXPECT_EQ(counts.listed, start.moves.size());
    EXPECT_EQ(counts.names, start.moves.size());
    EXPECT_EQ(counts.made_up, 4u * 16u);  // two seats, one that does not exist, and nobody
    EXPECT_GT(counts.refused, 40u);
}

}  // namespace
}  // namespace sortie::flawed
