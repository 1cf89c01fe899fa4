#pragma once
// An answer to an HTTP request before it becomes bytes, and the fields that every answer carries.
//
//     Answer answer = answer_in_words(404, "there is no such file");
//     answer.fields.push_back({"Cache-Control", "no-cache"});
//
// The policy of the security fields: a page may load only what this server serves, no other page may frame it, read
// from it or follow where its visitors came from. Scripts and styles stand in files of their own.

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace sortie {

struct Field {
    std::string name;
    std::string value;
};

struct Answer {
    unsigned status = 200;
    std::string type;                         // "" if there is no body
    std::shared_ptr<const std::string> body;  // shared with other answers of the same file
    std::vector<Field> fields;
};

struct SecurityField {
    std::string_view name;
    std::string_view value;
};

inline constexpr auto security_fields = std::to_array<SecurityField>({
    {"Content-Security-Policy",
     "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src"
     " 'self'; font-src 'self'; worker-src 'self'; manifest-src 'self'; base-uri 'none'; frame-ancestors 'none';"
     " form-action 'none'"},
    {"X-Content-Type-Options", "nosniff"},
    {"Referrer-Policy", "no-referrer"},
    {"Cross-Origin-Opener-Policy", "same-origin"},
    {"Cross-Origin-Resource-Policy", "same-origin"},
    {"Permissions-Policy",
     "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(),"
     " midi=(), payment=(), usb=()"},
});

inline Answer answer_in_words(unsigned status, std::string_view words)
{
    return {.status = status,
            .type = "text/plain; charset=utf-8",
            .body = std::make_shared<const std::string>(std::string{words} + "\n"),
            .fields = {{"Cache-Control", "no-store"}}};
}

}  // namespace sortie
