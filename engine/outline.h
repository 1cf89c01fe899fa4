#pragma once
// The outline of a flow: its nodes as plain data, without the game's functions.
//
// Diagrams, traces and the checker work on this, so they are compiled once and not once for each game. It
// says what the flow is and nothing about where play stands; that is in the state (engine/place.h).

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/flow.h"

namespace sortie {

inline constexpr std::uint16_t no_node = 0xffff;

struct OutlineNode {
    NodeKind kind = NodeKind::sequence;
    std::string_view name;
    std::uint16_t parent = no_node;  // nodes stand in the order of the tree: parents come first
    std::uint16_t depth = 0;
    std::uint32_t bound = 0;   // loop: most passes
    bool has_test = false;     // loop: has a condition that ends it
    bool has_barrier = false;  // ask_all: something may cut it short
    bool is_course = false;    // a whole game beside the main one
    std::string_view target;   // call: the part; window: its name
    std::vector<std::string_view> actions;
};

struct Outline {
    // The main tree, then the parts, then other courses; a node of depth 0 begins each.
    std::vector<OutlineNode> nodes;
};

std::string_view words_of(NodeKind kind);

// `Outline` drawn as indented text, as a Mermaid flow chart and as an SVG picture of nested boxes.
std::string outline_text(const Outline& outline);
std::string outline_mermaid(const Outline& outline);
std::string outline_svg(const Outline& outline, std::string_view title);

// Something that a game's author has to mend, found without playing.
struct Finding {
    std::string_view code;  // "UNBOUNDED_LOOP"
    std::string where;      // "game > turns"
    std::string words;      // what is wrong and what would be right
};

// The names from the root to a node: "game > turns > place a mark".
std::string path_of(const Outline& outline, std::uint16_t node);

// Parts that nothing calls, calls to parts that do not exist, nodes behind an endless loop, loops without a
// bound or without anything in them that could end them, names used twice among the parts or siblings.
std::vector<Finding> check_outline(const Outline& outline);

}  // namespace sortie
