#include "lab/plot.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

#include "lab/bins.h"

namespace sortie {
namespace {

constexpr double plot_width = 360;
constexpr double row_height = 22;
constexpr double figure_width = 58;  // at the end of a row: "100.0 %" behind the end of a whisker

[[gnu::format(printf, 1, 2)]] std::string text_of(const char* format, ...)
{
    char text[512];
    std::va_list values;
    va_start(values, format);
    std::vsnprintf(text, sizeof text, format, values);
    va_end(values);
    return text;
}

std::string svg(double height, std::string_view label, const std::string& inside)
{
    return text_of("<svg viewBox=\"0 0 360 %.0f\" role=\"img\" aria-label=\"", height) +
           escaped(label) + "\">" + inside + "</svg>\n";
}

std::string text_at(double x, double y, const char* kind, std::string_view words)
{
    return text_of("<text x=\"%.1f\" y=\"%.1f\" class=\"%s\">", x, y, kind) + escaped(words) +
           "</text>";
}

std::string rectangle(double x, double y, double width, double height, const std::string& kind)
{
    return text_of("<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" class=\"%s\"/>", x,
                   y, std::max(width, 0.0), std::max(height, 0.0), kind.c_str());
}

std::string line(double x1, double y1, double x2, double y2, const char* kind)
{
    return text_of("<line x1=\"%.2f\" y1=\"%.2f\" x2=\"%.2f\" y2=\"%.2f\" class=\"%s\"/>", x1, y1,
                   x2, y2, kind);
}

std::string titled(const std::string& title, const std::string& inside)
{
    return "<g><title>" + escaped(title) + "</title>" + inside + "</g>";
}

std::string colour(int number)
{
    return "c" + std::to_string(number % plot_colours);
}

std::string in_words(std::string name)
{
    std::replace(name.begin(), name.end(), '_', ' ');
    return name;
}

std::string signed_percent(double share)
{
    return text_of("%+.1f", 100 * share);
}

struct NamedShare {
    std::string name;
    double share = 0;
};

// What a plot tells whoever cannot see it: all figures of a few rows, the ends of many.
std::string summary(std::string_view label, const std::vector<NamedShare>& rows,
                    std::string (*figure)(double))
{
    constexpr std::size_t all_most = 8;
    const auto told = [&](const NamedShare& row) {
        return figure(row.share) + " (" + in_words(row.name) + ")";
    };
    std::string out(label);
    if (rows.size() <= all_most) {
        for (const NamedShare& row : rows) out += (&row == &rows[0] ? ": " : ", ") + told(row);
        return out;
    }
    const auto is_less = [](const NamedShare& a, const NamedShare& b) { return a.share < b.share; };
    return out + ": " + std::to_string(rows.size()) + " rows, from " +
           told(*std::max_element(rows.begin(), rows.end(), is_less)) + " to " +
           told(*std::min_element(rows.begin(), rows.end(), is_less));
}

// The column of names at the left of a plot: as wide as its longest name needs, and never most of the plot.
class NameColumn {
public:
    template <class Rows>
    explicit NameColumn(const Rows& rows)
    {
        std::size_t longest = letters_least;
        for (const auto& row : rows) longest = std::max(longest, row.name.size());
        width_ = letter_width * static_cast<double>(std::min(longest, letters_most));
    }

    double width() const { return width_; }
    std::string text(const std::string& name, double y) const
    {
        const std::string shown =
            name.size() <= letters_most ? name : name.substr(0, letters_most - 1) + "…";
        return text_at(width_, y, "e n", in_words(shown));
    }

private:
    static constexpr std::size_t letters_least = 8;
    static constexpr std::size_t letters_most = 22;
    static constexpr double letter_width = 6.5;

    double width_ = 0;
};

// An interval as a line with ends.
std::string whisker(double low, double high, double y)
{
    return line(low, y, high, y, "w") + line(low, y - 3, low, y + 3, "w") +
           line(high, y - 3, high, y + 3, "w");
}

// The axis below rows of shares.
std::string share_axis(double left, double width, double y)
{
    std::string out;
    for (int i = 0; i <= 4; ++i) {
        const double x = left + width * i / 4;
        out += line(x, 0, x, y, "g");
        out += text_at(x, y + 13, "m", std::to_string(25 * i) + (i == 4 ? " %" : ""));
    }
    return out;
}

// 1, 2 or 5 times a power of ten, so that about so many steps fill the span.
double nice_step(double span, int steps)
{
    const double rough = std::max(span, 1e-9) / steps;
    const double power = std::pow(10.0, std::floor(std::log10(rough)));
    for (const double times : {1.0, 2.0, 5.0}) {
        if (times * power >= rough) return times * power;
    }
    return 10 * power;
}

struct Frame {
    double left = 34;
    double top = 8;
    double width = plot_width - 34 - 6;
    double height = 120;
};

// The lines behind the bars, with the shares that they stand for.
std::string height_axis(const Frame& frame, double top_share)
{
    std::string out;
    const double step = nice_step(top_share, frame.height < 100 ? 2 : 3);
    for (double share = 0; share <= top_share * 1.001; share += step) {
        const double y = frame.top + frame.height * (1 - share / top_share);
        out += line(frame.left, y, frame.left + frame.width, y, "g");
        out += text_at(frame.left - 4, y + 4, "e",
                       text_of(step < 0.01 ? "%.1f %%" : "%.0f %%", 100 * share));
    }
    return out;
}

// The numbers below the bars.
std::string number_axis(const Frame& frame, const Bins& bins, double bottom, std::string_view unit)
{
    std::string out;
    const double bin_width = frame.width / static_cast<double>(bins.places());
    const double from = static_cast<double>(bins.first);
    const double span = static_cast<double>(bins.count * bins.width);
    const double step = std::max(1.0, nice_step(span, 5));
    for (double value = std::ceil(from / step) * step; value < from + span; value += step) {
        const double place = (value - from) / static_cast<double>(bins.width);
        const double middle = bins.width == 1 ? 0.5 : 0.0;
        const double x = frame.left + (place + middle) * bin_width;
        out += text_at(x, bottom + 14, "m", text_of("%.0f", value));
    }
    return out + text_at(frame.left + frame.width, bottom + 29, "e", unit);
}

// One series of a histogram, put into the bins that all of them share.
struct Binned {
    const Series* series = nullptr;
    std::vector<double> shares;  // of all series together

    Binned(const Series& of, const Bins& bins, double whole) : series(&of)
    {
        for (const std::uint64_t times : times_in(bins, *of.values)) {
            shares.push_back(static_cast<double>(times) / whole);
        }
    }
    std::vector<double>::const_iterator highest() const
    {
        return std::max_element(shares.begin(), shares.end());
    }
};

std::string upright_bars(const Frame& frame, const Bins& bins, const Binned& binned,
                         double top_share)
{
    std::string out;
    const std::string& name = binned.series->name;
    const double bin_width = frame.width / static_cast<double>(bins.places());
    const double gap = bin_width > 4 ? 1 : 0.2;
    for (std::size_t place = 0; place < binned.shares.size(); ++place) {
        const double height = frame.height * binned.shares[place] / top_share;
        if (height <= 0) continue;
        const double x = frame.left + bin_width * static_cast<double>(place) + gap / 2;
        out += titled(bins.words(place) + ": " + percent(binned.shares[place]) +
                          (name.empty() ? "" : " " + name),
                      rectangle(x, frame.top + frame.height - height, bin_width - gap, height,
                                colour(binned.series->colour)));
    }
    return out;
}

// "dictator from 3 to 50, most often 9 to 11 (7.1 %)"
std::string summary(const Bins& bins, const Binned& binned)
{
    const std::string name = binned.series->name + (binned.series->name.empty() ? "" : " ");
    const Histogram& values = *binned.series->values;
    if (values.count == 0) return name + "never";
    const auto highest = binned.highest();
    return name + "from " + std::to_string(values.least) + " to " + std::to_string(values.most) +
           ", most often " + bins.words(static_cast<std::size_t>(highest - binned.shares.begin())) +
           " (" + percent(*highest) + ")";
}

}  // namespace

std::string escaped(std::string_view text)
{
    std::string out;
    for (const char each : text) {
        switch (each) {
            case '&': out += "&amp;"; break;
            case '<': out += "&lt;"; break;
            case '>': out += "&gt;"; break;
            case '"': out += "&quot;"; break;
            default: out += each;
        }
    }
    return out;
}

std::string percent(double share)
{
    return text_of("%.1f %%", 100 * share);
}

std::string grouped(std::uint64_t number)
{
    std::string digits = std::to_string(number);
    for (std::size_t i = digits.size(); i > 3; i -= 3) digits.insert(i - 3, ",");
    return digits;
}

std::string share_plot(const std::vector<ShareBar>& bars, std::optional<double> reference,
                       std::string_view label)
{
    const NameColumn names(bars);
    const double left = names.width() + 6;
    const double width = plot_width - left - figure_width;
    std::string rows;
    std::vector<NamedShare> shares;
    double y = 0;
    std::string_view heading;
    for (const ShareBar& bar : bars) {
        if (bar.heading != heading) {
            heading = bar.heading;
            rows += text_at(0, y + row_height / 2 + 5, "s h", heading);
            y += row_height;
        }
        const double middle = y + row_height / 2;
        std::string row = names.text(bar.name, middle + 4);
        row += rectangle(left, y + 4, width * bar.share, row_height - 8, colour(bar.colour));
        if (bar.interval) {
            row += whisker(left + width * bar.interval->low, left + width * bar.interval->high,
                           middle);
        }
        row += text_at(plot_width, middle + 4, "e v", percent(bar.share));
        rows += titled(bar.title, row);
        shares.push_back({bar.name, bar.share});
        y += row_height;
    }
    std::string words = summary(label, shares, percent);
    if (reference) {
        const double x = left + width * *reference;
        rows += line(x, 0, x, y, "r");
        words += "; mean " + percent(*reference);
    }
    return svg(y + 20, words, share_axis(left, width, y) + rows);
}

std::string divided_plot(const std::vector<DividedBar>& bars, std::string_view label)
{
    const NameColumn names(bars);
    const double left = names.width() + 6;
    const double width = plot_width - left - figure_width;
    const double bottom = row_height * static_cast<double>(bars.size());
    std::string out = share_axis(left, width, bottom);
    std::vector<NamedShare> firsts;
    double y = 0;
    for (const DividedBar& bar : bars) {
        const double middle = y + row_height / 2;
        std::string row = names.text(bar.name, middle + 4);
        double x = left;
        for (std::size_t i = 0; i < bar.shares.size(); ++i) {
            row += rectangle(x, y + 4, width * bar.shares[i], row_height - 8,
                             colour(static_cast<int>(i)));
            x += width * bar.shares[i];
        }
        row += whisker(left + width * bar.interval.low, left + width * bar.interval.high, middle);
        row += text_at(plot_width, middle + 4, "e v", bar.note);
        out += titled(bar.title, row);
        if (!bar.shares.empty()) firsts.push_back({bar.name, bar.shares.front()});
        y += row_height;
    }
    return svg(bottom + 20, summary(label, firsts, percent), out);
}

std::string histogram_plot(const std::vector<Series>& series, std::string_view unit,
                           std::string_view label)
{
    Histogram all;
    for (const Series& each : series) all.add(*each.values);
    const Bins bins = bins_for(all);
    const double whole = static_cast<double>(std::max<std::uint64_t>(all.count, 1));
    std::vector<Binned> panels;
    double top_share = 1e-9;
    for (const Series& each : series) {
        panels.emplace_back(each, bins, whole);
        top_share = std::max(top_share, *panels.back().highest());
    }
    constexpr double name_height = 20;
    constexpr double panel_gap = 8;
    Frame frame;
    if (series.size() > 1) frame.height = 64;
    double bottom = 0;
    std::string out;
    std::string words(label);
    for (const Binned& panel : panels) {
        words += (bottom > 0 ? "; " : ": ") + summary(bins, panel);
        if (bottom > 0) frame.top = bottom + panel_gap;
        if (!panel.series->name.empty()) {
            const double share = static_cast<double>(panel.series->values->count) / whole;
            frame.top += name_height;
            out += text_at(frame.left, frame.top - 7, "s h",
                           panel.series->name + ", " + percent(share));
        }
        out += height_axis(frame, top_share) + upright_bars(frame, bins, panel, top_share);
        bottom = frame.top + frame.height;
    }
    return svg(bottom + 34, words, out + number_axis(frame, bins, bottom, unit));
}

std::string difference_plot(const std::vector<DifferenceRow>& rows, std::string_view label)
{
    const NameColumn names(rows);
    const double left = names.width() + 10;
    const double width = plot_width - left - figure_width;
    double reach = 0.01;
    for (const DifferenceRow& row : rows) {
        reach = std::max({reach, std::abs(row.interval.low), std::abs(row.interval.high)});
    }
    const double step = nice_step(2 * reach, 4);
    reach = std::ceil(reach / step) * step;
    const auto place = [&](double value) { return left + width * (value + reach) / (2 * reach); };
    const double bottom = row_height * static_cast<double>(rows.size());
    std::string out;
    for (double value = -reach; value <= reach * 1.001; value += step) {
        out += line(place(value), 0, place(value), bottom, std::abs(value) < step / 2 ? "z" : "g");
        out += text_at(place(value), bottom + 13, "m",
                       std::abs(value) < step / 2 ? "0" : text_of("%+.3g", 100 * value));
    }
    std::vector<NamedShare> differences;
    double y = 0;
    for (const DifferenceRow& row : rows) {
        const double middle = y + row_height / 2;
        const char* kind = row.interval.low > 0 ? "up" : row.interval.high < 0 ? "down" : "even";
        std::string inside = names.text(row.name, middle + 4);
        inside += whisker(place(row.interval.low), place(row.interval.high), middle);
        inside += text_of("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"4\" class=\"%s\"/>",
                          place(row.difference), middle, kind);
        inside += text_at(plot_width, middle + 4, "e v", signed_percent(row.difference));
        out += titled(row.title, inside);
        differences.push_back({row.name, row.difference});
        y += row_height;
    }
    return svg(bottom + 20, summary(label, differences, signed_percent), out);
}

}  // namespace sortie
