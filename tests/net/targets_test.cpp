#include "server/net/targets.h"

#include <array>

#include <rapidcheck.h>

#include "engine/utf8.h"
#include "tests/net/tricks.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::testing_support;

namespace {

std::string path_of(std::string_view target)
{
    const TargetReading reading = read_target(target);
    return reading.status == 200 ? reading.question.path : std::to_string(reading.status);
}

std::string query_of(std::string_view target)
{
    const TargetReading reading = read_target(target);
    if (reading.status != 200) return std::to_string(reading.status);
    std::string text;
    for (const QueryField& field : reading.question.query) {
        text += "[" + field.name + "|" + field.value + "]";
    }
    return text;
}

}  // namespace

TEST("a plain path is itself")
{
    EXPECT_EQ(path_of("/"), "/");
    EXPECT_EQ(path_of("/assets/app-D3adB33f.js"), "/assets/app-D3adB33f.js");
    EXPECT_EQ(path_of("/a/b/"), "/a/b/");
    EXPECT_EQ(path_of("/a..b/c..."), "/a..b/c...");
}

TEST("percent signs are decoded once")
{
    EXPECT_EQ(path_of("/a%20b"), "/a b");
    EXPECT_EQ(path_of("/%41%7a"), "/Az");
    EXPECT_EQ(path_of("/%2541"), "/%41");
    EXPECT_EQ(path_of("/caf%C3%A9"), "/caf\xc3\xa9");
}

TEST("a query is its fields, with plus as a space and what stands behind a second equals sign kept")
{
    EXPECT_EQ(query_of("/api/tables?game=merc&open"), "[game|merc][open|]");
    EXPECT_EQ(query_of("/api?a=b+c%2Bd&&e=f=g&"), "[a|b c+d][e|f=g]");
    EXPECT_EQ(query_of("/api?next=%2Fa%2Fb"), "[next|/a/b]");
    EXPECT_EQ(query_of("/api?"), "");
    EXPECT_EQ(path_of("/api?a=1"), "/api");
}

TEST("a query with a bad character, a bad escape or too many fields is refused")
{
    EXPECT_EQ(query_of("/api?a=%zz"), "400");
    EXPECT_EQ(query_of("/api?a=%00"), "400");
    EXPECT_EQ(query_of("/api?%0a=1"), "400");
    EXPECT_EQ(query_of("/api?a=%ff"), "400");
    EXPECT_EQ(query_of("/api?a=\\"), "400");
    std::string many = "/api?a=1";
    for (std::size_t index = 1; index < query_fields_max; ++index) many += "&a=1";
    EXPECT_NE(query_of(many), "400");
    EXPECT_EQ(query_of(many + "&a=1"), "400");
}

TEST("a target of exactly the limit is read, one byte more is too long")
{
    const std::string longest = "/" + std::string(target_bytes_max - 1, 'a');
    EXPECT_EQ(path_of(longest), longest);
    EXPECT_EQ(path_of(longest + "a"), "414");
}

TEST("every trick is refused with its status and with words")
{
    for (const Trick& trick : path_tricks) {
        if (trick.is_only_missing) continue;
        const TargetReading reading = read_target(trick.target);
        EXPECT_EQ(reading.status, trick.status) << trick.target;
        EXPECT(!reading.words.empty()) << trick.target;
        EXPECT_EQ(reading.question.path, "") << trick.target;
    }
}

TEST("whatever the bytes are, a path that is read has no way out of a folder")
{
    EXPECT(rc::check([] {
        const auto piece = rc::gen::elementOf(std::vector<std::string>{
            "/",   "..",  ".", "%2e", "%2E", "%2f",    "%5c",  "\\", "a", "%",
            "%25", "%00", "?", "&",   "=",   "%c0%af", "\xc3", "#",  "~", " "});
        const auto pieces = *rc::gen::container<std::vector<std::string>>(piece);
        std::string target = "/";
        for (const std::string& one : pieces) target += one;
        const TargetReading reading = read_target(target);
        if (reading.status != 200) return;
        const std::string& path = reading.question.path;
        RC_ASSERT(path.front() == '/');
        RC_ASSERT(path.find("/.") == std::string::npos);
        RC_ASSERT(path.find("//") == std::string::npos);
        RC_ASSERT(path.find('\\') == std::string::npos);
        RC_ASSERT(path.find('\0') == std::string::npos);
        RC_ASSERT(is_utf8(path));
    }));
}
