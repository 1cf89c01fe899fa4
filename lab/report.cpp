#include "lab/report.h"

#include <algorithm>
#include <cstdio>

#include "lab/figure.h"
#include "lab/plot.h"

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

std::string of_games(std::uint64_t some, std::uint64_t whole)
{
    const Interval interval = share_interval(some, whole);
    return grouped(some) + " of " + grouped(whole) + ": " + percent(share_of(some, whole)) + " (" +
           percent(interval.low) + " to " + percent(interval.high) + ")";
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
    for (const auto& [name, wins] : result.winners) {
        bars.push_back({name, share_of(wins, result.finished),
                        share_interval(wins, result.finished), static_cast<int>(bars.size()),
                        of_games(wins, result.finished)});
    }
    return card("Winners", "Share of all games; the line at the end of a bar is the 95 % interval.",
                share_plot(bars, std::nullopt, "shares of winners"));
}

std::string seat_card(const SimulationResult& result)
{
    std::vector<ShareBar> bars;
    std::uint64_t wins = 0;
    std::uint64_t games = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(result.seats); ++i) {
        const std::uint64_t played = result.seat_games[i];
        const std::uint64_t won = result.seat_wins[i];
        wins += won;
        games += played;
        bars.push_back({"seat " + std::to_string(i + 1), share_of(won, played),
                        share_interval(won, played), 2, of_games(won, played)});
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
    return card("Seats", words, share_plot(bars, mean, "how often each seat wins"));
}

// Where the name of a group alone says who has won, it is shown how frequent the groups are.
bool decides_winner(const GroupsByName& groups)
{
    return std::all_of(groups.begin(), groups.end(),
                       [](const auto& each) { return each.second.wins.size() <= 1; });
}

std::string frequency_plot(const GroupsByName& groups, const std::vector<std::string>& winners,
                           std::uint64_t whole, const std::string& label)
{
    std::vector<ShareBar> bars;
    for (const auto& [name, group] : groups) {
        const auto winner =
            std::find(winners.begin(), winners.end(),
                      group.wins.empty() ? std::string() : group.wins.begin()->first);
        bars.push_back({name, share_of(group.games, whole), share_interval(group.games, whole),
                        static_cast<int>(winner - winners.begin()), of_games(group.games, whole)});
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const ShareBar& a, const ShareBar& b) { return a.share > b.share; });
    return share_plot(bars, std::nullopt, label) + legend(winners);
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
            bar.title += "; " + winner + " " + of_games(count, group.games);
        }
        bars.push_back(bar);
    }
    std::stable_sort(bars.begin(), bars.end(), [](const DividedBar& a, const DividedBar& b) {
        return a.shares.front() > b.shares.front();
    });
    return divided_plot(bars, label) + legend(winners);
}

std::string group_table(const GroupsByName& groups, const std::vector<std::string>& winners)
{
    std::string out = "<details><summary>As a table</summary><div class=\"scroll\"><table><tr><th>"
                      "group</th><th>games</th><th>moves</th>";
    for (const std::string& winner : winners) {
        out += "<th>" + escaped(winner) + "</th><th>95 % interval</th>";
    }
    out += "</tr>";
    for (const auto& [name, group] : groups) {
        out += "<tr><td>" + escaped(name) + "</td><td>" + grouped(group.games) + "</td><td>" +
               one_digit(share_of(group.moves, group.games)) + "</td>";
        for (const std::string& winner : winners) {
            const std::uint64_t count = group.wins_of(winner);
            const Interval interval = share_interval(count, group.games);
            out += "<td>" + percent(share_of(count, group.games)) + "</td><td>" +
                   percent(interval.low) + " to " + percent(interval.high) + "</td>";
        }
        out += "</tr>";
    }
    return out + "</table></div></details>";
}

std::string group_card(const std::string& by, const GroupsByName& groups,
                       const SimulationResult& result)
{
    const std::vector<std::string> winners = winners_of(result);
    if (winners.empty() || groups.empty()) return "";
    const std::string label = "winners by " + by;
    if (decides_winner(groups)) {
        return card("By " + by, "How frequent each is.",
                    frequency_plot(groups, winners, result.finished, label) +
                        group_table(groups, winners));
    }
    return card("By " + by,
                "Who wins; figure and 95 % interval are the ones of " + winners.front() + ".",
                divided_by_winner(groups, winners, label) + group_table(groups, winners));
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

std::string course_part(const SimulationResult& result, const WatchFace& face)
{
    std::string cards =
        card("Length", average(result.lengths),
             histogram_plot({{"", &result.lengths, 2}}, "moves", "length of games"));
    if (!result.details) return part("How games go", cards);
    const SimulationDetails& details = *result.details;
    const std::string turn(face.turn_word);
    cards += card("Number of " + turn + "s", average(details.turns),
                  histogram_plot({{"", &details.turns, 2}}, turn + "s", "length in " + turn + "s"));
    std::vector<Series> margins;
    Histogram all;
    const std::vector<std::string> winners = winners_of(result);
    for (const auto& [who, margin] : details.margins) {
        all.add(margin);
        const auto place = std::find(winners.begin(), winners.end(), who) - winners.begin();
        margins.push_back({who, &margin, static_cast<int>(place)});
    }
    cards +=
        card("Margin",
             "By how many " + std::string(face.standing_word) +
                 " the winner is ahead at the end; below 0: won in another way, from behind. " +
                 average(all),
             histogram_plot(margins, face.standing_word, "margin of the winner") + legend(winners));
    const auto none = details.lead_changes.bars.find(0);
    const std::uint64_t steady = none == details.lead_changes.bars.end() ? 0 : none->second;
    cards += card("Lead changes",
                  average(details.lead_changes) + " In " +
                      percent(share_of(steady, details.lead_changes.count)) +
                      " of the games nobody lost the lead to somebody else.",
                  histogram_plot({{"", &details.lead_changes, 2}}, "changes of the lead",
                                 "lead changes in a game"));
    return part("How games go", cards);
}

std::string choices_part(const SimulationResult& result, const WatchFace& face)
{
    if (!result.details) return "";
    const SimulationDetails& details = *result.details;
    const std::string turn(face.turn_word);
    const auto forced = details.branching.bars.find(1);
    const std::uint64_t single = forced == details.branching.bars.end() ? 0 : forced->second;
    return part("How much there is to decide",
                card("Possible moves at a decision",
                     average(details.branching) + " In " +
                         percent(share_of(single, details.branching.count)) + " only one is.",
                     histogram_plot({{"", &details.branching, 4}}, "possible moves",
                                    "possible moves at a decision")) +
                    card("Decisions in a " + turn, average(details.decisions_in_turn),
                         histogram_plot({{"", &details.decisions_in_turn, 4}}, "decisions",
                                        "decisions in a " + turn)));
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
        row.row.title = row.row.name + ": with it " + of_games(row.with.part, row.with.whole) +
                        "; without it " + of_games(row.without.part, row.without.whole);
        rows.push_back(row);
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ItemRow& a, const ItemRow& b) {
        return a.row.difference > b.row.difference;
    });
    return rows;
}

std::string item_table(const std::vector<ItemRow>& rows)
{
    std::string out =
        "<details><summary>All as a table</summary><div class=\"scroll\"><table><tr><th>"
        "</th><th>with</th><th>won</th><th>without</th><th>won</th><th>difference</th>"
        "<th>95 % interval</th></tr>";
    for (const ItemRow& row : rows) {
        out += "<tr><td>" + escaped(row.row.name) + "</td><td>" + grouped(row.with.whole) +
               "</td><td>" + percent(row.with.value()) + "</td><td>" + grouped(row.without.whole) +
               "</td><td>" + percent(row.without.value()) + "</td>";
        if (row.is_enough) {
            out += "<td>" + one_digit(100 * row.row.difference) + "</td><td>" +
                   one_digit(100 * row.row.interval.low) + " to " +
                   one_digit(100 * row.row.interval.high) + "</td></tr>";
        } else {
            out += "<td></td><td>too few</td></tr>";
        }
    }
    return out + "</table></div></details>";
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
                                 : difference_plot(shown, std::string(face.words) + " and winning");
    return card(face.words, words, plot + item_table(rows));
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

std::string action_table(const GameModule& game, const SimulationResult& result)
{
    std::string out =
        "<details><summary>All as a table</summary><div class=\"scroll\"><table><tr><th>"
        "action</th><th>possible</th><th>taken</th><th>taken if possible</th><th>games"
        "</th></tr>";
    for (std::size_t i = 0; i < result.details->actions.size(); ++i) {
        const ActionTally& action = result.details->actions[i];
        out += "<tr><td>" + escaped(game.face().actions[i].name) + "</td><td>" +
               grouped(action.offered) + "</td><td>" + grouped(action.taken) + "</td><td>" +
               percent(share_of(action.taken, action.offered)) + "</td><td>" +
               percent(share_of(action.games, result.finished)) + "</td></tr>";
    }
    return out + "</table></div></details>";
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
                                of_games(action.games, result.finished) + " games"});
        } else {
            (action.offered > 0 ? unused : impossible).push_back(name);
        }
    }
    std::stable_sort(bars.begin(), bars.end(),
                     [](const ShareBar& a, const ShareBar& b) { return a.share > b.share; });
    return part(
        "Actions",
        card("Actions taken", "Share of the games in which somebody takes the action.",
             share_plot(bars, std::nullopt, "how many games have each action") +
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
