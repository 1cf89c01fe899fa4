#include "cli/stop_by_signal.h"

#include <fmt/format.h>

namespace sortie {
namespace {

std::atomic<bool> stop_is_wanted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void want_stop(int)
{
    stop_is_wanted = true;
}

}  // namespace

StopBySignal::StopBySignal()
{
    stop_is_wanted = false;
    struct sigaction action = {};
    action.sa_handler = want_stop;
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &action, &before_[i]);
    struct sigaction ignored = {};
    ignored.sa_handler = SIG_IGN;  // NOLINT(cppcoreguidelines-pro-type-cstyle-cast)
    sigaction(SIGPIPE, &ignored, &before_of_pipe_);
}

StopBySignal::~StopBySignal()
{
    for (std::size_t i = 0; i < signals.size(); ++i) sigaction(signals[i], &before_[i], nullptr);
    sigaction(SIGPIPE, &before_of_pipe_, nullptr);
}

const std::atomic<bool>* StopBySignal::is_wanted()
{
    return &stop_is_wanted;
}

std::string stopped_after(std::uint64_t games, std::uint64_t wanted)
{
    return fmt::format("stopped after {} of {} games", games, wanted);
}

}  // namespace sortie
