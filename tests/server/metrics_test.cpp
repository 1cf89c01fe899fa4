#include "server/host/metrics.h"

#include "tests/support/test.h"

namespace sortie {

TEST("metrics are counters and gauges with their help, and nothing else")
{
    CoreCounters core;
    core.moves = 17;
    NetworkCounters network;
    network.refuse(RefusedFor::origin);
    const std::string text = metrics_text(core, 3, 5, network);
    EXPECT_NE(text.find("# TYPE sortie_moves_total counter\nsortie_moves_total 17\n"),
              std::string::npos);
    EXPECT_NE(text.find("# TYPE sortie_tables_open gauge\nsortie_tables_open 3\n"),
              std::string::npos);
    EXPECT_NE(text.find("sortie_visitors 5\n"), std::string::npos);
    EXPECT_NE(text.find("sortie_refused_total{reason=\"origin\"} 1\n"), std::string::npos);
    EXPECT_NE(text.find("sortie_refused_total{reason=\"full\"} 0\n"), std::string::npos);
}

}  // namespace sortie
