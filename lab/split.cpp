#include "lab/split.h"

namespace sortie {

std::vector<std::string> split(std::string_view text, std::string_view between)
{
    std::vector<std::string> parts;
    if (text.empty()) return parts;
    for (std::size_t begin = 0;;) {
        const std::size_t end = text.find(between, begin);
        parts.emplace_back(text.substr(begin, end - begin));
        if (end == std::string_view::npos) return parts;
        begin = end + between.size();
    }
}

}  // namespace sortie
