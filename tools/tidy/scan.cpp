#include "tools/tidy/scan.h"

namespace sortie::tidy {
namespace {

enum class Kind : char { code = 'c', comment = '/', literal = '"' };

// Splits a text into stretches of one kind and remembers the kind of every character.
class Scanner {
public:
    explicit Scanner(std::string_view text) : text_(text), kinds_(text.size(), Kind::code) {}

    std::vector<Kind> run()
    {
        while (at_ < text_.size()) {
            if (starts_with("//")) {
                mark_until("\n", Kind::comment, 0);
            } else if (starts_with("/*")) {
                mark_until("*/", Kind::comment, 2);
            } else if (starts_with("R\"")) {
                mark_raw_string();
            } else if (text_[at_] == '"' || (text_[at_] == '\'' && !is_digit_separator())) {
                mark_quoted(text_[at_]);
            } else {
                ++at_;
            }
        }
        return kinds_;
    }

private:
    bool starts_with(std::string_view start) const { return text_.substr(at_).starts_with(start); }

    bool is_digit_separator() const { return at_ > 0 && is_name_character(text_[at_ - 1]); }

    // Marks up to the end mark and the given number of its characters.
    void mark_until(std::string_view end, Kind kind, std::size_t end_size)
    {
        const std::size_t found = text_.find(end, at_ + 2);
        const std::size_t stop = found == std::string_view::npos ? text_.size() : found + end_size;
        for (; at_ < stop; ++at_) kinds_[at_] = kind;
    }

    void mark_raw_string()
    {
        const std::size_t open = text_.find('(', at_);
        if (open == std::string_view::npos) {
            at_ += 2;
            return;
        }
        const std::string end = ")" + std::string{text_.substr(at_ + 2, open - at_ - 2)} + "\"";
        at_ += 2;
        const std::size_t found = text_.find(end, open);
        const std::size_t stop =
            found == std::string_view::npos ? text_.size() : found + end.size() - 1;
        for (; at_ < stop; ++at_) kinds_[at_] = Kind::literal;
        ++at_;
    }

    // The quotes themselves stay code: they show that something stands there.
    void mark_quoted(char quote)
    {
        for (++at_; at_ < text_.size() && text_[at_] != quote && text_[at_] != '\n'; ++at_) {
            kinds_[at_] = Kind::literal;
            if (text_[at_] == '\\' && at_ + 1 < text_.size()) kinds_[++at_] = Kind::literal;
        }
        ++at_;
    }

    std::string_view text_;
    std::vector<Kind> kinds_;
    std::size_t at_ = 0;
};

std::string only(std::string_view text, Kind wanted)
{
    const std::vector<Kind> kinds = Scanner{text}.run();
    std::string result{text};
    for (std::size_t at = 0; at < result.size(); ++at) {
        if (kinds[at] != wanted && result[at] != '\n') result[at] = ' ';
    }
    return result;
}

}  // namespace

std::vector<std::string_view> lines_of(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end));
        if (end == std::string_view::npos) break;
        text.remove_prefix(end + 1);
    }
    return lines;
}

std::string code_of(std::string_view text)
{
    return only(text, Kind::code);
}

std::string comments_of(std::string_view text)
{
    return only(text, Kind::comment);
}

bool is_name_character(char character)
{
    return (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
           (character >= '0' && character <= '9') || character == '_';
}

bool is_one_of(char character, std::string_view characters)
{
    return characters.find(character) != std::string_view::npos;
}

std::size_t find_word(std::string_view line, std::string_view name, std::size_t from)
{
    for (std::size_t at = line.find(name, from); at != std::string_view::npos;
         at = line.find(name, at + 1)) {
        const std::size_t end = at + name.size();
        const bool starts_a_word = at == 0 || !is_name_character(line[at - 1]);
        const bool ends_a_word =
            end == line.size() || !is_name_character(line[end]) || !is_name_character(name.back());
        if (starts_a_word && ends_a_word) return at;
    }
    return std::string_view::npos;
}

std::string_view trimmed(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

bool is_cpp(std::string_view path)
{
    return path.ends_with(".cpp") || path.ends_with(".h");
}

}  // namespace sortie::tidy
