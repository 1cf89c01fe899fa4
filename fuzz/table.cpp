// Files of tables, read as `sortie table import` does it.
//
// An input is such a file. Its hash is computed anew over whatever stands there, because nobody guesses one. What must hold:
//
//   - A text is refused in words, or read as a table that a store takes.
//   - A table that was read is written as a text that is read as the same table.
//   - With another hash nothing is read.

#include <span>
#include <string>

#include "engine/hash.h"
#include "fuzz/targets.h"
#include "store/table_file.h"
#include "store/validate.h"

namespace sortie::fuzz {
namespace {

// The text with the true hash at its end (store/table_file.h).
std::string sealed(std::string_view text)
{
    std::string out;
    while (!text.empty() && !text.starts_with("hash ")) out += std::string(next_line(text)) + "\n";
    return out + "hash " + hash_bytes(std::as_bytes(std::span(out))).to_hex() + "\n";
}

void check_read(const CreateTable& table)
{
    must(!why_not(StoreRequest{table}), "a table that was read can be stored");
    const std::string text = write_table_file({table.head, table.records, table.snapshot, ""});
    const Result<CreateTable> again = read_table_file(text);
    must(again.is_ok(), "a table that was written is read: " + text);
    must(again.value().head == table.head, "a head is read as it was written: " + text);
    must(again.value().records == table.records, "records are read as they were written: " + text);
    must(again.value().snapshot == table.snapshot, "a snapshot is read as it was written: " + text);
}

void check_other_hash(std::string text)
{
    char& digit = text[text.size() - 2];
    digit = digit == '0' ? '1' : '0';
    must(!read_table_file(text).is_ok(), "nothing is read with another hash: " + text);
}

}  // namespace

void feed_table(std::string_view input)
{
    const std::string right = sealed(input);
    for (const std::string_view text : {input, std::string_view(right)}) {
        const Result<CreateTable> table = read_table_file(text);
        if (table) {
            check_read(table.value());
        } else {
            must(!table.problem().words.empty(), "a file is refused in words");
        }
    }
    check_other_hash(right);
}

}  // namespace sortie::fuzz
