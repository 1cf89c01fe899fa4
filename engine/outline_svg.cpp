// A flow as a picture of nested boxes: a group is a frame around its steps, which stand below each
// other in the order of play. A stack that would become too tall goes on in a further column to its
// right.
//
// Two passes: `measure` finds the size of every box from the number of characters in it and puts
// the children of a frame in their places, `draw` writes them. Lengths are whole pixels, and a
// character is taken to be a little wider than in any common fixed-width font, so that a text stays
// inside its box.

#include <algorithm>
#include <array>
#include <string>

#include "engine/check.h"
#include "engine/outline.h"
#include "engine/outline_tree.h"

namespace sortie {
namespace {

constexpr int margin = 20;
constexpr int pad = 10;      // between a box and what stands inside it
constexpr int row_gap = 14;  // room for the arrow from one step to the next
constexpr int column_gap = 26;
constexpr int column_least = 900;  // a stack that is not taller is never divided
constexpr int column_most = 6000;
constexpr int column_step = 300;
constexpr int line_height = 18;
constexpr int icon_size = 14;
constexpr int chip_height = 18;
constexpr int chip_gap = 6;
constexpr int chips_width = 300;     // actions are wrapped at this width
constexpr int leaf_width_max = 420;  // a leaf is not stretched further than this
constexpr std::size_t name_columns = 40;
constexpr int title_height = 34;
constexpr std::string_view centred = "text-anchor=\"middle\"";

// The widths of texts of 12, 10 and 18 pixels.
int columns_of(std::string_view text)
{
    int columns = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        // A character outside of ASCII may be twice as wide; its further bytes are not counted.
        if ((byte & 0xc0) != 0x80) columns += byte < 0x80 ? 1 : 2;
    }
    return columns;
}
int width_of(std::string_view text)
{
    return columns_of(text) * 15 / 2 + 1;
}
int small_width_of(std::string_view text)
{
    return columns_of(text) * 25 / 4 + 1;
}
int large_width_of(std::string_view text)
{
    return columns_of(text) * 45 / 4 + 1;
}

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        switch (c) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += static_cast<unsigned char>(c) < 0x20 ? ' ' : c;
        }
    }
    return out;
}

// Lines of at most `name_columns` characters, broken at blanks where there are any.
std::vector<std::string_view> wrapped(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (text.size() > name_columns) {
        std::size_t length = text.rfind(' ', name_columns);
        const bool has_blank = length != std::string_view::npos && length > 0;
        if (!has_blank) {
            length = name_columns;
            while (length > 1 && (static_cast<unsigned char>(text[length]) & 0xc0) == 0x80)
                --length;
        }
        lines.push_back(text.substr(0, length));
        text.remove_prefix(has_blank ? length + 1 : length);
    }
    lines.push_back(text);
    return lines;
}

struct Look {
    std::string_view icon;  // the path of a line in a square of 14 pixels
    std::string_view fill;
    std::string_view stroke;
    std::string_view border;  // further attributes of the box
};

// No kind is told by its colour alone: each has a word and an icon, and some a border of their own.
Look look_of(NodeKind kind)
{
    switch (kind) {
        case NodeKind::sequence: return {"M2 3h10M2 7h10M2 11h10", "#f7f8fa", "#8a94a3", ""};
        case NodeKind::loop:
            return {"M12.2 8.5A5.4 5.4 0 1 1 11 3.2M11.6.6v3.2H8.4", "#f1f4f8", "#4d5b6e", ""};
        case NodeKind::when: return {"M7 .8L13.2 7 7 13.2.8 7z", "#fbf7f0", "#8a6d3b", ""};
        case NodeKind::otherwise:
            return {"M2 1v7h9M8 5l3 3-3 3", "#fbf7f0", "#8a6d3b", "stroke-dasharray=\"2 3\""};
        case NodeKind::each_seat:
            return {"M5 5.8a2.2 2.2 0 1 0 0-4.4 2.2 2.2 0 0 0 0 4.4M1 13c0-6 8-6 8 0"
                    "M10 6.3a2 2 0 1 0 0-4M10.6 8.4c1.8.4 2.6 2 2.6 4.6",
                    "#f1f7f7", "#35737a", ""};
        case NodeKind::run: return {"M3 1.8L12 7l-9 5.2z", "#ffffff", "#8a94a3", ""};
        case NodeKind::ask: return {"M1.5 1.5h11v8H7.6L4.5 12.6V9.5h-3z", "#dcebfc", "#2468b0", ""};
        case NodeKind::ask_all:
            return {"M.8.8h8.4v5.6H5.4L3.4 8.4v-2H.8zM5.4 8.6v2.6h3.4l2.2 2.2v-2.2h2.2V5h-2.2",
                    "#d9f2e4", "#1d7a4f", ""};
        case NodeKind::window:
            return {"M1.5 1.5h11v11h-11zM7 1.5v11M1.5 7h11", "#fdf0cf", "#a06c00",
                    "stroke-width=\"2\" stroke-dasharray=\"6 3\""};
        case NodeKind::call: return {"M1 7h11.4M8.4 3l4 4-4 4", "#ece4f8", "#6d46a8", ""};
        case NodeKind::barrier:
            return {"M4.6 1.2h4.8l3.4 3.4v4.8l-3.4 3.4H4.6L1.2 9.4V4.6zM4 7h6", "#fdf1ef",
                    "#b0362b", "stroke-width=\"4\""};
    }
    UNREACHABLE();
}

struct Chip {
    std::string_view text;
    int x = 0;
    int y = 0;
    int width = 0;
};

struct Spot {
    std::uint16_t node = no_node;
    int x = 0;
    int y = 0;
    int column_width = 0;
    bool begins_column = false;
};

// A node with its size and, relative to its upper left corner, what stands inside it.
struct Box {
    int width = 0;
    int height = 0;
    std::string_view kind;
    std::vector<std::string_view> name;
    std::string badge;
    std::string_view note;
    std::vector<Chip> chips;
    std::vector<Spot> spots;
};

class SvgWriter {
public:
    explicit SvgWriter(const Outline& outline) : tree_(outline) {}

    std::string write(std::string_view title)
    {
        const Box page = measure_page();
        const int width = std::max(page.width, large_width_of(title)) + 2 * margin;
        const int top = margin + title_height;
        start(title, width, top + page.height + margin);
        for (const Spot& spot : page.spots) {
            draw(spot.node, margin + spot.x, top + spot.y, boxes_[spot.node].width);
        }
        return out_ + "</g>\n</svg>\n";
    }

private:
    // ---- Measuring ----------------------------------------------------------------------------

    // Long columns for a long flow: the page becomes at most twice as wide as it is tall.
    Box measure_page()
    {
        for (column_height_ = column_least;; column_height_ += column_step) {
            boxes_.assign(tree_.size(), {});
            int height = column_height_;
            for (const std::uint16_t root : tree_.roots()) {
                measure(root);
                height = std::max(height, boxes_[root].height);
            }
            Box page;
            arrange(page, tree_.roots(), height, column_gap);
            if (page.width <= 2 * page.height || column_height_ >= column_most) return page;
        }
    }

    void measure(std::uint16_t node)
    {
        for (const std::uint16_t child : tree_.children(node)) measure(child);
        const OutlineNode& entry = tree_[node];
        Box& box = boxes_[node];
        const bool is_part = entry.parent == no_node && node != tree_.roots().front();
        box.kind = entry.is_course           ? "course"
                   : is_part                 ? "part"
                   : entry.parent == no_node ? ""
                                             : words_of(entry.kind);
        if (entry.kind != NodeKind::otherwise) box.name = wrapped(entry.name);
        if (entry.kind == NodeKind::loop) {
            box.badge = words_of_bound(entry.bound);
            if (!entry.has_test) box.badge += ", until the game ends";
        }
        if (entry.kind == NodeKind::ask_all && entry.has_barrier) box.note = "a barrier may end it";
        measure_words(box);
        place_chips(box, entry);
        if (tree_.children(node).empty()) {
            box.width += 2 * pad;
            box.height += pad;
            return;
        }
        Box inside;
        arrange(inside, tree_.children(node), column_height_, row_gap);
        for (Spot& spot : inside.spots) {
            spot.x += pad;
            spot.y += box.height + pad / 2;
        }
        box.spots = std::move(inside.spots);
        box.width = std::max(box.width, inside.width) + 2 * pad;
        box.height += pad / 2 + inside.height + pad;
    }

    static int name_at(const Box& box)
    {
        return icon_size + 6 + (box.kind.empty() ? 0 : small_width_of(box.kind) + 6);
    }

    // The size of the words without the room around them on the right and below.
    static void measure_words(Box& box)
    {
        int widest = 0;
        for (const std::string_view line : box.name) widest = std::max(widest, width_of(line));
        const int badge = box.badge.empty() ? 0 : small_width_of(box.badge) + 16 + chip_gap;
        const int lines = std::max(1, static_cast<int>(box.name.size()));
        box.width = std::max(name_at(box) + widest + badge, small_width_of(box.note));
        box.height = pad / 2 + lines * line_height + (box.note.empty() ? 0 : line_height - 2);
    }

    static void place_chips(Box& box, const OutlineNode& entry)
    {
        if (entry.actions.empty()) return;
        const int room = std::max(box.width, chips_width);
        int x = 0;
        for (const std::string_view action : entry.actions) {
            const int width = width_of(action) + 14;
            if (x > 0 && x + width > room) {
                x = 0;
                box.height += chip_height + chip_gap / 2;
            }
            box.chips.push_back({action, pad + x, box.height + 4, width});
            box.width = std::max(box.width, x + width);
            x += width + chip_gap;
        }
        box.height += chip_height + chip_gap / 2;
    }

    // Stacks the nodes, in as many columns as it takes to stay below `height_max` or the tallest of
    // them.
    void arrange(Box& box, std::span<const std::uint16_t> nodes, int height_max, int gap)
    {
        int total = -gap;
        int tallest = 0;
        for (const std::uint16_t node : nodes) {
            total += boxes_[node].height + gap;
            tallest = std::max(tallest, boxes_[node].height);
        }
        const int columns = (total + height_max - 1) / height_max;
        const int height = columns <= 1 ? total : std::max(total / columns, tallest);
        Spot next;
        std::size_t column_start = 0;
        for (const std::uint16_t node : nodes) {
            const bool is_full = next.y > 0 && next.y + boxes_[node].height > height;
            if (is_full) {
                end_column(box, column_start);
                next.x = box.width + column_gap;
                next.y = 0;
                column_start = box.spots.size();
            }
            next.node = node;
            next.begins_column = is_full;
            box.spots.push_back(next);
            box.width = std::max(box.width, next.x + boxes_[node].width);
            box.height = std::max(box.height, next.y + boxes_[node].height);
            next.y += boxes_[node].height + gap;
        }
        end_column(box, column_start);
    }
    static void end_column(Box& box, std::size_t start)
    {
        for (std::size_t i = start; i < box.spots.size(); ++i) {
            box.spots[i].column_width = box.width - box.spots[i].x;
        }
    }

    // ---- Drawing ------------------------------------------------------------------------------

    void start(std::string_view title, int width, int height)
    {
        const std::string size = pair("width", width, "height", height);
        out_ = "<svg xmlns=\"http://www.w3.org/2000/svg\" " + size + " viewBox=\"0 0 " +
               std::to_string(width) + ' ' + std::to_string(height) + "\" role=\"img\">\n<title>" +
               escaped(title) + "</title>\n<rect " + size + " fill=\"#ffffff\"/>\n" +
               "<g font-family=\"'DejaVu Sans Mono', Menlo, Consolas, 'Courier New', monospace\""
               " font-size=\"12\" fill=\"#1b2430\">\n";
        text(margin, margin + 16, title, "font-size=\"18\" font-weight=\"bold\"");
    }

    void draw(std::uint16_t node, int x, int y, int width)
    {
        const Box& box = boxes_[node];
        const Look look = look_of(tree_[node].kind);
        const bool is_leaf = box.spots.empty();
        const bool is_call = tree_[node].kind == NodeKind::call;
        if (is_leaf) width = std::max(box.width, std::min(width, leaf_width_max));
        const std::string stroke = "stroke=\"" + std::string(look.stroke) + "\" ";
        rect(x, y, width, box.height,
             is_call   ? box.height / 2
             : is_leaf ? 5
                       : 9,
             "fill=\"" + std::string(look.fill) + "\" " + stroke + std::string(look.border));
        // A light line inside the thick border makes it a double one.
        if (tree_[node].kind == NodeKind::barrier) {
            rect(x, y, width, box.height, 9, "fill=\"none\" stroke=\"#ffffff\" stroke-width=\"1\"");
        }
        draw_words(box, look, x, y, width);
        for (const Chip& chip : box.chips) {
            rect(x + chip.x, y + chip.y, chip.width, chip_height, 9, "fill=\"#ffffff\" " + stroke);
            text(x + chip.x + chip.width / 2, y + chip.y + 13, chip.text, centred);
        }
        for (std::size_t i = 0; i < box.spots.size(); ++i) {
            const Spot& spot = box.spots[i];
            const bool is_last_column = spot.x == box.spots.back().x;
            draw(spot.node, x + spot.x, y + spot.y,
                 is_last_column ? width - pad - spot.x : spot.column_width);
            // Nothing leads from the steps of a `when` to its `otherwise`.
            if (i > 0 && tree_[spot.node].kind != NodeKind::otherwise) {
                draw_arrow(spot, x + spot.x, y + spot.y);
            }
        }
    }

    void draw_words(const Box& box, const Look& look, int x, int y, int width)
    {
        const std::string stroke = "stroke=\"" + std::string(look.stroke) + '"';
        const int baseline = y + pad / 2 + 14;
        out_ += "<path transform=\"translate(" + std::to_string(x + pad) + ' ' +
                std::to_string(baseline - 12) + ")\" d=\"" + std::string(look.icon) +
                "\" fill=\"none\" " + stroke +
                " stroke-width=\"1.5\" stroke-linejoin=\"round\"/>\n";
        text(x + pad + icon_size + 6, baseline, box.kind,
             "font-size=\"10\" fill=\"" + std::string(look.stroke) + '"');
        int line = baseline;
        for (const std::string_view words : box.name) {
            text(x + pad + name_at(box), line, words,
                 box.spots.empty() ? "" : "font-weight=\"bold\"");
            line += line_height;
        }
        if (!box.note.empty()) {
            text(x + pad, std::max(line, baseline + line_height) - 2, box.note, "font-size=\"10\"");
        }
        if (!box.badge.empty()) {
            const int badge = small_width_of(box.badge) + 16;
            const int left = x + width - pad - badge;
            rect(left, baseline - 13, badge, chip_height, 9,
                 "fill=\"" + std::string(look.stroke) + '"');
            text(left + badge / 2, baseline, box.badge,
                 "font-size=\"10\" fill=\"#ffffff\" " + std::string(centred));
        }
    }

    // From the step before: down to this one, or over to the next column.
    void draw_arrow(const Spot& spot, int x, int y)
    {
        const int left = spot.begins_column ? x - 15 : x + 14;
        const int top = spot.begins_column ? y + 8 : y - 9;
        const char* const path = spot.begins_column ? "l6 5-6 5z" : "h10l-5 6z";
        out_ += "<path d=\"M" + std::to_string(left) + ' ' + std::to_string(top) + path +
                "\" fill=\"#8a94a3\"/>\n";
    }

    void text(int x, int y, std::string_view words, std::string_view style = "")
    {
        if (words.empty()) return;
        out_ += "<text " + pair("x", x, "y", y) + (style.empty() ? "" : " ") + std::string(style) +
                '>' + escaped(words) + "</text>\n";
    }
    void rect(int x, int y, int width, int height, int radius, std::string_view style)
    {
        out_ += "<rect " + pair("x", x, "y", y) + ' ' + pair("width", width, "height", height) +
                " rx=\"" + std::to_string(radius) + "\" " + std::string(style) + "/>\n";
    }
    static std::string pair(std::string_view a, int a_value, std::string_view b, int b_value)
    {
        return std::string(a) + "=\"" + std::to_string(a_value) + "\" " + std::string(b) + "=\"" +
               std::to_string(b_value) + '"';
    }

    OutlineTree tree_;
    std::vector<Box> boxes_;
    int column_height_ = column_least;
    std::string out_;
};

}  // namespace

std::string outline_svg(const Outline& outline, std::string_view title)
{
    return SvgWriter(outline).write(title);
}

}  // namespace sortie
