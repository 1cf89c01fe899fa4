#include "engine/utf8.h"

namespace sortie {

std::optional<Character> character_at(std::string_view text, std::size_t at)
{
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const unsigned char first = byte(at);
    if (first < 0x80) return Character{first, 1};
    const std::size_t bytes = first >= 0xF0 ? 4u : first >= 0xE0 ? 3u : 2u;
    if (first < 0xC2 || first > 0xF4 || at + bytes > text.size()) return std::nullopt;
    std::uint32_t code = first & (0xFFu >> (bytes + 1));
    for (std::size_t i = 1; i < bytes; ++i) {
        if ((byte(at + i) & 0xC0u) != 0x80u) return std::nullopt;
        code = code << 6 | (byte(at + i) & 0x3Fu);
    }
    constexpr std::uint32_t least_of[] = {0, 0, 0x80, 0x800, 0x10000};
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    if (code < least_of[bytes] || code > 0x10FFFF || is_surrogate) return std::nullopt;
    return Character{code, bytes};
}

bool is_utf8(std::string_view text)
{
    for (std::size_t at = 0; at < text.size();) {
        const auto character = character_at(text, at);
        if (!character) return false;
        at += character->bytes;
    }
    return true;
}

}  // namespace sortie
