// What can be wrong with a flow by its form alone, without playing and without the game's
// functions.

#include <algorithm>
#include <string>

#include "engine/outline.h"
#include "engine/outline_tree.h"

namespace sortie {
namespace {

bool is_group(NodeKind kind)
{
    switch (kind) {
        case NodeKind::sequence:
        case NodeKind::loop:
        case NodeKind::when:
        case NodeKind::otherwise:
        case NodeKind::each_seat:
        case NodeKind::barrier: return true;
        default: return false;
    }
}

bool is_ask(NodeKind kind)
{
    return kind == NodeKind::ask || kind == NodeKind::ask_all;
}

class OutlineCheck {
public:
    explicit OutlineCheck(const Outline& outline)
        : outline_(outline), tree_(outline), is_endless_(outline.nodes.size(), false)
    {
    }

    std::vector<Finding> run()
    {
        find_endless();
        for (std::uint16_t node = 0; node < tree_.size(); ++node) {
            check_node(node);
            if (tree_[node].kind == NodeKind::loop) check_loop(node);
            check_siblings(tree_.children(node));
        }
        check_parts();
        return std::move(findings_);
    }

private:
    void problem(std::string_view code, std::uint16_t node, std::string words)
    {
        findings_.push_back({code, path_of(outline_, node), std::move(words)});
    }

    void check_node(std::uint16_t node)
    {
        const OutlineNode& entry = tree_[node];
        if (entry.name.empty()) {
            problem("EMPTY_NAME", node,
                    "this node has no name; give it one, because traces and refusals show it");
        }
        if (is_group(entry.kind) && tree_.children(node).empty()) {
            problem("EMPTY_GROUP", node,
                    "nothing stands inside; put the steps there or take the node out");
        }
        if (is_ask(entry.kind) && entry.actions.empty()) {
            problem("ASK_WITHOUT_ACTIONS", node,
                    "nothing can be chosen here; list the actions that it offers");
        }
        if (entry.kind == NodeKind::call && tree_.part(entry.target) == no_node) {
            problem("UNKNOWN_PART", node,
                    "the flow has no part '" + std::string(entry.target) +
                        "'; add it to the parts or correct the name");
        }
        if (entry.kind == NodeKind::otherwise && !is_last_of_a_when(node)) {
            problem(
                "MISPLACED_OTHERWISE", node,
                "an otherwise has a meaning only as the last node inside a when; move it there");
        }
    }

    bool is_last_of_a_when(std::uint16_t node) const
    {
        const std::uint16_t parent = tree_[node].parent;
        return parent != no_node && tree_[parent].kind == NodeKind::when &&
               tree_.children(parent).back() == node;
    }

    void check_loop(std::uint16_t node)
    {
        if (tree_[node].bound == 0) {
            problem(
                "UNBOUNDED_LOOP", node,
                "this loop has no bound; give it at_most(n), the most passes that a game can need");
        }
        std::vector<bool> seen(tree_.size(), false);
        if (!tree_.children(node).empty() && !changes_something(node, seen)) {
            problem("LOOP_WITHOUT_PROGRESS", node,
                    "nothing inside can change the state, so it goes round until its bound; put a "
                    "run, an ask or a window inside, or take the loop out");
        }
    }

    // Through calls too. A call to a part that does not exist is reported by itself and counts as
    // change.
    bool changes_something(std::uint16_t node, std::vector<bool>& seen) const
    {
        if (seen[node]) return false;
        seen[node] = true;
        const OutlineNode& entry = tree_[node];
        if (entry.kind == NodeKind::call) {
            const std::uint16_t part = tree_.part(entry.target);
            return part == no_node || changes_something(part, seen);
        }
        if (!is_group(entry.kind)) return true;
        const auto children = tree_.children(node);
        return std::any_of(children.begin(), children.end(),
                           [&](std::uint16_t child) { return changes_something(child, seen); });
    }

    void check_siblings(std::span<const std::uint16_t> siblings)
    {
        bool is_reachable = true;
        for (std::size_t i = 0; i < siblings.size(); ++i) {
            const OutlineNode& entry = tree_[siblings[i]];
            const bool is_cut_off = i > 0 && is_endless_[siblings[i - 1]];
            // Only the first is reported: what follows it is mended with it.
            if (is_reachable && is_cut_off && entry.kind != NodeKind::otherwise) {
                problem("UNREACHABLE_NODE", siblings[i],
                        "play never comes here, because only the end of the game ends '" +
                            std::string(tree_[siblings[i - 1]].name) +
                            "' before it; give that loop a condition or take this out");
            }
            is_reachable = is_reachable && !is_cut_off;
            if (entry.kind == NodeKind::call || entry.kind == NodeKind::otherwise) continue;
            const bool is_repeated =
                std::any_of(siblings.begin(), siblings.begin() + static_cast<std::ptrdiff_t>(i),
                            [&](std::uint16_t other) { return is_same(tree_[other], entry); });
            if (is_repeated) {
                problem("DUPLICATE_NAME", siblings[i],
                        "another " + std::string(words_of(entry.kind)) +
                            " beside it has the same name; rename one of them");
            }
        }
    }

    static bool is_same(const OutlineNode& a, const OutlineNode& b)
    {
        return a.kind == b.kind && a.name == b.name && !a.name.empty();
    }

    // Whether play can leave a node depends on the parts it calls, which may call each other in any
    // order, so the answer is repeated until it no longer changes. Children stand behind their
    // parents, hence backwards.
    void find_endless()
    {
        for (bool is_settled = false; !is_settled;) {
            is_settled = true;
            for (std::uint16_t node = tree_.size(); node-- > 0;) {
                if (is_endless_[node] || !never_ends(node)) continue;
                is_endless_[node] = true;
                is_settled = false;
            }
        }
    }

    bool never_ends(std::uint16_t node) const
    {
        const OutlineNode& entry = tree_[node];
        const auto children = tree_.children(node);
        const auto is_endless = [&](std::uint16_t child) { return bool{is_endless_[child]}; };
        switch (entry.kind) {
            case NodeKind::loop: return !entry.has_test;
            case NodeKind::sequence:
            case NodeKind::otherwise:
            case NodeKind::barrier:
                return std::any_of(children.begin(), children.end(), is_endless);
            case NodeKind::when:
                return !children.empty() && tree_[children.back()].kind == NodeKind::otherwise &&
                       is_endless(children.back()) &&
                       std::any_of(children.begin(), children.end() - 1, is_endless);
            case NodeKind::call: {
                const std::uint16_t part = tree_.part(entry.target);
                return part != no_node && is_endless(part);
            }
            default: return false;
        }
    }

    void check_parts()
    {
        std::vector<bool> is_called(tree_.size(), false);
        for (const std::uint16_t root : tree_.roots()) {
            if (is_course(root)) follow_calls(root, is_called);
        }
        for (std::size_t i = 1; i < tree_.roots().size(); ++i) {
            const std::uint16_t part = tree_.roots()[i];
            const std::string_view name = tree_[part].name;
            if (tree_.part(name) != part || name == tree_[tree_.roots().front()].name) {
                problem("DUPLICATE_NAME", part,
                        "the game or another part has the same name; rename one of them");
            } else if (!is_called[part] && !is_course(part)) {
                problem("UNCALLED_PART", part,
                        "the game never comes to a call of this part; call it or take it out");
            }
            if (tree_[part].kind != NodeKind::sequence && tree_[part].kind != NodeKind::barrier) {
                problem("PART_NOT_A_SEQUENCE", part,
                        "only what stands inside would be played; wrap it into a part(...)");
            }
        }
    }

    bool is_course(std::uint16_t root) const
    {
        return root == tree_.roots().front() || tree_[root].is_course;
    }

    void follow_calls(std::uint16_t node, std::vector<bool>& is_called) const
    {
        if (tree_[node].kind == NodeKind::call) {
            const std::uint16_t part = tree_.part(tree_[node].target);
            if (part == no_node || is_called[part]) return;
            is_called[part] = true;
            follow_calls(part, is_called);
        }
        for (const std::uint16_t child : tree_.children(node)) follow_calls(child, is_called);
    }

    const Outline& outline_;
    OutlineTree tree_;
    std::vector<bool> is_endless_;
    std::vector<Finding> findings_;
};

}  // namespace

std::vector<Finding> check_outline(const Outline& outline)
{
    return OutlineCheck(outline).run();
}

}  // namespace sortie
