#pragma once
// Long work that ends in good order: while one of these lives, Ctrl-C and its like ask the work to stop. What has begun is
// finished and what there is, is told; the same signal once more ends the program. Who reads the output may be gone by then
// (Ctrl-C ends a whole pipeline), which ends nothing: files are written all the same.
//
//     const StopBySignal stop;
//     options.stop = StopBySignal::is_wanted();

#include <array>
#include <atomic>
#include <csignal>
#include <cstdint>
#include <string>

namespace sortie {

class StopBySignal {
public:
    StopBySignal();
    ~StopBySignal();
    StopBySignal(const StopBySignal&) = delete;
    StopBySignal& operator=(const StopBySignal&) = delete;

    // Turns true when the work should stop; the same for all, and always there.
    static const std::atomic<bool>* is_wanted();

private:
    // `mpirun` passes SIGUSR1 on to all processes and leaves them the time to finish, which it does not after Ctrl-C.
    static constexpr std::array signals{SIGINT, SIGTERM, SIGUSR1};
    std::array<struct sigaction, signals.size()> before_{};
    struct sigaction before_of_pipe_{};
};

// "stopped after 10 of 1000 games", for the one who has stopped it.
std::string stopped_after(std::uint64_t games, std::uint64_t wanted);

}  // namespace sortie
