#include "server/net/static_files.h"

#include "tests/net/echo_service.h"
#include "tests/support/test.h"

using namespace sortie;
using namespace sortie::testing_support;

namespace {

std::string field_of(const Answer& answer, std::string_view name)
{
    for (const Field& field : answer.fields) {
        if (field.name == name) return field.value;
    }
    return {};
}

std::string body_of(const Answer& answer)
{
    return answer.body == nullptr ? std::string{} : *answer.body;
}

}  // namespace

TEST("the slash is index.html")
{
    const ScratchFolder folder;
    folder.write("index.html", "<p>hello</p>");
    StaticFiles files(folder.path());
    const Answer answer = files.answer({.path = "/"});
    EXPECT_EQ(answer.status, 200U);
    EXPECT_EQ(answer.type, "text/html; charset=utf-8");
    EXPECT_EQ(body_of(answer), "<p>hello</p>");
    EXPECT(files.has_index());
}

TEST("without a folder there are no files")
{
    StaticFiles files("");
    EXPECT(!files.has_index());
    EXPECT_EQ(files.answer({.path = "/"}).status, 404U);
    EXPECT_EQ(files.answer({.path = "/index.html"}).status, 404U);
}

TEST("a folder that does not exist has no files")
{
    StaticFiles files("no/such/folder");
    EXPECT(!files.has_index());
    EXPECT_EQ(files.answer({.path = "/"}).status, 404U);
    EXPECT_EQ(files.answer({.path = "/index.html"}).status, 404U);
    EXPECT_EQ(files.answer({.path = "/README.md"}).status, 404U);
}

TEST("every kind of file of a web client has its type")
{
    const auto types = std::to_array<std::pair<std::string_view, std::string_view>>({
        {"/a.html", "text/html; charset=utf-8"},
        {"/a.js", "text/javascript; charset=utf-8"},
        {"/a.css", "text/css; charset=utf-8"},
        {"/a.json", "application/json"},
        {"/a.svg", "image/svg+xml"},
        {"/a.woff2", "font/woff2"},
        {"/a.wasm", "application/wasm"},
        {"/a.png", "image/png"},
        {"/a.webp", "image/webp"},
        {"/a.js.map", "application/json"},
        {"/a.txt", "text/plain; charset=utf-8"},
        {"/a.ico", "image/x-icon"},
        {"/a.exe", "application/octet-stream"},
        {"/html", "application/octet-stream"},
    });
    for (const auto& [path, type] : types) EXPECT_EQ(type_of_file(path), type) << path;
}

TEST("only a file below /assets/ with a hash in its name is kept for good")
{
    for (const std::string_view path :
         {"/assets/index-D3adB33f.js", "/assets/index-D3adB33f.js.map", "/assets/a/b-0a1b2c3d.css",
          "/assets/index-a-_9aBcD.js", "/assets/engine.0123abcd.wasm"}) {
        EXPECT(is_named_by_content(path)) << path;
    }
    for (const std::string_view path :
         {"/index-D3adB33f.js", "/assets/index.js", "/assets/long-sentence.svg",
          "/assets/D3adB33f.js", "/assets/-D3adB33f", "/assets/indexD3adB33f.js",
          "/assets/i-D3 dB33f.js", "/assets/", "/"}) {
        EXPECT(!is_named_by_content(path)) << path;
    }
}

TEST("an asset is immutable, everything else is asked for again")
{
    const ScratchFolder folder;
    folder.write("index.html", "a");
    folder.write("assets/app-D3adB33f.js", "b");
    StaticFiles files(folder.path());
    EXPECT_EQ(field_of(files.answer({.path = "/"}), "Cache-Control"), "no-cache");
    EXPECT_EQ(field_of(files.answer({.path = "/assets/app-D3adB33f.js"}), "Cache-Control"),
              "public, max-age=31536000, immutable");
}

TEST("who has the file already is told so without its content, until it changes")
{
    const ScratchFolder folder;
    folder.write("a.txt", "first");
    StaticFiles files(folder.path());
    const std::string tag = field_of(files.answer({.path = "/a.txt"}), "ETag");
    EXPECT_EQ(tag.size(), 34U);
    for (const std::string& known : {tag, "W/" + tag, "\"other\", " + tag, std::string{"*"}}) {
        const Answer answer = files.answer({.path = "/a.txt", .if_none_match = known});
        EXPECT_EQ(answer.status, 304U) << known;
        EXPECT_EQ(body_of(answer), "") << known;
        EXPECT_EQ(field_of(answer, "ETag"), tag) << known;
    }
    EXPECT_EQ(files.answer({.path = "/a.txt", .if_none_match = "\"other\""}).status, 200U);
    folder.write("a.txt", "second");
    const Answer changed = files.answer({.path = "/a.txt", .if_none_match = tag});
    EXPECT_EQ(changed.status, 200U);
    EXPECT_EQ(body_of(changed), "second");
}

TEST("two who ask for a file share one copy of it")
{
    const ScratchFolder folder;
    folder.write("a.txt", "text");
    StaticFiles files(folder.path());
    EXPECT_EQ(files.answer({.path = "/a.txt"}).body, files.answer({.path = "/a.txt"}).body);
}

TEST("a compressed neighbour goes to whoever takes it, the smaller kind first")
{
    const ScratchFolder folder;
    folder.write("a.js", "plain");
    folder.write("a.js.gz", "gzipped");
    folder.write("a.js.br", "brotli");
    StaticFiles files(folder.path());
    const auto asked = [&](std::string_view accepted) {
        const Answer answer = files.answer({.path = "/a.js", .accept_encoding = accepted});
        EXPECT_EQ(answer.type, "text/javascript; charset=utf-8");
        EXPECT_EQ(field_of(answer, "Vary"), "Accept-Encoding");
        return body_of(answer) + " " + field_of(answer, "Content-Encoding");
    };
    EXPECT_EQ(asked("gzip, deflate, br"), "brotli br");
    EXPECT_EQ(asked("gzip"), "gzipped gzip");
    EXPECT_EQ(asked("br;q=0, GZIP;q=0.5"), "gzipped gzip");
    EXPECT_EQ(asked(""), "plain ");
    EXPECT_EQ(asked("identity"), "plain ");
}

TEST("the tags of a file and its compressed neighbour differ")
{
    const ScratchFolder folder;
    folder.write("a.js", "plain");
    folder.write("a.js.br", "brotli");
    StaticFiles files(folder.path());
    const std::string plain = field_of(files.answer({.path = "/a.js"}), "ETag");
    EXPECT_NE(field_of(files.answer({.path = "/a.js", .accept_encoding = "br"}), "ETag"), plain);
}

TEST("weights of accepted encodings are understood")
{
    EXPECT(accepts_encoding("br", "br"));
    EXPECT(accepts_encoding("gzip;q=1.0, br;q=0.1", "br"));
    EXPECT(accepts_encoding(" gzip ,\tbr ; q=0.01", "br"));
    EXPECT(!accepts_encoding("br;q=0", "br"));
    EXPECT(!accepts_encoding("br;q=0.000", "br"));
    EXPECT(!accepts_encoding("bro, xbr", "br"));
    EXPECT(!accepts_encoding("", "br"));
}

TEST("a link inside of the folder is followed, one that leads out is refused")
{
    const ScratchFolder outside;
    outside.write("secret.txt", "secret");
    const ScratchFolder folder;
    folder.write("real.txt", "real");
    namespace fs = std::filesystem;
    fs::create_symlink("real.txt", folder.path() / "near.txt");
    fs::create_symlink(outside.path() / "secret.txt", folder.path() / "far.txt");
    fs::create_directory_symlink(outside.path(), folder.path() / "away");
    fs::create_symlink("loop.txt", folder.path() / "loop.txt");
    StaticFiles files(folder.path());
    EXPECT_EQ(body_of(files.answer({.path = "/near.txt"})), "real");
    for (const std::string_view path : {"/far.txt", "/away/secret.txt", "/away"}) {
        const Answer answer = files.answer({.path = path});
        EXPECT_EQ(answer.status, 403U) << path;
        EXPECT_EQ(body_of(answer), "this leads out of the folder\n") << path;
    }
    EXPECT_EQ(files.answer({.path = "/loop.txt"}).status, 404U);
}

TEST("a folder whose name begins like the web folder's is outside")
{
    const ScratchFolder folder;
    folder.write("web/index.html", "in");
    folder.write("web-secret/secret.txt", "out");
    std::filesystem::create_symlink("../web-secret/secret.txt", folder.path() / "web/link.txt");
    StaticFiles files(folder.path() / "web");
    EXPECT_EQ(files.answer({.path = "/link.txt"}).status, 403U);
}

TEST("what is no file is not there, and a file above the limit is not sent")
{
    const ScratchFolder folder;
    folder.write("sub/a.txt", "a");
    folder.write("huge.bin", "");
    std::filesystem::resize_file(folder.path() / "huge.bin", file_bytes_max + 1);
    StaticFiles files(folder.path());
    EXPECT_EQ(files.answer({.path = "/sub"}).status, 404U);
    EXPECT_EQ(files.answer({.path = "/sub/b.txt"}).status, 404U);
    EXPECT_EQ(files.answer({.path = "/huge.bin"}).status, 500U);
}
