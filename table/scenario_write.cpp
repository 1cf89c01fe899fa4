#include "table/scenario_write.h"

#include <algorithm>
#include <span>
#include <string_view>

#include "engine/words.h"

namespace sortie {
namespace {

std::string commented(std::string_view text)
{
    std::string out;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = trimmed(text.substr(0, end));
        out += line.empty() ? "#\n" : "# " + std::string(line) + "\n";
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return out;
}

std::string one_line(std::string text)
{
    std::ranges::replace(text, '\n', ' ');
    return text;
}

std::string head_text(const ScenarioDraft& draft)
{
    const GameModule& game = *draft.game;
    std::string out = "game " + std::string(game.info().name) + "\n";
    if (!trimmed(draft.title).empty()) out += "title " + one_line(draft.title) + "\n";
    out += "seats " + std::to_string(draft.setup.seats) + "\n";
    const std::span<const OptionDecl> options = game.options();
    for (std::size_t i = 0; i < options.size(); ++i) {
        out += "option " + std::string(options[i].name) + " " +
               options[i].text(draft.setup.values[i]) + "\n";
    }
    return out + "seed " + draft.setup.seed.to_hex() + "\n";
}

std::string move_line(const ScenarioDraft& draft, const SeatMove& made)
{
    return "seat " + std::to_string(made.seat.index + 1) + ": " +
           move_text(draft.game->face(), made.move) + "\n";
}

// Whom the game waits for when it starts: the expectation of a scenario without moves.
std::string first_awaited(const ScenarioDraft& draft)
{
    const Result<Match> match = Match::start(*draft.game, draft.setup);
    if (!match) return commented(match.problem().words);
    std::string out = "expect awaited ";
    const SeatSet awaited = match.value().position().awaiting();
    if (awaited.empty()) out += "nobody";
    for (const Seat seat : awaited) {
        out += (seat == awaited.front() ? "seat " : ", seat ") + std::to_string(seat.index + 1);
    }
    return out + "\n";
}

}  // namespace

std::string write_scenario(const ScenarioDraft& draft)
{
    CHECK(draft.game != nullptr);
    std::string out = head_text(draft) + "\n";
    if (draft.moves.empty()) out += first_awaited(draft);
    for (std::size_t i = 0; i < draft.moves.size(); ++i) {
        const std::string line = move_line(draft, draft.moves[i]);
        if (i + 1 == draft.moves.size()) out += "expect legal " + line;
        out += line;
    }
    for (const std::string& expectation : draft.expectations) out += expectation + "\n";
    return out + commented(draft.found);
}

ScenarioDraft draft_of(const Match& match)
{
    ScenarioDraft draft;
    draft.game = &match.game();
    draft.setup = match.setup();
    for (const MatchStep& made : match.history()) {
        draft.moves.push_back({made.step.seat, made.step.move});
    }
    return draft;
}

}  // namespace sortie
