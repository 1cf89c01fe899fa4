#include "server/core/request.h"

#include <string>

#include "tests/support/test.h"

namespace sortie {
namespace {

// "CODE: words", or "fine".
std::string verdict(std::string_view text)
{
    const ReadRequest read = read_request(text);
    return read.denial ? read.denial->code + ": " + read.denial->words : "fine";
}

template <class Wanted>
Wanted command_in(std::string_view text)
{
    const ReadRequest read = read_request(text);
    EXPECT_FALSE(read.denial.has_value()) << (read.denial ? read.denial->words : "");
    return std::get<Wanted>(std::get<TableRequest>(read.request).command);
}

}  // namespace

TEST("what is no JSON object is no request")
{
    for (const std::string_view text : {"", "nonsense", "[]", "7", "\"do\"", "{", R"({"do":})",
                                        "null", R"({"do":"games"} more)"}) {
        EXPECT_EQ(verdict(text), "P_BAD_REQUEST: a request is one JSON object") << text;
    }
    const std::string deep = std::string(50, '[') + std::string(50, ']');
    EXPECT_EQ(verdict(R"({"do":"create","seats":)" + deep + "}"),
              "P_BAD_REQUEST: a request is one JSON object");
}

TEST("an unknown request, a missing, wrong or unknown field is told by its name")
{
    EXPECT_EQ(verdict("{}"), "P_BAD_REQUEST: 'do' is missing");
    EXPECT_EQ(verdict(R"({"do":7})"), "P_BAD_REQUEST: 'do' is a text");
    EXPECT_EQ(verdict(R"({"do":"cheat"})"), "P_UNKNOWN: there is no request 'cheat'");
    EXPECT_EQ(verdict(R"({"do":"watch"})"), "P_BAD_REQUEST: 'table' is missing");
    EXPECT_EQ(verdict(R"({"do":"watch","table":7})"), "P_BAD_REQUEST: 'table' is a text");
    EXPECT_EQ(verdict(R"({"do":"watch","table":"a","seat":-1})"),
              "P_BAD_REQUEST: 'seat' is a whole number from 0 to 7");
    EXPECT_EQ(verdict(R"({"do":"watch","table":"a","seat":1.5})"),
              "P_BAD_REQUEST: 'seat' is a whole number from 0 to 7");
    EXPECT_EQ(verdict(R"({"do":"watch","table":"a","since":"1"})").substr(0, 23),
              "P_BAD_REQUEST: 'since' ");
    EXPECT_EQ(verdict(R"({"do":"games","extra":1})"), "P_BAD_REQUEST: 'extra' is not known");
    EXPECT_EQ(verdict(R"({"do":"undo","table":"a","seat":0,"steps":3})"),
              "P_BAD_REQUEST: 'steps' is not known");
    EXPECT_EQ(verdict(R"({"do":"answer_undo","table":"a","seat":0,"agrees":1})"),
              "P_BAD_REQUEST: 'agrees' is true or false");
}

TEST("a field that is too long is refused")
{
    const std::string many(2000, 'x');
    EXPECT_EQ(verdict(R"({"do":"watch","table":")" + many + "\"}"),
              "P_BAD_REQUEST: 'table' has at most 32 bytes");
    EXPECT_EQ(verdict(R"({"do":"move","table":"a","seat":0,"id":"1","move":")" + many + "\"}"),
              "P_BAD_REQUEST: 'move' has at most 400 bytes");
    EXPECT_EQ(verdict(R"({"do":"say","table":"a","text":")" + many + "\"}"),
              "P_BAD_REQUEST: 'text' has at most 500 bytes");
    EXPECT_EQ(verdict(R"({"do":"games","ref":")" + many + "\"}"),
              "P_BAD_REQUEST: 'ref' has at most 40 bytes");
}

TEST("the ref of a request is known even if the rest is wrong")
{
    EXPECT_EQ(read_request(R"({"ref":"17","do":"cheat"})").ref, "17");
    EXPECT_EQ(read_request(R"({"ref":"17"})").ref, "17");
    EXPECT_EQ(read_request("nonsense").ref, "");
}

TEST("every command to a table is read with its fields")
{
    const MakeMove move =
        command_in<MakeMove>(R"({"do":"move","table":"k7","seat":1,"move":"place b2","id":"x1"})");
    EXPECT_EQ(move.seat, seat_at(1));
    EXPECT_EQ(move.move, "place b2");
    EXPECT_EQ(move.id, "x1");
    const TakeSeat take = command_in<TakeSeat>(
        R"({"do":"take","table":"k7","seat":0,"name":"Anna","contribution":"0f"})");
    EXPECT_EQ(take.name, "Anna");
    EXPECT_EQ(take.contribution, "0f");
    const SetSeat set = command_in<SetSeat>(
        R"({"do":"set_seat","table":"k7","seat":2,"kind":"bot","bot":"random"})");
    EXPECT(set.kind == SeatKind::bot);
    EXPECT_EQ(set.bot, "random");
    EXPECT(command_in<GiveSeatToBot>(R"({"do":"resign","table":"k7","seat":0})").is_resigned);
    EXPECT(!command_in<GiveSeatToBot>(R"({"do":"give_to_bot","table":"k7","seat":0})").is_resigned);
    const Say say =
        command_in<Say>(R"({"do":"say","table":"k7","seat":null,"name":"B","text":"hi"})");
    EXPECT(say.seat.is_none());
    const SetStanding standing = command_in<SetStanding>(
        R"({"do":"standing","table":"k7","seat":0,"window":"before_hit","passes":true})");
    EXPECT(standing.passes);
    for (const std::string name : {"leave", "undo", "pause", "unpause", "return"}) {
        EXPECT_EQ(verdict(R"({"do":")" + name + R"(","table":"k7","seat":0})"), "fine") << name;
    }
    EXPECT_EQ(verdict(R"({"do":"begin","table":"k7"})"), "fine");
    EXPECT_EQ(verdict(R"({"do":"answer_pause","table":"k7","seat":0,"agrees":false})"), "fine");
}

TEST("a table is created with seats, options, clock and delay, each within its bounds")
{
    const ReadRequest read = read_request(
        R"({"do":"create","game":"skirmish","seats":[{"kind":"human"},{"kind":"bot","bot":"random"}],)"
        R"("options":{"rounds":"9"},"clock":{"mode":"bank","milliseconds":600000,"increment":5000},)"
        R"("listed":false,"watch_delay":30,"hints":false})");
    ASSERT_FALSE(read.denial.has_value());
    const CreateRequest& created = std::get<CreateRequest>(read.request);
    EXPECT_EQ(created.game, "skirmish");
    ASSERT_EQ(created.seats.size(), 2u);
    EXPECT(created.seats[1].kind == SeatKind::bot);
    EXPECT_EQ(created.options[0].second, "9");
    EXPECT(created.clock == (ClockRule{ClockMode::bank, 600'000, 5'000}));
    EXPECT(!created.is_listed);
    EXPECT_EQ(created.watch_delay, 30);
    EXPECT(!created.allows_hints);

    const std::string head = R"({"do":"create","game":"skirmish","seats":[)";
    EXPECT_EQ(verdict(head + R"({"kind":"king"}]})"),
              "P_BAD_REQUEST: 'kind' is one of open, human, bot");
    EXPECT_EQ(verdict(head + R"(7]})"), "P_BAD_REQUEST: 'seats' holds objects");
    EXPECT_EQ(verdict(head + R"(],"watch_delay":601})"),
              "P_BAD_REQUEST: 'watch_delay' is a whole number from 0 to 600");
    EXPECT_EQ(verdict(head + R"(],"hints":"no"})"), "P_BAD_REQUEST: 'hints' is true or false");
    EXPECT_EQ(verdict(head + R"(],"clock":{"mode":"bank"}})"),
              "P_BAD_REQUEST: 'milliseconds' is missing");
    EXPECT_EQ(verdict(head + R"(],"clock":{"mode":"sand"}})"),
              "P_BAD_REQUEST: 'mode' is one of none, per_move, bank");
    EXPECT_EQ(verdict(head + R"(],"options":{"rounds":9}})"),
              "P_BAD_REQUEST: 'options' holds short texts");
    std::string many = head;
    for (int i = 0; i < 9; ++i) many += (i == 0 ? "" : ",") + std::string(R"({"kind":"open"})");
    EXPECT_EQ(verdict(many + "]}"), "P_BAD_REQUEST: 'seats' is a list of at most 8");
}

TEST("a step of the past is named by its number")
{
    EXPECT_EQ(verdict(R"({"do":"look","table":"a"})"), "P_BAD_REQUEST: 'step' is missing");
    EXPECT_EQ(verdict(R"({"do":"story","table":"a"})"), "P_BAD_REQUEST: 'from' is missing");
    EXPECT_EQ(verdict(R"({"do":"look","table":"a","step":-1})").substr(0, 47),
              "P_BAD_REQUEST: 'step' is a whole number from 0 ");
}

TEST("questions about a table are read")
{
    for (const std::string text :
         {R"({"do":"games"})", R"({"do":"lobby","follow":true})", R"({"do":"unwatch","table":"a"})",
          R"({"do":"choices","table":"a","seat":0,"picked":"move primary"})",
          R"({"do":"moves","table":"a","seat":0})", R"({"do":"hint","table":"a","seat":0})",
          R"({"do":"why","table":"a","seat":0,"move":"place b2"})",
          R"({"do":"why","table":"a","seat":0})", R"({"do":"replay","table":"a"})",
          R"({"do":"rematch","table":"a"})", R"({"do":"play_on","table":"a","step":12})",
          R"({"do":"look","table":"a","step":3,"seat":null})",
          R"({"do":"look","table":"a","step":0})",
          R"({"do":"story","table":"a","from":0,"seat":1})",
          R"({"do":"watch","table":"a","seat":null,"since":4})"}) {
        EXPECT_EQ(verdict(text), "fine") << text;
    }
}

}  // namespace sortie
