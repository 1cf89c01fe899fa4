#pragma once
// What is measured while the load runs: how long answers take, how many bytes go which way, and what the system says
// about a process.
//
//     Meter meter;
//     meter.is_on = true;                              // what happens before is warming up and not counted
//     meter.move_took(duration);
//     print(meter.moves.at(0.99));

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <vector>

#include <unistd.h>

namespace sortie::load {

using SteadyClock = std::chrono::steady_clock;

// All of them are kept: a minute of load has fewer than a million.
class Durations {
public:
    void add(SteadyClock::duration duration)
    {
        using std::chrono::microseconds;
        all_.push_back(
            static_cast<std::uint32_t>(std::chrono::duration_cast<microseconds>(duration).count()));
    }
    std::size_t count() const { return all_.size(); }
    // The duration in milliseconds that this part of them does not exceed; 1 is the longest.
    double at(double part) const
    {
        if (all_.empty()) return 0;
        std::vector<std::uint32_t> sorted = all_;
        const auto last = static_cast<double>(sorted.size() - 1);
        const auto place = static_cast<std::ptrdiff_t>(last * part);
        std::nth_element(sorted.begin(), sorted.begin() + place, sorted.end());
        return sorted[static_cast<std::size_t>(place)] / 1000.0;
    }

private:
    std::vector<std::uint32_t> all_;
};

// Messages of one kind.
struct Messages {
    std::uint64_t count = 0;
    std::uint64_t bytes = 0;

    void add(std::size_t size)
    {
        ++count;
        bytes += size;
    }
    double mean() const
    {
        return count == 0 ? 0 : static_cast<double>(bytes) / static_cast<double>(count);
    }
};

struct Meter {
    bool is_on = false;
    Durations moves;            // from a move that is sent to its answer
    Durations questions;        // from the question which moves are possible to its answer
    Messages questions_sent;    // what clients send
    Messages moves_sent;        //
    Messages lists_received;    // what the server sends: legal moves,
    Messages answers_received;  // answers to moves,
    Messages updates_received;  // and what everybody at the table is told
    std::uint64_t refused = 0;  // moves that another one at the same table had overtaken
    std::uint64_t games_ended = 0;
    std::uint64_t broken = 0;  // connections that ended too early

    std::uint64_t bytes_received() const
    {
        return lists_received.bytes + answers_received.bytes + updates_received.bytes;
    }
};

// What /proc says about a process.
double cpu_seconds(pid_t process);
double resident_bytes(pid_t process);

}  // namespace sortie::load
