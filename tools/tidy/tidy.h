#pragma once
// The check that reads the sources: what a compiler does not see and a reviewer forgets.
//
// Every rule is a function from the text of a tree to violations. A violation names a line, the rule and
// what to do instead, so that whoever trips over it need not ask anyone:
//
//     engine/deck.cpp:41: banned-name: std::shuffle differs between compilers; use shuffle of engine/rng.h
//
// The rules work on text in memory, never on the disk, so that a test plants a violation in a string.
// They are heuristics on lines, words and braces, not a C++ parser: code that is laid out by
// clang-format is what they understand. What may include what, which names are banned and which files
// may lie where are tables at the top of includes.cpp, banned.cpp and places.cpp.

#include <string>
#include <vector>

namespace sortie::tidy {

// A file as the rules see it: the path is relative to the root of the repository, with slashes.
struct SourceFile {
    std::string path;
    std::string text;
};

struct Violation {
    std::string path;
    int line = 0;
    std::string rule;
    std::string advice;
};

using Tree = std::vector<SourceFile>;
using Violations = std::vector<Violation>;

// Rules about one file.
void check_includes(const SourceFile& file, Violations& violations);
void check_banned_names(const SourceFile& file, Violations& violations);
void check_lengths(const SourceFile& file, Violations& violations);
void check_header_opening(const SourceFile& file, Violations& violations);
void check_text(const SourceFile& file, Violations& violations);

// Rules about the tree as a whole.
void check_places(const Tree& tree, Violations& violations);
void check_tests_exist(const Tree& tree, Violations& violations);
void check_links(const Tree& tree, Violations& violations);
void check_type_names(const Tree& tree, Violations& violations);

// All of them, in the order of path and line.
Violations check_tree(const Tree& tree);

// "path:line: rule: what to do instead"
std::string to_text(const Violation& violation);

}  // namespace sortie::tidy
