#pragma once
// What searches answer, as text, for every build to repeat: tests/golden/searches.txt holds it, and g++, clang++ and the
// WebAssembly module compare. A new game, or another way to search, changes the file; what it should be is in the words of
// the failed comparison.

#include <string>

namespace sortie {

std::string golden_searches();

}  // namespace sortie
