#include "server/host/descriptors.h"

#include <limits>

#include <sys/resource.h>

namespace sortie {

std::size_t raise_descriptor_limit()
{
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
    const rlim_t before = limit.rlim_cur;
    limit.rlim_cur = limit.rlim_max;
    // A system may refuse even what it has promised; then there are as many as before.
    if (::setrlimit(RLIMIT_NOFILE, &limit) != 0) limit.rlim_cur = before;
    if (limit.rlim_cur == RLIM_INFINITY) return std::numeric_limits<std::size_t>::max();
    return static_cast<std::size_t>(limit.rlim_cur);
}

std::optional<std::string> why_too_few_descriptors(std::size_t limit, std::size_t connections)
{
    if (limit >= descriptors_besides && limit - descriptors_besides >= connections) {
        return std::nullopt;
    }
    return "there may be " + std::to_string(limit) + ", and " + std::to_string(connections) +
           " connections need " + std::to_string(connections + descriptors_besides) +
           "; raise the hard limit (LimitNOFILE) or lower --connections";
}

}  // namespace sortie
