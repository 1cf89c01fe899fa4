// Creating, keeping and loading tables; what was decided is in deciding_test.cpp.

#include "table/table.h"

#include "table/match_replay.h"
#include "tests/table/parlour.h"

namespace sortie {
namespace {

constexpr ClockRule five_minutes{
    .mode = ClockMode::bank, .milliseconds = 300'000, .increment = 2'000};
constexpr ClockRule ten_seconds{.mode = ClockMode::per_move, .milliseconds = 10'000};

std::string why_not(const Created& created)
{
    const Result<Table> table = Table::create(table_games(), "k7m2qx", parlour_opens, created);
    return table ? "" : table.problem().words;
}

std::string why_not_loaded(const std::vector<Happened>& all,
                           const std::optional<KeptPosition>& snapshot = {})
{
    const Result<Table> table = Table::load(table_games(), "k7m2qx", all, snapshot);
    return table ? "" : table.problem().words;
}

// A game of duel in which something of everything has happened.
Parlour busy_duel()
{
    Parlour parlour(duel_game(), 3, {{"rounds", "9"}}, five_minutes);
    parlour.now += 10'000;
    parlour.move(0, "rest");
    parlour.now += 20'000;
    parlour.move(1, "rest");
    parlour.ask(AskUndo{first_seat}, "ann");
    parlour.ask(AnswerUndo{second_seat, true}, "ben");
    parlour.ask(AnswerUndo{seat_at(2), true}, "cid");
    parlour.now += 5'000;
    parlour.move(0, "draw");
    parlour.ask(AskPause{second_seat}, "ben");
    parlour.ask(AnswerPause{first_seat, true}, "ann");
    parlour.ask(AnswerPause{seat_at(2), true}, "cid");
    parlour.now += 1'000'000;
    parlour.ask(EndPause{first_seat}, "ann");
    parlour.ask(Say{first_seat, "", "go on"}, "ann");
    parlour.ask(SetStanding{first_seat, "before_hit", true}, "ann");
    parlour.now += 3'000;
    parlour.move(1, "guess");
    parlour.ask(GiveSeatToBot{seat_at(2), true}, "cid");
    parlour.wait(400);
    return parlour;
}

void expect_same(const Table& a, const Table& b)
{
    EXPECT_EQ(a.match()->position().hash(), b.match()->position().hash());
    EXPECT_EQ(a.match()->history().size(), b.match()->history().size());
    EXPECT_EQ(a.update_number(), b.update_number());
    EXPECT_EQ(a.updates().size(), b.updates().size());
    EXPECT_EQ(a.is_paused(), b.is_paused());
    EXPECT_EQ(a.due(), b.due());
    EXPECT_EQ(a.chat().size(), b.chat().size());
    EXPECT_EQ(a.request().missing, b.request().missing);
    ASSERT_EQ(a.seats().size(), b.seats().size());
    for (std::size_t i = 0; i < a.seats().size(); ++i) {
        const Seat seat = seat_at(static_cast<int>(i));
        EXPECT_EQ(a.clocks().left(seat), b.clocks().left(seat)) << i;
        EXPECT_EQ(a.seat(seat).player, b.seat(seat).player);
        EXPECT_EQ(a.seat(seat).name, b.seat(seat).name);
        EXPECT_EQ(a.seat(seat).contribution, b.seat(seat).contribution);
        EXPECT_EQ(a.seat(seat).is_held, b.seat(seat).is_held);
        EXPECT_EQ(a.seat(seat).is_resigned, b.seat(seat).is_resigned);
        EXPECT_EQ(a.seat(seat).passes, b.seat(seat).passes);
        EXPECT_EQ(a.seat(seat).submissions, b.seat(seat).submissions);
    }
}

// The records of a game whose first move leads elsewhere with the rules of today.
std::vector<Happened> with_other_rules(const Parlour& parlour)
{
    std::vector<Happened> all = parlour.records;
    for (Happened& each : all) {
        if (auto* moved = std::get_if<Moved>(&each.happening)) {
            moved->hash = std::string(32, '0');
            break;
        }
    }
    return all;
}

}  // namespace

// ---- Creating -----------------------------------------------------------------------------------

TEST("a new table is open, with the seats that were planned")
{
    Created created = created_for(duel_game(), 3);
    created.seats[0].kind = SeatKind::human;
    created.seats[2] = {SeatKind::bot, "random"};
    const Parlour parlour(created);
    EXPECT(!parlour.table.has_started());
    EXPECT_EQ(parlour.table.seat(first_seat).kind, SeatKind::open) << "people sit down themselves";
    EXPECT_EQ(parlour.table.seat(second_seat).kind, SeatKind::open);
    EXPECT_EQ(parlour.table.seat(seat_at(2)).kind, SeatKind::bot);
    EXPECT_EQ(parlour.table.update_number(), 1u);
    EXPECT_EQ(parlour.table.snapshot(), "");
    EXPECT(parlour.table.awaited().empty());
    EXPECT(!parlour.table.due().has_value());
}

TEST("a table that cannot be is told in words")
{
    const Created good = created_for(duel_game(), 2);
    EXPECT_EQ(why_not(good), "");
    Created bad = good;
    bad.game = "chess";
    EXPECT_NE(why_not(bad).find("chess"), std::string::npos);
    bad = good;
    bad.seats.resize(4);
    EXPECT_EQ(why_not(bad), "duel has 2 to 3 seats, not 4");
    bad.seats.clear();
    EXPECT_NE(why_not(bad), "");
    bad = good;
    bad.options = {{"rounds", "40"}};
    EXPECT_EQ(why_not(bad), "option rounds takes 1 to 9, not '40'");
    bad.options = {{"rounds", "4"}, {"rounds", "5"}};
    EXPECT_EQ(why_not(bad), "option rounds is given twice");
    bad = good;
    bad.clock = {.mode = ClockMode::bank, .milliseconds = 1};
    EXPECT_NE(why_not(bad), "");
    bad = good;
    bad.secret = "abc";
    EXPECT_EQ(why_not(bad), "the table has no secret");
    bad = good;
    bad.seats[1] = {SeatKind::bot, "genius"};
    EXPECT_EQ(why_not(bad),
              "there is no bot 'genius'; there are: random, steady, easy, normal, hard, expert");
    bad = good;
    bad.watch_delay = watch_delay_most + 1;
    EXPECT_EQ(why_not(bad), "spectators are at most ten minutes behind");
}

TEST("the seed of the game is mixed from the secret and the parts of those who sit")
{
    const Parlour parlour(duel_game(), 2);
    const ChanceProof proof{"k7m2qx",
                            parlour.table.created().commitment,
                            *Seed::from_hex(parlour_secret),
                            {{first_seat, "00"}, {second_seat, "01"}}};
    EXPECT_EQ(parlour.table.match()->setup().seed, mixed_seed(proof));
    EXPECT(!check_chance(proof, parlour.table.match()->setup().seed).has_value());
}

TEST("the secret is shown when the game is over, and not before")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "1"}});
    EXPECT(!parlour.table.revealed_chance().has_value());
    parlour.move(0, "rest");
    EXPECT(!parlour.table.revealed_chance().has_value());
    parlour.move(1, "rest");
    ASSERT_TRUE(parlour.table.revealed_chance().has_value());
    EXPECT(!check_chance(*parlour.table.revealed_chance(), parlour.table.match()->setup().seed)
                .has_value());
}

TEST("a table plays on from a replay, and then there is no chance to reveal")
{
    const Match match = play(tictactoe_game(), setup_with(tictactoe_game(), 2),
                             {"seat 1: place b2", "seat 2: place a1"});
    Created created = created_for(tictactoe_game(), 2);
    created.commitment = "";
    created.ancestor = write_replay(match);
    Parlour parlour(created);
    parlour.sit(0);
    parlour.sit(1);
    parlour.begin();
    EXPECT_EQ(parlour.hash(), match.position().hash().to_hex());
    for (const auto& [seat, move] : {std::pair{0, "place b1"}, {1, "place a2"}, {0, "place b3"}}) {
        EXPECT_EQ(parlour.move(seat, move), "");
    }
    EXPECT(parlour.table.is_over());
    EXPECT(!parlour.table.revealed_chance().has_value());
}

TEST("a table does not play on from a replay of other seats or of another game")
{
    const auto begins = [](const GameModule& game, int seats, const Match& match) {
        Created created = created_for(game, seats);
        created.ancestor = write_replay(match);
        Parlour parlour(created);
        for (int i = 0; i < seats; ++i) parlour.sit(i);
        return parlour.ask(Begin{}, "ann");
    };
    const Match three = play(duel_game(), setup_with(duel_game(), 3), {"seat 1: rest"});
    EXPECT_EQ(begins(duel_game(), 3, three), "");
    EXPECT_EQ(begins(duel_game(), 2, three), "T_FAULT");
    EXPECT_EQ(begins(skirmish_game(), 3, three), "T_FAULT");
}

// ---- Updates ------------------------------------------------------------------------------------

TEST("updates are numbered without a gap, and the latest are kept")
{
    Parlour parlour(duel_game(), 2);
    for (std::size_t i = 0; i < updates_kept + 20; ++i) {
        ASSERT_EQ(parlour.ask(Say{first_seat, "", "line " + std::to_string(i)}, "ann"), "");
    }
    const auto& updates = parlour.table.updates();
    EXPECT_EQ(updates.size(), updates_kept);
    EXPECT_EQ(updates.back()->number, parlour.table.update_number());
    for (std::size_t i = 1; i < updates.size(); ++i) {
        EXPECT_EQ(updates[i]->number, updates[i - 1]->number + 1);
    }
    EXPECT_EQ(parlour.table.chat().size(), chat_lines_kept);
    EXPECT_EQ(parlour.table.chat().back().text, "line 275");
}

TEST("standing orders and reopening are told to nobody")
{
    EXPECT(!is_public(StandingSet{first_seat, "before_hit", true}));
    EXPECT(!is_public(Reopened{}));
    EXPECT(is_public(Moved{}));
    EXPECT(is_public(Said{}));
}

TEST("no more than so many moves can be taken back")
{
    Parlour parlour(skirmish_game(), 4, {{"rounds", "8"}});
    SmallRng rng(3);
    while (!parlour.table.is_over()) parlour.move_somebody(rng);
    ASSERT_GT(parlour.table.match()->history().size(), undo_steps_max);
    EXPECT_EQ(parlour.table.match()->steps_kept(), undo_steps_max);
}

// ---- Clocks -------------------------------------------------------------------------------------

TEST("the clocks of a table take time from whoever is awaited and add the increment")
{
    Parlour parlour(duel_game(), 2, {}, five_minutes);
    parlour.now += 10'000;
    parlour.move(0, "rest");
    EXPECT_EQ(parlour.table.clocks().left(first_seat), 292'000);
    parlour.now += 1'000;
    parlour.ask(Say{first_seat, "", "hm"}, "ann");
    EXPECT_EQ(parlour.table.clocks().left(second_seat), 299'000);
}

TEST("clocks stand still during a pause")
{
    for (const ClockRule& rule : {five_minutes, ten_seconds}) {
        Parlour parlour(duel_game(), 2, {}, rule);
        parlour.now += 4'000;
        parlour.ask(AskPause{second_seat}, "ben");
        parlour.ask(AnswerPause{first_seat, true}, "ann");
        const Time left = rule.milliseconds - 4'000;
        EXPECT_EQ(parlour.table.clocks().left(first_seat), left);
        parlour.wait(1'000'000);
        parlour.ask(Say{first_seat, "", "back"}, "ann");
        EXPECT_EQ(parlour.table.clocks().left(first_seat), left);
        parlour.ask(GiveSeatToBot{second_seat, false}, "ben");
        EXPECT_EQ(parlour.table.clocks().left(first_seat), left);
        parlour.wait(1'000'000);
        parlour.ask(EndPause{first_seat}, "ann");
        EXPECT_EQ(parlour.table.clocks().left(first_seat), left);
        EXPECT_EQ(parlour.table.due(), parlour.now + left);
    }
}

TEST("clocks stand still while no server has the table open")
{
    Parlour parlour(duel_game(), 2, {}, five_minutes);
    parlour.records.push_back({parlour.now + 4'000, Said{first_seat, "ann", "hm"}});
    parlour.records.push_back({parlour.now + 10'000'000, Reopened{}});
    const Table table = parlour.loaded().value();
    EXPECT_EQ(table.clocks().left(first_seat), 296'000);
    EXPECT_EQ(table.due(), parlour.now + 10'000'000 + 296'000);
}

// ---- Loading ------------------------------------------------------------------------------------

TEST("a table that is loaded is the table that was left")
{
    const Parlour parlour = busy_duel();
    ASSERT_GT(parlour.records.size(), 20u);
    const Result<Table> loaded = parlour.loaded();
    ASSERT_TRUE(loaded.is_ok()) << loaded.problem().words;
    expect_same(loaded.value(), parlour.table);
    EXPECT(!loaded.value().is_broken_off());
}

TEST("a table that is loaded through the text of its records is the same, at every record")
{
    Parlour parlour(skirmish_game(), 3, {{"rounds", "2"}}, five_minutes);
    SmallRng rng(11);
    while (!parlour.table.is_over()) {
        parlour.now += rng.below(9'000);
        parlour.move_somebody(rng);
        std::vector<Happened> read;
        for (const Happened& each : parlour.records) {
            read.push_back({each.time, read_happening(write_happening(each.happening)).value()});
        }
        const Result<Table> loaded = Table::load(table_games(), "k7m2qx", read, std::nullopt);
        ASSERT_TRUE(loaded.is_ok()) << loaded.problem().words;
        expect_same(loaded.value(), parlour.table);
    }
}

TEST("a submission is recognised after the table was loaded")
{
    Parlour parlour(duel_game(), 2);
    parlour.ask(MakeMove{first_seat, "rest", "one"}, "ann");
    const Table loaded = parlour.loaded().value();
    EXPECT_EQ(loaded.consider(MakeMove{first_seat, "rest", "one"}, "ann", parlour.now).repeated,
              parlour.table.update_number());
}

TEST("rules that no longer repeat a game do not lose it: it goes on from the snapshot")
{
    Parlour parlour = busy_duel();
    const std::vector<Happened> all = with_other_rules(parlour);
    EXPECT_NE(why_not_loaded(all).find("a move does not lead where it did"), std::string::npos);
    const KeptPosition kept{all.size(), parlour.table.snapshot()};
    const Result<Table> loaded = Table::load(table_games(), "k7m2qx", all, kept);
    ASSERT_TRUE(loaded.is_ok()) << loaded.problem().words;
    Table table = loaded.value();
    EXPECT(table.is_broken_off());
    EXPECT_EQ(table.match()->position().hash(), parlour.position().hash());
    EXPECT_EQ(table.update_number(), parlour.table.update_number());
    EXPECT_EQ(table.seat(seat_at(2)).is_resigned, true);
    EXPECT(table.seat(first_seat).submissions == parlour.table.seat(first_seat).submissions);
    for (int i = 0; i < 3; ++i) EXPECT_EQ(table.clocks().left(seat_at(i)), 300'000) << i;
    const Seat next = table.awaited().front();
    const Decision move =
        table.consider(MakeMove{next, "rest", "new"}, Parlour::player(next.index), parlour.now);
    ASSERT_EQ(move.happenings.size(), 1u);
    EXPECT(!table.commit(parlour.now, move.happenings[0]).has_value());
}

TEST("with rules that repeat the game a snapshot is not needed, even a spoilt one")
{
    const Parlour parlour = busy_duel();
    const KeptPosition spoilt{parlour.records.size(), "spoilt"};
    const Result<Table> loaded = Table::load(table_games(), "k7m2qx", parlour.records, spoilt);
    ASSERT_TRUE(loaded.is_ok());
    EXPECT(!loaded.value().is_broken_off());
}

TEST("what came after the snapshot is played from it")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "9"}});
    parlour.move(0, "rest");
    parlour.move(1, "draw");
    const KeptPosition kept{parlour.records.size(), parlour.table.snapshot()};
    parlour.move(0, "guess");
    parlour.move(1, "rest");
    const Result<Table> loaded =
        Table::load(table_games(), "k7m2qx", with_other_rules(parlour), kept);
    ASSERT_TRUE(loaded.is_ok()) << loaded.problem().words;
    EXPECT_EQ(loaded.value().match()->position().hash(), parlour.position().hash());
    EXPECT_EQ(loaded.value().match()->history().size(), 2u);
}

TEST("a snapshot of what has not happened yet is not shown")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "9"}});
    parlour.move(0, "rest");
    parlour.move(1, "draw");
    std::vector<Happened> all = with_other_rules(parlour);
    const KeptPosition kept{all.size(), parlour.table.snapshot()};
    EXPECT_EQ(why_not_loaded(all, kept), "");
    all.pop_back();
    EXPECT_NE(why_not_loaded(all, kept), "");
}

TEST("a request for undo does not outlive the moves that it was about")
{
    Parlour parlour(duel_game(), 2);
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    parlour.ask(AskUndo{first_seat}, "ann");
    ASSERT_TRUE(parlour.table.request().is_open());
    const KeptPosition kept{parlour.records.size(), parlour.table.snapshot()};
    const Table table =
        Table::load(table_games(), "k7m2qx", with_other_rules(parlour), kept).value();
    EXPECT(!table.request().is_open());
    EXPECT_EQ(table.consider(AskUndo{first_seat}, "ann", parlour.now).denial->code, "T_NO_UNDO");
}

TEST("a snapshot that is spoilt, of another game or of other seats is a problem and no crash")
{
    Parlour parlour(duel_game(), 2);
    parlour.move(0, "rest");
    const std::vector<Happened> all = with_other_rules(parlour);
    const std::string good = parlour.table.snapshot();
    EXPECT_EQ(why_not_loaded(all, KeptPosition{all.size(), good}), "");
    EXPECT_NE(why_not_loaded(all, KeptPosition{all.size(), ""}), "");
    EXPECT_NE(why_not_loaded(all, KeptPosition{all.size(), good.substr(0, 60)}), "");
    const Parlour other(tictactoe_game(), 2);
    EXPECT_NE(why_not_loaded(all, KeptPosition{all.size(), other.table.snapshot()}), "");
    const Parlour three(duel_game(), 3);
    EXPECT_NE(why_not_loaded(all, KeptPosition{all.size(), three.table.snapshot()}), "");
    for (std::size_t i = 0; i < good.size(); ++i) {
        std::string damaged = good;
        damaged[i] = static_cast<char>(damaged[i] ^ 0x41);
        const Result<Table> loaded =
            Table::load(table_games(), "k7m2qx", all, KeptPosition{all.size(), damaged});
        EXPECT(!loaded.is_ok() || loaded.value().is_broken_off());
    }
}

// ---- Damaged stores -----------------------------------------------------------------------------

TEST("a store without a beginning is a problem")
{
    const Parlour parlour = busy_duel();
    const std::string words = "a table begins with being created";
    EXPECT_EQ(why_not_loaded({}), words);
    EXPECT_EQ(why_not_loaded({parlour.records.begin() + 1, parlour.records.end()}), words);
}

TEST("every kind of happening at a wrong time or seat is a problem in words, and no crash")
{
    const Parlour open(created_for(duel_game(), 2));
    const auto after = [](const Parlour& parlour, const Happening& happening) {
        std::vector<Happened> all = parlour.records;
        all.push_back({parlour.now, happening});
        return why_not_loaded(all);
    };
    for (const Happening& each : std::vector<Happening>{
             Moved{first_seat, "rest", "", MovedBy::player, "x"}, UndoAsked{first_seat, 1},
             UndoAnswered{first_seat, true}, Undone{first_seat, 1}, PauseAsked{first_seat},
             PauseAnswered{first_seat, true}, Unpaused{first_seat}, Expired{first_seat},
             Held{first_seat, true}, Returned{first_seat}}) {
        EXPECT_EQ(after(open, each), "record 2: a move before the game has begun") << name_of(each);
    }
    for (const Seat seat : {Seat::none(), seat_at(2), seat_at(int{seats_max} - 1)}) {
        EXPECT_EQ(after(open, Seated{seat, "x", "x", ""}), "record 2: the table has no such seat");
        EXPECT_EQ(after(open, StandingSet{seat, "x", true}),
                  "record 2: the table has no such seat");
    }
    EXPECT_EQ(after(open, Said{seat_at(2), "x", "x"}), "record 2: the table has no such seat");
    EXPECT_EQ(after(open, open.table.created()), "record 2: a table is created once");
}

TEST("a running game neither begins again nor changes seats nor moves otherwise than it may")
{
    const Parlour running(duel_game(), 2);
    const auto after = [&](const Happening& happening) {
        std::vector<Happened> all = running.records;
        all.push_back({running.now, happening});
        return why_not_loaded(all);
    };
    EXPECT_EQ(after(Started{running.hash()}), "record 5: a game begins once");
    EXPECT_NE(after(Seated{first_seat, "x", "x", ""}), "");
    EXPECT_NE(after(Reseated{first_seat, SeatKind::open, ""}), "");
    EXPECT_NE(after(Undone{first_seat, 1}), "");
    EXPECT_NE(after(Undone{first_seat, -1}), "");
    EXPECT_NE(after(Moved{second_seat, "rest", "", MovedBy::player, "x"}), "");
    EXPECT_NE(after(Moved{first_seat, "fly", "", MovedBy::player, "x"}), "");
    EXPECT_EQ(after(Moved{first_seat, "rest", "", MovedBy::player, "x"}),
              "record 5: a move does not lead where it did");
}

TEST("a store that has lost any one record is loaded or is a problem, and never a crash")
{
    const Parlour parlour = busy_duel();
    for (std::size_t lost = 0; lost < parlour.records.size(); ++lost) {
        std::vector<Happened> all = parlour.records;
        const bool was_moved = std::holds_alternative<Moved>(all[lost].happening);
        all.erase(all.begin() + static_cast<std::ptrdiff_t>(lost));
        const bool is_last = lost == all.size();
        if (was_moved && !is_last) EXPECT_NE(why_not_loaded(all), "") << lost;
        if (!was_moved) why_not_loaded(all);
    }
}

}  // namespace sortie
