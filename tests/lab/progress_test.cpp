#include "lab/progress.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("a progress bar shows share, count, rate and time left")
{
    const std::string text = Progress::text("games", 500, 1000, 5);
    EXPECT_NE(text.find("50 %"), std::string::npos) << text;
    EXPECT_NE(text.find("500 games"), std::string::npos) << text;
    EXPECT_NE(text.find("100/s"), std::string::npos) << text;
    EXPECT_NE(text.find("5 s left"), std::string::npos) << text;
    EXPECT_NE(text.find("#."), std::string::npos) << text;
}

TEST("a progress bar fits its line, however large the numbers and however narrow the terminal")
{
    for (const std::size_t columns : {20u, 40u, 80u, 200u}) {
        for (const std::uint64_t done : {1ull, 20'000'000ull, 999'999'999'999ull}) {
            const std::string text =
                Progress::text("games", done, 1'000'000'000'000, 70'000, 0, columns);
            EXPECT_LT(text.size(), columns) << text;
            EXPECT_NE(text.find(" %"), std::string::npos) << text;
        }
    }
    EXPECT_NE(Progress::text("games", 5, 10, 1).find("[###############..............."),
              std::string::npos);
}

TEST("a progress bar survives the corners: nothing to do, no time passed, more done than there is")
{
    EXPECT_NE(Progress::text("games", 0, 0, 0).find("100 %"), std::string::npos);
    EXPECT_NE(Progress::text("games", 0, 10, 0).find("0 %"), std::string::npos);
    EXPECT_NE(Progress::text("games", 12, 10, 1).find("100 %"), std::string::npos);
}

std::string shown(bool is_shown)
{
    testing::internal::CaptureStderr();
    {
        const Progress::Clock::time_point begin;
        Progress progress("games", 10, 0, is_shown, begin);
        progress.show(1, begin + std::chrono::milliseconds(99));  // too early to draw
        progress.show(7, begin + std::chrono::milliseconds(100));
    }
    return testing::internal::GetCapturedStderr();
}

TEST("a progress bar draws now and then and removes itself")
{
    const std::string drawn = shown(true);
    EXPECT_EQ(drawn.find("1 games"), std::string::npos) << drawn;
    EXPECT_NE(drawn.find("7 games"), std::string::npos) << drawn;
    EXPECT(drawn.ends_with("\r\033[K")) << drawn;
}

TEST("a progress bar is silent where there is no terminal")
{
    EXPECT_EQ(shown(false), "");
}

}  // namespace
}  // namespace sortie
