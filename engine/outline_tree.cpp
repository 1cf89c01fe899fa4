#include "engine/outline_tree.h"

#include <algorithm>

namespace sortie {
namespace {

constexpr int is_recursive = -1;

class DepthFinder {
public:
    explicit DepthFinder(const OutlineTree& tree) : tree_(tree), known_(tree.size()) {}

    int depth_of(std::uint16_t node)
    {
        Known& known = known_[node];
        if (known.is_open) return is_recursive;
        if (known.is_done) return known.depth;
        known.is_open = true;
        known.depth = depth_inside(node);
        known.is_open = false;
        known.is_done = true;
        return known.depth;
    }

private:
    struct Known {
        int depth = 0;
        bool is_open = false;
        bool is_done = false;
    };

    int depth_inside(std::uint16_t node)
    {
        int deepest = 0;
        for (const std::uint16_t child : tree_.children(node)) {
            const int depth = depth_of(child);
            if (depth == is_recursive) return is_recursive;
            deepest = std::max(deepest, depth);
        }
        switch (tree_[node].kind) {
            case NodeKind::loop:
            case NodeKind::each_seat: return deepest + 1;
            case NodeKind::call: return depth_of_call(node);
            default: return deepest;
        }
    }
    int depth_of_call(std::uint16_t node)
    {
        const std::uint16_t part = tree_.part(tree_[node].target);
        if (part == no_node) return 1;
        const int depth = depth_of(part);
        return depth == is_recursive ? is_recursive : depth + 1;
    }

    const OutlineTree& tree_;
    std::vector<Known> known_;
};

}  // namespace

OutlineTree::OutlineTree(const Outline& outline)
    : outline_(&outline), children_(outline.nodes.size())
{
    for (std::uint16_t node = 0; node < size(); ++node) {
        const std::uint16_t parent = outline.nodes[node].parent;
        if (parent == no_node) {
            roots_.push_back(node);
        } else {
            children_[parent].push_back(node);
        }
    }
}

std::uint16_t OutlineTree::part(std::string_view name) const
{
    for (std::size_t i = 1; i < roots_.size(); ++i) {
        if ((*this)[roots_[i]].name == name) return roots_[i];
    }
    return no_node;
}

int flow_depth(const Outline& outline)
{
    const OutlineTree tree(outline);
    DepthFinder finder(tree);
    int deepest = 0;
    for (const std::uint16_t root : tree.roots()) {
        if (root != tree.roots().front() && !tree[root].is_course) continue;
        const int depth = finder.depth_of(root);
        if (depth == is_recursive) return is_recursive;
        deepest = std::max(deepest, depth);
    }
    return deepest;
}

std::string words_of_bound(std::uint32_t bound)
{
    if (bound == 0) return "no bound";
    return "at most " + std::to_string(bound) + (bound == 1 ? " pass" : " passes");
}

}  // namespace sortie
