#include "table/scenario_line.h"
#include "tests/support/test.h"

namespace sortie::scenario {
namespace {

template <class Kind>
Kind expectation(std::string_view rest)
{
    const Result<Statement> read = read_expectation(rest);
    EXPECT(read.is_ok()) << rest;
    const Kind* found = read.is_ok() ? std::get_if<Kind>(&read.value()) : nullptr;
    EXPECT_NE(found, nullptr) << rest;
    return found == nullptr ? Kind{} : *found;
}

std::string problem_of_expectation(std::string_view rest)
{
    const Result<Statement> read = read_expectation(rest);
    return read.is_ok() ? "nothing" : read.problem().words;
}

}  // namespace

TEST("a field is compared by six signs, with or without blanks")
{
    const auto field = expectation<ExpectField>("units[3].health = 1");
    EXPECT_EQ(field.path, "units[3].health");
    EXPECT_EQ(field.comparison, Comparison::equal);
    EXPECT_EQ(field.value, "1");
    EXPECT_EQ(expectation<ExpectField>("x!=2").comparison, Comparison::not_equal);
    EXPECT_EQ(expectation<ExpectField>("x<2").comparison, Comparison::less);
    EXPECT_EQ(expectation<ExpectField>("x <= 2").comparison, Comparison::at_most);
    EXPECT_EQ(expectation<ExpectField>("x >2").comparison, Comparison::more);
    EXPECT_EQ(expectation<ExpectField>("x >= 2").comparison, Comparison::at_least);
    EXPECT_EQ(expectation<ExpectField>("hand = [a, b]").value, "[a, b]");
}

TEST("a field may have the name of another expectation")
{
    EXPECT_EQ(expectation<ExpectField>("over = true").path, "over");
    EXPECT_EQ(expectation<ExpectField>("score = 4").path, "score");
}

TEST("an event is expected by name or by text, by everyone or by one seat")
{
    const auto named = expectation<ExpectEvent>("event hit");
    EXPECT(named.is_wanted);
    EXPECT(named.viewer.is_none());
    EXPECT(!named.is_text);
    EXPECT_EQ(named.event, "hit");
    const auto text = expectation<ExpectEvent>(R"(no event "a hit = 2")");
    EXPECT(!text.is_wanted);
    EXPECT(text.is_text);
    EXPECT_EQ(text.event, "a hit = 2");
    const auto seen = expectation<ExpectEvent>("seat 2 sees event hit");
    EXPECT(seen.is_wanted);
    EXPECT_EQ(seen.viewer, seat_at(1));
    const auto unseen = expectation<ExpectEvent>("seat 3 does not see event hit");
    EXPECT(!unseen.is_wanted);
    EXPECT_EQ(unseen.viewer, seat_at(2));
}

TEST("the other expectations")
{
    EXPECT_EQ(expectation<ExpectAwaited>("awaited seat 1, seat 3").seats,
              (SeatSet{seat_at(0), seat_at(2)}));
    EXPECT_EQ(expectation<ExpectAwaited>("awaited nobody").seats, SeatSet{});
    EXPECT_EQ(expectation<ExpectWindow>("window before_hit").name, "before_hit");
    EXPECT_EQ(expectation<ExpectWindow>("no window").name, "");
    EXPECT(expectation<ExpectOver>("over").is_over);
    EXPECT(!expectation<ExpectOver>("not over").is_over);
    EXPECT_EQ(expectation<ExpectScore>("score seat 1 = -5").score, -5);
    EXPECT_EQ(expectation<ExpectScore>("score seat 2 >= 5").comparison, Comparison::at_least);
    EXPECT_EQ(expectation<ExpectWinners>("winner seat 2").seats, SeatSet{seat_at(1)});
    expectation<ExpectDraw>("draw");
    EXPECT(expectation<ExpectLegal>("legal seat 1: move scout b3").is_legal);
    EXPECT(!expectation<ExpectLegal>("not legal seat 1: move scout b3").is_legal);
}

TEST("a malformed expectation says what is accepted there")
{
    for (const std::string_view rest :
         {"", "something", "no", "not", "no luck", "units[3]", "= 3"}) {
        EXPECT(problem_of_expectation(rest).starts_with("behind 'expect' stands a field with ="))
            << rest;
    }
    EXPECT_EQ(problem_of_expectation("x ="), "behind 'expect x =' a value is missing");
    for (const std::string_view rest :
         {"event", "event \"open", "event a b", "no event", "seat 1 sees event", "event \"a\" b"}) {
        EXPECT_EQ(problem_of_expectation(rest),
                  "'event' is followed by the name of an event or by its text in quotes")
            << rest;
    }
    for (const std::string_view rest : {"seat", "seat 9 sees event x", "seat 1 hears event x",
                                        "seat 1 sees hit", "seat 1 does see event x"}) {
        EXPECT(problem_of_expectation(rest).starts_with(
            "'expect seat' is followed by: 2 sees event EVENT"))
            << rest;
    }
    for (const std::string_view rest : {"awaited", "awaited 1", "awaited seat 1 now"}) {
        EXPECT(problem_of_expectation(rest).starts_with("'awaited' is followed by seats")) << rest;
    }
    for (const std::string_view rest : {"winner", "winner nobody", "winner 1"}) {
        EXPECT(problem_of_expectation(rest).starts_with("'winner' is followed by seats")) << rest;
    }
    EXPECT(problem_of_expectation("window").starts_with("'window' is followed by the name"));
    for (const std::string_view rest : {"score", "score seat 1", "score seat 1 = many"}) {
        EXPECT(problem_of_expectation(rest).starts_with("a score is expected as in")) << rest;
    }
    EXPECT_EQ(problem_of_expectation("over now"), "nothing is expected before 'now'");
    EXPECT_EQ(problem_of_expectation("no window here"), "nothing is expected before 'here'");
    EXPECT(problem_of_expectation("legal place b2").starts_with("a move is written"));
}

}  // namespace sortie::scenario
