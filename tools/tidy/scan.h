#pragma once
// Reading C++ as text: lines, words, and which characters are code and which are comment.
//
// The masks keep every line break and every column, so that a place found in a mask is the same place in
// the file. They understand line and block comments, string, character and raw string literals and the
// digit separator; they know nothing of macros or trigraphs.
//
//     code_of("int x = 1;  // one")      is "int x = 1;        "
//     comments_of("int x = 1;  // one")  is "            // one"

#include <string>
#include <string_view>
#include <vector>

namespace sortie::tidy {

// The lines without their line breaks. They refer to the text, which must outlive them.
std::vector<std::string_view> lines_of(std::string_view text);

// The text with comments and the insides of literals turned into spaces.
std::string code_of(std::string_view text);

// The text with everything but comments turned into spaces.
std::string comments_of(std::string_view text);

bool is_name_character(char character);

bool is_one_of(char character, std::string_view characters);

// Where the name stands as a whole word, not as a part of a longer name; npos if nowhere.
std::size_t find_word(std::string_view line, std::string_view name, std::size_t from = 0);

std::string_view trimmed(std::string_view text);

bool is_cpp(std::string_view path);

}  // namespace sortie::tidy
