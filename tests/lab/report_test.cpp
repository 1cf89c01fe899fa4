#include "lab/report.h"

#include "games/merc/module.h"
#include "lab/simulate.h"
#include "tests/lab/lab_games.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

SimulationResult watched(const GameModule& game, std::uint64_t games)
{
    SimulationOptions options;
    options.games = games;
    options.setup = usual(game, game.info().seats_least);
    options.with_details = true;
    if (!game.bot_names().empty()) options.bot = 0;
    options.command = "sortie simulate " + std::string(game.info().name) + " --seed 1 --details";
    return simulate(game, options);
}

bool has(const std::string& page, std::string_view text)
{
    return page.find(text) != std::string::npos;
}

TEST("a page shows everything that was counted, and the command that repeats it")
{
    const std::string page = report_html(merc::game_module(), watched(merc::game_module(), 200));
    for (const char* title :
         {"Who wins", "Winners", "Seats", "By dictator", "By outcome", "Length", "Number of days",
          "Margin", "Lead changes", "Possible moves at a decision", "Decisions in a day",
          "Mercenaries hired by rebels", "Tactics played by the Dictator", "Actions taken",
          "Never taken", "Never possible", "Repeat it"}) {
        EXPECT(has(page, ">" + std::string(title) + "<")) << title;
    }
    EXPECT(has(page, "sortie simulate merc --seed 1 --details --games 200 --report report.html"));
    EXPECT(has(page, "version 1 of the rules"));
}

TEST("a page needs nothing else: no script, no address, no file")
{
    const std::string page = report_html(skirmish_game(), watched(skirmish_game(), 100));
    for (const char* text :
         {"<script", "http:", "https:", "url(", "<link", "<img", "@import", "nan"}) {
        EXPECT(!has(page, text)) << text;
    }
    EXPECT(has(page, "prefers-color-scheme: dark"));
    EXPECT(has(page, "Cards played"));
}

TEST("seats are compared with their mean only where all of them played the same games")
{
    const std::string mean = "The dashed line is the mean of all seats";
    const std::string why_none = "There is no line for the mean of all seats";
    SimulationOptions options;
    options.games = 90;
    options.setup = usual(skirmish_game(), 2);
    std::string page = report_html(skirmish_game(), simulate(skirmish_game(), options));
    EXPECT(has(page, mean));
    EXPECT(has(page, "class=\"r\""));
    EXPECT(!has(page, why_none));
    options.seats_most = 4;
    page = report_html(skirmish_game(), simulate(skirmish_game(), options));
    EXPECT(!has(page, mean));
    EXPECT(!has(page, "class=\"r\""));
    EXPECT(has(page, why_none));
}

TEST("a game in which nobody ever leads is not called one in which somebody led to the end")
{
    SimulationResult result = watched(tictactoe_game(), 20);
    // Nobody leads at tic-tac-toe before the last mark, and never in a draw.
    EXPECT_EQ(result.details->lead_changes.most, 0);
    EXPECT(has(report_html(tictactoe_game(), result),
               "In 100.0 % of the games nobody lost the lead to somebody else."));
}

// The text of each card of the page.
std::vector<std::string> cards_of(const std::string& page)
{
    std::vector<std::string> cards;
    for (std::size_t at = page.find("<section"); at != std::string::npos;
         at = page.find("<section", at + 1)) {
        cards.push_back(page.substr(at, page.find("</section>", at) - at));
    }
    return cards;
}

TEST("every plot is one picture with its figures as a table below")
{
    std::size_t plots = 0;
    for (const GameModule* game : {&merc::game_module(), &skirmish_game(), &tictactoe_game()}) {
        for (const std::string& card : cards_of(report_html(*game, watched(*game, 200)))) {
            const std::size_t plot = card.find("role=\"img\"");
            const std::size_t table = card.find("<details>");
            if (plot == std::string::npos) continue;
            ASSERT_NE(table, std::string::npos) << card;
            EXPECT_LT(plot, table) << card;
            EXPECT_EQ(card.find("role=\"img\"", plot + 1), std::string::npos) << card;
            EXPECT(!has(card, "<th scope=\"col\"></th>")) << card;
            ++plots;
        }
    }
    EXPECT_GT(plots, 30u);
}

TEST("who wins with an outcome is told in words, not by a colour alone")
{
    const GameModule& game = merc::game_module();
    for (const std::string& card : cards_of(report_html(game, watched(game, 200)))) {
        if (!has(card, "<h3>By outcome</h3>")) continue;
        EXPECT(has(card, "class=\"s h\">dictator</text>")) << card;
        EXPECT(has(card, "<th scope=\"col\">won by</th>")) << card;
    }
}

TEST("what a bar stands for is a sentence in the right order")
{
    const std::string page = report_html(tictactoe_game(), watched(tictactoe_game(), 20));
    EXPECT(has(page, " times, in 20 of 20 games, 100.0 % (83.9 to 100.0 %)</title>"));
}

TEST("the same result is the same page")
{
    SimulationResult one = watched(tictactoe_game(), 500);
    SimulationResult other = watched(tictactoe_game(), 500);
    other.seconds = 2 * one.seconds;
    EXPECT_EQ(report_html(tictactoe_game(), one), report_html(tictactoe_game(), other));
}

TEST("a page tells of faults, of work that was stopped, and escapes words from elsewhere")
{
    SimulationResult result = watched(tictactoe_game(), 20);
    result.wanted = 50;
    result.faults = 3;
    result.first_fault = "a < b";
    const std::string page = report_html(tictactoe_game(), result);
    EXPECT(has(page, "Stopped before its end: 50 games were wanted"));
    EXPECT(has(page, "3 games ended in a fault"));
    EXPECT(has(page, "a &lt; b"));
}

TEST("a result without details, and one of nothing, have a page as well")
{
    SimulationResult result = watched(tictactoe_game(), 20);
    result.details.reset();
    EXPECT(has(report_html(tictactoe_game(), result), "Winners"));
    const std::string page = report_html(tictactoe_game(), empty_result(tictactoe_game(), {}));
    EXPECT(!has(page, "nan"));
}

TEST("tags are closed in the order in which they were opened")
{
    const std::string page = report_html(merc::game_module(), watched(merc::game_module(), 100));
    std::vector<std::string> open;
    for (std::size_t at = page.find('<'); at != std::string::npos; at = page.find('<', at + 1)) {
        const std::size_t end = page.find('>', at);
        const std::string tag = page.substr(at + 1, end - at - 1);
        const std::string name = tag.substr(0, tag.find(' '));
        if (name == "!doctype" || name == "meta" || tag.ends_with('/')) continue;
        if (!name.starts_with('/')) {
            open.push_back(name);
        } else {
            ASSERT_TRUE(!open.empty());
            EXPECT_EQ("/" + open.back(), name);
            open.pop_back();
        }
    }
    EXPECT(open.empty());
}

}  // namespace
}  // namespace sortie
