#include <mpi.h>

#include "lab/mpi/calls.h"

namespace {

int begin(int* rank, int* size)
{
    // Games are played by threads; only the one that began calls MPI.
    int given = 0;
    if (const int code = MPI_Init_thread(nullptr, nullptr, MPI_THREAD_FUNNELED, &given))
        return code;
    if (given < MPI_THREAD_FUNNELED) return 1;
    if (const int code = MPI_Comm_rank(MPI_COMM_WORLD, rank)) return code;
    return MPI_Comm_size(MPI_COMM_WORLD, size);
}

int gather_number(std::uint64_t number, std::uint64_t* numbers)
{
    return MPI_Gather(&number, 1, MPI_UINT64_T, numbers, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
}

int gather_bytes(const char* bytes, int size, char* all, const int* sizes, const int* places)
{
    return MPI_Gatherv(bytes, size, MPI_CHAR, all, sizes, places, MPI_CHAR, 0, MPI_COMM_WORLD);
}

int spread_number(std::uint64_t* number)
{
    return MPI_Bcast(number, 1, MPI_UINT64_T, 0, MPI_COMM_WORLD);
}

int spread_bytes(char* bytes, int size)
{
    return MPI_Bcast(bytes, size, MPI_CHAR, 0, MPI_COMM_WORLD);
}

int end()
{
    return MPI_Finalize();
}

constexpr sortie::MpiCalls calls{sortie::mpi_calls_version,
                                 begin,
                                 gather_number,
                                 gather_bytes,
                                 spread_number,
                                 spread_bytes,
                                 end};

}  // namespace

const sortie::MpiCalls* sortie_mpi_calls()
{
    return &calls;
}
