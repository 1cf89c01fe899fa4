// How long a file and a function may be. A function is found by its braces: at namespace or class level
// a block whose head has parameters is a function; a block after `=`, inside parentheses or without
// parameters is a table of data, which may be as long as it likes.

#include <algorithm>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

constexpr int file_lines_max = 600;
constexpr int function_lines_max = 60;

enum class Block { scope, function, data };

// Removes a leading `template <...>` or `[[...]]`, where `class` and `=` mean something else.
std::string_view without_prefixes(std::string_view head)
{
    for (;;) {
        head = trimmed(head);
        const bool is_template = find_word(head, "template") == 0;
        if (!is_template && !head.starts_with("[[")) return head;
        const char open = is_template ? '<' : '[';
        const char close = is_template ? '>' : ']';
        int depth = 0;
        std::size_t at = head.find(open);
        for (; at < head.size(); ++at) {
            if (head[at] == open) ++depth;
            if (head[at] == close && head[at - 1] != '-' && --depth == 0) break;
        }
        if (at >= head.size()) return {};
        head.remove_prefix(at + 1);
    }
}

// The place of an assignment outside of parentheses; `==`, `<=` and `operator=` are none.
std::size_t find_assignment(std::string_view head)
{
    constexpr std::string_view operator_characters = "=!<>+-*/%&|^";
    int depth = 0;
    for (std::size_t at = 0; at < head.size(); ++at) {
        if (head[at] == '(') ++depth;
        if (head[at] == ')') --depth;
        if (head[at] != '=' || depth != 0) continue;
        if (at > 0 && is_one_of(head[at - 1], operator_characters)) continue;
        if (at + 1 < head.size() && head[at + 1] == '=') continue;
        if (trimmed(head.substr(0, at)).ends_with("operator")) continue;
        return at;
    }
    return std::string_view::npos;
}

bool starts_with_word(std::string_view head, std::string_view word)
{
    return find_word(head, word) == 0;
}

Block block_after(std::string_view head)
{
    head = without_prefixes(head);
    if (std::ranges::count(head, '(') != std::ranges::count(head, ')')) return Block::data;
    if (find_word(head, "namespace") != std::string_view::npos) return Block::scope;
    const bool has_parameters = head.find(')') != std::string_view::npos;
    if (starts_with_word(head, "extern") && !has_parameters) return Block::scope;
    if (starts_with_word(head, "enum")) return Block::data;
    const bool names_a_type = starts_with_word(head, "struct") || starts_with_word(head, "class") ||
                              starts_with_word(head, "union");
    if (names_a_type && !head.ends_with(')')) return Block::scope;
    const std::size_t assignment = find_assignment(head);
    if (assignment != std::string_view::npos) {
        const bool is_lambda = trimmed(head.substr(assignment + 1)).starts_with('[');
        return is_lambda ? Block::function : Block::data;
    }
    return has_parameters ? Block::function : Block::data;
}

// Turns preprocessor lines and their continuations into spaces: a macro has braces of its own.
void blank_directives(std::string& code)
{
    bool is_directive = false;
    bool is_line_start = true;
    char last = '\n';
    for (char& character : code) {
        if (is_line_start && character == '#') is_directive = true;
        if (character == '\n') {
            is_line_start = true;
            if (last != '\\') is_directive = false;
        } else if (character != ' ') {
            is_line_start = false;
        }
        last = character;
        if (is_directive && character != '\n') character = ' ';
    }
}

class FunctionFinder {
public:
    FunctionFinder(const SourceFile& file, Violations& violations)
        : path_(file.path), code_(code_of(file.text)), violations_(violations)
    {
        blank_directives(code_);
    }

    void run()
    {
        for (; at_ < code_.size(); ++at_) {
            const char character = code_[at_];
            if (character == '\n') ++line_;
            if (character == '{') {
                open_block();
            } else if (ends_head(character)) {
                start_head();
            } else if (head_line_ == 0 && character != ' ' && character != '\n') {
                head_at_ = at_;
                head_line_ = line_;
            }
        }
    }

private:
    void start_head()
    {
        head_at_ = at_ + 1;
        head_line_ = 0;
    }

    bool ends_head(char character) const
    {
        if (character == '}' || character == ';') return true;
        if (character != ':') return false;
        const std::string_view head =
            trimmed(std::string_view{code_}.substr(head_at_, at_ - head_at_));
        return head == "public" || head == "protected" || head == "private";
    }

    void open_block()
    {
        const Block block = block_after(std::string_view{code_}.substr(head_at_, at_ - head_at_));
        if (block == Block::scope) {
            start_head();
            return;
        }
        skip_block();
        const int lines = line_ - head_line_ + 1;
        if (block == Block::function && lines > function_lines_max) {
            violations_.push_back({path_, head_line_, "function-length",
                                   std::to_string(lines) +
                                       " lines; split it, a function has at most " +
                                       std::to_string(function_lines_max)});
        }
        if (!head_goes_on()) start_head();
    }

    // Leaves the place on the closing brace.
    void skip_block()
    {
        int depth = 0;
        for (; at_ < code_.size(); ++at_) {
            if (code_[at_] == '\n') ++line_;
            if (code_[at_] == '{') ++depth;
            if (code_[at_] == '}' && --depth == 0) return;
        }
    }

    // After `Table() : seats_{2}` the head of the constructor is not over yet, nor is the list of
    // arguments after `f(Options{}`.
    bool head_goes_on() const
    {
        const std::size_t next = code_.find_first_not_of(" \n", at_ + 1);
        if (next == std::string::npos) return false;
        return code_[next] == ',' || code_[next] == '{' || code_[next] == ')';
    }

    std::string path_;
    std::string code_;
    Violations& violations_;
    std::size_t at_ = 0;
    std::size_t head_at_ = 0;
    int line_ = 1;
    int head_line_ = 0;
};

}  // namespace

void check_lengths(const SourceFile& file, Violations& violations)
{
    if (!is_cpp(file.path)) return;
    const auto lines = static_cast<int>(lines_of(file.text).size());
    if (lines > file_lines_max) {
        violations.push_back({file.path, file_lines_max + 1, "file-length",
                              std::to_string(lines) + " lines; split it, a file has at most " +
                                  std::to_string(file_lines_max)});
    }
    FunctionFinder{file, violations}.run();
}

}  // namespace sortie::tidy
