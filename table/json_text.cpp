#include "table/json_text.h"

#include <algorithm>
#include <array>
#include <charconv>

namespace sortie {
namespace {

constexpr std::size_t digits_max = 20;  // of a number of 64 bits with its sign

// Which letters stand for themselves.
constexpr std::array<bool, 256> plain_letters = [] {
    std::array<bool, 256> plain{};
    for (std::size_t code = 0x20; code < plain.size(); ++code) plain[code] = true;
    plain['"'] = false;
    plain['\\'] = false;
    return plain;
}();

bool is_plain(char letter)
{
    return plain_letters[static_cast<unsigned char>(letter)];
}

// What stands behind the backslash of a letter that has a short form; 0 for the others.
char short_form(char letter)
{
    switch (letter) {
        case '"':
        case '\\': return letter;
        case '\b': return 'b';
        case '\f': return 'f';
        case '\n': return 'n';
        case '\r': return 'r';
        case '\t': return 't';
        default: return '\0';
    }
}

void append_number(std::string& text, auto value)
{
    std::array<char, digits_max> digits{};
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
    text.append(digits.data(), end);
}

}  // namespace

void JsonText::separate()
{
    if (needs_comma_) text_ += ',';
    needs_comma_ = true;
}

void JsonText::open(char bracket)
{
    separate();
    text_ += bracket;
    needs_comma_ = false;
}

void JsonText::close(char bracket)
{
    text_ += bracket;
    needs_comma_ = true;
}

void JsonText::literal(std::string_view text)
{
    separate();
    text_ += text;
}

void JsonText::field(std::string_view name)
{
    separate();
    quoted(name);
    text_ += ':';
    needs_comma_ = false;
}

void JsonText::unsigned_number(std::uint64_t value)
{
    separate();
    append_number(text_, value);
}

void JsonText::signed_number(std::int64_t value)
{
    separate();
    append_number(text_, value);
}

void JsonText::word(std::string_view name)
{
    separate();
    quoted(name);
}

void JsonText::quoted(std::string_view text)
{
    constexpr std::string_view hexadecimal = "0123456789abcdef";
    text_ += '"';
    while (!text.empty()) {
        const auto end = std::ranges::find_if_not(text, is_plain);
        const auto plain = static_cast<std::size_t>(end - text.begin());
        text_.append(text.substr(0, plain));
        text.remove_prefix(plain);
        if (text.empty()) break;
        const char letter = text.front();
        text.remove_prefix(1);
        text_ += '\\';
        if (const char form = short_form(letter); form != '\0') {
            text_ += form;
        } else {
            const auto code = static_cast<unsigned char>(letter);
            text_ += "u00";
            text_ += hexadecimal[code / 16];
            text_ += hexadecimal[code % 16];
        }
    }
    text_ += '"';
}

}  // namespace sortie
