#include "lab/progress.h"

#include <algorithm>
#include <cstdio>

#include <sys/ioctl.h>
#include <unistd.h>

namespace sortie {
namespace {

constexpr auto draw_interval = std::chrono::milliseconds(100);
constexpr std::size_t bar_most = 30;

std::size_t columns_of_terminal()
{
    struct winsize size = {};
    const bool is_known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return is_known ? size.ws_col : Progress::usual_columns;
}

}  // namespace

Progress::Progress(std::string unit, std::uint64_t total, std::uint64_t before)
    : Progress(std::move(unit), total, before, isatty(STDERR_FILENO) != 0)
{
}

Progress::Progress(std::string unit, std::uint64_t total, std::uint64_t before, bool is_shown,
                   Clock::time_point begin)
    : unit_(std::move(unit)), total_(total), before_(before), is_shown_(is_shown), begin_(begin),
      last_(begin)
{
}

void Progress::show(std::uint64_t done, Clock::time_point now)
{
    if (!is_shown_) return;
    if (now - last_ < draw_interval) return;
    last_ = now;
    is_drawn_ = true;
    const double seconds = std::chrono::duration<double>(now - begin_).count();
    std::fprintf(stderr, "\r\033[K%s",
                 text(unit_, done, total_, seconds, before_, columns_of_terminal()).c_str());
    std::fflush(stderr);
}

void Progress::finish()
{
    if (!is_drawn_) return;
    is_drawn_ = false;
    std::fputs("\r\033[K", stderr);
    std::fflush(stderr);
}

std::string Progress::text(const std::string& unit, std::uint64_t done, std::uint64_t total,
                           double seconds, std::uint64_t before, std::size_t columns)
{
    done = std::min(done, total);
    before = std::min(before, done);
    const double share = total == 0 ? 1.0 : static_cast<double>(done) / static_cast<double>(total);
    const double rate = seconds > 0 ? static_cast<double>(done - before) / seconds : 0;
    const double left = rate > 0 ? static_cast<double>(total - done) / rate : 0;
    char figures[120];
    std::snprintf(figures, sizeof figures, "%3.0f %%  %llu ", share * 100,
                  static_cast<unsigned long long>(done));
    char pace[80];
    std::snprintf(pace, sizeof pace, "  %.0f/s  ", rate);
    const std::string words = figures + unit + pace + time_text(left) + " left";
    // Brackets and a space around the bar, and the last column stays free.
    constexpr std::size_t bar_least = 5;
    constexpr std::size_t beside = 4;
    if (words.size() + beside + bar_least > columns) return words.substr(0, columns - 1);
    const std::size_t width = std::min(bar_most, columns - beside - words.size());
    const auto filled = static_cast<std::size_t>(share * static_cast<double>(width));
    return "[" + std::string(filled, '#') + std::string(width - filled, '.') + "] " + words;
}

std::string Progress::time_text(double seconds)
{
    const auto whole = static_cast<std::uint64_t>(std::clamp(seconds, 0.0, 1e15) + 0.5);
    if (whole < 120) return std::to_string(whole) + " s";
    const std::uint64_t minutes = (whole + 30) / 60;
    if (minutes < 120) return std::to_string(minutes) + " min";
    return std::to_string(minutes / 60) + " h " + std::to_string(minutes % 60) + " min";
}

}  // namespace sortie
