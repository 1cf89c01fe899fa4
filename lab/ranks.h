#pragma once
// The processes that `mpirun` has started, as a world that shares a simulation.
//
//     Result<std::unique_ptr<World>> world = world_of_mpi(mpi_module_path());
//
// MPI is loaded here and nowhere else, at run time: whoever does not ask for it needs no MPI. A process that was not started
// by `mpirun` is a world of one.

#include <filesystem>
#include <memory>

#include "engine/result.h"
#include "lab/stages.h"

namespace sortie {

// Where the module lies beside this program: in a build as in what is installed, `../lib/sortie/sortie-mpi.so`.
std::filesystem::path mpi_module_path();

[[nodiscard]] Result<std::unique_ptr<World>> world_of_mpi(const std::filesystem::path& module);

}  // namespace sortie
