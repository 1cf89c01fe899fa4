#pragma once
// The few calls of MPI that a simulation needs, as a table of functions that a module exports.
//
//     const MpiCalls* calls = sortie_mpi_calls();     // found in the module by its name
//
// The program does not link MPI: it loads `lib/sortie/sortie-mpi.so` when somebody asks for `--mpi` (lab/ranks.h). The
// module knows nothing of games, so nothing of the engine exists twice. Every function answers 0 when all is well.

#include <cstdint>

namespace sortie {

inline constexpr std::uint32_t mpi_calls_version = 1;
inline constexpr const char* mpi_calls_name = "sortie_mpi_calls";

struct MpiCalls {
    std::uint32_t version;
    int (*begin)(int* rank, int* size);
    // The number of every process, in the order of ranks, at the first one.
    int (*gather_number)(std::uint64_t number, std::uint64_t* numbers);
    // The bytes of every process one behind the other, at the first one, which knows their sizes.
    int (*gather_bytes)(const char* bytes, int size, char* all, const int* sizes,
                        const int* places);
    // What the first one has, at all of them.
    int (*spread_number)(std::uint64_t* number);
    int (*spread_bytes)(char* bytes, int size);
    int (*end)();
};

}  // namespace sortie

extern "C" const sortie::MpiCalls* sortie_mpi_calls();
