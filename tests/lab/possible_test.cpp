#include "lab/possible.h"

#include "games/merc/module.h"
#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationResult played(const GameModule& game, std::uint64_t games, int seats_most = 0)
{
    SimulationOptions options;
    options.games = games;
    options.threads = 1;
    options.setup = usual(game, game.info().seats_least);
    options.seats_most = seats_most;
    options.by = {std::string(game.info().count_word)};
    options.with_details = true;
    options.command = "this command";
    return simulate(game, options);
}

// What is wrong with a result that is right but for this change.
template <class Change>
std::string words_after(const Change& change)
{
    static const SimulationResult right = played(skirmish_game(), 40, 4);
    SimulationResult result = right;
    change(result);
    const auto problem = why_impossible(result);
    return problem ? problem->words : "";
}

// Whether these words are a part of what is wrong after the change.
#define EXPECT_WRONG(change, words) \
    do { \
        const std::string told = words_after([](SimulationResult& r) { change; }); \
        EXPECT_NE(told.find(words), std::string::npos) << #change << ": " << told; \
    } while (false)

TEST("what was played is possible, whatever the game, and so is a part of it or nothing")
{
    EXPECT(!why_impossible(played(tictactoe_game(), 40)));
    EXPECT(!why_impossible(played(skirmish_game(), 40, 4)));
    EXPECT(!why_impossible(played(merc::game_module(), 20, 4)));
    EXPECT(!why_impossible(played(labelled_game(), 40)));
    EXPECT(!why_impossible(empty_result(tictactoe_game(), {.setup = usual(tictactoe_game(), 2)})));
    SimulationOptions options;
    options.games = 200;
    options.setup = usual(faulty_game(), faulty_game().info().seats_least);
    options.ranges = {{20, 60}, {120, 200}};
    const SimulationResult faulty = simulate(faulty_game(), options);
    EXPECT_GT(faulty.faults, 0u);
    EXPECT(!why_impossible(faulty));
}

TEST("two results of other games add up to a possible one")
{
    SimulationResult sum = played(skirmish_game(), 20, 4);
    SimulationResult other = sum;
    other.done = {{20, 40}};
    add(sum, other);
    sum.wanted = 40;
    EXPECT(!why_impossible(sum));
}

TEST("games that were not played, or twice, are refused")
{
    EXPECT_WRONG(r.seats = 9, "no games of 9 seats");
    EXPECT_WRONG(r.threads = 257, "257 threads");
    EXPECT_WRONG(r.processes = 0, "no process");
    EXPECT_WRONG(r.wanted = simulation_games_max + 1, "'wanted'");
    EXPECT_WRONG(r.wanted = 39, "'done' goes to game 40, and 39 were wanted");
    EXPECT_WRONG((r.done = {{0, 30}, {20, 40}}), "'done' is not in order");
    EXPECT_WRONG((r.done = {{0, 39}}), "'games' is 40, and 'done' has 39");
    EXPECT_WRONG(r.faults = 1, "'finished' and 'faults' do not add up to the 40 games");
    EXPECT_WRONG(r.faults = UINT64_MAX, "do not add up");
    EXPECT_WRONG(r.seconds = -1, "'seconds' is below 0");
    EXPECT_WRONG(r.seconds = std::numeric_limits<double>::infinity(), "'seconds' is too large");
    EXPECT_WRONG(r.first_fault = "oh", "it tells of a fault, and no game ended in one");
    EXPECT_WRONG(r.fault_files_lost = 1, "it tells of a fault");
}

TEST("a fault is in a game that was played, and has no more files than there are faults")
{
    EXPECT_WRONG(
        (r.faults = 1, r.games = 41, r.wanted = 99, r.done = {{0, 41}}, r.first_fault_game = 41),
        "its first fault is in game 41, which was not played");
    EXPECT_WRONG(
        (r.faults = 1, r.games = 41, r.wanted = 99, r.done = {{0, 41}}, r.fault_files = {"a", "b"}),
        "more files of faults than can be");
}

TEST("winners win the finished games, and no more")
{
    EXPECT_WRONG(++r.winners.begin()->second, "'winners' do not add up to the 40 finished games");
    EXPECT_WRONG(r.winners["nobody"] = 0, "'nobody', who has won no game");
    EXPECT_WRONG(++r.wins[0], "'wins' and 'draws' do not add up");
    EXPECT_WRONG(--r.seat_games[0], "'seat_games' of seat 1 is 39, and 40 games were finished");
    EXPECT_WRONG(r.seat_games[3] = 41, "seat 4 has played more games than the seat before it");
    EXPECT_WRONG(r.seat_wins[1] = 41, "seat 2 has won more games than it has played");
    EXPECT_WRONG(r.seat_wins[1] = r.wins[1] - 1, "seat 2 has won more often alone than in all");
    EXPECT_WRONG(r.seat_wins[1] = r.wins[1] + r.draws + 1,
                 "seat 2 has shared more wins than were shared");
    EXPECT_WRONG(r.score_sums[0] = INT64_MIN, "'score_sums' of seat 1 is too large");
    EXPECT_WRONG(r.score_sums[0] = (std::int64_t{1} << 31) * 40 + 1, "is too large");
}

TEST("who plays alone wins against nobody")
{
    const auto solo = [](SimulationResult& r) {
        r.seat_games[1] = 38;
        r.wins[0] += r.wins[1];
        r.wins[1] = 0;
        r.seat_wins[1] = 0;
        r.seat_wins[0] = r.wins[0] - 2;
        r.seat_games[2] = std::min<std::uint64_t>(r.seat_games[2], 38);
    };
    EXPECT_EQ(words_after(solo), "");
    EXPECT_NE(words_after([&](SimulationResult& r) {
                  solo(r);
                  r.seat_wins[0] = 39;
              }).find("seat 1 has won more games than it has played"),
              std::string::npos);
}

TEST("groups are parts of all games")
{
    EXPECT_WRONG(r.by.clear(), "'groups' has groups by nothing");
    EXPECT_WRONG(r.groups.clear(), "the groups of 'groups' do not add up to the 40 finished games");
    EXPECT_WRONG(r.groups["5"], "the group '5' of 'groups' has no game");
    EXPECT_WRONG(++r.groups["2"].games, "the winners of the group '2' of 'groups' do not add up");
    EXPECT_WRONG((r.groups["5"] = {1, {{"seat 8", 1}}, r.moves_least}),
                 "'seat 8' wins more games in the groups of 'groups' than in all");
    EXPECT_WRONG(++r.groups["2"].moves, "do not add up to the");
    EXPECT_WRONG(r.groups["2"].moves = UINT64_MAX, "has games of other lengths than all");
    EXPECT_WRONG(r.details->labels["seats"].clear(), "the groups of 'seats' do not add up");
}

TEST("lengths are those of the moves")
{
    EXPECT_WRONG(++r.moves, "and 'moves' is");
    EXPECT_WRONG(++r.moves_most, "'moves_least' and 'moves_most'");
    EXPECT_WRONG(r.lengths.add(r.moves_most),
                 "'lengths' counts 41, and there are 40 finished games");
    EXPECT_WRONG(++r.lengths.bars.begin()->second, "the bars of 'lengths' do not add up");
    EXPECT_WRONG(r.lengths.bars[129] = 1, "'lengths' has a bar of 129, and there is none");
    EXPECT_WRONG(r.lengths.bars[0] = 0, "'lengths' has an empty bar of 0");
    EXPECT_WRONG(r.lengths.least = -1, "which cannot be");
    EXPECT_WRONG(r.lengths.most = r.lengths.most * 2, "and its bars do not");
    EXPECT_WRONG(r.lengths.sum = INT64_MIN, "which is too large");
    EXPECT_WRONG(r.lengths.sum = r.lengths.most * 40 + 1, "which its bars do not make");
    EXPECT_WRONG((r.lengths = {}, r.lengths.most = 1), "'lengths' has figures of nothing");
}

TEST("a sum that its bars cannot make is found to the last number")
{
    std::int64_t count = 0;
    const auto is_sum = [&](std::int64_t sum) {
        return words_after([&](SimulationResult& r) {
                   // 128 and 129 share a bar.
                   Histogram& margin = r.details->margins.begin()->second;
                   count = static_cast<std::int64_t>(margin.count);
                   margin = {};
                   margin.add(-129);
                   margin.add(129, static_cast<std::uint64_t>(count) - 1);
                   margin.sum = sum;
               }) == "";
    };
    EXPECT(!is_sum(0));
    ASSERT_GT(count, 2);
    const std::int64_t most = -129 + 129 * (count - 1);
    EXPECT(is_sum(most));
    EXPECT(!is_sum(most + 1));
    EXPECT(is_sum(-129 + 128 * (count - 2) + 129));
    EXPECT(!is_sum(-129 + 128 * (count - 2) + 128));
}

TEST("details are of the same games and moves")
{
    EXPECT_WRONG(r.details->turns.add(1), "'turns' counts 41, and there are 40 finished games");
    EXPECT_WRONG(r.details->lead_changes = {}, "'lead_changes' counts 0");
    EXPECT_WRONG(r.details->branching.add(1), "'branching' counts");
    EXPECT_WRONG(r.details->branching.add(5000), "'branching' goes from");
    EXPECT_WRONG(r.details->decisions_in_turn.add(1), "'decisions_in_turn' counts");
    EXPECT_WRONG(r.details->decisions_in_turn.add(0), "'decisions_in_turn' goes from 0");
    EXPECT_WRONG(r.details->margins.begin()->second.add(1), "games won");
    EXPECT_WRONG(r.details->margins["nobody"].add(1), "'nobody', who has won no game");
    EXPECT_WRONG(r.details->margins.erase(r.details->margins.begin()),
                 "'margins' is not of all winners");
    EXPECT_WRONG(r.details->margins.begin()->second.least = INT64_MIN, "which cannot be");
}

TEST("actions and items are of the same decisions and seats")
{
    EXPECT_WRONG(++r.details->actions[0].taken, "'actions' that were taken do not add up");
    EXPECT_WRONG(r.details->actions[0].offered = r.moves + 1,
                 "action 0 of 'actions' was possible at more decisions");
    EXPECT_WRONG(r.details->actions[0].games = 41, "in more or fewer games than can be");
    EXPECT_WRONG(r.details->actions.resize(129), "more actions than a game can have");
    EXPECT_WRONG(r.details->impacts.resize(9), "more tables than a game can have");
    EXPECT_WRONG(r.details->impacts[0].all.wins = UINT64_MAX, "table 0 of 'impacts'");
    EXPECT_WRONG((r.details->impacts[0].items[999] = {0, 0}), "item 999 in table 0 of 'impacts'");
    EXPECT_WRONG((r.details->impacts[0].items[999] = {1, 2}), "has more wins than seats");
    EXPECT_WRONG((r.details->impacts[0].items[999] = {1'000'000, 0}), "does not fit all seats");
    EXPECT_WRONG((r.details->impacts[0].items[999] = {r.details->impacts[0].all.seats, 0}),
                 "does not fit all seats");
}

#undef EXPECT_WRONG

}  // namespace
}  // namespace sortie
