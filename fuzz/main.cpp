// The program of one fuzz target: libFuzzer brings the main function and calls this one. Which target it is says the
// build, by the name of its function in SORTIE_FUZZ_FEED.

#include <cstddef>
#include <cstdint>

#include "fuzz/targets.h"

// libFuzzer looks for this name.
// NOLINTNEXTLINE(readability-identifier-naming)
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    sortie::fuzz::SORTIE_FUZZ_FEED({reinterpret_cast<const char*>(data), size});
    return 0;
}
