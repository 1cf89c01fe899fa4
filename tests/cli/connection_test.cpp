// What needs a server is tested in tests/server/join_test.cpp.

#include "cli/connection.h"

#include "tests/support/test.h"

namespace sortie {
namespace {

std::string read(std::string_view text)
{
    const Result<ServerAddress> address = read_server_address(text);
    return address ? address.value().host + " " + address.value().port : "wrong";
}

}  // namespace

TEST("the address of a server is read with and without scheme, port and path")
{
    EXPECT_EQ(read("http://localhost:8080"), "localhost 8080");
    EXPECT_EQ(read("http://localhost:8080/"), "localhost 8080");
    EXPECT_EQ(read("ws://10.0.0.1:99/ws"), "10.0.0.1 99");
    EXPECT_EQ(read("example.org"), "example.org 8080");
    EXPECT_EQ(read("[::1]:7000"), "::1 7000");
    EXPECT_EQ(read("[::1]"), "::1 8080");
    EXPECT_EQ(read("host:65535"), "host 65535");
    for (const std::string_view wrong :
         {"", "http://", ":80", "host:", "host:port", "host:123456", "host:99999", "host:65536",
          "host:0", "host:-1", "ftp://host:21"}) {
        EXPECT_EQ(read(wrong), "wrong") << wrong;
    }
}

}  // namespace sortie
