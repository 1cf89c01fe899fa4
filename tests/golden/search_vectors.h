#pragma once
// What searches answer, as text, for every build to repeat: tests/golden/searches.txt holds it, and g++, clang++ and the
// WebAssembly module compare.

#include <string>

namespace sortie {

std::string golden_searches();

}  // namespace sortie
