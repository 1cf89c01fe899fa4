#include "table/scenario.h"

#include <algorithm>
#include <memory>
#include <utility>
#include <vector>

#include "engine/words.h"
#include "table/scenario_line.h"
#include "table/scenario_stage.h"

namespace sortie {
namespace scenario {
namespace {

// A statement and where it stands.
struct Line {
    int number = 0;
    std::string text;
    Statement statement;
};

template <class... Kinds>
bool is_one_of(const Statement& statement)
{
    return (std::holds_alternative<Kinds>(statement) || ...);
}

bool is_head(const Statement& statement)
{
    return is_one_of<NameGame, NameTitle, SetSeats, SetOption, SetSeed, LeaveUnchecked>(statement);
}
bool is_preparation(const Statement& statement)
{
    return is_one_of<SetField, PutOnTop, ForceDice, ForcePicks, FreeChance>(statement);
}
bool forces_chance(const Statement& statement)
{
    return is_one_of<ForceDice, ForcePicks>(statement);
}
bool is_expectation(const Statement& statement)
{
    return !is_head(statement) && !is_preparation(statement) && !is_one_of<MakeMove>(statement);
}

class Runner {
public:
    Runner(GameList games, std::string_view file) : games_(games) { report_.file = file; }

    ScenarioReport run(std::string_view text)
    {
        if (read_lines(text)) carry_out_lines();
        return std::move(report_);
    }

private:
    bool fail(int number, std::string words, std::string_view text)
    {
        report_.failure = {number, std::move(words), std::string(trimmed(text))};
        return false;
    }
    bool fail(const Line& line, std::string words)
    {
        return fail(line.number, std::move(words), line.text);
    }

    bool read_lines(std::string_view text)
    {
        // Some editors put a mark of three bytes before the first line.
        if (text.starts_with("\xef\xbb\xbf")) text.remove_prefix(3);
        for (int number = 1; !text.empty(); ++number) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            const std::string_view line = text.substr(0, end);
            text.remove_prefix(std::min(end + 1, text.size()));
            const auto read = read_scenario_line(line);
            if (!read) return fail(number, read.problem().words, line);
            if (!read.value()) continue;
            lines_.push_back({number, std::string(line), *read.value()});
        }
        if (std::ranges::none_of(lines_, is_expectation, &Line::statement)) {
            return fail(0, "the scenario expects nothing; add a line with 'expect' or 'refuse'",
                        "");
        }
        return true;
    }

    void carry_out_lines()
    {
        for (const Line& line : lines_) {
            if (!carry_out(line)) return;
            if (is_expectation(line.statement)) ++report_.expectations;
        }
        const Failure unused = stage_->unused_chance();
        if (unused) fail(*last_forced_, *unused);
    }

    bool carry_out(const Line& line)
    {
        if (is_head(line.statement)) return take_head(line);
        if (!begin(line)) return false;
        if (!is_preparation(line.statement) && !check_changes()) return false;
        const Failure failure = std::visit(
            [&](const auto& statement) -> Failure {
                if constexpr (requires { stage_->carry_out(statement); }) {
                    return stage_->carry_out(statement);
                } else {
                    UNREACHABLE();
                }
            },
            line.statement);
        if (failure) return fail(line, *failure);
        if (is_one_of<SetField, PutOnTop>(line.statement)) last_change_ = &line;
        if (forces_chance(line.statement)) last_forced_ = &line;
        if (!is_one_of<MakeMove>(line.statement) || is_unchecked_) return true;
        const Failure broken = stage_->check();
        return broken ? fail(line, "after this move " + *broken) : true;
    }

    // Several lines together may make a possible position, so they are checked when they are complete.
    bool check_changes()
    {
        const Line* change = std::exchange(last_change_, nullptr);
        if (change == nullptr || is_unchecked_) return true;
        const Failure broken = stage_->check();
        if (!broken) return true;
        return fail(*change, *broken + "; write 'unchecked' at the head to go on regardless");
    }

    bool take_head(const Line& line)
    {
        if (stage_) {
            return fail(line, "this stands at the head of a scenario, before anything is set,"
                              " forced, moved or expected");
        }
        if (const auto* title = std::get_if<NameTitle>(&line.statement)) {
            report_.title = title->title;
            return true;
        }
        if (const auto* game = std::get_if<NameGame>(&line.statement))
            return take_game(line, *game);
        if (game_ == nullptr) return fail(line, "the first statement names the game: game NAME");
        if (const auto* seats = std::get_if<SetSeats>(&line.statement)) setup_.seats = seats->seats;
        if (const auto* seed = std::get_if<SetSeed>(&line.statement)) setup_.seed = seed->seed;
        if (is_one_of<LeaveUnchecked>(line.statement)) is_unchecked_ = true;
        if (const auto* option = std::get_if<SetOption>(&line.statement)) {
            const auto problem = set_option(game_->options(), setup_, option->name, option->value);
            if (problem) return fail(line, problem->words);
        }
        return true;
    }

    bool take_game(const Line& line, const NameGame& named)
    {
        if (game_ != nullptr) return fail(line, "a scenario is of one game");
        const Result<const GameModule*> game = find_game(games_, named.name);
        if (!game) return fail(line, game.problem().words);
        game_ = game.value();
        game_line_ = &line;
        setup_ = usual_setup(game_->options(), game_->info().seats_least);
        return true;
    }

    // The game starts at the first line that needs a position.
    bool begin(const Line& line)
    {
        if (stage_) return true;
        if (game_ == nullptr) return fail(line, "the first statement names the game: game NAME");
        if (const auto problem = game_->why_not_setup(setup_)) {
            return fail(*game_line_, problem->words);
        }
        stage_ = std::make_unique<Stage>(*game_, setup_);
        if (std::ranges::any_of(lines_, forces_chance, &Line::statement)) {
            stage_->forbid_free_chance();
        }
        const Failure failure = stage_->begin();
        return failure ? fail(*game_line_, *failure) : true;
    }

    GameList games_;
    ScenarioReport report_;
    std::vector<Line> lines_;
    const GameModule* game_ = nullptr;
    const Line* game_line_ = nullptr;
    Setup setup_;
    bool is_unchecked_ = false;
    std::unique_ptr<Stage> stage_;
    const Line* last_change_ = nullptr;  // a line that has set something and was not checked since
    const Line* last_forced_ = nullptr;
};

}  // namespace
}  // namespace scenario

std::string ScenarioReport::text() const
{
    if (!failure) {
        return file + ": passed, " + std::to_string(expectations) +
               (expectations == 1 ? " expectation" : " expectations");
    }
    std::string out = file;
    if (failure->line > 0) out += ":" + std::to_string(failure->line);
    out += ": " + failure->words;
    if (!failure->text.empty()) out += "\n    " + failure->text;
    return out;
}

ScenarioReport run_scenario(GameList games, std::string_view text, std::string_view file_name)
{
    return scenario::Runner(games, file_name).run(text);
}

}  // namespace sortie
