#include "server/host/plain_page.h"

#include "tests/server/process.h"
#include "tests/server/wire_player.h"
#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"
#include "tests/support/web_client.h"

namespace sortie {

using namespace testing_support;

TEST("the plain page lists tables, and a name is never markup")
{
    TableHead head;
    head.id = "k7m2qx3p";
    head.summary =
        R"({"title":"MERC","status":"open","seats":[)"
        R"({"kind":"human","name":"<script>alert('&\"')</script>"},{"kind":"open","name":null}]})";
    const std::string page = plain_page({head});
    EXPECT_NE(page.find("<code>k7m2qx3p</code></td><td>MERC</td><td>open</td>"), std::string::npos);
    EXPECT_NE(page.find("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;, open</td>"),
              std::string::npos);
    EXPECT_EQ(page.find("<script"), std::string::npos);
}

TEST("a plain page without tables says so, and a summary that cannot be read is left out")
{
    EXPECT_NE(plain_page({}).find("There is no table yet."), std::string::npos);
    TableHead head;
    head.id = "a";
    for (const char* summary : {"", "[]", "{", "7"}) {
        head.summary = summary;
        EXPECT_EQ(plain_page({head}), plain_page({})) << summary;
    }
    head.summary = R"({"seats":[3,{}],"title":5})";
    EXPECT_NE(plain_page({head}).find("<td>?, </td>"), std::string::npos);
}

TEST("a server without a browser client shows its tables at the slash")
{
    TemporaryFolder folder;
    ServerProcess server("sqlite:" + (folder / "tables.db").string());
    WirePlayer host(server.port(), "host-");
    const boost::json::array seats{boost::json::object{{"kind", "human"}},
                                   boost::json::object{{"kind", "human"}}};
    const auto created = host.ask({{"do", "create"}, {"game", "tictactoe"}, {"seats", seats}});
    const WebResponse page = http_get(server.port(), "/");
    EXPECT_EQ(page.status, 200U);
    EXPECT_NE(page.body.find(std::string(created.at("table").get_string())), std::string::npos);
}

}  // namespace sortie
