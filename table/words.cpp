#include "table/words.h"

#include <cstdint>

#include "engine/utf8.h"

namespace sortie {
namespace {

bool is_control(std::uint32_t code)
{
    const bool is_plain_control = code < 0x20 || (code >= 0x7F && code < 0xA0);
    const bool is_line_break = code == 0x2028 || code == 0x2029;
    const bool turns_direction = (code >= 0x202A && code <= 0x202E) ||
                                 (code >= 0x2066 && code <= 0x2069) || code == 0x200E ||
                                 code == 0x200F || code == 0x061C;
    return is_plain_control || is_line_break || turns_direction || code == 0xFEFF;
}

// Spaces, joiners and fillers: alone they show nothing.
bool is_blank(std::uint32_t code)
{
    const bool is_space = code == ' ' || code == 0xA0 || code == 0x1680 || code == 0x202F ||
                          code == 0x205F || code == 0x3000 || (code >= 0x2000 && code <= 0x200B);
    const bool is_joiner = code == 0xAD || code == 0x200C || code == 0x200D || code == 0x2060;
    const bool is_filler =
        code == 0x115F || code == 0x1160 || code == 0x2800 || code == 0x3164 || code == 0xFFA0;
    return is_space || is_joiner || is_filler;
}

}  // namespace

std::optional<std::string> why_not_line(std::string_view text, std::size_t bytes_max)
{
    if (text.size() > bytes_max) return "has at most " + std::to_string(bytes_max) + " bytes";
    bool has_ink = false;
    for (std::size_t at = 0; at < text.size();) {
        const auto character = character_at(text, at);
        if (!character) return "is UTF-8";
        if (is_control(character->code)) return "has no control characters";
        has_ink |= !is_blank(character->code);
        at += character->bytes;
    }
    if (!has_ink) return "is not empty";
    return std::nullopt;
}

}  // namespace sortie
