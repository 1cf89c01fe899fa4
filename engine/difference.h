#pragma once
// Differences between two values, in words.
//
//     for (const Difference& difference : differences(shape, &expected, &found)) ...
//     EXPECT_EQ(explain_difference(expected, found), "");
//
// gives lines like "units[3].health: 2 expected, 1 found". Lists of different length differ in
// their count and in every item that only one of them has ("nothing expected, sword found"). A set
// is compared as a whole.
//
// The list of differences is empty exactly when the two values are equal byte for byte. Where a
// broken value looks the same and is not, the place is named: "hand[4] behind the count".

#include <cstddef>
#include <string>
#include <vector>

#include "engine/shape.h"

namespace sortie {

struct Difference {
    std::string path;
    std::string expected;
    std::string found;

    // "units[3].health: 2 expected, 1 found"
    std::string text() const;
};

inline constexpr std::size_t differences_shown = 20;

// The first `most` differences, in the order of the description.
std::vector<Difference> differences(const Shape& shape, const void* expected, const void* found,
                                    std::size_t most = differences_shown);

// One line for each difference, empty when there is none, and "..." when there are more.
std::string explain_difference(const Shape& shape, const void* expected, const void* found);

template <class T>
std::string explain_difference(const T& expected, const T& found)
{
    return explain_difference(shape_of<T>(), &expected, &found);
}

}  // namespace sortie
