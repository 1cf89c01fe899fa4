#include "engine/words.h"

#include <algorithm>

namespace sortie {
namespace {

constexpr std::string_view special_characters = ",:;[]{}()\"";
constexpr std::size_t words_shown_max = 24;
constexpr std::size_t characters_shown_max = 40;

bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool is_control(char c)
{
    return static_cast<unsigned char>(c) < 0x20 || c == 0x7f;
}

// Inside a character of several bytes, where a text must not be cut.
bool is_continuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xc0) == 0x80;
}

bool is_special(char c)
{
    return special_characters.find(c) != std::string_view::npos;
}

std::string joined(std::string head, std::string_view rest)
{
    if (!rest.empty() && rest.front() != '[') head += '.';
    head += rest;
    return head;
}

}  // namespace

void TextScanner::skip_blanks()
{
    while (!rest_.empty() && is_blank(rest_.front())) rest_.remove_prefix(1);
}

bool TextScanner::at_end()
{
    skip_blanks();
    return rest_.empty();
}

char TextScanner::peek()
{
    return at_end() ? '\0' : rest_.front();
}

bool TextScanner::take(char c)
{
    if (at_end() || rest_.front() != c) return false;
    rest_.remove_prefix(1);
    return true;
}

std::optional<ScannedWord> TextScanner::word()
{
    if (at_end()) return std::nullopt;
    if (rest_.front() == '"') return quoted_word();
    const auto end = std::find_if(rest_.begin(), rest_.end(), is_special);
    const auto length = static_cast<std::size_t>(end - rest_.begin());
    const std::string_view text = trimmed(rest_.substr(0, length));
    if (text.empty()) return std::nullopt;
    rest_.remove_prefix(length);
    return ScannedWord{std::string(text), false};
}

std::optional<ScannedWord> TextScanner::quoted_word()
{
    ScannedWord word{"", true};
    for (std::size_t i = 1; i < rest_.size(); ++i) {
        if (rest_[i] == '"') {
            rest_.remove_prefix(i + 1);
            return word;
        }
        if (rest_[i] == '\\') ++i;
        if (i < rest_.size()) word.text += rest_[i];
    }
    return std::nullopt;
}

std::string TextScanner::rest_text()
{
    return at_end() ? "the end" : shown(rest_);
}

std::string written_word(std::string_view word)
{
    const bool is_plain = trimmed(word) == word && !word.empty() &&
                          std::none_of(word.begin(), word.end(),
                                       [](char c) { return is_special(c) || is_control(c); });
    if (is_plain) return std::string(word);
    std::string text = "\"";
    for (const char c : word) {
        if (c == '"' || c == '\\') text += '\\';
        text += c;
    }
    return text + '"';
}

std::string_view trimmed(std::string_view text)
{
    while (!text.empty() && is_blank(text.front())) text.remove_prefix(1);
    while (!text.empty() && is_blank(text.back())) text.remove_suffix(1);
    return text;
}

std::string shown(std::string_view text)
{
    std::size_t length = text.size();
    if (length > characters_shown_max) {
        length = characters_shown_max;
        while (length > 0 && is_continuation(text[length])) --length;
    }
    std::string line = "'";
    line += text.substr(0, length);
    std::replace_if(line.begin(), line.end(), is_control, '?');
    line += length < text.size() ? "...'" : "'";
    return line;
}

std::string words_text(std::span<const std::string_view> words)
{
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i == words_shown_max) {
            return text + " ... and " + std::to_string(words.size() - i) + " more";
        }
        if (i > 0) text += ", ";
        text += written_word(words[i]);
    }
    return text;
}

std::string path_of(std::string_view field, std::string_view rest)
{
    return joined(std::string(field), rest);
}

std::string path_of(std::size_t index, std::string_view rest)
{
    return joined('[' + std::to_string(index) + ']', rest);
}

}  // namespace sortie
