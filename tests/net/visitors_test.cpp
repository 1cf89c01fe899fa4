#include "server/net/visitors.h"

#include <set>
#include <vector>

#include "tests/support/test.h"

using namespace sortie;

TEST("a token is 43 characters of base64url, and no two are the same")
{
    std::set<std::string> tokens;
    for (int index = 0; index < 1000; ++index) tokens.insert(make_token());
    EXPECT_EQ(tokens.size(), 1000U);
    for (const std::string& token : tokens) {
        EXPECT_EQ(token.size(), 43U);
        EXPECT(is_token(token)) << token;
    }
}

TEST("what is too short, too long, of other characters or with spare bits is no token")
{
    const std::string token = make_token();
    EXPECT(!is_token(""));
    EXPECT(!is_token(token.substr(1)));
    EXPECT(!is_token(token + "A"));
    EXPECT(!is_token(token.substr(1) + "="));
    EXPECT(!is_token("+" + token.substr(1)));
    EXPECT(!is_token("/" + token.substr(1)));
    EXPECT(!is_token(" " + token.substr(1)));
    EXPECT(!is_token(std::string(1, '\0') + token.substr(1)));
    EXPECT(is_token(std::string(43, 'A')));
    EXPECT(!is_token(std::string(42, 'A') + "B"));
}

TEST("a token comes from the header Authorization, or else from the cookie")
{
    const std::string one = make_token();
    const std::string other = make_token();
    EXPECT_EQ(token_of("Bearer " + one, ""), one);
    EXPECT_EQ(token_of("bearer  " + one, "sortie=" + other), one);
    EXPECT_EQ(token_of("", "sortie=" + one), one);
    EXPECT_EQ(token_of("", "a=b; sortie=" + one + ";c=d"), one);
    EXPECT_EQ(token_of("Bearer nonsense", "sortie=" + one), one);
    EXPECT_EQ(token_of("", "sortie=nonsense; sortie=" + one), one);
}

TEST("a malformed token is none")
{
    const std::string token = make_token();
    EXPECT_EQ(token_of("", ""), "");
    EXPECT_EQ(token_of("Basic " + token, ""), "");
    EXPECT_EQ(token_of("Bearer", ""), "");
    EXPECT_EQ(token_of("Bearer " + token + "x", ""), "");
    EXPECT_EQ(token_of("", "sortie"), "");
    EXPECT_EQ(token_of("", "xsortie=" + token), "");
    EXPECT_EQ(token_of("", "sortie=\"" + token + "\""), "");
    EXPECT_EQ(token_of("", "SORTIE=" + token), "");
    EXPECT_EQ(token_of("", ";;;=;"), "");
}

TEST("the cookie is for this site, for no script, and over TLS only if it came that way")
{
    EXPECT_EQ(cookie_of("T", false),
              "sortie=T; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict");
    EXPECT_EQ(cookie_of("T", true),
              "sortie=T; Path=/; Max-Age=34560000; HttpOnly; SameSite=Strict; Secure");
}

TEST("of forwarded addresses the last one counts, and nonsense is not believed")
{
    EXPECT_EQ(forwarded_address("192.0.2.7", "127.0.0.1"), "192.0.2.7");
    EXPECT_EQ(forwarded_address("10.0.0.1, 192.0.2.7", "127.0.0.1"), "192.0.2.7");
    EXPECT_EQ(forwarded_address("2001:DB8::1", "127.0.0.1"), "2001:db8::1");
    for (const std::string_view nonsense :
         {"", ",", "unknown", "192.0.2.7,", "192.0.2.7:80", "1.2.3"}) {
        EXPECT_EQ(forwarded_address(nonsense, "127.0.0.1"), "127.0.0.1") << nonsense;
    }
}

TEST("IPv4 addresses are counted one by one, IPv6 addresses by the first 64 bits")
{
    EXPECT_EQ(counted_address("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(counted_address("2001:db8::1"), counted_address("2001:db8::ffff:1"));
    EXPECT_NE(counted_address("2001:db8::1"), counted_address("2001:db8:0:1::1"));
    EXPECT_EQ(counted_address("somewhere"), "somewhere");
}

TEST("a page of the same host and port may connect, over either scheme and in any case")
{
    EXPECT(may_connect("http://127.0.0.1:8080", "127.0.0.1:8080", {}));
    EXPECT(may_connect("https://play.example", "play.example", {}));
    EXPECT(may_connect("HTTPS://Play.Example", "play.example", {}));
    EXPECT(may_connect("http://[::1]:8080", "[::1]:8080", {}));
}

TEST("who is no browser sends no origin and may connect")
{
    EXPECT(may_connect("", "play.example", {}));
    EXPECT(may_connect("", "", {}));
}

TEST("a page of another host, port or scheme may not connect")
{
    for (const std::string_view origin :
         {"https://evil.example", "https://play.example:444", "https://play.example.evil.example",
          "https://evil-play.example", "https://evil.example/play.example", "null", "file://",
          "https://", "play.example", "ftp://play.example", "https://user@play.example",
          "https:// play.example"}) {
        EXPECT(!may_connect(origin, "play.example", {})) << origin;
    }
    EXPECT(!may_connect("https://play.example", "", {}));
    EXPECT(!may_connect("https://", "", {}));
}

TEST("a listed origin may connect, and only as it is listed")
{
    const std::vector<std::string> allowed{"https://friend.example"};
    EXPECT(may_connect("https://friend.example", "play.example", allowed));
    EXPECT(!may_connect("http://friend.example", "play.example", allowed));
    EXPECT(!may_connect("https://friend.example:444", "play.example", allowed));
}

TEST("an origin is a scheme, a host and perhaps a port")
{
    for (const std::string_view origin :
         {"https://play.example", "http://play.example:8080", "HTTPS://Play.Example",
          "http://127.0.0.1", "http://[::1]", "http://[::1]:8080"}) {
        EXPECT(is_origin(origin)) << origin;
    }
    for (const std::string_view origin :
         {"", "nonsense", "play.example", "https://", "https://:80", "https://play.example/",
          "https://play.example/table", "https://play.example:", "https://play.example:http",
          "https://user@play.example", "https://a b", "http://[::1", "ftp://play.example", "*"}) {
        EXPECT(!is_origin(origin)) << origin;
    }
}

TEST("blanks are spaces and tabs at the ends")
{
    EXPECT_EQ(without_blanks(" \ta b\t "), "a b");
    EXPECT_EQ(without_blanks(" \t"), "");
}
