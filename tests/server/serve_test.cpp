// What an operator says on the command line is what visitors meet.

#include <memory>
#include <vector>

#include "tests/server/process.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"
#include "tests/support/web_client.h"

namespace sortie {
namespace {

using namespace testing_support;

TEST("--connections-per-address bounds the connections from one address")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(),
                         {"--connections-per-address", "2"}};
    ASSERT_TRUE(server.is_running());
    const WebSocketClient first(server.port());
    const WebSocketClient second(server.port());
    EXPECT(first.is_open());
    EXPECT(second.is_open());
    EXPECT_EQ(http_get(server.port(), "/health").status, 503U);
}

TEST("--connections bounds the connections of all visitors together")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(), {"--connections", "1"}};
    ASSERT_TRUE(server.is_running());
    const WebSocketClient first(server.port());
    EXPECT(first.is_open());
    EXPECT_EQ(http_get(server.port(), "/health").status, 503U);
}

TEST("more connections from one address than usual are possible if the operator says so")
{
    const TemporaryFolder folder;
    ServerProcess server{"sqlite:" + (folder / "tables.db").string(),
                         {"--connections-per-address", "300"}};
    ASSERT_TRUE(server.is_running());
    std::vector<std::unique_ptr<WebSocketClient>> clients;
    for (int i = 0; i < 280; ++i) {
        clients.push_back(std::make_unique<WebSocketClient>(server.port()));
        ASSERT_TRUE(clients.back()->is_open()) << "connection " << i;
    }
}

}  // namespace
}  // namespace sortie
