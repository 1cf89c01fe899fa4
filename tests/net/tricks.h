#pragma once
// Targets by which somebody might try to get at a file that is not for him, and what he is told.
//
//     for (const Trick& trick : path_tricks) EXPECT_EQ(http_get(port, trick.target).status, trick.status);

#include <array>
#include <string_view>

namespace sortie::testing_support {

struct Trick {
    std::string_view target;
    unsigned status = 400;
    bool is_only_missing = false;  // a harmless name that no file has
};

inline constexpr auto path_tricks = std::to_array<Trick>({
    {"/../secret.txt"},
    {"/.."},
    {"/assets/../../secret.txt"},
    {"/assets/.."},
    {"/%2e%2e/secret.txt"},
    {"/%2E%2E/secret.txt"},
    {"/.%2e/secret.txt"},
    {"/%2e./secret.txt"},
    {"/..%2fsecret.txt"},
    {"/..%2Fsecret.txt"},
    {"/%2e%2e%2fsecret.txt"},
    {"/assets%2f..%2f..%2fsecret.txt"},
    {"/./index.html"},
    {"/assets/./app.js"},
    {"/%2e/index.html"},
    {"//secret.txt"},
    {"//etc/passwd"},
    {"/assets//app.js"},
    {"/..\\secret.txt"},
    {"/..%5csecret.txt"},
    {"/assets%5C..%5C..%5Csecret.txt"},
    {"\\secret.txt"},
    {"/index.html%00"},
    {"/index.html%00.txt"},
    {"/%00"},
    {"/index%0d%0aX-Evil:%201"},
    {"/index%7f.html"},
    {"/..%c0%af..%c0%afsecret.txt"},
    {"/%c0%ae%c0%ae/secret.txt"},
    {"/%ff"},
    {"/%"},
    {"/%2"},
    {"/%zz"},
    {"/%u002e%u002e/secret.txt"},
    {"/index.html#part"},
    {"/a|b"},
    {"secret.txt"},
    {"../secret.txt"},
    {"http://127.0.0.1/secret.txt"},
    {"*"},
    {"/.git/config", 404},
    {"/.env", 404},
    {"/assets/.hidden", 404},
    {"/%2egit/config", 404},
    {"/.../secret.txt", 404},
    {"/%252e%252e/secret.txt", 404, true},
    {"/..;/secret.txt", 404},
    {"/~root/secret.txt", 404, true},
    {"/etc/passwd", 404, true},
    {"/assets", 404, true},
    {"/assets/", 404, true},
    {"/index.html/", 404, true},
    {"/index.html/secret.txt", 404, true},
    {"/c:/secret.txt", 404, true},
});

}  // namespace sortie::testing_support
