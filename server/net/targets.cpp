#include "server/net/targets.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "engine/utf8.h"

namespace sortie {
namespace {

enum class Part { path, query };

struct Decoded {
    std::string text;
    std::string_view problem;  // "" if there is none
};

int hex_value(char digit)
{
    if (digit >= '0' && digit <= '9') return digit - '0';
    if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
    if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
    return -1;
}

// What may stand in a target without being encoded. RFC 3986 has a shorter list; browsers send these.
bool is_plain(char character)
{
    constexpr std::string_view never = "\"#<>\\^`{|}";
    return character > ' ' && character < 0x7f && never.find(character) == std::string_view::npos;
}

bool is_control(char character)
{
    return static_cast<unsigned char>(character) < ' ' || character == 0x7f;
}

// Why a character that was hidden behind a percent sign may not be there.
std::string_view why_not_decoded(char character, Part part)
{
    if (character == '\0') return "a path or query has no NUL in it";
    if (is_control(character)) return "a path or query has no control character in it";
    if (part == Part::path && character == '\\') return "a path has no backslash in it";
    if (part == Part::path && character == '/') return "a slash of a path is not encoded";
    return {};
}

Decoded decoded(std::string_view text, Part part)
{
    Decoded result;
    result.text.reserve(text.size());
    for (std::size_t at = 0; at < text.size(); ++at) {
        char character = text[at];
        if (character == '%') {
            const int high = at + 2 < text.size() ? hex_value(text[at + 1]) : -1;
            const int low = at + 2 < text.size() ? hex_value(text[at + 2]) : -1;
            if (high < 0 || low < 0) return {{}, "a percent sign is followed by two hex digits"};
            character = static_cast<char>(high * 16 + low);
            at += 2;
            const std::string_view problem = why_not_decoded(character, part);
            if (!problem.empty()) return {{}, problem};
        } else if (!is_plain(character)) {
            if (character == '\\') return {{}, "a path has no backslash in it"};
            return {{}, "a target has only plain characters; others are encoded with %"};
        } else if (part == Part::query && character == '+') {
            character = ' ';
        }
        result.text += character;
    }
    if (!is_utf8(result.text)) return {{}, "a path or query is UTF-8"};
    return result;
}

struct SegmentRefusal {
    unsigned status = 200;
    std::string_view words;
};

SegmentRefusal why_not_path(std::string_view path)
{
    path.remove_prefix(1);
    while (!path.empty()) {
        const std::size_t end = std::min(path.find('/'), path.size());
        const std::string_view segment = path.substr(0, end);
        if (segment.empty()) return {400, "a path has no empty part"};
        if (segment == "." || segment == "..") return {400, "a path has no . or .. in it"};
        if (segment.front() == '.') return {404, "names that begin with a dot are not served"};
        path.remove_prefix(std::min(end + 1, path.size()));
    }
    return {};
}

std::optional<std::string_view> why_not_query(std::string_view query,
                                              std::vector<QueryField>& fields)
{
    while (!query.empty()) {
        const std::size_t end = std::min(query.find('&'), query.size());
        const std::string_view pair = query.substr(0, end);
        query.remove_prefix(std::min(end + 1, query.size()));
        if (pair.empty()) continue;
        if (fields.size() == query_fields_max) return "the query has too many fields";
        const std::size_t equals = std::min(pair.find('='), pair.size());
        Decoded name = decoded(pair.substr(0, equals), Part::query);
        Decoded value = decoded(pair.substr(std::min(equals + 1, pair.size())), Part::query);
        if (!name.problem.empty()) return name.problem;
        if (!value.problem.empty()) return value.problem;
        fields.push_back({std::move(name.text), std::move(value.text)});
    }
    return std::nullopt;
}

TargetReading refused(unsigned status, std::string_view words)
{
    return {.status = status, .words = words, .question = {}};
}

}  // namespace

TargetReading read_target(std::string_view target)
{
    if (target.size() > target_bytes_max) return refused(414, "the address is too long");
    if (!target.starts_with('/')) return refused(400, "a target begins with a slash");
    const std::size_t mark = std::min(target.find('?'), target.size());
    Decoded path = decoded(target.substr(0, mark), Part::path);
    if (!path.problem.empty()) return refused(400, path.problem);
    const SegmentRefusal refusal = why_not_path(path.text);
    if (refusal.status != 200) return refused(refusal.status, refusal.words);
    TargetReading reading;
    const auto problem =
        why_not_query(target.substr(std::min(mark + 1, target.size())), reading.question.query);
    if (problem) return refused(400, *problem);
    reading.question.path = std::move(path.text);
    return reading;
}

}  // namespace sortie
