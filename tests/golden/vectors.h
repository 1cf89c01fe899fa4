#pragma once
// The vectors that every build must repeat: the generator, the bounded draw, the shuffle, the hash and the
// snapshot's bytes, written as text. tests/golden/vectors.txt holds what they are; g++, clang++ and the
// WebAssembly module each compute them and compare.

#include <string>

namespace sortie {

std::string golden_vectors();

}  // namespace sortie
