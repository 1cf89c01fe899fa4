#pragma once
// What /metrics shows, in the text format of Prometheus.
//
// Counters only grow, gauges are what is now. Nothing here names a visitor or a table.

#include <cstddef>
#include <string>

#include "server/core/core.h"
#include "server/net/counters.h"

namespace sortie {

std::string metrics_text(const CoreCounters& core, std::size_t tables, std::size_t visits,
                         const NetworkCounters& network);

}  // namespace sortie
