#include "engine/outline.h"

#include <algorithm>

#include "engine/check.h"
#include "engine/outline_tree.h"

namespace sortie {
namespace {

constexpr std::size_t columns_max = 100;
constexpr std::size_t indent_step = 2;
constexpr std::size_t continued_step = 4;
// A very deep node still gets this many columns for its words.
constexpr std::size_t columns_least = 40;

std::string heading_of(const OutlineTree& tree, std::uint16_t node)
{
    const OutlineNode& entry = tree[node];
    const bool is_root = entry.parent == no_node;
    if (node == tree.roots().front()) return std::string(entry.name);
    std::string text(entry.is_course ? "course" : is_root ? "part" : words_of(entry.kind));
    if (entry.kind != NodeKind::otherwise) text += " \"" + std::string(entry.name) + "\"";
    return text;
}

std::string details_of(const OutlineNode& node)
{
    std::string text;
    if (node.kind == NodeKind::loop) {
        text = " (" + words_of_bound(node.bound);
        text += node.has_test ? ")" : ", until the game ends)";
    }
    if (node.kind == NodeKind::ask_all && node.has_barrier) text = " (a barrier may end it)";
    for (std::size_t i = 0; i < node.actions.size(); ++i) {
        text += i == 0 ? ": " : ", ";
        text += node.actions[i];
    }
    return text;
}

// Breaks between words where the line would become too long.
void append_wrapped(std::string& out, std::size_t indent, std::string_view text)
{
    std::size_t start = indent;
    while (!text.empty()) {
        const std::size_t room =
            std::max(columns_max - std::min(columns_max, start), columns_least);
        std::size_t length = text.size();
        std::size_t next = length;
        if (length > room) {
            const std::size_t blank = text.rfind(' ', room);
            if (blank != std::string_view::npos && blank > 0) {
                length = blank;
                next = blank + 1;
            }
        }
        out.append(start, ' ');
        out += text.substr(0, length);
        out += '\n';
        text.remove_prefix(next);
        start = indent + continued_step;
    }
}

void append_node(std::string& out, const OutlineTree& tree, std::uint16_t node)
{
    append_wrapped(out, tree[node].depth * indent_step,
                   heading_of(tree, node) + details_of(tree[node]));
    for (const std::uint16_t child : tree.children(node)) append_node(out, tree, child);
}

}  // namespace

std::string_view words_of(NodeKind kind)
{
    switch (kind) {
        case NodeKind::sequence: return "sequence";
        case NodeKind::loop: return "loop";
        case NodeKind::when: return "when";
        case NodeKind::otherwise: return "otherwise";
        case NodeKind::each_seat: return "each seat";
        case NodeKind::run: return "run";
        case NodeKind::ask: return "ask";
        case NodeKind::ask_all: return "ask all";
        case NodeKind::window: return "window";
        case NodeKind::call: return "call";
        case NodeKind::barrier: return "barrier";
    }
    UNREACHABLE();
}

std::string path_of(const Outline& outline, std::uint16_t node)
{
    if (node == no_node) return "";
    const OutlineNode& entry = outline.nodes[node];
    std::string name = entry.name.empty()
                           ? "(" + std::string(words_of(entry.kind)) + " without a name)"
                           : std::string(entry.name);
    if (entry.parent == no_node) return name;
    return path_of(outline, entry.parent) + " > " + name;
}

std::string outline_text(const Outline& outline)
{
    const OutlineTree tree(outline);
    std::string out;
    for (const std::uint16_t root : tree.roots()) {
        if (!out.empty()) out += '\n';
        append_node(out, tree, root);
    }
    return out;
}

}  // namespace sortie
