#include "lab/report.h"

#include <algorithm>
#include <cstdio>

#include "lab/figure.h"
#include "lab/plot.h"
#include "lab/plot_table.h"

namespace sortie {
namespace {

// Fewer than so many on either side say nothing about a difference.
constexpr std::uint64_t items_least = 30;
constexpr std::size_t rows_most = 24;

std::string card(std::string_view title, std::string_view words, const std::string& inside,
                 std::string_view kind = "card")
{
    return "<section class=\"" + std::string(kind) + "\"><h3>" + escaped(title) + "</h3><p>" +
           escaped(words) + "</p>" + inside + "</section>\n";
}

// There is no plot without its figures.
std::string plot_card(std::string_view title, std::string_view words, const std::string& plot,
                      const PlotTable& table)
{
    return card(title, words, plot + folded_table(table, title));
}

std::string part(std::string_view title, const std::string& cards)
{
    if (cards.empty()) return "";
    return "<h2>" + escaped(title) + "</h2>\n<div class=\"cards\">\n" + cards + "</div>\n";
}

std::string tile(const std::string& figure, std::string_view words)
{
    return "<div class=\"tile\"><b>" + escaped(figure) + "</b><span>" + escaped(words) +
           "</span></div>\n";
}

double share_of(std::uint64_t some, std::uint64_t whole)
{
    return PartOf{some, whole}.value();
}

std::string one_digit(double value)
{
    char text[40];
    std::snprintf(text, sizeof text, "%.1f", value);
    return text;
}

std::string text_of(const Interval& interval)
{
    return one_digit(100 * interval.low) + " to " + percent(interval.high);
}

// "9 of 20 games, 45.0 % (25.8 to 65.8 %)"
std::string share_text(std::uint64_t some, std::uint64_t whole, std::string_view of_what = "games")
{
    return grouped(some) + " of " + grouped(whole) + " " + std::string(of_what) + ", " +
           percent(share_of(some, whole)) + " (" + text_of(share_interval(some, whole)) + ")";
}

std::string average(const Histogram& values)
{
    return "On average " + one_digit(values.mean()) + "; half of all are at most " +
           std::to_string(values.quantile(0.5)) + ", the range is " + std::to_string(values.least) +
           " to " + std::to_string(values.most) + ".";
}

// "3 rebels", "2 to 4 seats"
std::string players(const GameModule& game, const SimulationResult& result)
{
    const GameInfo& info = game.info();
    int least = 0;  // seats that took part in every game
    while (least < result.seats &&
           result.seat_games[static_cast<std::size_t>(least)] == result.finished)
        ++least;
    const int first = std::max(least, info.seats_least) - info.count_besides;
    const int last = result.seats - info.count_besides;
    std::string text = std::to_string(first);
    if (last > first) text += " to " + std::to_string(last);
    return text + " " + std::string(info.count_word);
}

// ---- Who wins ----

// The places of winners are their colours, the same on the whole page.
std::string legend(const std::vector<std::string>& names)
{
    std::string out = "<ul class=\"legend\">";
    for (std::size_t i = 0; i < names.size(); ++i) {
        out +=
            "<li><svg viewBox=\"0 0 11 11\" aria-hidden=\"true\"><rect width=\"11\" height=\"11\" "
            "rx=\"2\" class=\"c" +
            std::to_string(i % plot_colours) + "\"/></svg>" + escaped(names[i]) + "</li>";
    }
    return out + "</ul>";
}

std::string winner_card(const SimulationResult& result)
{
    std::vector<ShareBar> bars;
    PlotTable table{{"winner", "games", "share", "95 % interval"}, {}};
    for (const auto& [name, wins] : result.winners) {
        const double share = share_of(wins, result.finished);
        const Interval interval = share_interval(wins, result.finished);
        bars.push_back({name, share, interval, static_cast<int>(bars.size()),
                        share_text(wins, result.finished)});
        table.rows.push_back({name, grouped(wins), percent(share), text_of(interval)});
    }
    return plot_card("Winners",
                     "Share of all games; the line at the end of a bar is the 95 % interval.",
                     share_plot(bars, std::nullopt, "shares of winners"), table);
}

std::string seat_card(const SimulationResult& result)
{
    std::vector<ShareBar> bars;
    PlotTable table{{"seat", "games", "won", "share", "95 % interval"}, {}};
    std::uint64_t wins = 0;
    std::uint64_t games = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::uint64_t played = result.seat_games[i];
        const std::uint64_t won = result.seat_wins[i];
        wins += won;
        games += played;
        const std::string name = "seat " + std::to_string(i + 1);
        const Interval interval = share_interval(won, played);
        bars.push_back({name, share_of(won, played), interval, 2, share_text(won, played)});
        table.rows.push_back({name, grouped(played), grouped(won), percent(share_of(won, played)),
                              text_of(interval)});
    }
    std::string words = "How often each seat is among the winners, alone or with others";
    std::optional<double> mean;
    if (result.seats_vary()) {
        words += ", of the games that it took part in. There is no line for the mean of all seats: "
                 "their number varies, so they did not play the same games.";
    } else {
        mean = share_of(wins, games);
        words += ". The dashed line is the mean of all seats: where seats should be equal, "
                 "intervals reach it.";
    }
    return plot_card("Seats", words, share_plot(bars, mean, "how often each seat wins"), table);
}

// Where the name of a group alone says who has won, it is shown how frequent the groups are.
bool decides_winner(const GroupsByName& groups)
{
    return std::all_of(groups.begin(), groups.end(),
                       [](const auto& each) { return each.second.wins.size() <= 1; });
}

std::string frequency_card(const std::string& by, const GroupsByName& groups,
                           const std::vector<std::string>& winners, std::uint64_t whole)
{
    std::vector<ShareBar> bars;
    PlotTable table{{"group", "won by", "games", "share", "95 % interval", "moves"}, {}};
    for (const auto& [name, group] : groups) {
        const std::string winner = group.wins.empty() ? "" : group.wins.begin()->first;
        const auto place = std::find(winners.begin(), winners.end(), winner) - winners.begin();
        const double share = share_of(group.games, whole);
        const Interval interval = share_interval(group.games, whole);
        bars.push_back({name, share, interval, static_cast<int>(place),
                        share_text(group.games, whole), winner});
        table.rows.push_back({name, winner, grouped(group.games), percent(share), text_of(interval),
                              one_digit(share_of(group.moves, group.games))});
    }
    std::stable_sort(bars.begin(), bars.end(), [](const ShareBar& a, const ShareBar& b) {
        return a.colour != b.colour ? a.colour < b.colour : a.share > b.share;
    });
    return plot_card("By " + by, "How frequent each is, below the name of the winner.",
                     share_plot(bars, std::nullopt, "how frequent each " + by + " is"), table);
}

std::string divided_by_winner(const GroupsByName& groups, const std::vector<std::string>& winners,
                              const std::string& label)
{
    std::vector<DividedBar> bars;
    for (const auto& [name, group] : groups) {
        DividedBar bar;
        bar.name = name;
        bar.title = name + ", " + grouped(group.games) + " games";
        for (const std::string& winner : winners) {
            const std::uint64_t count = group.wins_of(winner);
            if (bar.shares.empty()) {
                bar.interval = share_interval(count, group.games);
                bar.note = percent(share_of(count, group.games));
            }
            bar.shares.push_back(share_of(count, group.games));
            bar.title += "; " + winner + " " + share_text(count, group.games);
        }
        bars.push_back(bar);
    }
    std::stable_sort(bars.begin(), bars.end(), [](const DividedBar& a, const DividedBar& b) {
        return a.shares.front() > b.shares.front();
    });
    return divided_plot(bars, label) + legend(winners);
}

PlotTable group_table(const GroupsByName& groups, const std::vector<std::string>& winners)
{
    PlotTable table{{"group", "games", "moves"}, {}};
    for (const std::string& winner : winners) {
        table.head.insert(table.head.end(), {winner, "95 % interval"});
    }
    for (const auto& [name, group] : groups) {
        std::vector<std::string> row{name, grouped(group.games),
                                     one_digit(share_of(group.moves, group.games))};
        for (const std::string& winner : winners) {
            const std::uint64_t count = group.wins_of(winner);
            row.push_back(percent(share_of(count, group.games)));
            row.push_back(text_of(share_interval(count, group.games)));
        }
        table.rows.push_back(row);
    }
    return table;
}

std::string group_card(const std::string& by, const GroupsByName& groups,
                       const SimulationResult& result)
{
    const std::vector<std::string> winners = winners_of(result);
    if (winners.empty() || groups.empty()) return "";
    if (decides_winner(groups)) return frequency_card(by, groups, winners, result.finished);
    return plot_card(
        "By " + by,
        "Who wins, from left to right as named below; figure and 95 % interval "
        "are the ones of " +
            winners.front() + ".",
        divided_by_winner(groups, winners, "share won by " + winners.front() + ", by " + by),
        group_table(groups, winners));
}

std::string winners_part(const SimulationResult& result)
{
    std::string cards = winner_card(result) + seat_card(result);
    if (!result.by.empty()) cards += group_card(result.by, result.groups, result);
    if (result.details) {
        for (const auto& [label, groups] : result.details->labels) {
            if (label != result.by && groups.size() > 1) cards += group_card(label, groups, result);
        }
    }
    return part("Who wins", cards);
}

// ---- How games go ----

// What was counted in whole numbers, as bars and as a table.
std::string histogram_card(std::string_view title, std::string_view words,
                           const std::vector<Series>& series, std::string_view unit,
                           std::string_view label)
{
    return plot_card(title, words, histogram_plot(series, unit, label),
                     histogram_table(series, unit));
}

std::string margin_card(const SimulationResult& result, std::string_view standing_word)
{
    std::vector<Series> margins;
    Histogram all;
    const std::vector<std::string> winners = winners_of(result);
    for (const auto& [who, margin] : result.details->margins) {
        all.add(margin);
        const auto place = std::find(winners.begin(), winners.end(), who) - winners.begin();
        margins.push_back({who, &margin, static_cast<int>(place)});
    }
    const std::string word(standing_word);
    return histogram_card(
        "Margin",
        "By how many " + word +
            " the winner is ahead at the end; below 0: won in another way, from behind. " +
            average(all),
        margins, word, "margin of the winner in " + word);
}

std::string course_part(const SimulationResult& result, const WatchFace& face)
{
    std::string cards =
        histogram_card("Length", average(result.lengths), {{"", &result.lengths, 2}}, "moves",
                       "length of games in moves");
    if (!result.details) return part("How games go", cards);
    const SimulationDetails& details = *result.details;
    const std::string turns = std::string(face.turn_word) + "s";
    cards += histogram_card("Number of " + turns, average(details.turns), {{"", &details.turns, 2}},
                            turns, "length of games in " + turns);
    cards += margin_card(result, face.standing_word);
    const auto none = details.lead_changes.bars.find(0);
    const std::uint64_t steady = none == details.lead_changes.bars.end() ? 0 : none->second;
    cards += histogram_card("Lead changes",
                            average(details.lead_changes) + " In " +
                                percent(share_of(steady, details.lead_changes.count)) +
                                " of the games nobody lost the lead to somebody else.",
                            {{"", &details.lead_changes, 2}}, "changes of the lead",
                            "changes of the lead in a game");
    return part("How games go", cards);
}

std::string choices_part(const SimulationResult& result, const WatchFace& face)
{
    if (!result.details) return "";
    const SimulationDetails& details = *result.details;
    const std::string in_turn = " in a " + std::string(face.turn_word);
    const auto forced = details.branching.bars.find(1);
    const std::uint64_t single = forced == details.branching.bars.end() ? 0 : forced->second;
    return part("How much there is to decide",
                histogram_card("Possible moves at a decision",
                               average(details.branching) + " In " +
                                   percent(share_of(single, details.branching.count)) +
                                   " only one is.",
                               {{"", &details.branching, 4}}, "possible moves",
                               "possible moves at a decision") +
                    histogram_card("Decisions" + in_turn, average(details.decisions_in_turn),
                                   {{"", &details.decisions_in_turn, 4}}, "decisions",
                                   "decisions" + in_turn));
}

// ---- Cards ----

struct ItemRow {
    DifferenceRow row;
    PartOf with;
    PartOf without;
    bool is_enough = false;
};

std::vector<ItemRow> item_rows(const ImpactFace& face, const ImpactTally& tally)
{
    std::vector<ItemRow> rows;
    for (const auto& [item, with] : tally.items) {
        ItemRow row;
        row.with = {with.wins, with.seats};
        row.without = {tally.all.wins - with.wins, tally.all.seats - with.seats};
        row.is_enough = row.with.whole >= items_least && row.without.whole >= items_least;
        row.row.name = face.items->text(item);
        row.row.difference = row.with.value() - row.without.value();
        row.row.interval = difference_interval(row.with, row.without);
        row.row.title = row.row.name + ": with it " +
                        share_text(row.with.part, row.with.whole, "won") + "; without it " +
                        share_text(row.without.part, row.without.whole, "won");
        rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ItemRow& a, const ItemRow& b) {
        return a.row.difference > b.row.difference;
    });
    return rows;
}

PlotTable item_table(const ImpactFace& face, const std::vector<ItemRow>& rows)
{
    PlotTable table{
        {std::string(face.name), "with", "won", "without", "won", "difference", "95 % interval"},
        {}};
    for (const ItemRow& row : rows) {
        const Interval& interval = row.row.interval;
        table.rows.push_back(
            {row.row.name, grouped(row.with.whole), percent(row.with.value()),
             grouped(row.without.whole), percent(row.without.value()),
             row.is_enough ? one_digit(100 * row.row.difference) : "",
             row.is_enough ? one_digit(100 * interval.low) + " to " + one_digit(100 * interval.high)
                           : "too few"});
    }
    return table;
}

std::string impact_card(const ImpactFace& face, const ImpactTally& tally)
{
    const std::vector<ItemRow> rows = item_rows(face, tally);
    std::vector<DifferenceRow> shown;
    for (const ItemRow& row : rows) {
        if (row.is_enough) shown.push_back(row.row);
    }
    std::string words = "Won with it, less won without it, in percentage points.";
    if (shown.size() > rows_most) {
        words += " The " + std::to_string(rows_most) + " of " + std::to_string(shown.size()) +
                 " with the largest differences.";
        const auto half = static_cast<std::ptrdiff_t>(rows_most / 2);
        shown.erase(shown.begin() + half, shown.end() - half);
    }
    const std::string plot = shown.empty()
                                 ? "<p>Nothing happened often enough to tell.</p>"
                                 : difference_plot(shown, std::string(face.words) +
                                                              " and winning, in percentage points");
    return plot_card(face.words, words, plot, item_table(face, rows));
}

std::string impact_part(const SimulationResult& result, const WatchFace& face)
{
    if (!result.details || face.impacts.size() != result.details->impacts.size()) return "";
    std::string cards;
    for (std::size_t i = 0; i < face.impacts.size(); ++i) {
        cards += impact_card(face.impacts[i], result.details->impacts[i]);
    }
    if (cards.empty()) return "";
    return "<h2>Cards and winning</h2>\n<p>A difference is no cause: what is played late is played "
           "in long games, and what helps the weaker side is played by the weaker side. Filled marks "
           "have an interval that leaves out 0.</p>\n<div class=\"cards\">\n" +
           cards + "</div>\n";
}

// ---- Actions ----

std::string list_of(const std::vector<std::string>& names)
{
    std::string out;
    for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
    return out.empty() ? "none" : out;
}

PlotTable action_table(const GameModule& game, const SimulationResult& result)
{
    PlotTable table{{"action", "possible", "taken", "taken if possible", "games", "95 % interval"},
                    {}};
    for (std::size_t i = 0; i < result.details->actions.size(); ++i) {
        const ActionTally& action = result.details->actions[i];
        table.rows.push_back({std::string(game.face().actions[i].name), grouped(action.offered),
                              grouped(action.taken),
                              percent(share_of(action.taken, action.offered)),
                              percent(share_of(action.games, result.finished)),
                              text_of(share_interval(action.games, result.finished))});
    }
    return table;
}

std::string actions_part(const GameModule& game, const SimulationResult& result)
{
    if (!result.details || result.details->actions.size() != game.face().actions.size()) return "";
    std::vector<ShareBar> bars;
    std::vector<std::string> unused;
    std::vector<std::string> impossible;
    for (std::size_t i = 0; i < result.details->actions.size(); ++i) {
        const ActionTally& action = result.details->actions[i];
        const std::string name(game.face().actions[i].name);
        if (action.taken > 0) {
            bars.push_back({name, share_of(action.games, result.finished),
                            share_interval(action.games, result.finished), 3,
                            name + ": taken " + grouped(action.taken) + " times, in " +
                                share_text(action.games, result.finished)});
        } else {
            (action.offered > 0 ? unused : impossible).push_back(name);
        }
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const ShareBar& a, const ShareBar& b) { return a.share > b.share; });
    return part(
        "Actions",
        plot_card("Actions taken", "Share of the games in which somebody takes the action.",
                  share_plot(bars, std::nullopt, "how many games have each action"),
                  action_table(game, result)) +
            card("Never taken", "Possible at some decision, and nobody ever chose it:",
                 "<p class=\"names\">" + escaped(list_of(unused)) + "</p>") +
            card("Never possible",
                 "At no decision of a player. Answers of automatic seats are no decisions, and "
                 "some actions need an option of the game:",
                 "<p class=\"names\">" + escaped(list_of(impossible)) + "</p>"));
}

// ---- The page ----

std::string head(const GameModule& game, const SimulationResult& result)
{
    const GameInfo& info = game.info();
    std::string out = "<header><h1>" + escaped(info.title) + ", " + grouped(result.games) +
                      " games</h1><p>" + escaped(players(game, result)) + ", players " +
                      escaped(result.bot) + ", seed " + std::to_string(result.seed) + ", version " +
                      std::to_string(result.rules_version) +
                      " of the rules</p></header>\n<div class=\"tiles\">\n";
    for (const auto& [name, wins] : result.winners) {
        if (result.winners.size() > 4) break;
        out += tile(percent(share_of(wins, result.finished)), "won by " + name);
    }
    out += tile(one_digit(result.lengths.mean()), "moves a game");
    if (result.details) {
        const std::string turns(game.watch_face().turn_word);
        out += tile(one_digit(result.details->turns.mean()), turns + "s a game");
        out += tile(one_digit(result.details->branching.mean()), "possible moves at a decision");
        out += tile(one_digit(result.details->lead_changes.mean()), "lead changes a game");
    }
    out += tile(grouped(result.faults), "faults") + "</div>\n";
    if (!result.is_complete()) {
        out += "<p class=\"warn\">Stopped before its end: " + grouped(result.wanted) +
               " games were wanted.</p>\n";
    }
    if (result.faults > 0) {
        out += "<p class=\"warn\">" + grouped(result.faults) +
               " games ended in a fault and are in none of the figures below. The first: " +
               escaped(result.first_fault) + "</p>\n";
    }
    return out;
}

std::string tail(const SimulationResult& result)
{
    return "<h2>Repeat it</h2>\n<p>The same games, whatever the number of threads and processes, with "
           "version " +
           std::to_string(result.rules_version) + " of the rules of " + escaped(result.game) +
           ":</p>\n<pre>" + escaped(result.command) + " --games " + std::to_string(result.games) +
           " --report report.html</pre>\n";
}

}  // namespace

std::string report_html(const GameModule& game, const SimulationResult& result)
{
    const WatchFace face = game.watch_face();
    return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n<title>" +
           escaped(game.info().title) + ", " + grouped(result.games) + " games</title>\n<style>" +
           std::string(report_style()) + "</style>\n</head>\n<body>\n<main>\n" +
           head(game, result) + winners_part(result) + course_part(result, face) +
           choices_part(result, face) + impact_part(result, face) + actions_part(game, result) +
           tail(result) + "</main>\n</body>\n</html>\n";
}

}  // namespace sortie
