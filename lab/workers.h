#pragma once
// Threads that work side by side, while the one who waits for them tells how far they are.
//
//     work_side_by_side(4, [&](unsigned i) { play(tallies[i]); }, [&] { progress.show(done); });

#include <functional>

namespace sortie {

// Calls `work` once in each thread, with its number from 0 on, and returns when all have come back. Meanwhile `look` is called
// about twenty times a second, and once more in the end; it may be empty.
void work_side_by_side(unsigned threads, const std::function<void(unsigned)>& work,
                       const std::function<void()>& look);

}  // namespace sortie
