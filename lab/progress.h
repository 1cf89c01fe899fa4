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
    Progress(std::string unit, std::uint64_t total);
    Progress(std::string unit, std::uint64_t total, bool is_shown);
    ~Progress() { finish(); }
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    void show(std::uint64_t done);
    // Removes the bar.
    void finish();

    // "[#####.....]  50 %  1200000 games  240000/s  5 s left"
    static std::string text(const std::string& unit, std::uint64_t done, std::uint64_t total,
                            double seconds);

private:
    std::string unit_;
    std::uint64_t total_;
    bool is_shown_;
    bool is_drawn_ = false;
    std::chrono::steady_clock::time_point begin_;
    std::chrono::steady_clock::time_point last_;
};

}  // namespace sortie
