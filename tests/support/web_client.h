#pragma once
// A small synchronous client for tests of a server: HTTP with requests as raw as a test wants them, and WebSocket.
//
//     const WebResponse page = http_get(port, "/index.html", {{"Accept-Encoding", "br"}});
//     EXPECT_EQ(page.status, 200U);
//     EXPECT_EQ(page.field("content-type"), "text/html; charset=utf-8");
//
//     WebSocketClient client(port);
//     client.send("hello");
//     EXPECT_EQ(client.receive(), "hello");
//     EXPECT_EQ(client.receive_close(), 1001U);
//
// Nothing waits longer than web_deadline: a response then has the status 0, a message is nothing and a close code 0,
// so that a test fails and does not hang. One client is for one thread.

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace sortie::testing_support {

inline constexpr std::chrono::seconds web_deadline{15};

struct WebField {
    std::string name;
    std::string value;
};

struct WebResponse {
    unsigned status = 0;
    std::vector<WebField> fields;
    std::string body;

    bool has_field(std::string_view name) const;
    std::string field(std::string_view name) const;  // "" if there is none; names in any case
};

// One connection that stays open between requests.
class HttpClient {
public:
    explicit HttpClient(std::uint16_t port);
    ~HttpClient();
    HttpClient(const HttpClient&) = delete;
    HttpClient& operator=(const HttpClient&) = delete;

    bool is_connected() const;
    bool write(std::string_view bytes);  // exactly these
    WebResponse read(std::string_view method = "GET");
    WebResponse ask(std::string_view target, const std::vector<WebField>& fields = {},
                    std::string_view method = "GET");
    bool is_ended_by_server();  // waits for the end; what still arrives is thrown away

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

WebResponse http_get(std::uint16_t port, std::string_view target,
                     const std::vector<WebField>& fields = {}, std::string_view method = "GET");

class WebSocketClient {
public:
    explicit WebSocketClient(std::uint16_t port, const std::vector<WebField>& fields = {},
                             std::string_view target = "/ws");
    ~WebSocketClient();
    WebSocketClient(const WebSocketClient&) = delete;
    WebSocketClient& operator=(const WebSocketClient&) = delete;

    bool is_open() const;
    const WebResponse& answer() const;  // to the handshake; status 101 if all went well

    bool send(std::string_view text);  // as text, be it UTF-8 or not
    bool send_binary(std::string_view bytes);
    bool ping();
    std::optional<std::string> receive();
    // Reads until the server closes; the code of its close frame, or 0 if it sent none.
    unsigned receive_close();
    std::string close_words() const;  // after `receive_close`
    std::size_t messages_before_close() const;
    unsigned close();  // says goodbye; the code that the server answers
    void vanish();     // leaves without a word

private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace sortie::testing_support
