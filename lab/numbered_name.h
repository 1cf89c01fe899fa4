#pragma once
// The names that are tried one after the other where a file must not take the place of another one.
//
//     numbered_name("merc-1", ".simulation", 1)      // "merc-1.simulation"
//     numbered_name("merc-1", ".simulation", 2)      // "merc-1-2.simulation"

#include <string>

namespace sortie {

inline std::string numbered_name(const std::string& begin, const std::string& end, int number)
{
    std::string name = begin;
    if (number > 1) name += "-" + std::to_string(number);
    return name += end;
}

}  // namespace sortie
