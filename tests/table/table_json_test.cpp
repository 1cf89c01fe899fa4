#include "table/table_json.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

#include "games/games.h"
#include "tests/table/parlour.h"

namespace sortie {
namespace {

namespace json = boost::json;

Viewer viewer_at(int seat)
{
    return {Parlour::player(seat), seat_at(seat)};
}
const Viewer stranger{"", Seat::none()};

// Everything that a viewer can ask for, as bytes; the number of the update is another matter.
std::string all_bytes(const Table& table, const Viewer& viewer)
{
    json::object whole = table_json(table, viewer);
    whole["update"] = 0;
    std::string bytes = json::serialize(whole) + json::serialize(summary_json(table)["status"]);
    if (viewer.seat.is_none()) return bytes;
    bytes += json::serialize(moves_json(table, viewer.seat));
    bytes += json::serialize(choice_json(table, viewer.seat, "").value());
    return bytes;
}

struct LeakCount {
    int compared = 0;
    int differed = 0;  // positions that were not the same underneath
};

void compare_all_viewers(const Parlour& parlour, Rng& hidden, LeakCount& count)
{
    const Position& position = parlour.position();
    const int seats = position.seat_count();
    for (int i = 0; i <= seats; ++i) {
        const Viewer viewer = i < seats ? viewer_at(i) : stranger;
        const std::unique_ptr<Position> guess = position.determinized(viewer.seat, hidden);
        const Result<Table> table = parlour.with(*guess);
        ASSERT_TRUE(table.is_ok()) << table.problem().words;
        ASSERT_EQ(all_bytes(table.value(), viewer), all_bytes(parlour.table, viewer))
            << "viewer " << i << " after " << parlour.records.size() << " records";
        ++count.compared;
        count.differed += guess->hash() != position.hash() ? 1 : 0;
    }
}

// Random games; at every n-th step the table is compared with one that differs in what the viewer may not know.
LeakCount play_and_compare(std::string_view name, int seats, int games, std::size_t every)
{
    LeakCount count;
    const GameModule& game = *find_game(all_games(), name).value();
    for (int number = 0; number < games; ++number) {
        const auto seed = static_cast<std::uint64_t>(number);
        Created created = created_for(game, seats);
        created.secret = sha256_hex(std::to_string(number));
        Parlour parlour(created, all_games());
        for (int seat = 0; seat < seats; ++seat) parlour.sit(seat);
        parlour.begin();
        SmallRng rng(seed);
        Rng hidden = Rng::from(Seed::from_number(seed));
        for (std::size_t step = seed; !parlour.table.is_over(); ++step) {
            if (step % every == 0) compare_all_viewers(parlour, hidden, count);
            if (::testing::Test::HasFatalFailure()) return count;
            parlour.move_somebody(rng);
        }
    }
    return count;
}

std::string text_of(const Table& table, const Viewer& viewer)
{
    std::string text = json::serialize(table_json(table, viewer));
    text += json::serialize(summary_json(table));
    for (const auto& update : table.updates()) {
        text += json::serialize(update_json(table, *update, viewer));
    }
    return text;
}

json::object latest_update(const Parlour& parlour, const Viewer& viewer)
{
    return update_json(parlour.table, *parlour.table.updates().back(), viewer);
}

std::string problem_of(const Result<json::object>& result)
{
    return result ? "" : result.problem().words;
}

}  // namespace

// ---- Nothing hidden -----------------------------------------------------------------------------

TEST("tictactoe: what a viewer is told does not depend on what he may not know")
{
    EXPECT_GT(play_and_compare("tictactoe", 2, 40, 1).compared, 500);
}

TEST("skirmish: what a viewer is told does not depend on what he may not know")
{
    const LeakCount count = play_and_compare("skirmish", 4, 40, 2);
    EXPECT_GT(count.compared, 5'000);
    EXPECT_GT(count.differed, count.compared / 2);
}

TEST("merc: what a viewer is told does not depend on what he may not know")
{
    const LeakCount count = play_and_compare("merc", 3, 40, 3);
    EXPECT_GT(count.compared, 1'000);
    EXPECT_GT(count.differed, count.compared / 2);
}

LONG_TEST("skirmish and merc: at every step of every game nothing depends on what is hidden")
{
    EXPECT_GT(play_and_compare("skirmish", 4, 40, 1).compared, 10'000);
    EXPECT_GT(play_and_compare("merc", 3, 40, 1).compared, 10'000);
}

TEST("the comparison finds a table that tells one seat what another may know")
{
    const Parlour parlour(skirmish_game(), 2);
    Rng hidden = Rng::from(Seed::from_number(1));
    const std::unique_ptr<Position> guess = parlour.position().determinized(second_seat, hidden);
    const Table table = parlour.with(*guess).value();
    EXPECT_NE(all_bytes(table, viewer_at(0)), all_bytes(parlour.table, viewer_at(0)));
    EXPECT_EQ(all_bytes(table, viewer_at(1)), all_bytes(parlour.table, viewer_at(1)));
}

TEST("the secret, the parts, the tokens and the seed are in no text before the game is over")
{
    Parlour parlour(created_for(duel_game(), 2));
    const std::string part(32, 'e');
    ASSERT_EQ(parlour.ask(TakeSeat{first_seat, "Ann", part}, "ann"), "");
    ASSERT_EQ(parlour.ask(TakeSeat{second_seat, "Ben", part}, "token-of-ben"), "");
    parlour.begin();
    const std::string seed = parlour.table.match()->setup().seed.to_hex();
    const auto expect_silence = [&] {
        for (const Viewer& viewer : {viewer_at(0), Viewer{"token-of-ben", second_seat}, stranger}) {
            const std::string text = text_of(parlour.table, viewer);
            for (const std::string& secret :
                 {std::string(parlour_secret), seed, part, std::string("token-of-ben"),
                  std::string("\"ann\""), parlour.hash()}) {
                EXPECT_EQ(text.find(secret), std::string::npos) << secret;
            }
        }
    };
    expect_silence();
    parlour.move(0, "draw");
    expect_silence();
    EXPECT_NE(text_of(parlour.table, stranger).find(parlour.table.created().commitment),
              std::string::npos);
}

TEST("the chance that is revealed after the game can be checked from the text alone")
{
    Parlour parlour(duel_game(), 2, {{"rounds", "1"}});
    EXPECT(table_json(parlour.table, viewer_at(0))["chance"].is_null());
    const std::string promised(table_json(parlour.table, viewer_at(0))["commitment"].as_string());
    parlour.move(0, "rest");
    parlour.move(1, "guess");
    const json::object chance = table_json(parlour.table, stranger)["chance"].as_object();
    ChanceProof proof;
    proof.table = chance.at("table").as_string();
    proof.commitment = promised;
    proof.secret = *Seed::from_hex(chance.at("secret").as_string());
    for (const json::value& part : chance.at("contributions").as_array()) {
        proof.contributions.push_back({seat_at(part.at("seat").to_number<int>()),
                                       std::string(part.at("digits").as_string())});
    }
    EXPECT_EQ(proof.contributions.size(), 2u);
    const Seed seed = *Seed::from_hex(chance.at("seed").as_string());
    EXPECT_EQ(check_chance(proof, seed), std::nullopt);
    EXPECT_EQ(seed, parlour.table.match()->setup().seed);
    proof.contributions[0].digits = "07";
    EXPECT(check_chance(proof, seed).has_value());
}

// ---- The fields ---------------------------------------------------------------------------------

TEST("a table tells its host, and everybody which seats are his own")
{
    const Parlour parlour(duel_game(), 2);
    const json::object ann = table_json(parlour.table, viewer_at(0));
    const json::object ben = table_json(parlour.table, viewer_at(1));
    const json::object nobody_known = table_json(parlour.table, stranger);
    EXPECT_EQ(ann.at("host"), true);
    EXPECT_EQ(ben.at("host"), false);
    EXPECT_EQ(nobody_known.at("host"), false);
    EXPECT_EQ(ann.at("seats").at(0).at("mine"), true);
    EXPECT_EQ(ann.at("seats").at(1).at("mine"), false);
    EXPECT_EQ(ben.at("seats").at(1).at("mine"), true);
    EXPECT_EQ(nobody_known.at("seats").at(0).at("mine"), false);
    EXPECT_EQ(ben.at("viewer"), 1);
    EXPECT(nobody_known.at("viewer").is_null());
}

TEST("a table without a host and seats without a player are nobody's")
{
    Created created = created_for(duel_game(), 2);
    created.host = "";
    const Parlour parlour(created);
    const json::object seen = table_json(parlour.table, stranger);
    EXPECT_EQ(seen.at("host"), false);
    EXPECT_EQ(seen.at("seats").at(0).at("mine"), false);
    EXPECT(seen.at("seats").at(0).at("name").is_null());
    EXPECT(seen.at("view").is_null());
}

TEST("the status is open, running, over")
{
    Parlour parlour(created_for(duel_game(), 2, {{"rounds", "1"}}));
    const auto status = [&] { return table_json(parlour.table, stranger).at("status"); };
    EXPECT_EQ(status(), "open");
    parlour.sit(0);
    parlour.sit(1);
    parlour.begin();
    EXPECT_EQ(status(), "running");
    parlour.move(0, "rest");
    parlour.move(1, "rest");
    EXPECT_EQ(status(), "over");
    EXPECT_EQ(summary_json(parlour.table).at("steps"), 2);
    EXPECT_EQ(summary_json(parlour.table).at("title"), "Duel");
}

TEST("standing orders are shown to their owner alone")
{
    Parlour parlour(skirmish_game(), 2);
    parlour.ask(SetStanding{first_seat, "before_roll", true}, "ann");
    EXPECT_EQ(json::serialize(table_json(parlour.table, viewer_at(0)).at("standing")),
              R"(["before_roll"])");
    for (const Viewer& viewer :
         {viewer_at(1), stranger, Viewer{"ben", first_seat}, Viewer{"", first_seat}}) {
        EXPECT_EQ(json::serialize(table_json(parlour.table, viewer).at("standing")), "[]");
    }
}

TEST("clocks, requests and pauses are shown to everybody")
{
    Parlour parlour(duel_game(), 2, {}, {.mode = ClockMode::bank, .milliseconds = 60'000});
    parlour.now += 1'000;
    parlour.ask(AskPause{second_seat}, "ben");
    const json::object seen = table_json(parlour.table, stranger);
    EXPECT_EQ(seen.at("seats").at(0).at("left"), 59'000);
    EXPECT_EQ(seen.at("clock").at("mode"), "bank");
    EXPECT_EQ(json::serialize(seen.at("request")),
              R"({"what":"pause","by":1,"steps":0,"missing":[0]})");
    parlour.ask(AnswerPause{first_seat, true}, "ann");
    EXPECT_EQ(table_json(parlour.table, stranger).at("paused"), true);
    EXPECT(table_json(parlour.table, stranger).at("request").is_null());
    const Parlour untimed(duel_game(), 2);
    EXPECT(table_json(untimed.table, stranger).at("seats").at(0).at("left").is_null());
}

// ---- Updates ------------------------------------------------------------------------------------

TEST("an update shows a move to its own seat and hides it from all others")
{
    Parlour parlour(duel_game(), 2, {{"deck", "stacked"}});
    parlour.move(0, "draw");
    EXPECT_EQ(latest_update(parlour, viewer_at(0)).at("move"), "draw");
    EXPECT(latest_update(parlour, viewer_at(1)).at("move").is_null());
    EXPECT(latest_update(parlour, stranger).at("move").is_null());
    EXPECT_NE(json::serialize(latest_update(parlour, viewer_at(0))).find("queen"),
              std::string::npos);
    EXPECT_EQ(json::serialize(latest_update(parlour, viewer_at(1))).find("queen"),
              std::string::npos);
    EXPECT_EQ(json::serialize(latest_update(parlour, stranger)).find("queen"), std::string::npos);
}

TEST("whether a pass came by a standing order is seen by its owner alone")
{
    Parlour by_hand(skirmish_game(), 2);
    SmallRng rng(5);
    while (!by_hand.is_in_window()) by_hand.move_somebody(rng);
    Parlour by_order = by_hand;
    const int asked = by_hand.table.awaited().front().index;
    const std::string window(
        by_hand.table.game().window_name(by_hand.position().windows()->window));
    ASSERT_EQ(by_order.ask(SetStanding{seat_at(asked), window, true}, Parlour::player(asked)), "");
    by_order.step_until(by_order.table.due().value());
    by_hand.now = by_order.now;
    ASSERT_EQ(by_hand.move(asked, by_order.last<Moved>()->move), "");
    for (const Viewer& viewer : {viewer_at(1 - asked), stranger}) {
        EXPECT_EQ(json::serialize(latest_update(by_order, viewer)),
                  json::serialize(latest_update(by_hand, viewer)));
        EXPECT_EQ(json::serialize(table_json(by_order.table, viewer)),
                  json::serialize(table_json(by_hand.table, viewer)));
    }
    EXPECT_EQ(latest_update(by_order, viewer_at(asked)).at("by"), "standing");
    EXPECT_EQ(latest_update(by_hand, viewer_at(asked)).at("by"), "player");
}

TEST("a bot's move is said to be a bot's")
{
    Parlour parlour(duel_game(), 2);
    parlour.ask(GiveSeatToBot{first_seat, false}, "ann");
    EXPECT_EQ(latest_update(parlour, stranger).at("resigned"), false);
    parlour.wait(300);
    EXPECT_EQ(latest_update(parlour, viewer_at(1)).at("by"), "bot");
}

TEST("each update has a number, a time, a name and its own fields")
{
    Parlour parlour(duel_game(), 2);
    parlour.ask(Say{Seat::none(), "Zoë", "hi"}, "");
    EXPECT_EQ(
        json::serialize(latest_update(parlour, stranger)),
        R"({"number":5,"time":1800000000000,"what":"said","seat":null,"name":"Zoë","text":"hi"})");
}

TEST("whoever has left a seat sees no more through it than a spectator")
{
    Parlour parlour(created_for(duel_game(), 2, {{"deck", "stacked"}}));
    ASSERT_EQ(parlour.ask(TakeSeat{first_seat, "Dot", ""}, "dot"), "");
    ASSERT_EQ(parlour.ask(LeaveSeat{first_seat}, "dot"), "");
    parlour.sit(0);
    parlour.sit(1);
    parlour.begin();
    parlour.move(0, "draw");
    for (const Viewer& viewer :
         {Viewer{"dot", first_seat}, Viewer{"", first_seat}, Viewer{"ben", first_seat}}) {
        EXPECT_EQ(json::serialize(latest_update(parlour, viewer)),
                  json::serialize(latest_update(parlour, stranger)));
        const Viewer onlooker{viewer.player, Seat::none()};
        EXPECT_EQ(json::serialize(table_json(parlour.table, viewer)),
                  json::serialize(table_json(parlour.table, onlooker)));
    }
}

// ---- Choices ------------------------------------------------------------------------------------

TEST("the choices lead word by word to a move, and a word that is none of them is told")
{
    const Parlour parlour(duel_game(), 3);
    const auto step = [&](std::string_view picked) {
        return json::serialize(choice_json(parlour.table, first_seat, picked).value());
    };
    EXPECT_NE(step("").find("strike"), std::string::npos);
    EXPECT_NE(step("strike").find("At whom?"), std::string::npos);
    EXPECT_NE(step("strike").find("seat3"), std::string::npos);
    EXPECT_NE(step("strike seat3"), step("strike"));
    EXPECT_EQ(problem_of(choice_json(parlour.table, first_seat, "strike seat1")),
              "'seat1' is none of the choices");
    for (const char* picked : {"fly", " ", "strike  seat3", "strike seat3 seat3", "rest rest",
                               "strike seat3 x y z a b c d e f g h i j k l m n"}) {
        EXPECT_NE(problem_of(choice_json(parlour.table, first_seat, picked)), "") << picked;
    }
}

TEST("whoever is not asked has no moves and no choices")
{
    const Parlour parlour(tictactoe_game(), 2);
    EXPECT_EQ(moves_json(parlour.table, first_seat).size(), 9u);
    EXPECT(moves_json(parlour.table, second_seat).empty());
    EXPECT(moves_json(parlour.table, Seat::none()).empty());
    EXPECT_NE(problem_of(choice_json(parlour.table, second_seat, "place")), "");
    const Parlour open(created_for(tictactoe_game(), 2));
    EXPECT(moves_json(open.table, first_seat).empty());
}

}  // namespace sortie
