#include "store/validate.h"

#include "tests/store/stores.h"

namespace sortie {
namespace {

std::string wrong(const StoreRequest& request)
{
    const auto failure = why_not(request);
    return failure ? std::string{name_of(failure->error)} : "nothing";
}

TEST("text is well-formed UTF-8 without zeros")
{
    for (const char* text : {"", "plain", "ä", "日本", "🎲", "\xF4\x8F\xBF\xBF", "\x7F\n"}) {
        EXPECT(is_plain_text(text)) << text;
    }
    for (const char* text : {"\xC3", "\xC3(", "\x80", "\xC0\xAF", "\xE0\x9F\xBF", "\xED\xA0\x80",
                             "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xFF", "a\xE2\x82"}) {
        EXPECT(!is_plain_text(text)) << text;
    }
    EXPECT(!is_plain_text(std::string_view("a\0b", 3)));
}

TEST("the name of a server is short and plain")
{
    EXPECT(is_server_name("host-1.example_a"));
    EXPECT(!is_server_name(""));
    EXPECT(!is_server_name("a\"b"));
    EXPECT(!is_server_name(std::string(server_name_max + 1, 'a')));
}

TEST("a table begins with record 1, and its records count up by one")
{
    EXPECT_EQ(wrong(create("A1", 3)), "nothing");
    EXPECT_EQ(wrong(create("A1", 0)), "invalid");
    EXPECT_EQ(wrong(CreateTable{head("A1"), records(2, 3)}), "invalid");
    AppendRecords gap = append("A1", 4, 6);
    EXPECT_EQ(wrong(gap), "nothing");
    gap.records[2].number = 9;
    EXPECT_EQ(wrong(gap), "invalid");
}

TEST("every limit of a request is looked after")
{
    const auto with = [](const auto& change) {
        AppendRecords request = append("A1", 2);
        change(request);
        return wrong(request);
    };
    EXPECT_EQ(with([](AppendRecords& request) { request.head.id = "A-1"; }), "invalid");
    EXPECT_EQ(with([](AppendRecords& request) { request.head.id = ""; }), "invalid");
    EXPECT_EQ(with([](AppendRecords& request) { request.head.players = {"a\nb"}; }), "invalid");
    EXPECT_EQ(with([](AppendRecords& request) { request.head.players = {""}; }), "invalid");
    EXPECT_EQ(with([](AppendRecords& request) {
                  request.head.players = std::vector<std::string>(players_max + 1, "p");
              }),
              "invalid");
    EXPECT_EQ(with([](AppendRecords& request) { request.head.summary = "\xFF"; }), "invalid");
    EXPECT_EQ(with([](AppendRecords& request) {
                  request.head.summary = std::string(summary_bytes_max + 1, 'x');
              }),
              "invalid");
    EXPECT_EQ(with([](AppendRecords& request) { request.records = records(2, records_max + 2); }),
              "invalid");
    EXPECT_EQ(with([](AppendRecords& request) {
                  request.snapshot = StoredSnapshot{1, std::string(snapshot_bytes_max + 1, 'x')};
              }),
              "invalid");
    EXPECT_EQ(with([](AppendRecords&) {}), "nothing");
    EXPECT_EQ(wrong(SendMail{"", "hello"}), "invalid");
    EXPECT_EQ(wrong(SendMail{"beta", "\xFF"}), "invalid");
    EXPECT_EQ(wrong(ListTables{.player = "\xFF"}), "invalid");
}

TEST("an id that no table can have is not found")
{
    EXPECT_EQ(wrong(OpenTable{"../etc"}), "not_found");
    EXPECT_EQ(wrong(ReadTable{"", 0}), "not_found");
    EXPECT_EQ(wrong(CloseTable{"a b"}), "not_found");
    EXPECT_EQ(wrong(OpenTable{"A1"}), "nothing");
}

}  // namespace
}  // namespace sortie
