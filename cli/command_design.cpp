// The commands for people who write games: which there are, their flow, and what is wrong with them.
#include <fmt/format.h>

#include "cli/commands.h"
#include "lab/rules.h"

namespace sortie {

int Commands::fail(const std::string& words, int code) const
{
    terminal.write_error("sortie: " + words + "\n");
    return code;
}

int Commands::version() const
{
    terminal.line("Sortie " SORTIE_VERSION);
    for (const GameModule* game : games) {
        const GameInfo& info = game->info();
        terminal.line(fmt::format("{}, version {} of its rules", info.name, info.rules_version));
    }
    return exit_ok;
}

int Commands::list_games() const
{
    for (const GameModule* game : games) {
        const GameInfo& info = game->info();
        terminal.line(fmt::format("{} — {}, {}. {}", terminal.inked(Ink::strong, info.name),
                                  info.title, seats_in_words(info), info.summary));
        if (info.count_word != "seats") {
            terminal.line(fmt::format("    --{:<14} how many play ({} to {}; usual: {})",
                                      info.count_word, info.seats_least - info.count_besides,
                                      info.seats_most - info.count_besides,
                                      info.seats_least - info.count_besides));
        }
        for (const OptionDecl& option : game->options()) {
            terminal.line(fmt::format("    --{:<14} {} ({}; usual: {})", option.name, option.words,
                                      option.accepted(), option.text(option.usual)));
        }
    }
    return exit_ok;
}

int Commands::flow(const std::string& name, const std::string& format) const
{
    const Result<const GameModule*> game = find_game(games, name);
    if (!game) return fail(game.problem().words);
    const Outline& outline = game.value()->outline();
    if (format == "svg") {
        terminal.write(outline_svg(outline, game.value()->info().title));
    } else {
        terminal.write(format == "mermaid" ? outline_mermaid(outline) : outline_text(outline));
    }
    return exit_ok;
}

int Commands::map(const Map& arguments) const
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return fail(game.problem().words);
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, Seed::from_number(1));
    if (!setup) return fail(setup.problem().words);
    const MapFormat format = arguments.format == "svg"    ? MapFormat::svg
                             : arguments.format == "json" ? MapFormat::json
                                                          : MapFormat::text;
    const std::optional<std::string> picture = game.value()->map_picture(setup.value(), format);
    if (!picture) return fail(arguments.game + " has no map to draw");
    terminal.write(*picture);
    return exit_ok;
}

int Commands::rules(const Rules& arguments) const
{
    const Result<RuleBook> book = read_rules(arguments.game, arguments.root);
    if (!book) return fail(book.problem().words);
    if (arguments.as_json) {
        terminal.write(rules_json(book.value()));
    } else {
        const std::string text = rules_text(book.value());
        const std::size_t last_line = text.rfind('\n', text.size() - 2);
        terminal.write(arguments.is_brief ? text.substr(last_line + 1) : text);
    }
    return book.value().is_complete() ? exit_ok : exit_failed;
}

int Commands::validate(const std::string& name) const
{
    const Result<const GameModule*> game = find_game(games, name);
    if (!game) return fail(game.problem().words);
    const std::vector<Finding> findings = game.value()->validate();
    for (const Finding& finding : findings) {
        terminal.line(fmt::format("{}: {}: {}", terminal.inked(Ink::bad, finding.code),
                                  finding.where, finding.words));
    }
    terminal.line(findings.empty() ? terminal.inked(Ink::good, name + ": nothing to mend")
                                   : fmt::format("{}: {} to mend", name, findings.size()));
    return findings.empty() ? exit_ok : exit_failed;
}

}  // namespace sortie
