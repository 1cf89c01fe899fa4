#include "lab/plot.h"

#include <algorithm>
#include <cmath>
#include <cstdarg>
#include <cstdio>

namespace sortie {
namespace {

constexpr double plot_width = 360;
constexpr double row_height = 22;

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
        std::string shown =
            name.size() <= letters_most ? name : name.substr(0, letters_most - 1) + "…";
        std::replace(shown.begin(), shown.end(), '_', ' ');
        return text_at(width_, y, "e n", shown);
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

// How the bars of a histogram are put together for drawing.
struct Bins {
    std::int64_t first = 0;
    std::int64_t width = 1;
    std::int64_t count = 1;  // without the one for the rest
    bool has_rest = false;   // numbers behind the last bin
    double whole = 0;        // of all series
    std::size_t place(std::int64_t value) const
    {
        const std::int64_t at = value < first ? 0 : (value - first) / width;
        return static_cast<std::size_t>(std::min(at, count));
    }
};

Bins bins_for(const Histogram& all)
{
    constexpr std::int64_t bins_most = 36;
    Bins bins;
    bins.whole = static_cast<double>(std::max<std::uint64_t>(all.count, 1));
    const std::int64_t last = all.quantile(0.995);
    // A bin holds whole bars of the histogram, or their edges would show.
    const std::int64_t farthest = std::max(std::abs(last), std::abs(all.least));
    const std::int64_t bar_width = farthest < 128 ? 1 : farthest / 64;
    std::int64_t grain = 1;
    while (grain * 2 <= bar_width) grain *= 2;
    const std::int64_t span = last - all.least + 1;
    bins.width = ((span + bins_most - 1) / bins_most + grain - 1) / grain * grain;
    const std::int64_t down = all.least < 0 ? bins.width - 1 : 0;
    bins.first = (all.least - down) / bins.width * bins.width;
    bins.count = (last - bins.first) / bins.width + 1;
    bins.has_rest = all.most >= bins.first + bins.count * bins.width;
    return bins;
}

struct Frame {
    double left = 34;
    double top = 8;
    double width = plot_width - 34 - 6;
    double height = 120;
};

std::string histogram_axes(const Frame& frame, const Bins& bins, double top_share, double bin_width,
                           std::string_view unit)
{
    std::string out;
    const double step = nice_step(top_share, 3);
    for (double share = 0; share <= top_share * 1.001; share += step) {
        const double y = frame.top + frame.height * (1 - share / top_share);
        out += line(frame.left, y, frame.left + frame.width, y, "g");
        out += text_at(frame.left - 4, y + 4, "e",
                       text_of(step < 0.01 ? "%.1f %%" : "%.0f %%", 100 * share));
    }
    const double from = static_cast<double>(bins.first);
    const double span = static_cast<double>(bins.count * bins.width);
    const double x_step = std::max(1.0, nice_step(span, 5));
    const double y = frame.top + frame.height + 14;
    for (double value = std::ceil(from / x_step) * x_step; value < from + span; value += x_step) {
        const double place = (value - from) / static_cast<double>(bins.width);
        const double middle = bins.width == 1 ? 0.5 : 0.0;
        const double x = frame.left + (place + middle) * bin_width;
        out += text_at(x, y, "m", text_of("%.0f", value));
    }
    out += text_at(frame.left + frame.width, y + 15, "e", unit);
    return out;
}

std::string bin_title(const Bins& bins, std::size_t place, double share, const std::string& name)
{
    const std::int64_t low = bins.first + static_cast<std::int64_t>(place) * bins.width;
    std::string range = std::to_string(low);
    if (static_cast<std::int64_t>(place) == bins.count) {
        range += " and more";
    } else if (bins.width > 1) {
        range += " to " + std::to_string(low + bins.width - 1);
    }
    return range + ": " + percent(share) + (name.empty() ? "" : " " + name);
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
    const double width = plot_width - left - 52;
    const double bottom = row_height * static_cast<double>(bars.size());
    std::string out = share_axis(left, width, bottom);
    double y = 0;
    for (const ShareBar& bar : bars) {
        const double middle = y + row_height / 2;
        std::string row = names.text(bar.name, middle + 4);
        row += rectangle(left, y + 4, width * bar.share, row_height - 8, colour(bar.colour));
        if (bar.interval) {
            row += whisker(left + width * bar.interval->low, left + width * bar.interval->high,
                           middle);
        }
        row += text_at(plot_width, middle + 4, "e v", percent(bar.share));
        out += titled(bar.title, row);
        y += row_height;
    }
    if (reference) {
        const double x = left + width * *reference;
        out += line(x, 0, x, bottom, "r");
    }
    return svg(bottom + 20, label, out);
}

std::string divided_plot(const std::vector<DividedBar>& bars, std::string_view label)
{
    const NameColumn names(bars);
    const double left = names.width() + 6;
    const double width = plot_width - left - 52;
    const double bottom = row_height * static_cast<double>(bars.size());
    std::string out = share_axis(left, width, bottom);
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
        y += row_height;
    }
    return svg(bottom + 20, label, out);
}

std::string histogram_plot(const std::vector<Series>& series, std::string_view unit,
                           std::string_view label)
{
    Histogram all;
    for (const Series& each : series) all.add(*each.values);
    const Bins bins = bins_for(all);
    const auto places = static_cast<std::size_t>(bins.count) + (bins.has_rest ? 1 : 0);
    std::vector<std::vector<double>> shares(series.size(), std::vector<double>(places));
    std::vector<double> sums(places);
    for (std::size_t i = 0; i < series.size(); ++i) {
        for (const auto& [value, times] : series[i].values->bars) {
            const double share = static_cast<double>(times) / bins.whole;
            const std::size_t place = std::min(bins.place(value), places - 1);
            shares[i][place] += share;
            sums[place] += share;
        }
    }
    const double top_share = std::max(1e-9, *std::max_element(sums.begin(), sums.end()));
    const Frame frame;
    const double bin_width = frame.width / static_cast<double>(places);
    std::string out = histogram_axes(frame, bins, top_share, bin_width, unit);
    const double gap = bin_width > 4 ? 1 : 0.2;
    for (std::size_t place = 0; place < places; ++place) {
        double y = frame.top + frame.height;
        const double x = frame.left + bin_width * static_cast<double>(place) + gap / 2;
        for (std::size_t i = 0; i < series.size(); ++i) {
            const double height = frame.height * shares[i][place] / top_share;
            if (height <= 0) continue;
            y -= height;
            out += titled(bin_title(bins, place, shares[i][place], series[i].name),
                          rectangle(x, y, bin_width - gap, height, colour(series[i].colour)));
        }
    }
    return svg(frame.top + frame.height + 34, label, out);
}

std::string difference_plot(const std::vector<DifferenceRow>& rows, std::string_view label)
{
    const NameColumn names(rows);
    const double left = names.width() + 10;
    const double width = plot_width - left - 58;
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
    double y = 0;
    for (const DifferenceRow& row : rows) {
        const double middle = y + row_height / 2;
        const char* kind = row.interval.low > 0 ? "up" : row.interval.high < 0 ? "down" : "even";
        std::string inside = names.text(row.name, middle + 4);
        inside += whisker(place(row.interval.low), place(row.interval.high), middle);
        inside += text_of("<circle cx=\"%.2f\" cy=\"%.2f\" r=\"4\" class=\"%s\"/>",
                          place(row.difference), middle, kind);
        inside += text_at(plot_width, middle + 4, "e v", text_of("%+.1f", 100 * row.difference));
        out += titled(row.title, inside);
        y += row_height;
    }
    return svg(bottom + 20, label, out);
}

}  // namespace sortie
