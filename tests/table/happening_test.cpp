#include "table/happening.h"

#include <set>

#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

Created created()
{
    return {.version = 1,
            .game = "skirmish",
            .rules_version = 7,
            .seats = {{SeatKind::human, ""}, {SeatKind::open, ""}, {SeatKind::bot, "steady"}},
            .options = {{"rounds", "4"}, {"map", "bridges"}},
            .clock = {.mode = ClockMode::bank, .milliseconds = 600'000, .increment = 5'000},
            .is_listed = false,
            .watch_delay = 30,
            .allows_hints = false,
            .host = "hash of a token",
            .secret = std::string(64, 'a'),
            .commitment = std::string(64, 'b'),
            .ancestor = "game skirmish\nseed \"1\"\n"};
}

// One of each kind, with no field at its usual value.
std::vector<Happening> one_of_each()
{
    return {created(),
            Seated{third_seat, "hash", "Zoë \"the rook\"\\", "00ff"},
            Reseated{third_seat, SeatKind::bot, "random"},
            Started{"0123"},
            Moved{third_seat, "place b2", "4567", MovedBy::standing, "id-1"},
            UndoAsked{third_seat, 3},
            UndoAnswered{third_seat, true},
            Undone{third_seat, 3},
            PauseAsked{third_seat},
            PauseAnswered{third_seat, true},
            Unpaused{third_seat},
            Said{third_seat, "Zoë", "well\tplayed"},
            Expired{third_seat},
            Held{third_seat, true},
            Returned{third_seat},
            StandingSet{third_seat, "before_roll", true},
            Succeeded{"k7m2qx"},
            Reopened{std::uint64_t{1} << 40}};
}

std::string problem_of_happening(std::string_view body)
{
    const Result<Happening> happening = read_happening(body);
    return happening ? "" : happening.problem().words;
}

template <class H>
H read_as(std::string_view body)
{
    return std::get<H>(read_happening(body).value());
}

}  // namespace

TEST("every kind of happening, written and read again, is the same")
{
    const std::vector<Happening> all = one_of_each();
    EXPECT_EQ(all.size(), std::variant_size_v<Happening>);
    std::set<std::string_view> names;
    for (const Happening& each : all) {
        const std::string body = write_happening(each);
        const Result<Happening> again = read_happening(body);
        ASSERT_TRUE(again.is_ok()) << body;
        EXPECT_EQ(again.value().index(), each.index()) << body;
        EXPECT_EQ(write_happening(again.value()), body);
        names.insert(name_of(each));
    }
    EXPECT_EQ(names.size(), all.size());
}

TEST("every field of a table's creation comes back")
{
    const Created again = read_as<Created>(write_happening(created()));
    EXPECT_EQ(again.game, "skirmish");
    EXPECT_EQ(again.rules_version, 7);
    EXPECT_EQ(again.seats, created().seats);
    EXPECT_EQ(again.options, created().options);
    EXPECT_EQ(again.clock, created().clock);
    EXPECT_EQ(again.is_listed, false);
    EXPECT_EQ(again.watch_delay, 30);
    EXPECT_EQ(again.allows_hints, false);
    EXPECT_EQ(again.host, "hash of a token");
    EXPECT_EQ(again.secret, created().secret);
    EXPECT_EQ(again.commitment, created().commitment);
    EXPECT_EQ(again.ancestor, created().ancestor);
}

TEST("every field of a move comes back, and who made it")
{
    for (const MovedBy by : {MovedBy::player, MovedBy::bot, MovedBy::standing}) {
        const Moved again = read_as<Moved>(write_happening(Moved{third_seat, "m", "h", by, "i"}));
        EXPECT_EQ(again.seat, third_seat);
        EXPECT_EQ(again.move, "m");
        EXPECT_EQ(again.hash, "h");
        EXPECT_EQ(again.by, by);
        EXPECT_EQ(again.id, "i");
    }
}

TEST("what is written keeps its form, because it is read for years")
{
    EXPECT_EQ(write_happening(Moved{third_seat, "place b2", "4567", MovedBy::bot, ""}),
              R"({"what":"moved","seat":2,"move":"place b2","hash":"4567","by":"bot","id":""})");
    EXPECT_EQ(write_happening(Said{Seat::none(), "Ann", "hi"}),
              R"({"what":"said","seat":null,"name":"Ann","text":"hi"})");
    EXPECT_EQ(write_happening(Held{third_seat, true}),
              R"({"what":"held","seat":2,"resigned":true})");
}

TEST("a field that is missing has its usual value")
{
    const Moved moved = read_as<Moved>(R"({"what":"moved","move":"rest"})");
    EXPECT(moved.seat.is_none());
    EXPECT_EQ(moved.move, "rest");
    EXPECT_EQ(moved.by, MovedBy::player);
    const Created made = read_as<Created>(R"({"what":"created"})");
    EXPECT_EQ(made.version, happening_version);
    EXPECT(made.is_listed);
    EXPECT(made.allows_hints) << "tables of before there was such an option";
    EXPECT(made.seats.empty());
    EXPECT_EQ(made.clock, ClockRule{});
    const Created clocked = read_as<Created>(R"({"what":"created","clock":{"mode":"bank"}})");
    EXPECT_EQ(clocked.clock, ClockRule{.mode = ClockMode::bank});
}

TEST("a field of a later version is passed over")
{
    EXPECT_EQ(read_as<Held>(R"({"what":"held","seat":1,"mood":[1,2]})").seat, seat_at(1));
}

TEST("a kind that is not known is told by its name")
{
    EXPECT_EQ(problem_of_happening(R"({"what":"danced","seat":1})"),
              "nothing is known of a happening 'danced'");
    EXPECT_EQ(problem_of_happening(R"({"what":""})"), "nothing is known of a happening ''");
}

TEST("what is no JSON object, or has no name, is told so")
{
    for (const char* body : {"", "moved", "[]", "null", "{\"what\":\"held\"", "{} {}",
                             "{\"what\":\"held\",\"seat\":\"\xFF\"}"}) {
        EXPECT_EQ(problem_of_happening(body), "a happening is no JSON object") << body;
    }
    EXPECT_EQ(problem_of_happening("{}"), "a happening has no name");
    EXPECT_EQ(problem_of_happening(R"({"what":5})"), "a happening has no name");
    EXPECT_EQ(problem_of_happening(std::string(100'000, '[')), "a happening is no JSON object");
}

TEST("a field of the wrong type is told by kind and name")
{
    const auto wrong = [](std::string_view kind, std::string_view field) {
        return std::string(kind) + ": the field '" + std::string(field) +
               "' is not what it should be";
    };
    EXPECT_EQ(problem_of_happening(R"({"what":"moved","move":5})"), wrong("moved", "move"));
    EXPECT_EQ(problem_of_happening(R"({"what":"moved","by":"ghost"})"), wrong("moved", "by"));
    EXPECT_EQ(problem_of_happening(R"({"what":"moved","by":1})"), wrong("moved", "by"));
    EXPECT_EQ(problem_of_happening(R"({"what":"held","resigned":"no"})"),
              wrong("held", "resigned"));
    EXPECT_EQ(problem_of_happening(R"({"what":"undone","steps":1.5})"), wrong("undone", "steps"));
    EXPECT_EQ(problem_of_happening(R"({"what":"undone","steps":99999999999})"),
              wrong("undone", "steps"));
    EXPECT_EQ(problem_of_happening(R"({"what":"reopened","from_snapshot":-1})"),
              wrong("reopened", "from_snapshot"));
    EXPECT_EQ(problem_of_happening(R"({"what":"reseated","kind":"throne"})"),
              wrong("reseated", "kind"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","seats":{}})"), wrong("created", "seats"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","seats":[3]})"), wrong("created", "seats"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","seats":[{"kind":3}]})"),
              wrong("created", "seats"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","options":{"a":1}})"),
              wrong("created", "options"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","options":[]})"),
              wrong("created", "options"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","clock":7})"), wrong("created", "clock"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","clock":{"mode":"sun"}})"),
              wrong("created", "clock"));
    EXPECT_EQ(problem_of_happening(R"({"what":"created","clock":{"increment":"1"}})"),
              wrong("created", "clock"));
}

TEST("of several wrong fields the first is told")
{
    EXPECT_EQ(problem_of_happening(R"({"what":"seated","name":1,"player":1})"),
              "seated: the field 'player' is not what it should be");
}

TEST("a seat that no table has is not read")
{
    const auto seat = [](std::string_view number) {
        return problem_of_happening(R"({"what":"expired","seat":)" + std::string(number) + "}");
    };
    const std::string wrong = "expired: the field 'seat' is not what it should be";
    EXPECT_EQ(seat("0"), "");
    EXPECT_EQ(seat(std::to_string(seats_max - 1)), "");
    EXPECT_EQ(seat(std::to_string(seats_max)), wrong);
    EXPECT_EQ(seat("-1"), wrong);
    EXPECT_EQ(seat("255"), wrong);
    EXPECT_EQ(seat("256"), wrong);
    EXPECT_EQ(seat("\"0\""), wrong);
    EXPECT_EQ(seat("null"), "");
}

TEST("more seats than any table has are not read")
{
    std::string seats;
    for (std::size_t i = 0; i <= seats_max; ++i) seats += i == 0 ? "{}" : ",{}";
    EXPECT_NE(problem_of_happening(R"({"what":"created","seats":[)" + seats + "]}"), "");
}

TEST("each happening knows its seat, and some have none")
{
    std::size_t seated = 0;
    for (const Happening& each : one_of_each()) seated += seat_of(each) == third_seat ? 1u : 0u;
    EXPECT_EQ(seated, 14u);
    EXPECT(seat_of(Started{"0123"}).is_none());
    EXPECT(seat_of(created()).is_none());
}

}  // namespace sortie
