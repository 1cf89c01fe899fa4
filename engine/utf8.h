#pragma once
// Text in UTF-8, one character after the other.
//
//     for (std::size_t at = 0; at < text.size();) {
//         const auto character = character_at(text, at);
//         if (!character) return tell("this is no UTF-8");
//         at += character->bytes;
//     }

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace sortie {

struct Character {
    std::uint32_t code = 0;
    std::size_t bytes = 0;
};

// Nothing at a place that is not UTF-8: cut off, written longer than need be, a surrogate, or beyond Unicode. The place
// must lie within the text.
std::optional<Character> character_at(std::string_view text, std::size_t at);

bool is_utf8(std::string_view text);

}  // namespace sortie
