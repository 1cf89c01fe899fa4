#pragma once
// Who is asking: the token that he carries, the address he comes from, and the page that sent him.
//
//     const std::string token = token_of(request["Authorization"], request["Cookie"]);
//     if (token.empty()) fields.push_back({"Set-Cookie", cookie_of(make_token(), is_secure)});
//
// A token is 256 random bits in 43 characters of base64url. It is a secret: it is never logged, and whoever keeps it
// keeps a hash of it. What does not look like one is treated as none.
//
// The address of a visitor is that of the socket. Only a server that is told that it stands behind a proxy believes
// what the proxy says in X-Forwarded-For, because anybody else may say there whatever he likes.

#include <span>
#include <string>
#include <string_view>

namespace sortie {

inline constexpr std::string_view cookie_name = "sortie";

[[nodiscard]] std::string make_token();
[[nodiscard]] bool is_token(std::string_view text);

// From "Bearer TOKEN", or else from the cookie; "" if neither has one.
[[nodiscard]] std::string token_of(std::string_view authorization, std::string_view cookies);

// The value of a Set-Cookie field. Scripts cannot read the cookie, and no other site's page can send it.
[[nodiscard]] std::string cookie_of(std::string_view token, bool is_secure);

// The last address of the list is the one that our own proxy has seen; those before it are hearsay. The address of the
// socket if the list has none.
[[nodiscard]] std::string forwarded_address(std::string_view forwarded_for,
                                            std::string_view socket_address);

// What connections are counted by: the address, or the first 64 bits of an IPv6 address.
[[nodiscard]] std::string counted_address(std::string_view address);

// May a page from `origin` open a WebSocket to `host`? The same host and port may, and so may the listed origins. No
// origin means no browser, and whoever is no browser carries nobody else's cookie.
[[nodiscard]] bool may_connect(std::string_view origin, std::string_view host,
                               std::span<const std::string> allowed_origins);

// "https://play.example" or "http://play.example:8080": what a browser may say that a page comes from. With a path, or only
// a slash behind it, it is nothing that a browser says.
[[nodiscard]] bool is_origin(std::string_view text);

// ASCII letters only, as names of HTTP fields and hosts are compared.
[[nodiscard]] bool equals_without_case(std::string_view left, std::string_view right);

// The text without spaces and tabs at its ends.
[[nodiscard]] std::string_view without_blanks(std::string_view text);

}  // namespace sortie
