#include "server/net/targets.h"
#include "server/net/visitors.h"
#include "tests/net/echo_service.h"
#include "tests/net/tricks.h"

using namespace sortie;
using namespace sortie::testing_support;
using namespace std::chrono_literals;

namespace {

const std::vector<WebField> upgrade{{"Connection", "Upgrade"},
                                    {"Upgrade", "websocket"},
                                    {"Sec-WebSocket-Version", "13"},
                                    {"Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="}};

std::vector<WebField> upgrade_with(const std::string& name, const std::string& value)
{
    std::vector<WebField> fields = upgrade;
    fields.push_back({name, value});
    return fields;
}

void expect_security_fields(const WebResponse& response, const std::string& what)
{
    EXPECT_EQ(
        response.field("Content-Security-Policy"),
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:;"
        " connect-src 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none';"
        " frame-ancestors 'none'; form-action 'none'")
        << what;
    EXPECT_EQ(response.field("X-Content-Type-Options"), "nosniff") << what;
    EXPECT_EQ(response.field("Referrer-Policy"), "no-referrer") << what;
    EXPECT_EQ(response.field("Cross-Origin-Opener-Policy"), "same-origin") << what;
    EXPECT_EQ(response.field("Cross-Origin-Resource-Policy"), "same-origin") << what;
    EXPECT_NE(response.field("Permissions-Policy").find("camera=()"), std::string::npos) << what;
    for (const WebField& field : response.fields) {
        EXPECT_EQ(field.value.find("Beast"), std::string::npos) << what;
        EXPECT_EQ(field.value.find("Boost"), std::string::npos) << what;
    }
}

}  // namespace

TEST("every answer carries the security fields and no version, whatever its kind")
{
    Served served;
    for (const std::string_view target : {"/", "/none", "/health", "/api/none", "/../x", "/ws"}) {
        expect_security_fields(http_get(served.port(), target), std::string{target});
    }
    expect_security_fields(http_get(served.port(), "/", {}, "POST"), "POST");
    expect_security_fields(http_get(served.port(), "/ws", upgrade), "upgrade");
    expect_security_fields(
        http_get(served.port(), "/ws", upgrade_with("Origin", "http://evil.example")), "origin");
    HttpClient nonsense(served.port());
    EXPECT(nonsense.write("nonsense\r\n\r\n"));
    expect_security_fields(nonsense.read(), "nonsense");
}

TEST("a file is served with its type, length and tag")
{
    const ScratchFolder folder;
    folder.write("index.html", "<p>hello</p>");
    Served served({.web_folder = folder.path()});
    const WebResponse response = http_get(served.port(), "/");
    EXPECT_EQ(response.status, 200U);
    EXPECT_EQ(response.field("Content-Type"), "text/html; charset=utf-8");
    EXPECT_EQ(response.field("Content-Length"), "12");
    EXPECT_EQ(response.body, "<p>hello</p>");
    const WebResponse again =
        http_get(served.port(), "/", {{"If-None-Match", response.field("ETag")}});
    EXPECT_EQ(again.status, 304U);
    EXPECT_EQ(again.body, "");
    expect_security_fields(again, "304");
}

TEST("a large file arrives whole")
{
    const ScratchFolder folder;
    std::string content;
    for (int index = 0; index < 500'000; ++index) content += std::to_string(index) + " ";
    folder.write("large.txt", content);
    Served served({.web_folder = folder.path()});
    EXPECT(http_get(served.port(), "/large.txt").body == content);
}

TEST("a compressed neighbour is sent to a browser that takes it")
{
    const ScratchFolder folder;
    folder.write("a.js", "plain");
    folder.write("a.js.br", "brotli");
    Served served({.web_folder = folder.path()});
    const WebResponse response =
        http_get(served.port(), "/a.js", {{"Accept-Encoding", "gzip, deflate, br"}});
    EXPECT_EQ(response.body, "brotli");
    EXPECT_EQ(response.field("Content-Encoding"), "br");
    EXPECT_EQ(response.field("Vary"), "Accept-Encoding");
    EXPECT_EQ(response.field("Content-Type"), "text/javascript; charset=utf-8");
}

TEST("without a web client the slash is the service's to answer, and nothing else is")
{
    Served served;
    EXPECT_EQ(http_get(served.port(), "/").body, "/");
    EXPECT_EQ(http_get(served.port(), "/index.html").status, 404U);
    const ScratchFolder folder;
    folder.write("index.html", "<p>hello</p>");
    Served with_client({.web_folder = folder.path()});
    EXPECT_EQ(http_get(with_client.port(), "/").body, "<p>hello</p>");
}

TEST("HEAD tells everything but the body, and the connection goes on")
{
    Served served;
    HttpClient client(served.port());
    const WebResponse head = client.ask("/", {}, "HEAD");
    const WebResponse page = client.ask("/");
    EXPECT_EQ(head.status, 200U);
    EXPECT_EQ(head.body, "");
    EXPECT_EQ(head.field("Content-Length"), std::to_string(page.body.size()));
    EXPECT_EQ(page.status, 200U);
    EXPECT_EQ(client.ask("/health", {}, "HEAD").field("Content-Length"), "7");
    EXPECT_EQ(client.ask("/health").body, "/health");
}

TEST("one connection serves many requests, also such that are sent before the answer")
{
    Served served;
    HttpClient client(served.port());
    for (int index = 0; index < 50; ++index) EXPECT_EQ(client.ask("/health").status, 200U);
    EXPECT(client.write("GET /health HTTP/1.1\r\n\r\nGET /metrics HTTP/1.1\r\n\r\n"));
    EXPECT_EQ(client.read().body, "/health");
    EXPECT_EQ(client.read().body, "/metrics");
    EXPECT_EQ(served.counters().connections, 1U);
    EXPECT_EQ(served.counters().requests, 52U);
}

TEST("who asks for the end of the connection gets it, and so does HTTP/1.0")
{
    Served served;
    HttpClient client(served.port());
    EXPECT_EQ(client.ask("/health", {{"Connection", "close"}}).status, 200U);
    EXPECT(client.is_ended_by_server());
    HttpClient old(served.port());
    EXPECT(old.write("GET /health HTTP/1.0\r\n\r\n"));
    EXPECT_EQ(old.read().status, 200U);
    EXPECT(old.is_ended_by_server());
}

TEST("only GET and HEAD exist")
{
    Served served;
    for (const std::string_view method :
         {"POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "BREW"}) {
        const WebResponse response = http_get(served.port(), "/", {}, method);
        EXPECT_EQ(response.status, 405U) << method;
        EXPECT_EQ(response.field("Allow"), "GET, HEAD") << method;
        EXPECT_EQ(response.body, "only GET and HEAD are answered here\n") << method;
    }
    EXPECT_EQ(served.counters().refused_for(RefusedFor::method), 7U);
}

TEST("a body is refused in words, which arrive although the body is not read")
{
    Served served;
    HttpClient client(served.port());
    EXPECT(client.write("POST / HTTP/1.1\r\nContent-Length: 100000\r\n\r\n" +
                        std::string(100'000, 'x')));
    EXPECT_EQ(client.read().status, 405U);
    EXPECT(client.is_ended_by_server());
    HttpClient getter(served.port());
    EXPECT(getter.write("GET / HTTP/1.1\r\nContent-Length: 5\r\n\r\nhello"));
    EXPECT_EQ(getter.read().status, 413U);
    EXPECT(getter.is_ended_by_server());
    EXPECT_EQ(http_get(served.port(), "/", {{"Transfer-Encoding", "chunked"}}).status, 413U);
    EXPECT_EQ(http_get(served.port(), "/", {{"Content-Length", "0"}}).status, 200U);
    EXPECT_EQ(served.counters().refused_for(RefusedFor::body), 2U);
}

TEST("no trick leads to a file outside, each is answered with its status and words")
{
    const ScratchFolder folder;
    folder.write("secret.txt", "secret");
    folder.write("web/index.html", "index");
    folder.write("web/assets/app.js", "app");
    folder.write("web/.env", "secret");
    folder.write("web/.git/config", "secret");
    folder.write("web/assets/.hidden", "secret");
    std::filesystem::create_symlink("../secret.txt", folder.path() / "web/link.txt");
    Served served({.web_folder = folder.path() / "web"});
    for (const Trick& trick : path_tricks) {
        const WebResponse response = http_get(served.port(), trick.target);
        EXPECT_EQ(response.status, trick.status) << trick.target;
        EXPECT_EQ(response.body.find("secret"), std::string::npos) << trick.target;
        EXPECT_EQ(response.field("Content-Type"), "text/plain; charset=utf-8") << trick.target;
        EXPECT(response.body.size() > 10) << trick.target;
    }
    EXPECT_EQ(http_get(served.port(), "/link.txt").status, 403U);
    EXPECT_EQ(http_get(served.port(), "/assets/app.js").body, "app");
}

TEST("a target above its limit is too long, a header above its limit is too large")
{
    Served served;
    const WebResponse longer = http_get(served.port(), "/" + std::string(target_bytes_max, 'a'));
    EXPECT_EQ(longer.status, 414U);
    EXPECT_EQ(longer.body, "the address is too long\n");
    const WebResponse larger = http_get(served.port(), "/", {{"X-Large", std::string(9'000, 'a')}});
    EXPECT_EQ(larger.status, 431U);
    EXPECT_EQ(larger.body, "the request header is too large\n");
    EXPECT_EQ(http_get(served.port(), "/" + std::string(100'000, 'a')).status, 431U);
    EXPECT_EQ(http_get(served.port(), "/", {{"X-Large", std::string(7'000, 'a')}}).status, 200U);
    EXPECT_EQ(served.counters().refused_for(RefusedFor::header), 2U);
    EXPECT_EQ(served.counters().refused_for(RefusedFor::target), 1U);
}

TEST("what is no HTTP is told so")
{
    Served served;
    for (const std::string_view bytes :
         {"\r\n\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
          "GET / HTTP/1.1\r\nno colon\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n",
          "\x16\x03\x01\x02\x01\x01\xfc\x03\x03 hello TLS\r\n\r\n"}) {
        HttpClient client(served.port());
        EXPECT(client.write(bytes));
        EXPECT_EQ(client.read().status, 400U) << bytes;
        EXPECT(client.is_ended_by_server()) << bytes;
    }
}

TEST("a request that does not arrive in time ends the connection, and so does silence")
{
    NetworkOptions options;
    options.limits.request_wait = 1s;
    Served served(options);
    HttpClient slow(served.port());
    HttpClient silent(served.port());
    HttpClient once(served.port());
    EXPECT(slow.write("GET / HTTP/1.1\r\nX-Slow: "));
    EXPECT_EQ(once.ask("/health").status, 200U);
    EXPECT(slow.is_ended_by_server());
    EXPECT(silent.is_ended_by_server());
    EXPECT(once.is_ended_by_server());
    EXPECT_EQ(served.counters().refused_for(RefusedFor::slow), 1U);
    EXPECT(served.waits_until([](const auto& counters) { return counters.connections_now == 0; }));
}

TEST("somebody who drips a request byte by byte is not given more time")
{
    NetworkOptions options;
    options.limits.request_wait = 1s;
    Served served(options);
    HttpClient client(served.port());
    const auto end = std::chrono::steady_clock::now() + web_deadline;
    std::string_view request = "GET / HTTP/1.1\r\nX-Slow: ";
    bool is_writing = client.write(request);
    while (is_writing && std::chrono::steady_clock::now() < end) {
        std::this_thread::sleep_for(10ms);
        is_writing = client.write("a");
    }
    EXPECT(!is_writing);
    EXPECT(served.waits_until(
        [](const auto& counters) { return counters.refused_for(RefusedFor::slow) == 1; }));
}

TEST("somebody who does not take his answer is not waited for without end")
{
    const ScratchFolder folder;
    folder.write("large.bin", std::string(20'000'000, 'x'));
    NetworkOptions options{.web_folder = folder.path()};
    options.limits.answer_wait = 100ms;
    Served served(options);
    HttpClient client(served.port());
    EXPECT(client.write("GET /large.bin HTTP/1.1\r\n\r\n"));
    EXPECT(served.waits_until([](const auto& counters) { return counters.requests == 1; }));
    EXPECT(served.waits_until([](const auto& counters) { return counters.connections_now == 0; }));
}

TEST("health, metrics and the api are answered by the service, and never kept")
{
    Served served;
    EXPECT_EQ(http_get(served.port(), "/health").body, "/health");
    EXPECT_EQ(http_get(served.port(), "/metrics").body, "/metrics");
    const WebResponse response = http_get(served.port(), "/api/tables?game=merc&open");
    EXPECT_EQ(response.status, 404U);
    EXPECT_EQ(response.field("Content-Type"), "application/json");
    EXPECT_EQ(response.field("Cache-Control"), "no-store");
    const HttpQuestion question = served.service.last_question();
    EXPECT_EQ(question.path, "/api/tables");
    EXPECT_EQ(question.query.size(), 2U);
    EXPECT_EQ(question.query.at(0).value, "merc");
    EXPECT_EQ(question.query.at(1).name, "open");
}

TEST("what only begins like the api is a file")
{
    Served served;
    for (const std::string_view target : {"/apia", "/healthy", "/metrics/", "/health/x"}) {
        EXPECT_EQ(http_get(served.port(), target).body, "there is no such file\n") << target;
    }
    EXPECT(served.service.events().empty());
}

TEST("the service may answer later, and a second answer is not heard")
{
    Served served;
    HttpClient client(served.port());
    EXPECT_EQ(client.ask("/api/later").body, "later");
    EXPECT_EQ(client.ask("/api/twice").body, "once");
    EXPECT_EQ(client.ask("/health").body, "/health");
}

TEST("a visitor without a token gets one with his first page, and keeps it")
{
    const ScratchFolder folder;
    folder.write("index.html", "<p>hello</p>");
    Served served({.web_folder = folder.path()});
    const WebResponse first = http_get(served.port(), "/");
    const std::string cookie = first.field("Set-Cookie");
    const std::string pair = cookie.substr(0, cookie.find(';'));
    EXPECT(is_token(pair.substr(7))) << cookie;
    EXPECT_NE(cookie.find("; Path=/;"), std::string::npos);
    EXPECT_NE(cookie.find("; HttpOnly"), std::string::npos);
    EXPECT_NE(cookie.find("; SameSite=Strict"), std::string::npos);
    EXPECT_EQ(cookie.find("Secure"), std::string::npos);
    EXPECT_EQ(first.field("Cache-Control"), "private, no-cache");
    EXPECT(!http_get(served.port(), "/", {{"Cookie", pair}}).has_field("Set-Cookie"));
    EXPECT_EQ(http_get(served.port(), "/", {{"Cookie", pair}}).field("Cache-Control"), "no-cache");
    EXPECT(http_get(served.port(), "/", {{"Cookie", pair + "x"}}).has_field("Set-Cookie"));
    EXPECT(!http_get(served.port(), "/health").has_field("Set-Cookie"));
    EXPECT(!http_get(served.port(), "/none").has_field("Set-Cookie"));
}

TEST("a cookie that is given through a TLS proxy is for TLS only")
{
    const ScratchFolder folder;
    folder.write("index.html", "<p>hello</p>");
    Served served({.web_folder = folder.path()});
    const std::string cookie =
        http_get(served.port(), "/", {{"X-Forwarded-Proto", "https"}}).field("Set-Cookie");
    EXPECT(cookie.ends_with("; Secure")) << cookie;
}

TEST("the service sees the token of the cookie or of the header, and nothing of a malformed one")
{
    Served served;
    const std::string token = make_token();
    http_get(served.port(), "/api/a", {{"Cookie", "sortie=" + token}});
    EXPECT_EQ(served.service.last_visitor().token, token);
    http_get(served.port(), "/api/a", {{"Authorization", "Bearer nonsense"}});
    EXPECT_EQ(served.service.last_visitor().token, "");
    http_get(served.port(), "/api/a", {{"Authorization", "Bearer " + token}});
    EXPECT_EQ(served.service.last_visitor().token, token);
}

TEST("a forwarded address is believed only behind a proxy, and there only the proxy's own word")
{
    const std::vector<WebField> fields{{"X-Forwarded-For", "10.1.1.1"},
                                       {"X-Forwarded-For", "10.2.2.2, 192.0.2.7"}};
    Served plain;
    http_get(plain.port(), "/api/a", fields);
    EXPECT_EQ(plain.service.last_visitor().address, "127.0.0.1");
    Served proxied({.behind_proxy = true});
    http_get(proxied.port(), "/api/a", fields);
    EXPECT_EQ(proxied.service.last_visitor().address, "192.0.2.7");
    http_get(proxied.port(), "/api/a");
    EXPECT_EQ(proxied.service.last_visitor().address, "127.0.0.1");
}

TEST("the address of the WebSocket speaks nothing else")
{
    Served served;
    const WebResponse response = http_get(served.port(), "/ws");
    EXPECT_EQ(response.status, 426U);
    EXPECT_EQ(response.field("Upgrade"), "websocket");
    EXPECT_EQ(response.body, "this address speaks WebSocket only, version 13\n");
}

TEST("an upgrade elsewhere is an ordinary request")
{
    Served served;
    EXPECT_EQ(http_get(served.port(), "/health", upgrade).status, 200U);
}

TEST("a malformed upgrade is refused and opens nothing")
{
    Served served;
    std::vector<WebField> fields = upgrade;
    fields.pop_back();
    EXPECT_EQ(http_get(served.port(), "/ws", fields).body, "a WebSocket key has 24 characters\n");
    fields = upgrade;
    fields.back().value = "short";
    EXPECT_EQ(http_get(served.port(), "/ws", fields).status, 400U);
    fields = upgrade;
    fields[2].value = "7";
    const WebResponse old = http_get(served.port(), "/ws", fields);
    EXPECT_EQ(old.status, 426U);
    EXPECT_EQ(old.field("Sec-WebSocket-Version"), "13");
    EXPECT(served.service.events().empty());
}

TEST("who speaks WebSocket before he was answered is refused")
{
    Served served;
    std::string request = "GET /ws HTTP/1.1\r\nHost: a\r\n";
    for (const WebField& field : upgrade) request += field.name + ": " + field.value + "\r\n";
    HttpClient client(served.port());
    EXPECT(client.write(request + "\r\n\x81\x85"));
    EXPECT_EQ(client.read().status, 400U);
}

TEST("a page of another site is refused in words, our own and the listed ones are not")
{
    Served served({.allowed_origins = {"https://friend.example"}});
    const std::string own = "http://127.0.0.1:" + std::to_string(served.port());
    for (const std::string& origin : {own, std::string{"https://friend.example"}}) {
        EXPECT_EQ(http_get(served.port(), "/ws", upgrade_with("Origin", origin)).status, 101U)
            << origin;
    }
    for (const std::string origin : {"https://evil.example", "http://127.0.0.1:1", "null"}) {
        const WebResponse response = http_get(served.port(), "/ws", upgrade_with("Origin", origin));
        EXPECT_EQ(response.status, 403U) << origin;
        EXPECT_EQ(response.body, "pages of another site may not connect\n") << origin;
    }
    EXPECT_EQ(served.counters().refused_for(RefusedFor::origin), 3U);
}
