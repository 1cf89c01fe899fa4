#include "engine/move.h"

namespace sortie {

std::string Kind::text(Argument value) const
{
    std::string out;
    if (value == no_argument) {
        out = "-";
    } else if (write != nullptr && value < count) {
        write(value, out);
    } else {
        out = std::to_string(value);
    }
    return out;
}

std::string Kind::text(const Candidates& values) const
{
    constexpr std::size_t shown_max = 12;
    if (values.size() == 0) return "nothing";
    const std::size_t shown = values.size() > shown_max ? shown_max : values.size();
    std::string out;
    for (std::size_t i = 0; i < shown; ++i) {
        if (i > 0) out += i + 1 == values.size() ? " or " : ", ";
        out += text(values.begin()[i]);
    }
    if (shown < values.size()) out += " or " + std::to_string(values.size() - shown) + " others";
    return out;
}

void write_seat(Argument value, std::string& out)
{
    out += "seat" + std::to_string(value + 1);
}

}  // namespace sortie
