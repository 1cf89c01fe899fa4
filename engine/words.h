#pragma once
// Small helpers for texts that people and files hold: scanning, quoting, paths, lists of words.
//
//     TextScanner scan("[a, \"b, c\"]");
//     scan.take('[');  scan.word();  scan.take(',');  scan.word();      // a | b, c
//
// A word runs up to the next character with a meaning of its own ( , : ; [ ] { } ( ) " ) and has no
// blanks at its ends. A word that contains such a character stands in double quotes, where a
// backslash makes the next character ordinary. That is all the grammar there is; what the words
// mean is the caller's business.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace sortie {

struct ScannedWord {
    std::string text;
    bool is_quoted = false;
};

// Blanks between the parts of a text mean nothing and are passed over.
class TextScanner {
public:
    explicit TextScanner(std::string_view text) : rest_(text) {}

    bool at_end();
    char peek();        // '\0' at the end
    bool take(char c);  // true, and past it, when the next character is c

    // Nothing where no word stands, or where a quote is not closed.
    std::optional<ScannedWord> word();

    // What follows, for messages: "'health: 2}'", "the end".
    std::string rest_text();

private:
    void skip_blanks();
    std::optional<ScannedWord> quoted_word();

    std::string_view rest_;
};

// The word as it is written, in quotes where it needs them.
std::string written_word(std::string_view word);

// The text without blanks at its ends.
std::string_view trimmed(std::string_view text);

// "'text'", shortened when it is long, with control characters replaced: safe to show in one line.
std::string shown(std::string_view text);

// "a, b, c", and "... and 30 more" after the first ones of a long list.
std::string words_text(std::span<const std::string_view> words);

// Paths are put together from the inside outwards: `path_of("units", path_of(3, "health"))` is
// "units[3].health". They are built only when a message needs one.
std::string path_of(std::string_view field, std::string_view rest);
std::string path_of(std::size_t index, std::string_view rest);

}  // namespace sortie
