#pragma once
// File descriptors: every connection takes one, and the system starts programs with fewer than they may have.
//
//     const std::size_t limit = raise_descriptor_limit();
//     if (const auto words = why_too_few_descriptors(limit, connections_max)) warn(*words);
//
// Only the soft limit is raised, which every program may do for itself. The hard one is the operator's.

#include <cstddef>
#include <optional>
#include <string>

namespace sortie {

// For what is no connection of a visitor: the store, the listening socket, files of the web client, the log.
inline constexpr std::size_t descriptors_besides = 64;

// Raises the soft limit of this process to the hard one; how many it may have open then.
std::size_t raise_descriptor_limit();

// What an operator should know if the limit does not suffice for so many connections.
std::optional<std::string> why_too_few_descriptors(std::size_t limit, std::size_t connections);

}  // namespace sortie
