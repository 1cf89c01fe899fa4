#pragma once
// An outline read as a tree: who stands inside whom, and which part a call leads to.
//
//     const OutlineTree tree(outline);
//     for (const std::uint16_t root : tree.roots()) draw(tree, root);  // the game, then its parts
//     tree.children(root);                                             // in the order of play
//
// The tree refers to the outline, which must outlive it. It does not judge: an outline with
// mistakes has a tree too, so that it can be drawn and its mistakes can be named.

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/outline.h"

namespace sortie {

class OutlineTree {
public:
    explicit OutlineTree(const Outline& outline);

    const OutlineNode& operator[](std::uint16_t node) const { return outline_->nodes[node]; }
    std::uint16_t size() const { return static_cast<std::uint16_t>(outline_->nodes.size()); }
    std::span<const std::uint16_t> roots() const { return roots_; }
    std::span<const std::uint16_t> children(std::uint16_t node) const { return children_[node]; }

    // The part of this name, the first if there are several; `no_node` if there is none.
    std::uint16_t part(std::string_view name) const;

private:
    const Outline* outline_;
    std::vector<std::uint16_t> roots_;
    std::vector<std::vector<std::uint16_t>> children_;
};

// The most loops, rounds of seats and calls that can be open at once: the depth that a game's Place
// needs. -1 when parts call each other in a circle, because then the state of play decides how deep
// it goes.
int flow_depth(const Outline& outline);

// What a bound means to a reader: "at most 9 passes", "no bound".
std::string words_of_bound(std::uint32_t bound);

}  // namespace sortie
