#include "table/json_text.h"

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "table/json.h"
#include "tests/support/test.h"
#include "tests/table/table_games.h"

namespace sortie {
namespace {

std::string text_of_word(std::string_view word)
{
    JsonText out;
    out.put(word);
    return out.take();
}

}  // namespace

TEST("records, sequences and values are written with commas where they belong")
{
    JsonText out;
    out.begin_record();
    out.member("name", "Ann");
    out.member("left", std::int64_t{-5});
    out.member("steps", std::uint64_t{18'446'744'073'709'551'615U});
    out.member("mine", true);
    out.member("bot", nullptr);
    out.field("seats");
    out.begin_sequence();
    out.put(0);
    out.begin_record();
    out.end_record();
    out.begin_sequence();
    out.end_sequence();
    out.put("last");
    out.end_sequence();
    out.member("over", false);
    out.end_record();
    EXPECT_EQ(out.take(), R"({"name":"Ann","left":-5,"steps":18446744073709551615,"mine":true,)"
                          R"("bot":null,"seats":[0,{},[],"last"],"over":false})");
}

TEST("every letter is written as Boost.JSON writes it")
{
    std::string all = "Zoë plays 将棋 ";
    for (int code = 0; code < 128; ++code) all += static_cast<char>(code);
    EXPECT_EQ(text_of_word(all), boost::json::serialize(boost::json::value(all)));
    EXPECT_EQ(text_of_word(""), R"("")");
    EXPECT_EQ(text_of_word("\""), R"("\"")");
}

TEST("what was written can be written again as a value")
{
    JsonText out(100);
    out.begin_sequence();
    const std::size_t start = out.size();
    out.put("a");
    const std::string first(out.since(start));
    out.repeat(first);
    out.end_sequence();
    EXPECT_EQ(out.take(), R"(["a","a"])");
}

TEST("a view that is written at once is the text of its values")
{
    for (const GameModule* game : table_games()) {
        const Match match = play(*game, setup_with(*game, 2), {});
        for (const Seat viewer : {seat_at(0), seat_at(1), nobody}) {
            JsonText out;
            write_view(out, *game, match.position(), viewer);
            const std::string written = out.take();
            EXPECT_EQ(boost::json::serialize(boost::json::parse(written)), written);
        }
    }
}

}  // namespace sortie
