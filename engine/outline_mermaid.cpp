// A flow as a Mermaid flow chart.
//
// Groups and parts become subgraphs, and every arrow runs between two leaves, never to or from a
// subgraph: Mermaid refuses an arrow between a frame and what stands inside it. Nodes are written
// first and arrows last, because a node belongs to the subgraph in which it is first named.

#include <array>
#include <string>
#include <utility>

#include "engine/outline.h"
#include "engine/outline_tree.h"

namespace sortie {
namespace {

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '"': out += "#quot;"; break;
            case '<': out += "#lt;"; break;
            case '>': out += "#gt;"; break;
            case '&': out += "#amp;"; break;
            case '#': out += "#35;"; break;
            case '`': out += "#96;"; break;
            case '\n': out += ' '; break;
            default: out += c;
        }
    }
    return out;
}

struct Look {
    std::string_view open;
    std::string_view close;
    std::string_view style;
};

Look look_of(NodeKind kind)
{
    switch (kind) {
        case NodeKind::ask: return {"([", "])", "asks_one"};
        case NodeKind::ask_all: return {"([", "])", "asks_all"};
        case NodeKind::window: return {"[/", "/]", "pause"};
        case NodeKind::call: return {"[[", "]]", "goes_to"};
        case NodeKind::loop:
        case NodeKind::each_seat: return {"{{", "}}", "head"};
        case NodeKind::when: return {"{", "}", "head"};
        default: return {"[", "]", "step"};
    }
}

constexpr std::string_view styles =
    "    classDef step fill:#ffffff,stroke:#7c8798,color:#1b2430\n"
    "    classDef head fill:#eef1f5,stroke:#5b6878,color:#1b2430\n"
    "    classDef asks_one fill:#dcebfc,stroke:#2468b0,color:#1b2430\n"
    "    classDef asks_all fill:#d9f2e4,stroke:#1d7a4f,color:#1b2430\n"
    "    classDef pause fill:#fdf0cf,stroke:#a06c00,color:#1b2430,stroke-dasharray:5 3\n"
    "    classDef goes_to fill:#ece4f8,stroke:#6d46a8,color:#1b2430\n";

class MermaidWriter {
public:
    explicit MermaidWriter(const Outline& outline) : tree_(outline), entries_(tree_.size()) {}

    std::string write()
    {
        nodes_ = "flowchart TD\n    begin([\"start\"]):::step\n";
        bool has_finish = false;
        for (const std::uint16_t root : tree_.roots()) {
            const bool is_game = root == tree_.roots().front();
            const std::string name(tree_[root].name);
            const bool is_course = tree_[root].is_course;
            open_frame(root, is_game ? name : (is_course ? "course: " : "part: ") + name);
            Chain chain = chain_of(tree_.children(root));
            if (chain.entry.empty()) chain = head(root, "nothing");
            close_frame();
            entries_[root] = chain.entry;
            if (!is_game && !is_course) continue;
            arrow({"begin", ""}, chain.entry);
            if (chain.exits.empty()) continue;
            if (!has_finish) nodes_ += "    finish([\"the game is over\"]):::step\n";
            has_finish = true;
            join(chain.exits, "finish");
        }
        for (std::uint16_t node = 0; node < tree_.size(); ++node) point_at_part(node);
        return nodes_ + arrows_ + std::string(styles);
    }

private:
    // Where an arrow starts, and what is written on it.
    struct Exit {
        std::string from;
        std::string_view label;
    };
    // Some nodes in a row: the leaf that play comes to first and the leaves from which it goes on.
    struct Chain {
        std::string entry;
        std::vector<Exit> exits;
    };

    void line(const std::string& text)
    {
        nodes_.append(4 * (frames_ + 1), ' ');
        nodes_ += text + '\n';
    }
    void open_frame(std::uint16_t node, const std::string& title)
    {
        line("subgraph " + id_of(node) + "[\"" + escaped(title) + "\"]");
        ++frames_;
    }
    void close_frame()
    {
        --frames_;
        line("end");
    }
    static std::string id_of(std::uint16_t node) { return "n" + std::to_string(node); }

    void arrow(const Exit& exit, const std::string& to)
    {
        arrows_ += "    " + exit.from + " -->";
        if (!exit.label.empty()) arrows_ += "|\"" + std::string(exit.label) + "\"|";
        arrows_ += ' ' + to + '\n';
    }
    void join(const std::vector<Exit>& exits, const std::string& to)
    {
        for (const Exit& exit : exits) arrow(exit, to);
    }

    Chain leaf(std::uint16_t node)
    {
        const OutlineNode& entry = tree_[node];
        std::string label = std::string(words_of(entry.kind)) + ": " + escaped(entry.name);
        for (const std::string_view action : entry.actions) label += "<br/>- " + escaped(action);
        return box(id_of(node), entry.kind, label);
    }
    // The first box inside a frame, where it tests, counts, or has nothing to show.
    Chain head(std::uint16_t node, const std::string& words)
    {
        return box(id_of(node) + "_head", tree_[node].kind, escaped(words));
    }
    Chain box(const std::string& id, NodeKind kind, const std::string& label)
    {
        const Look look = look_of(kind);
        line(id + std::string(look.open) + '"' + label + '"' + std::string(look.close) +
             ":::" + std::string(look.style));
        return {id, {{id, ""}}};
    }

    Chain chain_of(std::span<const std::uint16_t> nodes)
    {
        Chain chain;
        for (const std::uint16_t node : nodes) {
            Chain next = draw(node);
            if (chain.entry.empty()) {
                chain.entry = next.entry;
            } else {
                join(chain.exits, next.entry);
            }
            chain.exits = std::move(next.exits);
        }
        return chain;
    }

    Chain draw(std::uint16_t node)
    {
        const OutlineNode& entry = tree_[node];
        const auto children = tree_.children(node);
        if (children.empty()) return leaf(node);
        // The name of a `when` stands in its test, that of an `otherwise` is its kind.
        const bool has_title = entry.kind != NodeKind::when && entry.kind != NodeKind::otherwise;
        open_frame(node, std::string(words_of(entry.kind)) +
                             (has_title ? ": " + std::string(entry.name) : ""));
        Chain chain;
        switch (entry.kind) {
            case NodeKind::loop: chain = draw_loop(node); break;
            case NodeKind::each_seat: chain = draw_round(node); break;
            case NodeKind::when: chain = draw_when(node); break;
            default: chain = chain_of(children); break;
        }
        close_frame();
        return chain;
    }

    Chain draw_loop(std::uint16_t node)
    {
        const bool has_test = tree_[node].has_test;
        Chain whole = head(node, has_test ? "again?" : "until the game ends");
        go_round(node, whole.entry, words_of_bound(tree_[node].bound));
        whole.exits.clear();
        if (has_test) whole.exits.push_back({whole.entry, "no more"});
        return whole;
    }
    Chain draw_round(std::uint16_t node)
    {
        Chain whole = head(node, "the next seat?");
        go_round(node, whole.entry, "the next seat");
        whole.exits = {{whole.entry, "no more seats"}};
        return whole;
    }
    void go_round(std::uint16_t node, const std::string& start, const std::string& label)
    {
        const Chain body = chain_of(tree_.children(node));
        arrow({start, ""}, body.entry);
        for (const Exit& exit : body.exits) {
            std::string words(exit.label);
            if (!words.empty()) words += "; ";
            words += label;
            arrow({exit.from, words}, start);
        }
    }

    Chain draw_when(std::uint16_t node)
    {
        auto then = tree_.children(node);
        const std::uint16_t last = then.back();
        const bool has_otherwise = tree_[last].kind == NodeKind::otherwise;
        if (has_otherwise) then = then.first(then.size() - 1);
        Chain whole = head(node, std::string(tree_[node].name) + "?");
        whole.exits.clear();
        const Chain yes = chain_of(then);
        const Chain no = has_otherwise ? draw(last) : Chain{};
        for (const auto& [branch, label] : {std::pair{&yes, "yes"}, std::pair{&no, "no"}}) {
            if (branch->entry.empty()) {
                whole.exits.push_back({whole.entry, label});
            } else {
                arrow({whole.entry, label}, branch->entry);
                whole.exits.insert(whole.exits.end(), branch->exits.begin(), branch->exits.end());
            }
        }
        return whole;
    }

    void point_at_part(std::uint16_t node)
    {
        if (tree_[node].kind != NodeKind::call) return;
        const std::uint16_t part = tree_.part(tree_[node].target);
        if (part == no_node) return;
        arrows_ += "    " + id_of(node) + " -. calls .-> " + entries_[part] + '\n';
    }

    OutlineTree tree_;
    std::vector<std::string> entries_;  // of the roots: the leaf that play comes to first
    std::string nodes_;
    std::string arrows_;
    std::size_t frames_ = 0;
};

}  // namespace

std::string outline_mermaid(const Outline& outline)
{
    return MermaidWriter(outline).write();
}

}  // namespace sortie
