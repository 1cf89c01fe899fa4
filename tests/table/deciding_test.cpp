// What a table answers to each command, and what it does by itself.

#include "tests/table/parlour.h"

namespace sortie {
namespace {

Created open_duel()
{
    return created_for(duel_game(), 2);
}

}  // namespace

// ---- Before the game ----------------------------------------------------------------------------

TEST("an open seat is taken with a name and a part of the seed")
{
    Parlour parlour(open_duel());
    EXPECT_EQ(parlour.ask(TakeSeat{second_seat, "Ben", "00ff"}, "ben"), "");
    const TableSeat& seat = parlour.table.seat(second_seat);
    EXPECT_EQ(seat.kind, SeatKind::human);
    EXPECT_EQ(seat.name, "Ben");
    EXPECT_EQ(seat.contribution, "00ff");
    EXPECT(parlour.table.has_seat("ben", second_seat));
    EXPECT(!parlour.table.has_seat("ben", first_seat));
    EXPECT(!parlour.table.has_seat("", first_seat));
}

TEST("one player may take several seats")
{
    Parlour parlour(open_duel());
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "Ann", ""}, "ann"), "");
    EXPECT_EQ(parlour.ask(TakeSeat{second_seat, "Ann", ""}, "ann"), "");
    EXPECT_EQ(parlour.table.seats_of("ann"), (SeatSet{first_seat, second_seat}));
}

TEST("a seat is not taken that is taken, a bot's, or not there")
{
    Parlour parlour(open_duel());
    parlour.sit(0);
    parlour.bot(1);
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "Ben", ""}, "ben"), "T_SEAT_TAKEN");
    EXPECT_EQ(parlour.ask(TakeSeat{second_seat, "Ben", ""}, "ben"), "T_SEAT_TAKEN");
    EXPECT_EQ(parlour.ask(TakeSeat{third_seat, "Ben", ""}, "ben"), "T_NO_SEAT");
    EXPECT_EQ(parlour.ask(TakeSeat{Seat::none(), "Ben", ""}, "ben"), "T_NO_SEAT");
}

TEST("a seat needs a token, a name that can be shown and a contribution of digits")
{
    Parlour parlour(open_duel());
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "Ben", ""}, ""), "T_NO_TOKEN");
    EXPECT_EQ(parlour.words(TakeSeat{first_seat, "", ""}, "ben"), "a name is not empty");
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "B\n", ""}, "ben"), "T_BAD_NAME");
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, std::string(41, 'b'), ""}, "ben"), "T_BAD_NAME");
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "Ben", "xyz"}, "ben"), "T_BAD_CONTRIBUTION");
    EXPECT_EQ(parlour.table.seat(first_seat).kind, SeatKind::open);
}

TEST("whoever leaves before the game leaves an open seat without a part of the seed")
{
    Parlour parlour(open_duel());
    parlour.sit(1);
    EXPECT_EQ(parlour.ask(LeaveSeat{second_seat}, "ann"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(LeaveSeat{second_seat}, "ben"), "");
    EXPECT_EQ(parlour.table.seat(second_seat).kind, SeatKind::open);
    EXPECT_EQ(parlour.table.seat(second_seat).contribution, "");
    EXPECT_EQ(parlour.ask(LeaveSeat{second_seat}, "ben"), "T_NOT_YOUR_SEAT");
}

TEST("the host gives a seat to a bot and opens it again")
{
    Parlour parlour(open_duel());
    EXPECT_EQ(parlour.ask(SetSeat{second_seat, SeatKind::bot, "random"}, "ann"), "");
    EXPECT_EQ(parlour.table.seat(second_seat).bot, "random");
    EXPECT_EQ(parlour.ask(SetSeat{second_seat, SeatKind::open, "random"}, "ann"), "");
    EXPECT_EQ(parlour.table.seat(second_seat).kind, SeatKind::open);
    EXPECT_EQ(parlour.table.seat(second_seat).bot, "");
}

TEST("the host sets no seat of others, no people, no bot that does not exist")
{
    Parlour parlour(open_duel());
    parlour.sit(1);
    EXPECT_EQ(parlour.ask(SetSeat{first_seat, SeatKind::bot, "random"}, "ben"), "T_NOT_HOST");
    EXPECT_EQ(parlour.ask(SetSeat{first_seat, SeatKind::bot, "random"}, ""), "T_NOT_HOST");
    EXPECT_EQ(parlour.ask(SetSeat{second_seat, SeatKind::open, ""}, "ann"), "T_SEAT_TAKEN");
    EXPECT_EQ(parlour.ask(SetSeat{first_seat, SeatKind::human, ""}, "ann"), "T_BAD_SEAT");
    EXPECT_EQ(parlour.ask(SetSeat{first_seat, SeatKind::bot, "genius"}, "ann"), "T_NO_BOT");
    EXPECT_EQ(parlour.ask(SetSeat{third_seat, SeatKind::open, ""}, "ann"), "T_NO_SEAT");
}

TEST("a table without a host obeys nobody")
{
    Created created = open_duel();
    created.host = "";
    Parlour parlour(created);
    EXPECT_EQ(parlour.ask(Begin{}, ""), "T_NOT_HOST");
}

TEST("the host begins when every seat is taken")
{
    Parlour parlour(open_duel());
    parlour.sit(0);
    EXPECT_EQ(parlour.ask(Begin{}, "ann"), "T_OPEN_SEAT");
    parlour.sit(1);
    EXPECT_EQ(parlour.ask(Begin{}, "ben"), "T_NOT_HOST");
    EXPECT_EQ(parlour.ask(Begin{}, "ann"), "");
    EXPECT(parlour.table.has_started());
    EXPECT_EQ(parlour.ask(Begin{}, "ann"), "T_STARTED");
}

TEST("after the beginning seats are neither taken nor left nor set")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(TakeSeat{first_seat, "Cid", ""}, "cid"), "T_STARTED");
    EXPECT_EQ(parlour.ask(LeaveSeat{second_seat}, "ben"), "T_STARTED");
    EXPECT_EQ(parlour.ask(SetSeat{second_seat, SeatKind::bot, "random"}, "ann"), "T_STARTED");
}

// ---- Moves --------------------------------------------------------------------------------------

TEST("a move of the seat that is awaited happens")
{
    Parlour parlour(tictactoe_game(), 2);
    EXPECT_EQ(parlour.move(0, "place b2"), "");
    ASSERT_NE(parlour.last<Moved>(), nullptr);
    EXPECT_EQ(parlour.last<Moved>()->move, "place b2");
    EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::player);
    EXPECT_EQ(parlour.last<Moved>()->hash, parlour.hash());
    EXPECT_EQ(parlour.table.awaited(), SeatSet{second_seat});
}

TEST("a move is denied before the game, for the seat of another, and without a seat")
{
    Parlour early(open_duel());
    early.sit(0);
    EXPECT_EQ(early.move(0, "rest"), "T_NOT_STARTED");
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "x"}, "ben"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "x"}, ""), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(MakeMove{third_seat, "rest", "x"}, "ann"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(MakeMove{Seat::none(), "rest", "x"}, "ann"), "T_NOT_YOUR_SEAT");
}

TEST("a move that cannot be read is denied in words, and one out of turn by the game")
{
    Parlour parlour(tictactoe_game(), 2);
    const std::string before = parlour.hash();
    EXPECT_EQ(parlour.move(0, "castle"), "T_BAD_MOVE");
    EXPECT_EQ(parlour.move(0, ""), "T_BAD_MOVE");
    EXPECT_EQ(parlour.move(0, "place z9"), "T_BAD_MOVE");
    const std::string code = parlour.move(1, "place b2");
    EXPECT_NE(code, "");
    EXPECT_NE(code.substr(0, 2), "T_");
    EXPECT_EQ(parlour.hash(), before);
}

TEST("the game's own refusal comes with its code, its words and its rule")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.move(0, "spring"), "E_NO_TRAP");
    EXPECT_EQ(parlour.decision.denial->rule, "D2");
    EXPECT_NE(parlour.decision.denial->words.find("the trap is set"), std::string::npos);
}

TEST("a mistake in the rules is a denial for the player and a text for the log")
{
    Parlour parlour(duel_game(), 2, {{"trap", "1"}});
    const std::string before = parlour.hash();
    EXPECT_EQ(parlour.move(0, "spring"), "T_FAULT");
    ASSERT_TRUE(parlour.decision.fault.has_value());
    EXPECT_NE(parlour.decision.fault->find("state.strength == 9"), std::string::npos);
    EXPECT_EQ(parlour.decision.denial->words.find("strength"), std::string::npos);
    EXPECT_EQ(parlour.hash(), before);
    EXPECT_EQ(parlour.move(0, "rest"), "");
}

TEST("a submission that is repeated is answered by the same update and not played twice")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    const std::uint64_t update = parlour.table.update_number();
    EXPECT_EQ(parlour.move(1, "rest"), "");
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    EXPECT_EQ(parlour.decision.repeated, update);
    EXPECT(parlour.decision.happenings.empty());
    EXPECT_EQ(parlour.table.match()->history().size(), 2u);
}

TEST("the same id of another seat is another submission, and a refused one may come again")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "spring", "one"}, "ann"), "E_NO_TRAP");
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    EXPECT_EQ(parlour.ask(MakeMove{second_seat, "rest", "one"}, "ben"), "");
    EXPECT(!parlour.decision.repeated.has_value());
    EXPECT_EQ(parlour.table.match()->history().size(), 2u);
}

TEST("a repeated submission is recognised during a pause and after the end")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "1"}});
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    parlour.ask(AskPause{first_seat}, "ann");
    parlour.ask(AnswerPause{second_seat, true}, "ben");
    ASSERT_TRUE(parlour.table.is_paused());
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    EXPECT(parlour.decision.repeated.has_value());
    EXPECT_EQ(parlour.ask(EndPause{first_seat}, "ann"), "");
    EXPECT_EQ(parlour.move(1, "rest"), "");
    ASSERT_TRUE(parlour.table.is_over());
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann"), "");
    EXPECT(parlour.decision.repeated.has_value());
    EXPECT_NE(parlour.move(0, "rest"), "");
}

TEST("so many submissions of a seat are remembered, and no more")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "9"}});
    for (std::size_t i = 0; i <= submissions_remembered; ++i) {
        const std::string id = "ann-" + std::to_string(i);
        ASSERT_EQ(parlour.ask(MakeMove{first_seat, "rest", id}, "ann"), "");
        ASSERT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "");
    }
    EXPECT_EQ(parlour.table.seat(first_seat).submissions.size(), submissions_remembered);
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "ann-1"}, "ann"), "");
    EXPECT(parlour.decision.repeated.has_value());
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", "ann-0"}, "ann"), "");
    EXPECT(!parlour.decision.repeated.has_value());
}

TEST("an id is a short line that a store can keep")
{
    Parlour parlour(duel_game(), 2);
    for (const std::string& id : {std::string(), std::string(41, 'x'), std::string("\xFF"),
                                  std::string("a\n"), std::string("a\0b", 3)}) {
        EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", id}, "ann"), "T_BAD_ID");
    }
    EXPECT_EQ(parlour.ask(MakeMove{first_seat, "rest", std::string(40, 'x')}, "ann"), "");
}

// ---- Undo ---------------------------------------------------------------------------------------

TEST("the own last move is taken back without asking while nobody has chosen since")
{
    Parlour parlour(duel_game(), 2);
    const std::string before = parlour.hash();
    EXPECT_EQ(parlour.move(0, "rest"), "");
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "");
    EXPECT_NE(parlour.last<Undone>(), nullptr);
    EXPECT_EQ(parlour.hash(), before);
}

TEST("a move that showed a secret or drew a number is not taken back, with or without consent")
{
    for (const char* move : {"draw", "guess"}) {
        Parlour parlour(duel_game(), 2, {{"rounds", "9"}, {"deck", "stacked"}});
        EXPECT_EQ(parlour.move(0, move), "");
        EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "T_FENCE") << move;
        EXPECT_EQ(parlour.move(1, "rest"), "");
        EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "T_FENCE") << move;
    }
    Parlour parlour(duel_game(), 2);
    parlour.move(0, "guess");
    EXPECT_EQ(parlour.words(AskUndo{first_seat}, "ann"),
              "your last move cannot be taken back: a number was drawn");
}

TEST("across the choice of another seat undo needs consent, and happens with the last one")
{
    Parlour parlour(duel_game(), 3);
    const std::string before = parlour.hash();
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "");
    EXPECT_NE(parlour.last<UndoAsked>(), nullptr);
    EXPECT_EQ(parlour.table.request().missing, (SeatSet{second_seat, third_seat}));
    EXPECT_EQ(parlour.ask(AnswerUndo{second_seat, true}, "ben"), "");
    EXPECT_NE(parlour.hash(), before);
    EXPECT_EQ(parlour.ask(AnswerUndo{second_seat, true}, "ben"), "T_NO_REQUEST");
    EXPECT_EQ(parlour.ask(AnswerUndo{third_seat, true}, "cid"), "");
    EXPECT_NE(parlour.last<Undone>(), nullptr);
    EXPECT_EQ(parlour.hash(), before);
    EXPECT(!parlour.table.request().is_open());
}

TEST("one who does not agree ends the request")
{
    Parlour parlour(duel_game(), 3);
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    parlour.ask(AskUndo{first_seat}, "ann");
    EXPECT_EQ(parlour.ask(AnswerUndo{second_seat, false}, "ben"), "");
    EXPECT(!parlour.table.request().is_open());
    EXPECT_EQ(parlour.ask(AnswerUndo{third_seat, true}, "cid"), "T_NO_REQUEST");
    EXPECT_EQ(parlour.table.match()->history().size(), 2u);
}

TEST("a request lapses when a move is made")
{
    Parlour parlour(duel_game(), 3);
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    parlour.ask(AskUndo{first_seat}, "ann");
    EXPECT_EQ(parlour.move(2, "rest"), "");
    EXPECT(!parlour.table.request().is_open());
    EXPECT_EQ(parlour.ask(AnswerUndo{second_seat, true}, "ben"), "T_NO_REQUEST");
}

TEST("only one request is open at a time, and only those who are asked answer it")
{
    Parlour parlour(duel_game(), 3);
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    parlour.ask(AskUndo{first_seat}, "ann");
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "T_REQUEST_OPEN");
    EXPECT_EQ(parlour.ask(AskPause{third_seat}, "cid"), "T_REQUEST_OPEN");
    EXPECT_EQ(parlour.ask(AnswerUndo{first_seat, true}, "ann"), "T_NO_REQUEST");
    EXPECT_EQ(parlour.ask(AnswerPause{second_seat, true}, "ben"), "T_NO_REQUEST");
    EXPECT_EQ(parlour.ask(AnswerUndo{second_seat, true}, "cid"), "T_NOT_YOUR_SEAT");
}

TEST("bots and one's own second seat are not asked for consent")
{
    Parlour parlour(open_duel());
    parlour.sit(0);
    EXPECT_EQ(parlour.ask(TakeSeat{second_seat, "Ann", ""}, "ann"), "");
    parlour.begin();
    parlour.move(0, "rest");
    EXPECT_EQ(parlour.ask(MakeMove{second_seat, "rest", "x"}, "ann"), "");
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "");
    EXPECT_NE(parlour.last<Undone>(), nullptr);
}

TEST("undo is denied without a move, before the game and after it")
{
    Parlour early(open_duel());
    early.sit(0);
    EXPECT_EQ(early.ask(AskUndo{first_seat}, "ann"), "T_NOT_STARTED");
    Parlour parlour(duel_game(), 2, {{"rounds", "1"}});
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ben"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(AskUndo{first_seat}, "ann"), "T_NO_UNDO");
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    EXPECT_EQ(parlour.ask(AskUndo{second_seat}, "ben"), "T_OVER");
    EXPECT_EQ(parlour.ask(AnswerUndo{first_seat, true}, "ann"), "T_OVER");
}

TEST("a request that nobody is left to answer lapses")
{
    Parlour parlour(duel_game(), 2);
    parlour.move(0, "rest");
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "ann"), "");
    EXPECT_EQ(parlour.ask(GiveSeatToBot{second_seat, false}, "ben"), "");
    EXPECT(!parlour.table.request().is_open());
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "ann"), "");
    EXPECT(parlour.table.is_paused());
}

// ---- Pauses -------------------------------------------------------------------------------------

TEST("a pause begins when everybody else agrees and ends when anybody says so")
{
    Parlour parlour(duel_game(), 3);
    EXPECT_EQ(parlour.ask(AskPause{second_seat}, "ben"), "");
    EXPECT(!parlour.table.is_paused());
    EXPECT_EQ(parlour.ask(AnswerPause{first_seat, true}, "ann"), "");
    EXPECT(!parlour.table.is_paused());
    EXPECT_EQ(parlour.ask(AnswerPause{third_seat, true}, "cid"), "");
    EXPECT(parlour.table.is_paused());
    EXPECT(parlour.table.awaited().empty());
    EXPECT_EQ(parlour.move(0, "rest"), "T_PAUSED");
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "ann"), "T_PAUSED");
    EXPECT_EQ(parlour.ask(EndPause{third_seat}, "cid"), "");
    EXPECT_EQ(parlour.move(0, "rest"), "");
    EXPECT_EQ(parlour.ask(EndPause{third_seat}, "cid"), "T_NOT_PAUSED");
}

TEST("a pause that one refuses does not begin")
{
    Parlour parlour(duel_game(), 3);
    parlour.ask(AskPause{second_seat}, "ben");
    parlour.ask(AnswerPause{first_seat, true}, "ann");
    EXPECT_EQ(parlour.ask(AnswerPause{third_seat, false}, "cid"), "");
    EXPECT(!parlour.table.is_paused());
    EXPECT(!parlour.table.request().is_open());
    EXPECT_EQ(parlour.ask(AnswerPause{third_seat, true}, "cid"), "T_NO_REQUEST");
}

TEST("whoever plays against bots alone pauses at once, and the bots wait")
{
    Parlour parlour(open_duel());
    parlour.sit(0);
    parlour.bot(1);
    parlour.begin();
    parlour.move(0, "rest");
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "ann"), "");
    EXPECT(parlour.table.is_paused());
    EXPECT(!parlour.table.due().has_value());
    EXPECT(parlour.table.act(parlour.now + 1'000'000).happenings.empty());
}

TEST("pauses are of players of a running game")
{
    Parlour early(open_duel());
    early.sit(0);
    EXPECT_EQ(early.ask(AskPause{first_seat}, "ann"), "T_NOT_STARTED");
    EXPECT_EQ(early.ask(AnswerPause{first_seat, true}, "ann"), "T_NOT_STARTED");
    EXPECT_EQ(early.ask(EndPause{first_seat}, "ann"), "T_NOT_STARTED");
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "cid"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(EndPause{second_seat}, "ann"), "T_NOT_YOUR_SEAT");
}

// ---- Talking ------------------------------------------------------------------------------------

TEST("players talk under the name of their seat, spectators under their own")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(Say{second_seat, "Napoleon", "hello"}, "ben"), "");
    EXPECT_EQ(parlour.last<Said>()->name, "ben");
    EXPECT_EQ(parlour.ask(Say{Seat::none(), "Zoë", "good luck"}, ""), "");
    EXPECT_EQ(parlour.last<Said>()->name, "Zoë");
    EXPECT_EQ(parlour.table.chat().size(), 2u);
}

TEST("a message has its limits, and nobody talks for another")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(Say{second_seat, "", "hello"}, "ann"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(Say{first_seat, "", ""}, "ann"), "T_BAD_TEXT");
    EXPECT_EQ(parlour.ask(Say{first_seat, "", std::string(chat_bytes_max, 'x')}, "ann"), "");
    EXPECT_EQ(parlour.words(Say{first_seat, "", std::string(chat_bytes_max + 1, 'x')}, "ann"),
              "a message has at most 500 bytes");
    EXPECT_EQ(parlour.ask(Say{Seat::none(), "", "hello"}, ""), "T_BAD_NAME");
    EXPECT_EQ(parlour.ask(Say{Seat::none(), std::string(41, 'x'), "hello"}, ""), "T_BAD_NAME");
}

// ---- Bots and clocks ----------------------------------------------------------------------------

TEST("a bot moves by itself after its time, and not before")
{
    Parlour parlour(created_for(tictactoe_game(), 2));
    parlour.sit(0);
    parlour.bot(1);
    parlour.begin();
    EXPECT(!parlour.table.due().has_value());
    parlour.move(0, "place b2");
    EXPECT_EQ(parlour.table.due(), parlour.now + parlour.table.pace().bot);
    EXPECT(parlour.table.act(parlour.now + parlour.table.pace().bot - 1).happenings.empty());
    parlour.wait(parlour.table.pace().bot);
    ASSERT_NE(parlour.last<Moved>(), nullptr);
    EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::bot);
    EXPECT_EQ(parlour.last<Moved>()->id, "");
    EXPECT_EQ(parlour.table.awaited(), SeatSet{first_seat});
}

TEST("bots alone play a game to its end")
{
    Parlour parlour(created_for(skirmish_game(), 4));
    for (int seat = 0; seat < 4; ++seat) parlour.bot(seat);
    parlour.begin();
    parlour.wait(Time{24} * 3600 * 1000);
    EXPECT(parlour.table.is_over());
    EXPECT(!parlour.table.due().has_value());
    EXPECT(parlour.table.act(parlour.now).happenings.empty());
}

TEST("whoever talks does not hold up a bot")
{
    Parlour parlour(created_for(tictactoe_game(), 2));
    parlour.sit(0);
    parlour.bot(1);
    parlour.begin();
    parlour.move(0, "place b2");
    for (int i = 0; i < 10; ++i) {
        parlour.wait(100);
        parlour.ask(Say{Seat::none(), "Zoë", "boo"}, "");
    }
    EXPECT_EQ(parlour.table.match()->history().size(), 2u);
}

TEST("when the time of a seat runs out a bot holds it, until the owner moves")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "9"}},
                    {.mode = ClockMode::per_move, .milliseconds = 10'000});
    EXPECT_EQ(parlour.table.due(), parlour.now + 10'000);
    parlour.wait(9'999);
    EXPECT(!parlour.table.seat(first_seat).is_held);
    parlour.wait(1);
    EXPECT_NE(parlour.last<Expired>(), nullptr);
    EXPECT(parlour.table.seat(first_seat).is_held);
    while (parlour.table.awaited().contains(first_seat)) parlour.wait(300);
    EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::bot);
    while (!parlour.table.awaited().contains(first_seat) || parlour.is_in_window()) {
        parlour.move(1, parlour.is_in_window() ? "pass 1" : "rest");
        parlour.wait(1);
        if (parlour.decision.denial) break;
    }
    ASSERT_FALSE(parlour.decision.denial.has_value()) << parlour.decision.denial->words;
    EXPECT_EQ(parlour.move(0, "rest"), "");
    EXPECT(!parlour.table.seat(first_seat).is_held);
    EXPECT_EQ(parlour.table.clocks().left(first_seat), 10'000);
}

TEST("the owner of a seat that a bot holds returns to it by saying so")
{
    Parlour parlour(duel_game(), 2, {}, {.mode = ClockMode::bank, .milliseconds = 60'000});
    EXPECT_EQ(parlour.ask(ReturnToSeat{first_seat}, "ann"), "T_NOT_HELD");
    parlour.now += 60'000;
    parlour.step_until(parlour.now);
    ASSERT_TRUE(parlour.table.seat(first_seat).is_held);
    EXPECT_EQ(parlour.ask(ReturnToSeat{first_seat}, "ben"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(ReturnToSeat{first_seat}, "ann"), "");
    EXPECT(!parlour.table.seat(first_seat).is_held);
    EXPECT_EQ(parlour.table.clocks().left(first_seat), 6'000);
    EXPECT_EQ(parlour.table.due(), parlour.now + 6'000);
}

TEST("a refused move does not bring the owner back")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, false}, "ann"), "");
    EXPECT_EQ(parlour.move(0, "spring"), "E_NO_TRAP");
    EXPECT(parlour.table.seat(first_seat).is_held);
}

TEST("a seat is given to a bot for a while, or for good")
{
    Parlour parlour(duel_game(), 2);
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, false}, "ben"), "T_NOT_YOUR_SEAT");
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, false}, "ann"), "");
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, false}, "ann"), "T_HELD");
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, true}, "ann"), "");
    EXPECT(parlour.table.seat(first_seat).is_resigned);
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, true}, "ann"), "T_HELD");
    EXPECT_EQ(parlour.ask(ReturnToSeat{first_seat}, "ann"), "T_RESIGNED");
    EXPECT_EQ(parlour.move(0, "rest"), "T_RESIGNED");
    parlour.wait(300);
    EXPECT_EQ(parlour.last<Moved>()->by, MovedBy::bot);
}

TEST("seats are given away and taken back only while the game runs")
{
    Parlour early(open_duel());
    early.sit(0);
    EXPECT_EQ(early.ask(GiveSeatToBot{first_seat, true}, "ann"), "T_NOT_STARTED");
    EXPECT_EQ(early.ask(ReturnToSeat{first_seat}, "ann"), "T_NOT_STARTED");
    Parlour parlour(duel_game(), 2, {{"rounds", "1"}});
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    EXPECT_EQ(parlour.ask(GiveSeatToBot{first_seat, true}, "ann"), "T_OVER");
    EXPECT_EQ(parlour.ask(ReturnToSeat{first_seat}, "ann"), "T_OVER");
    EXPECT_EQ(parlour.ask(AskPause{first_seat}, "ann"), "T_OVER");
}

}  // namespace sortie
