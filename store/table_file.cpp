#include "store/table_file.h"

#include <charconv>
#include <optional>
#include <span>
#include <vector>

#include "engine/hash.h"
#include "store/validate.h"

namespace sortie {
namespace {

constexpr std::string_view status_names[] = {"open", "running", "over"};

std::string_view status_name(TableStatus status)
{
    return status_names[static_cast<std::size_t>(status)];
}

std::string hash_text(std::string_view text)
{
    return hash_bytes(std::as_bytes(std::span{text})).to_hex();
}

// Up to the next blank; what follows it stays.
std::string_view take_word(std::string_view& line)
{
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::string_view word = line.substr(0, blank);
    line.remove_prefix(std::min(blank + 1, line.size()));
    return word;
}

template <class Number>
bool read_number(std::string_view text, Number& number)
{
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc{} && end == text.data() + text.size() && !text.empty();
}

// Reads line by line; each line says what it is.
class Reader {
public:
    // False if the line is not of this form.
    bool take(std::string_view line)
    {
        const std::string_view what = take_word(line);
        TableHead& head = table_.head;
        if (what == "id") return head.id = line, true;
        if (what == "status") return take_status(line);
        if (what == "listed") {
            head.is_listed = line == "yes";
            return line == "yes" || line == "no";
        }
        if (what == "changed") return read_number(line, head.changed);
        if (what == "summary") return head.summary = line, true;
        if (what == "player") return head.players.emplace_back(line), true;
        if (what == "record") return take_record(line);
        if (what == "snapshot") return take_snapshot(line);
        return false;
    }
    const CreateTable& table() const { return table_; }

private:
    bool take_status(std::string_view name)
    {
        for (std::size_t i = 0; i < std::size(status_names); ++i) {
            if (name != status_names[i]) continue;
            table_.head.status = static_cast<TableStatus>(i);
            return true;
        }
        return false;
    }
    bool take_record(std::string_view line)
    {
        Record record;
        if (!read_number(take_word(line), record.number)) return false;
        if (!read_number(take_word(line), record.time)) return false;
        record.body = line;
        table_.records.push_back(std::move(record));
        return true;
    }
    bool take_snapshot(std::string_view line)
    {
        StoredSnapshot snapshot;
        if (table_.snapshot || !read_number(take_word(line), snapshot.number)) return false;
        std::vector<std::uint8_t> bytes(line.size() / 2);
        if (!bytes_from_hex(line, bytes)) return false;
        snapshot.bytes.assign(bytes.begin(), bytes.end());
        table_.snapshot = std::move(snapshot);
        return true;
    }

    CreateTable table_;
};

// Everything before the last line, if that line is the hash of it.
std::optional<std::string_view> without_hash(std::string_view text)
{
    constexpr std::string_view mark = "hash ";
    if (text.empty() || text.back() != '\n') return std::nullopt;
    const std::size_t before = text.rfind('\n', text.size() - 2);
    if (text.size() < 2 || before == std::string_view::npos) return std::nullopt;
    const std::string_view content = text.substr(0, before + 1);
    std::string_view last = text.substr(before + 1, text.size() - before - 2);
    if (!last.starts_with(mark)) return std::nullopt;
    last.remove_prefix(mark.size());
    if (last != hash_text(content)) return std::nullopt;
    return content;
}

}  // namespace

std::string write_table_file(const TableRead& table)
{
    const TableHead& head = table.head;
    std::string text = "sortie-table " + std::to_string(table_file_version) + "\n";
    const auto line = [&](std::string_view what, std::string_view content) {
        text.append(what).append(" ").append(content).append("\n");
    };
    line("id", head.id);
    line("status", status_name(head.status));
    line("listed", head.is_listed ? "yes" : "no");
    line("changed", std::to_string(head.changed));
    line("summary", head.summary);
    for (const std::string& player : head.players) line("player", player);
    for (const Record& record : table.records) {
        const std::string place =
            std::to_string(record.number) + " " + std::to_string(record.time) + " ";
        line("record", place + record.body);
    }
    if (table.snapshot) {
        const std::string& bytes = table.snapshot->bytes;
        const std::vector<std::uint8_t> octets(bytes.begin(), bytes.end());
        line("snapshot", std::to_string(table.snapshot->number) + " " + hex_from_bytes(octets));
    }
    return text + "hash " + hash_text(text) + "\n";
}

Result<CreateTable> read_table_file(std::string_view text)
{
    if (text.size() > table_file_bytes_max) return Problem{"the file is too large for a table"};
    if (!text.starts_with("sortie-table ")) return Problem{"this is no file of a table"};
    const std::string first = "sortie-table " + std::to_string(table_file_version) + "\n";
    if (!text.starts_with(first)) return Problem{"another version has written this file"};
    const std::optional<std::string_view> content = without_hash(text);
    if (!content) return Problem{"the file was changed or cut: its hash is another one"};
    Reader reader;
    std::size_t number = 2;
    for (std::string_view rest = content->substr(first.size()); !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        if (!reader.take(rest.substr(0, end))) {
            return Problem{"line " + std::to_string(number) + " is none of a table"};
        }
        rest.remove_prefix(end + 1);
    }
    if (const auto failure = why_not(StoreRequest{reader.table()})) {
        return Problem{"the file is no table: " + failure->details};
    }
    return reader.table();
}

}  // namespace sortie
