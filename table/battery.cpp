#include "table/battery.h"

#include <algorithm>
#include <array>
#include <fstream>

#include "table/battery_shrink.h"
#include "table/battery_trial.h"
#include "table/scenario_write.h"

namespace sortie {

std::string_view name_of(BatteryCheck check)
{
    constexpr std::array<std::string_view, 18> names{
        "fault", "invariant", "snapshot", "copies",      "undo",    "awaited",
        "list",  "refusal",   "names",    "determinize", "view",    "events",
        "fence", "edits",     "length",   "replay",      "playout", "coverage"};
    static_assert(names.size() == static_cast<std::size_t>(BatteryCheck::coverage) + 1);
    return names[static_cast<std::size_t>(check)];
}

std::string_view words_of(BatteryCheck check)
{
    switch (check) {
        case BatteryCheck::fault: return "a fault";
        case BatteryCheck::invariant: return "an invariant does not hold";
        case BatteryCheck::snapshot: return "a snapshot does not give the position back";
        case BatteryCheck::copies: return "an older copy has changed";
        case BatteryCheck::undo: return "undo and repeat have another outcome";
        case BatteryCheck::awaited: return "awaited seats and legal moves disagree";
        case BatteryCheck::list: return "listed and accepted moves disagree";
        case BatteryCheck::refusal: return "a refusal is not right";
        case BatteryCheck::names: return "a move's text does not read back";
        case BatteryCheck::determinize: return "a determinized position is not possible";
        case BatteryCheck::view: return "a seat is shown too much";
        case BatteryCheck::events: return "a seat hears too much";
        case BatteryCheck::fence: return "a secret was shown without a fence";
        case BatteryCheck::edits: return "a reaction edits too much";
        case BatteryCheck::length: return "the game is too long";
        case BatteryCheck::replay: return "a replay has another outcome";
        case BatteryCheck::playout: return "a playout has another outcome";
        case BatteryCheck::coverage: return "nothing was compared";
    }
    UNREACHABLE();
}

namespace {

using battery::Probe;
using battery::TrialResult;

class Run {
public:
    Run(const GameModule& game, const BatteryOptions& options)
        : game_(game), options_(options), probe_(game, options.samples, report_.counts)
    {
        report_.game = game.info().name;
    }

    BatteryReport run()
    {
        if (!find_setups()) return std::move(report_);
        for (std::uint64_t i = 0; i < options_.games; ++i) {
            play(options_.first_seed + i, i);
            if (options_.progress) options_.progress(i + 1, options_.games);
            if (report_.failing_games == options_.failing_games_max) break;
        }
        if (report_.failures.empty()) check_coverage();
        for (const std::string& field : probe_.concealed_fields) {
            if (!probe_.varied_fields.contains(field)) report_.never_varied.push_back(field);
        }
        return std::move(report_);
    }

private:
    // One set-up for each number of seats that is wanted, with the options that were given.
    bool find_setups()
    {
        const bool is_fixed = options_.seats != 0;
        const int least = is_fixed ? options_.seats : game_.info().seats_least;
        const int most = is_fixed ? options_.seats : game_.info().seats_most;
        std::string words = "no number of seats is possible";
        for (int seats = least; seats <= most; ++seats) {
            Setup setup = usual_setup(game_.options(), seats);
            std::optional<Problem> problem;
            for (const auto& [name, value] : options_.options) {
                if (!problem) problem = set_option(game_.options(), setup, name, value);
            }
            if (!problem) problem = game_.why_not_setup(setup);
            if (problem) {
                words = problem->words;
            } else {
                setups_.push_back(setup);
            }
        }
        if (setups_.empty()) fail_coverage("no game can be set up: " + words);
        return !setups_.empty();
    }

    Setup setup_of(std::uint64_t seed, std::uint64_t index) const
    {
        Setup setup = setups_[index % setups_.size()];
        const bool varies = options_.vary_options && (index / setups_.size()) % 2 == 1;
        constexpr int attempts = 20;
        SmallRng rng(~seed);
        for (int i = 0; varies && i < attempts; ++i) {
            Setup other = setup;
            for (std::size_t k = 0; k < game_.options().size(); ++k) {
                const OptionDecl& option = game_.options()[k];
                if (is_given(option.name)) continue;
                const auto values = static_cast<std::uint32_t>(option.most - option.least + 1);
                other.values[k] = option.least + static_cast<int>(rng.below(values));
            }
            if (game_.why_not_setup(other)) continue;
            setup = other;
            break;
        }
        setup.seed = Seed::from_number(seed);
        return setup;
    }
    bool is_given(std::string_view option) const
    {
        return std::any_of(options_.options.begin(), options_.options.end(),
                           [&](const auto& each) { return each.first == option; });
    }

    void play(std::uint64_t seed, std::uint64_t index)
    {
        const Setup setup = setup_of(seed, index);
        count_game(setup);
        const TrialResult result = battery::play_trial(probe_, setup, seed);
        if (!result.defect) return;
        ++report_.failing_games;
        for (const BatteryFailure& each : report_.failures) {
            if (each.check == result.defect->check) return;
        }
        const TrialResult shorter = battery::shrink(game_, options_, setup, seed, result);
        BatteryFailure failure;
        failure.check = shorter.defect->check;
        failure.words = shorter.defect->words;
        failure.seed = seed;
        failure.setup = setup;
        failure.step = shorter.moves.size();
        failure.moves_before = result.moves.size();
        failure.moves = shorter.moves;
        failure.scenario = scenario_of(failure);
        write_file(failure);
        report_.failures.push_back(std::move(failure));
    }

    void count_game(const Setup& setup)
    {
        ++report_.counts.games;
        ++report_.counts.games_of_seats[static_cast<std::size_t>(setup.seats)];
        const Setup usual = usual_setup(game_.options(), setup.seats);
        if (setup.values != usual.values) ++report_.counts.games_varied;
    }

    std::string scenario_of(const BatteryFailure& failure) const
    {
        ScenarioDraft draft;
        draft.game = &game_;
        draft.setup = failure.setup;
        draft.moves = failure.moves;
        draft.title = words_of(failure.check);
        draft.found =
            "The battery found with seed " + std::to_string(failure.seed) + ":\n" + failure.words;
        return write_scenario(draft);
    }

    void write_file(BatteryFailure& failure) const
    {
        if (options_.failure_folder.empty()) return;
        std::error_code
            ignored;  // if there is no folder, there is no file, and that is noticed below
        std::filesystem::create_directories(options_.failure_folder, ignored);
        const std::filesystem::path path =
            options_.failure_folder / (report_.game + "-seed-" + std::to_string(failure.seed) +
                                       "-" + std::string(name_of(failure.check)) + ".scenario");
        std::ofstream file(path);
        file << failure.scenario;
        if (file.flush()) failure.file = path;
    }

    void check_coverage()
    {
        const BatteryCounts& counts = report_.counts;
        if (counts.moves == 0) return fail_coverage("no move was played");
        if (counts.refused == 0) return fail_coverage("no made-up move was refused");
        if (!probe_.has_secrets()) return;
        if (counts.views_of_others == 0) {
            return fail_coverage("the game has secrets, but `determinize` never changed anything");
        }
        if (counts.events == 0) {
            return fail_coverage(
                "the game has secrets, but the events of no step could be compared");
        }
    }
    void fail_coverage(const std::string& words)
    {
        BatteryFailure failure;
        failure.check = BatteryCheck::coverage;
        failure.words = words;
        report_.failures.push_back(std::move(failure));
    }

    const GameModule& game_;
    const BatteryOptions& options_;
    BatteryReport report_;
    Probe probe_;
    std::vector<Setup> setups_;
};

void add_count(std::string& out, const char* words, std::uint64_t count)
{
    out += "  " + std::to_string(count) + " " + words + "\n";
}

std::string counts_text(const BatteryCounts& counts)
{
    std::string out;
    for (std::size_t i = 0; i < counts.games_of_seats.size(); ++i) {
        const std::string words = "games of " + std::to_string(i) + " seats";
        if (counts.games_of_seats[i] > 0) add_count(out, words.c_str(), counts.games_of_seats[i]);
    }
    add_count(out, "games with other than the usual options", counts.games_varied);
    add_count(out, "moves out of turn", counts.moves_out_of_turn);
    add_count(out, "positions with invariants and snapshot", counts.positions);
    add_count(out, "hashes of older copies taken again", counts.copies);
    add_count(out, "listed moves put to why_not", counts.listed);
    add_count(out, "made-up moves put to why_not", counts.made_up);
    add_count(out, "of them refused and submitted", counts.refused);
    add_count(out, "different moves written and read", counts.names);
    add_count(out, "views compared", counts.views);
    add_count(out, "of them with a different hidden part", counts.views_of_others);
    add_count(out, "answers to moves compared under determinized", counts.refusals);
    add_count(out, "steps whose events were compared", counts.events);
    add_count(out, "not, because the move is impossible in the guess", counts.events_not_legal);
    add_count(out, "not, because the guess drew otherwise", counts.events_of_chance);
    add_count(out, "not, because the viewer rightly learns something", counts.events_learned);
    add_count(out, "reactions whose edits were looked at", counts.edits);
    add_count(out, "games replayed", counts.replays);
    add_count(out, "games repeated as a playout", counts.playouts);
    return out;
}

}  // namespace

std::string BatteryReport::text() const
{
    std::string out = game + ": " + std::to_string(counts.games) + " games, " +
                      std::to_string(counts.moves) + " moves, " + std::to_string(failing_games) +
                      " failing\n" + counts_text(counts);
    for (const std::string& field : never_varied) {
        out += "  note: '" + field + "' is concealed and never varied by determinize\n";
    }
    for (const BatteryFailure& each : failures) {
        out += "FAILED: " + std::string(words_of(each.check)) + "\n" + each.words + "\n";
        if (each.scenario.empty()) continue;
        out += "game " + game + ", seed " + std::to_string(each.seed) + ", step " +
               std::to_string(each.step) + " (" + std::to_string(each.moves_before) +
               " before shrinking)\n" + each.scenario;
        if (!each.file.empty()) out += "written to " + each.file.string() + "\n";
    }
    return out;
}

BatteryReport run_battery(const GameModule& game, const BatteryOptions& options)
{
    return Run(game, options).run();
}

}  // namespace sortie
