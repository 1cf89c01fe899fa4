#include <cstdlib>
#include <deque>
#include <sstream>

#include "games/tictactoe/tictactoe.h"
#include "tests/engine/flow_pieces.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::flow_pieces;

namespace {

struct Area {
    int left = 0;
    int top = 0;
    int right = 0;
    int bottom = 0;

    bool contains(const Area& inner) const
    {
        return left <= inner.left && top <= inner.top && inner.right <= right &&
               inner.bottom <= bottom;
    }
    bool touches(const Area& other) const
    {
        return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
    }
};

struct Text {
    std::string words;
    Area area;
    std::size_t box = 0;  // the one that was drawn last before it
};

struct Picture {
    std::vector<Area> boxes;  // the first is the page
    std::vector<Text> texts;
};

int number_of(const std::string& line, const std::string& attribute, int otherwise)
{
    const std::size_t at = line.find(' ' + attribute + "=\"");
    return at == std::string::npos ? otherwise
                                   : std::atoi(line.c_str() + at + attribute.size() + 3);
}

std::string unescaped(std::string text)
{
    const std::pair<std::string, std::string> entities[] = {
        {"&lt;", "<"}, {"&gt;", ">"}, {"&quot;", "\""}, {"&amp;", "&"}};
    for (const auto& [entity, character] : entities) {
        for (std::size_t at = 0; (at = text.find(entity, at)) != std::string::npos; ++at) {
            text.replace(at, entity.size(), character);
        }
    }
    return text;
}

// A fixed-width font is 0.6 to 0.602 of its size wide.
Text text_of_line(const std::string& line)
{
    Text text;
    const std::size_t open = line.find('>') + 1;
    text.words = unescaped(line.substr(open, line.find("</text>") - open));
    const int size = number_of(line, "font-size", 12);
    const int width = (static_cast<int>(text.words.size()) * size * 602 + 999) / 1000;
    const bool is_centred = line.find("text-anchor=\"middle\"") != std::string::npos;
    const int left = number_of(line, "x", -1) - (is_centred ? width / 2 : 0);
    const int baseline = number_of(line, "y", -1);
    text.area = {left, baseline - size * 3 / 4, left + width, baseline + size / 4};
    return text;
}

Picture picture_of(const Outline& outline, std::string_view title)
{
    Picture picture;
    std::istringstream lines(outline_svg(outline, title));
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("<rect")) {
            const int left = number_of(line, "x", 0);
            const int top = number_of(line, "y", 0);
            picture.boxes.push_back({left, top, left + number_of(line, "width", -1),
                                     top + number_of(line, "height", -1)});
        } else if (line.starts_with("<text")) {
            picture.texts.push_back(text_of_line(line));
            picture.texts.back().box = picture.boxes.size() - 1;
        }
    }
    return picture;
}

void expect_tidy(const Picture& picture)
{
    for (const Text& text : picture.texts) {
        EXPECT(picture.boxes[text.box].contains(text.area)) << text.words;
    }
    for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
        EXPECT(picture.boxes[0].contains(picture.boxes[i])) << i;
        for (std::size_t j = 0; j < i; ++j) {
            const Area& outer = picture.boxes[j];
            EXPECT(outer.contains(picture.boxes[i]) || !outer.touches(picture.boxes[i])) << i << j;
        }
    }
    for (std::size_t i = 0; i < picture.texts.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            EXPECT(!picture.texts[j].area.touches(picture.texts[i].area))
                << picture.texts[j].words << " | " << picture.texts[i].words;
        }
    }
}

bool has_text(const Picture& picture, std::string_view words)
{
    for (const Text& text : picture.texts) {
        if (text.words == words) return true;
    }
    return false;
}

// More than 150 nodes: phases with a question, a round of seats behind a barrier and a call.
FlowTree<Nothing> large_flow()
{
    static std::deque<std::string> names;
    const auto named = [](std::string_view name, int i) -> std::string_view {
        return names.emplace_back(std::string(name) + ' ' + std::to_string(i));
    };
    auto days = Flow::loop("days", Flow::until_game_ends(), Flow::at_most(60));
    for (int i = 0; i < 6; ++i) {
        auto phase = Flow::sequence(named("phase", i));
        for (int j = 0; j < 4; ++j) {
            phase.children.push_back(
                Flow::when(named("case", j), some_test,
                           Flow::ask("choose one of these", first_seat, {&walk, &shoot, &rest}),
                           Flow::call("combat")));
            phase.children.push_back(Flow::barrier(
                named("first", j), Flow::each_seat("seats", some_seats, nullptr, step())));
        }
        days.children.push_back(phase);
    }
    return with_parts(Flow::game(step("set up"), days), every_kind().parts);
}

}  // namespace

TEST("the picture of tic-tac-toe shows its loop, bound, question and action")
{
    const Picture picture = picture_of(program_of<tictactoe::TicTacToe>().outline, "Tic-tac-toe");
    for (const std::string_view words :
         {"Tic-tac-toe", "game", "loop", "turns", "at most 9 passes, until the game ends", "ask",
          "place a mark", "place"}) {
        EXPECT(has_text(picture, words)) << words;
    }
    expect_tidy(picture);
}

TEST("a picture has every kind of node by its word, and stays tidy")
{
    const Picture picture = picture_of(outline_of(every_kind()), "Every kind");
    for (const std::string_view words :
         {"run", "loop", "each seat", "ask", "when", "call", "otherwise", "barrier", "ask all",
          "a barrier may end it", "sequence", "part", "window", "at most 20 passes", "shoot",
          "\"a\" < b & c"}) {
        EXPECT(has_text(picture, words)) << words;
    }
    expect_tidy(picture);
}

TEST("a flow of 150 nodes stays tidy, fits its page and is not drawn as a ribbon")
{
    const Outline outline = outline_of(large_flow());
    EXPECT_GT(outline.nodes.size(), 150u);
    const Picture picture = picture_of(outline, "A long flow");
    expect_tidy(picture);
    const Area page = picture.boxes[0];
    EXPECT_LT(page.right, 2 * page.bottom + 100);
    EXPECT_LT(page.bottom, 2 * page.right);
}

TEST("long names are wrapped inside their box and long titles widen the page")
{
    const std::string long_name = "a step whose name is far too long for one line of the picture";
    const std::string no_blanks(90, 'x');
    const Picture picture = picture_of(
        outline_of(Flow::game(step(long_name), step(no_blanks))),
        "A title that is much longer than everything else in the whole picture below it");
    expect_tidy(picture);
    EXPECT(!has_text(picture, long_name));
    EXPECT(has_text(picture, "a step whose name is far too long for"));
    EXPECT(has_text(picture, std::string(40, 'x')));
}

TEST("what has a meaning in XML is escaped, also in the title")
{
    const std::string text = outline_svg(outline_of(every_kind()), "<&>");
    EXPECT(text.find("<title>&lt;&amp;&gt;</title>") != std::string::npos);
    EXPECT(text.find(">&quot;a&quot; &lt; b &amp; c</text>") != std::string::npos);
    EXPECT(text.starts_with("<svg xmlns=\"http://www.w3.org/2000/svg\" "));
    EXPECT(text.ends_with("</g>\n</svg>\n"));
}

TEST("the picture brings its own background")
{
    const std::string text = outline_svg(outline_of(every_kind()), "x");
    const std::size_t page = text.find("<rect width=");
    ASSERT_NE(page, std::string::npos);
    EXPECT(text.substr(page, text.find('\n', page) - page).ends_with("fill=\"#ffffff\"/>"));
    EXPECT_LT(page, text.find("<g "));
}

TEST("nothing leads from the steps of a when to its otherwise")
{
    const auto arrows = [](const FlowTree<Nothing>& tree) {
        const std::string text = outline_svg(outline_of(tree), "x");
        std::size_t count = 0;
        for (std::size_t at = 0; (at = text.find("h10l-5 6z", at)) != std::string::npos; ++at) {
            ++count;
        }
        return count;
    };
    EXPECT_EQ(arrows(Flow::game(step("a"), step("b"), step("c"))), 2u);
    EXPECT_EQ(arrows(Flow::game(Flow::when("w", some_test, step("a"), Flow::otherwise(step("b"))))),
              0u);
}

TEST("an outline without nodes is an empty picture")
{
    const Picture picture = picture_of(Outline{}, "nothing");
    EXPECT_EQ(picture.boxes.size(), 1u);
    expect_tidy(picture);
}
