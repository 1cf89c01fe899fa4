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

void write_seat(Argument value, std::string& out)
{
    out += "seat" + std::to_string(value + 1);
}

}  // namespace sortie
