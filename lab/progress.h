#pragma once
// A progress bar on the error output, for work that takes long. It shows how much is done, how fast
// it goes and how long it will still take; where the error output is not a terminal it is silent.
//
//     Progress progress("games", total);
//     progress.show(done);      // as often as one likes: it draws at most ten times a second
//     progress.finish();

#include <chrono>
#include <cstdint>
#include <string>

namespace sortie {

class Progress {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::size_t usual_columns = 80;

    // Some of it may have been done before; that says nothing about how fast it goes.
    Progress(std::string unit, std::uint64_t total, std::uint64_t before = 0);
    Progress(std::string unit, std::uint64_t total, std::uint64_t before, bool is_shown,
             Clock::time_point begin = Clock::now());
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::uint64_t done, Clock::time_point now = Clock::now());
    // Removes the bar.
    void finish();

    // "[#####.....]  50 %  1200000 games  240000/s  5 s left". A line that wraps could not be removed again: where the figures
    // leave little room the bar is shorter, or there is none.
    static std::string text(const std::string& unit, std::uint64_t done, std::uint64_t total,
                            double seconds, std::uint64_t before = 0,
                            std::size_t columns = usual_columns);
    // "5 s", "12 min", "3 h 5 min"
    static std::string time_text(double seconds);

private:
    std::string unit_;
    std::uint64_t total_;
    std::uint64_t before_;
    bool is_shown_;
    bool is_drawn_ = false;
    Clock::time_point begin_;
    Clock::time_point last_;
};

}  // namespace sortie
