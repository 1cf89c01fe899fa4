#include "lab/tally.h"

#include "games/merc/module.h"
#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// Three seats; the record is the one of a short game.
struct Counted {
    SimulationResult sums;
    Counting counting = counting_of(skirmish_game(), {});
    RandomGame played;
    GameRecord record;

    Counted()
    {
        sums.seats = 3;
        sums.details = no_details(skirmish_game());
        played.moves = 3;
        played.is_over = true;
        played.scores = {4, 7, 2};
        record.standing = {4, 7, 2};
        record.among[0] = SeatSet::first(3);
    }
    void count() { count_game(sums, counting, played, 3, &record); }
};

TEST("a game is counted for its winner, and every seat took part")
{
    Counted game;
    game.count();
    EXPECT_EQ(game.sums.winners, (CountByName{{"seat 2", 1}}));
    EXPECT_EQ(game.sums.wins[1], 1u);
    EXPECT_EQ(game.sums.seat_wins[1], 1u);
    EXPECT_EQ(game.sums.seat_games[2], 1u);
    EXPECT_EQ(game.sums.seat_games[3], 0u);
    EXPECT_EQ(game.sums.draws, 0u);
    EXPECT_EQ(game.sums.lengths.sum, 3);
}

TEST("who shares the highest score wins with others; when all do, nobody wins")
{
    Counted game;
    game.played.scores = {7, 7, 2};
    game.count();
    EXPECT_EQ(game.sums.draws, 1u);
    EXPECT_EQ(game.sums.seat_wins[0], 1u);
    EXPECT_EQ(game.sums.seat_wins[1], 1u);
    game.played.scores = {7, 7, 7};
    game.count();
    EXPECT_EQ(game.sums.draws, 2u);
    EXPECT_EQ(game.sums.seat_wins[0], 1u);
    EXPECT_EQ(game.sums.winners.at("shared"), 2u);
}

TEST("seats vary where one of them took no part in a finished game")
{
    Counted game;
    EXPECT(!game.sums.seats_vary());
    game.count();
    EXPECT(!game.sums.seats_vary());
    count_game(game.sums, game.counting, game.played, 2, nullptr);
    EXPECT(game.sums.seats_vary());
}

TEST("turns are runs of decisions with the same number")
{
    Counted game;
    game.record.decisions = {{1, 5, 0, seat_at(0)}, {1, 3, 0, seat_at(1)}, {2, 1, 1, seat_at(0)}};
    game.count();
    const SimulationDetails& details = *game.sums.details;
    EXPECT_EQ(details.turns.sum, 2);
    EXPECT_EQ(details.decisions_in_turn.count, 2u);
    EXPECT_EQ(details.decisions_in_turn.most, 2);
    EXPECT_EQ(details.branching.sum, 9);
    EXPECT_EQ(details.actions[0].taken, 2u);
    EXPECT_EQ(details.actions[0].games, 1u);
    EXPECT_EQ(details.actions[1].taken, 1u);
}

TEST(
    "an item counts once for a seat, whatever the number of times, and not for a seat that is not compared")
{
    Counted game;
    game.record.items = {
        {5, 0, seat_at(1)}, {5, 0, seat_at(0)}, {5, 0, seat_at(1)}, {6, 0, seat_at(4)}};
    game.count();
    const ImpactTally& impact = game.sums.details->impacts[0];
    EXPECT_EQ(impact.all, (ItemTally{3, 1}));
    EXPECT_EQ(impact.items.at(5), (ItemTally{2, 1}));
    EXPECT_EQ(impact.items.count(6), 0u);
}

TEST("a margin is seen from the winner: whoever wins from behind has one below zero")
{
    Counted ahead;
    ahead.count();
    EXPECT_EQ(ahead.sums.details->margins.at("seat 2").sum, 3);
    Counted behind;
    behind.record.standing = {9, 7, 2};
    behind.count();
    EXPECT_EQ(behind.sums.details->margins.at("seat 2").sum, -2);
}

TEST("games are grouped by several things at once, the number of players among them")
{
    const GameModule& merc = merc::game_module();
    EXPECT_EQ(grouping_names(merc).back(), "rebels");
    SimulationResult sums;
    RandomGame played;
    played.labels = {"kim", "rebels", "conquest"};
    played.scores = {1, 1, 0};
    played.moves = 200;
    const Counting counting = counting_of(merc, {"dictator", "rebels"});
    count_game(sums, counting, played, 3, nullptr);
    count_game(sums, counting, played, 5, nullptr);
    EXPECT_EQ(sums.groups.size(), 2u);
    EXPECT_EQ(sums.groups.at("kim / 2").wins.at("rebels"), 1u);
    EXPECT_EQ(sums.groups.at("kim / 4").moves, 200u);
    EXPECT_EQ(sums.winners.at("rebels"), 2u);
}

TEST("everybody who won a game is a winner in every group, maybe of none of its games")
{
    SimulationResult sums;
    sums.winners = {{"dictator", 3}, {"rebels", 1}};
    sums.groups["kim"] = {3, {{"dictator", 3}}, 500};
    EXPECT_EQ(winners_of(sums), (std::vector<std::string>{"dictator", "rebels"}));
    EXPECT_EQ(sums.groups.at("kim").wins_of("dictator"), 3u);
    EXPECT_EQ(sums.groups.at("kim").wins_of("rebels"), 0u);
}

TEST("parts add up to the whole")
{
    Counted first;
    Counted second;
    second.played.scores = {9, 1, 1};
    second.played.moves = 8;
    first.record.items = {{5, 0, seat_at(1)}};
    first.count();
    second.count();
    SimulationResult sum;
    sum.seats = 3;
    add(sum, second.sums);
    add(sum, first.sums);
    first.played = second.played;
    first.record = second.record;
    first.count();
    EXPECT_EQ(simulation_json(sum), simulation_json(first.sums));
    EXPECT(sum.details == first.sums.details);
}

TEST("the first fault is the one of the game with the lowest number")
{
    SimulationResult sum;
    SimulationResult part;
    part.first_fault = "late";
    part.first_fault_game = 9;
    part.faults = 1;
    add(sum, part);
    part.first_fault = "early";
    part.first_fault_game = 2;
    add(sum, part);
    part.first_fault = "middle";
    part.first_fault_game = 5;
    add(sum, part);
    EXPECT_EQ(sum.first_fault, "early");
    EXPECT_EQ(sum.faults, 3u);
}

}  // namespace
}  // namespace sortie
