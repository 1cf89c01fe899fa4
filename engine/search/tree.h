#pragma once
// The memory of a search: nodes with their counts, in one block that is taken once.
//
//     SearchTree tree(10'000);
//     const NodeId child = tree.find(tree_root, key);
//     tree.add(tree_root, key);                                // none when the tree is full
//
// A node is found by its parent and its key: the block is a hash table with open addressing, at most half full, so there
// are no lists of children to walk. Nodes are never removed one by one.

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine/check.h"
#include "engine/search/fixed.h"

namespace sortie {

using NodeId = std::uint32_t;
inline constexpr NodeId no_tree_node = 0xffffffff;
inline constexpr NodeId tree_root = 0xfffffffe;

struct TreeNode {
    NodeId parent = no_tree_node;  // none: the slot is free
    std::uint32_t key = 0;         // what was chosen at the parent
    std::uint32_t visits = 0;
    // How often it could have been chosen, the time before it first was included: then every time that its question was
    // asked counts, because nothing tells of a choice that has no node.
    std::uint32_t available = 0;
    std::uint64_t value = 0;  // what the seat that chose it got, summed
    std::uint64_t wins = 0;   // the same without grades, for people

    // The mean of each; there must have been a visit.
    Share mean() const { return static_cast<Share>(value / visits); }
    Share chance() const { return static_cast<Share>(wins / visits); }
};
static_assert(sizeof(TreeNode) == 32);

class SearchTree {
public:
    explicit SearchTree(std::uint32_t nodes_max)
        : slots_(std::bit_ceil(2 * std::size_t{nodes_max} + 2)), nodes_max_(nodes_max)
    {
    }

    NodeId find(NodeId parent, std::uint32_t key) const
    {
        for (std::size_t i = place_of(parent, key);; i = (i + 1) & (slots_.size() - 1)) {
            const TreeNode& slot = slots_[i];
            if (slot.parent == no_tree_node) return no_tree_node;
            if (slot.parent == parent && slot.key == key) return static_cast<NodeId>(i);
        }
    }

    // There must be none yet. None if the tree is full.
    NodeId add(NodeId parent, std::uint32_t key)
    {
        if (count_ == nodes_max_) return no_tree_node;
        std::size_t i = place_of(parent, key);
        while (slots_[i].parent != no_tree_node) i = (i + 1) & (slots_.size() - 1);
        ++count_;
        slots_[i] = {.parent = parent, .key = key};
        return static_cast<NodeId>(i);
    }

    TreeNode& operator[](NodeId node) { return slots_[node]; }
    const TreeNode& operator[](NodeId node) const { return slots_[node]; }
    std::uint32_t size() const { return count_; }
    std::size_t memory_bytes() const { return slots_.size() * sizeof(TreeNode); }

private:
    std::size_t place_of(NodeId parent, std::uint32_t key) const
    {
        std::uint64_t mixed = (std::uint64_t{parent} << 32 | key) * 0x9E3779B97F4A7C15;
        mixed ^= mixed >> 29;
        mixed *= 0xBF58476D1CE4E5B9;
        return static_cast<std::size_t>(mixed >> 32) & (slots_.size() - 1);
    }

    std::vector<TreeNode> slots_;
    std::uint32_t nodes_max_ = 0;
    std::uint32_t count_ = 0;
};

}  // namespace sortie
