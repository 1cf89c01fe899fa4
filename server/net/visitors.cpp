#include "server/net/visitors.h"

#include <algorithm>
#include <array>

#include <boost/asio/ip/address.hpp>
#include <sodium.h>

#include "engine/check.h"

namespace sortie {
namespace {

namespace ip = boost::asio::ip;

constexpr std::size_t token_bytes = 32;
constexpr std::size_t token_characters = 43;
constexpr int base64_kind = sodium_base64_VARIANT_URLSAFE_NO_PADDING;
// As long as browsers keep a cookie at all: 400 days.
constexpr std::string_view cookie_age_seconds = "34560000";

char lower(char letter)
{
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

std::string_view token_of_cookies(std::string_view cookies)
{
    while (!cookies.empty()) {
        const std::size_t end = std::min(cookies.find(';'), cookies.size());
        const std::string_view pair = without_blanks(cookies.substr(0, end));
        cookies.remove_prefix(std::min(end + 1, cookies.size()));
        const std::size_t equals = pair.find('=');
        if (equals == std::string_view::npos || pair.substr(0, equals) != cookie_name) continue;
        if (is_token(pair.substr(equals + 1))) return pair.substr(equals + 1);
    }
    return {};
}

}  // namespace

std::string make_token()
{
    const int started = sodium_init();
    CHECK(started >= 0);
    std::array<unsigned char, token_bytes> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::array<char, token_characters + 1> text{};
    sodium_bin2base64(text.data(), text.size(), bytes.data(), bytes.size(), base64_kind);
    sodium_memzero(bytes.data(), bytes.size());
    return std::string{text.data(), token_characters};
}

bool is_token(std::string_view text)
{
    if (text.size() != token_characters) return false;
    std::array<unsigned char, token_bytes> bytes{};
    std::size_t length = 0;
    // Refuses other characters and a last one with bits that no byte has.
    const int failed = sodium_base642bin(bytes.data(), bytes.size(), text.data(), text.size(),
                                         nullptr, &length, nullptr, base64_kind);
    return failed == 0 && length == token_bytes;
}

std::string token_of(std::string_view authorization, std::string_view cookies)
{
    constexpr std::string_view bearer = "bearer ";
    if (equals_without_case(authorization.substr(0, bearer.size()), bearer)) {
        const std::string_view token = without_blanks(authorization.substr(bearer.size()));
        if (is_token(token)) return std::string{token};
    }
    return std::string{token_of_cookies(cookies)};
}

std::string cookie_of(std::string_view token, bool is_secure)
{
    std::string cookie{cookie_name};
    cookie += '=';
    cookie += token;
    cookie += "; Path=/; Max-Age=";
    cookie += cookie_age_seconds;
    cookie += "; HttpOnly; SameSite=Strict";
    if (is_secure) cookie += "; Secure";
    return cookie;
}

std::string forwarded_address(std::string_view forwarded_for, std::string_view socket_address)
{
    const std::size_t comma = forwarded_for.rfind(',');
    if (comma != std::string_view::npos) forwarded_for.remove_prefix(comma + 1);
    boost::system::error_code problem;
    const ip::address address = ip::make_address(without_blanks(forwarded_for), problem);
    return problem ? std::string{socket_address} : address.to_string();
}

std::string counted_address(std::string_view address)
{
    boost::system::error_code problem;
    const ip::address parsed = ip::make_address(address, problem);
    if (problem || !parsed.is_v6()) return std::string{address};
    ip::address_v6::bytes_type bytes = parsed.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), static_cast<unsigned char>(0));
    return ip::address_v6{bytes}.to_string() + "/64";
}

bool may_connect(std::string_view origin, std::string_view host,
                 std::span<const std::string> allowed_origins)
{
    if (origin.empty()) return true;
    const auto is_origin = [&](std::string_view allowed) {
        return equals_without_case(origin, allowed);
    };
    if (std::ranges::any_of(allowed_origins, is_origin)) return true;
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!equals_without_case(origin.substr(0, scheme.size()), scheme)) continue;
        return !host.empty() && equals_without_case(origin.substr(scheme.size()), host);
    }
    return false;
}

bool is_origin(std::string_view text)
{
    const bool is_secure = equals_without_case(text.substr(0, 8), "https://");
    if (!is_secure && !equals_without_case(text.substr(0, 7), "http://")) return false;
    std::string_view host = text.substr(is_secure ? 8 : 7);
    const std::size_t bracket = host.starts_with('[') ? host.find(']') : 0;
    if (bracket == std::string_view::npos) return false;
    const std::size_t colon = host.find(':', bracket);
    if (colon != std::string_view::npos) {
        const std::string_view port = host.substr(colon + 1);
        if (port.empty() || port.find_first_not_of("0123456789") != std::string_view::npos)
            return false;
        host = host.substr(0, colon);
    }
    return !host.empty() && host.find_first_of(" \t/?#@\\,*") == std::string_view::npos;
}

bool equals_without_case(std::string_view left, std::string_view right)
{
    return std::ranges::equal(left, right,
                              [](char one, char other) { return lower(one) == lower(other); });
}

std::string_view without_blanks(std::string_view text)
{
    constexpr std::string_view blanks = " \t";
    const std::size_t first = text.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

}  // namespace sortie
