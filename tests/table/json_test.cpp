#include "table/json.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

std::string text(const boost::json::value& value)
{
    return boost::json::serialize(value);
}

Match stacked_duel(std::initializer_list<std::string_view> moves)
{
    return play(duel_game(), setup_with(duel_game(), 2, {"deck stacked"}), moves);
}

// A duel in which seat 1 has just struck hard enough, whatever the seed of the others.
Match open_window()
{
    for (std::uint64_t number = 0;; ++number) {
        Setup setup = setup_with(duel_game(), 2);
        setup.seed = Seed::from_number(number);
        Match match = play(duel_game(), setup, {"seat 1: strike seat2"});
        if (match.position().windows()->is_open()) return match;
    }
}

}  // namespace

TEST("the view of a running tic-tac-toe, whole")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place b2", "seat 2: place a1"});
    EXPECT_EQ(text(view_json(tictactoe_game(), match.position(), seat_at(0))),
              R"({"game":"tictactoe","viewer":0,"seats":2,"moment":"place a mark","awaited":[0],)"
              R"("over":false,"scores":null,"window":null,)"
              R"("board":"3 . . .\n2 . x .\n1 o . .\n  a b c\n",)"
              R"("state":{"marks":[["b2"],["a1"]]}})");
}

TEST("the view of a game that is over has its scores")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place a1", "seat 2: place a2", "seat 1: place b1",
                              "seat 2: place b2", "seat 1: place c1"});
    const auto view = view_json(tictactoe_game(), match.position(), nobody);
    EXPECT_EQ(text(view.at("scores")), "[1,-1]");
    EXPECT_EQ(text(view.at("over")), "true");
    EXPECT_EQ(text(view.at("viewer")), "null");
    EXPECT_EQ(text(view.at("moment")), R"("game over")");
    EXPECT_EQ(text(view.at("awaited")), "[]");
}

TEST("a view shows a seat its own cards and no other, and never the generator or the flow")
{
    const Match match = stacked_duel({});
    const auto hands = [&](Seat viewer) {
        return text(view_json(duel_game(), match.position(), viewer).at("state").at("hands"));
    };
    EXPECT_EQ(hands(seat_at(0)), R"([["ace"],[null],[]])");
    EXPECT_EQ(hands(seat_at(1)), R"([[null],["king"],[]])");
    EXPECT_EQ(hands(nobody), "[[null],[null],[]]");
    const boost::json::object view = view_json(duel_game(), match.position(), seat_at(0));
    for (const char* name : {"rng", "flow", "windows"}) {
        EXPECT_EQ(view.at("state").as_object().if_contains(name), nullptr) << name;
    }
}

TEST("two positions that a seat cannot tell apart give it the same text")
{
    const Match match = stacked_duel({"seat 1: rest"});
    Rng rng = Rng::from(Seed::from_number(3));
    const auto guess = match.position().determinized(seat_at(0), rng);
    EXPECT_EQ(text(view_json(duel_game(), *guess, seat_at(0))),
              text(view_json(duel_game(), match.position(), seat_at(0))));
}

TEST("an open window is told with its offers")
{
    const Match match = open_window();
    EXPECT_EQ(text(view_json(duel_game(), match.position(), nobody).at("window")),
              R"({"number":1,"name":"before_hit","prompt":"A strike is about to hit",)"
              R"("offers":[{"seat":1,"status":"current"}]})");
}

TEST("events have name, text and fields, and hide what the viewer does not know")
{
    const Match match = stacked_duel({"seat 1: draw"});
    const std::vector<Event>& events = match.history()[0].events.all();
    EXPECT_EQ(text(events_json(events, seat_at(0))),
              R"([{"name":"drew","text":"seat1 draws queen","fields":)"
              R"({"seat":{"value":0,"text":"seat1"},"card":{"value":1,"text":"queen"}}},)"
              R"({"name":"felt","text":"the deck has 1 cards left","fields":)"
              R"({"count":{"value":1,"text":"1"}}}])");
    const std::string hidden = R"([{"name":"drew","text":"seat1 draws ?","fields":)"
                               R"({"seat":{"value":0,"text":"seat1"},"card":null}}])";
    EXPECT_EQ(text(events_json(events, seat_at(1))), hidden);
    EXPECT_EQ(text(events_json(events, nobody)), hidden);
}

TEST("a move has its text, its action and its arguments by name")
{
    const GameFace& face = tictactoe_game().face();
    EXPECT_EQ(text(move_json(face, move_from(tictactoe_game(), "place c1"))),
              R"({"text":"place c1","action":"place",)"
              R"("arguments":{"cell":{"value":2,"text":"c1","kind":"cell"}}})");
    EXPECT_EQ(text(move_json(duel_game().face(), move_from(duel_game(), "rest"))),
              R"({"text":"rest","action":"rest","arguments":{}})");
    EXPECT_EQ(text(move_json(face, move_from(tictactoe_game(), "place -"))),
              R"({"text":"place -","action":"place","arguments":{"cell":null}})");
}

TEST("the legal moves are a list of moves in their order")
{
    const Match match = stacked_duel({});
    MoveList moves;
    match.position().legal_moves(seat_at(0), moves);
    const boost::json::array list = moves_json(duel_game().face(), moves);
    ASSERT_EQ(list.size(), 4u);
    EXPECT_EQ(text(list[0].at("text")), R"("strike seat2")");
    EXPECT_EQ(text(list[3].at("text")), R"("rest")");
}

TEST("the choice asks for the action, then for each argument, then is complete")
{
    const Match match = stacked_duel({});
    MoveList moves;
    match.position().legal_moves(seat_at(0), moves);
    const GameFace& face = duel_game().face();
    const boost::json::object first = choice_json(next_choice(face, moves, Move{}, 0));
    EXPECT_EQ(text(first.at("prompt")), R"("What do you do?")");
    EXPECT_EQ(text(first.at("options").at(0)),
              R"({"value":0,"name":"strike","prompt":"Strike at another seat","kind":null})");
    EXPECT_EQ(text(choice_json(next_choice(face, moves, Move{}, 1))),
              R"({"complete":false,"name":"target","prompt":"At whom?",)"
              R"("options":[{"value":1,"name":"seat2","prompt":"","kind":"seat"}]})");
    EXPECT_EQ(text(choice_json(next_choice(face, moves, Move{}, 2))),
              R"({"complete":true,"name":"","prompt":"","options":[]})");
}

TEST("a refusal has rule, code, words and whom play waits for")
{
    Match match = stacked_duel({});
    const Submission answer = match.submit(seat_at(0), move_from(duel_game(), "spring"));
    ASSERT_TRUE(answer.refusal.has_value());
    EXPECT_EQ(text(refusal_json(*answer.refusal)),
              R"({"rule":"D2","code":"E_NO_TRAP","words":"the trap is set",)"
              R"-("text":"D2: the trap is set (E_NO_TRAP)","awaited":[0]})-");
}

TEST("a set-up has its options by name and never its seed")
{
    Setup setup = setup_with(duel_game(), 2, {"rounds 4", "deck stacked"});
    setup.seed = Seed::from_number(77);
    EXPECT_EQ(text(setup_json(duel_game(), setup)),
              R"({"seats":2,"options":{"rounds":4,"deck":"stacked","trap":0}})");
}

TEST("a game tells what may be set before it starts")
{
    EXPECT_EQ(text(game_json(tictactoe_game())),
              R"({"name":"tictactoe","title":"Tic-tac-toe","summary":"Two seats, nine cells, three)"
              R"( in a row.","rules_version":1,"seats_least":2,"seats_most":2,"options":[]})");
    EXPECT_EQ(text(game_json(duel_game()).at("options").at(1)),
              R"({"name":"deck","words":"the deck","usual":0,"least":0,"most":1,)"
              R"("names":["shuffled","stacked"]})");
}

TEST("a step has its move, its fences and the hash after it")
{
    const Match match = stacked_duel({"seat 1: draw"});
    EXPECT_EQ(text(step_json(match, 0)),
              R"({"number":1,"seat":0,"move":{"text":"draw","action":"draw","arguments":{}},)"
              R"("secret_shown":true,"number_drawn":false,"hash":")" +
                  match.position().hash().to_hex() + R"("})");
}

TEST("seats and scores are plain lists, counted from the first seat on")
{
    EXPECT_EQ(text(seats_json(SeatSet{seat_at(0), seat_at(3)})), "[0,3]");
    EXPECT_EQ(text(scores_json(Scores{5, -1, 7}, 2)), "[5,-1]");
}

TEST("any described value has a JSON form that a parser reads back")
{
    const Match match = stacked_duel({});
    const auto value = value_json(duel_game().shape(), match.position().data());
    EXPECT_EQ(value.as_object().begin()->key(), "rng");
    EXPECT_EQ(text(value.at("health")), "[3,3,3]");
    EXPECT_EQ(text(value.at("target")), "null");
    EXPECT_EQ(text(value.at("is_dodged")), "false");
    EXPECT(boost::json::parse(text(value)) == value);
}

TEST("a view that is written after another one's is the same as alone")
{
    for (const Match& match : {stacked_duel({}), stacked_duel({"seat 1: rest"}), open_window()}) {
        LastView last;
        for (const Seat viewer : {seat_at(0), seat_at(1), nobody, seat_at(1), seat_at(0)}) {
            JsonText together;
            write_view(together, duel_game(), match.position(), viewer, last);
            JsonText alone;
            write_view(alone, duel_game(), match.position(), viewer);
            EXPECT_EQ(together.take(), alone.take());
        }
    }
}

}  // namespace sortie
