#include "cli/completion.h"

#include <algorithm>
#include <set>

#include <CLI/CLI.hpp>

namespace sortie {
namespace {

bool is_flag(const CLI::Option& option)
{
    return option.get_items_expected_max() == 0;
}

// "TEXT:{text,mermaid,svg}" is the kind TEXT.
std::string kind_of(const CLI::Option& option)
{
    const std::string name = option.get_type_name();
    return name.substr(0, name.find(':'));
}

std::vector<std::string> members_of(const CLI::Option& option)
{
    const std::string name = option.get_type_name();
    const std::size_t open = name.find('{');
    const std::size_t close = name.rfind('}');
    if (open == std::string::npos || close == std::string::npos) return {};
    return CLI::detail::split(name.substr(open + 1, close - open - 1), ',');
}

// The words before the cursor, sorted into what they are.
struct Typed {
    std::size_t values = 0;                // arguments without a name
    std::set<std::string> options{};       // that have been given
    const CLI::Option* pending = nullptr;  // whose value is being typed
    const OptionDecl* pending_of_game = nullptr;
    bool is_count_pending = false;  // the 3 of `--rebels 3`
    const GameModule* game = nullptr;
};

const CLI::Option* option_of(const CLI::App& command, const std::string& word)
{
    return word.starts_with('-') ? command.get_option_no_throw(word) : nullptr;
}

std::vector<const CLI::Option*> arguments_of(const CLI::App& command)
{
    return command.get_options([](const CLI::Option* option) { return option->get_positional(); });
}

const CLI::Option* argument_at(const CLI::App& command, std::size_t place)
{
    const std::vector<const CLI::Option*> arguments = arguments_of(command);
    if (arguments.empty()) return nullptr;
    if (place < arguments.size()) return arguments[place];
    return arguments.back()->get_items_expected_max() > 1 ? arguments.back() : nullptr;
}

void take_value(Typed& typed, const CLI::Option* option, GameList games, const std::string& value)
{
    if (option == nullptr || kind_of(*option) != kind_game) return;
    const Result<const GameModule*> game = find_game(games, value);
    if (game) typed.game = game.value();
}

// An option that the command does not know is one of the game's, if the command takes those.
void take_option_of_game(Typed& typed, const CLI::App& command, const std::string& word)
{
    if (typed.game == nullptr || !command.get_allow_extras()) return;
    const std::string_view name = std::string_view(word).substr(2);
    typed.is_count_pending = name == typed.game->info().count_word;
    for (const OptionDecl& option : typed.game->options()) {
        if (option.name == name) typed.pending_of_game = &option;
    }
}

Typed read_words(const CLI::App& command, GameList games, const std::vector<std::string>& words)
{
    Typed typed;
    for (std::size_t i = 1; i + 1 < words.size(); ++i) {
        const std::string& word = words[i];
        if (typed.pending != nullptr) {
            take_value(typed, typed.pending, games, word);
            typed.pending = nullptr;
        } else if (typed.pending_of_game != nullptr || typed.is_count_pending) {
            typed.pending_of_game = nullptr;
            typed.is_count_pending = false;
        } else if (const CLI::Option* option = option_of(command, word)) {
            typed.options.insert(word);
            if (!is_flag(*option)) typed.pending = option;
        } else if (word.starts_with("--")) {
            typed.options.insert(word);
            take_option_of_game(typed, command, word);
        } else {
            take_value(typed, argument_at(command, typed.values), games, word);
            ++typed.values;
        }
    }
    return typed;
}

void add(Completions& to, std::string_view text, std::string_view words = {})
{
    const bool is_there = std::ranges::find(to.list, text, &Completion::text) != to.list.end();
    if (!is_there) to.list.push_back({std::string(text), std::string(words)});
}

void add_names_of_games(Completions& to, const CLI::Option& option, const GameModule* chosen,
                        GameList games)
{
    const std::string kind = kind_of(option);
    if (kind == kind_game) {
        for (const GameModule* game : games) add(to, game->info().name, game->info().summary);
    }
    if (kind == kind_bot) add(to, "random");
    for (const GameModule* game : games) {
        if (chosen != nullptr && game != chosen) continue;
        if (kind == kind_bot) {
            for (const std::string_view name : game->bot_names()) add(to, name);
        }
        if (kind == kind_label) {
            for (const std::string_view name : game->label_names()) add(to, name);
        }
    }
}

void add_values(Completions& to, const CLI::Option& option, const GameModule* chosen,
                GameList games)
{
    add_names_of_games(to, option, chosen, games);
    for (const std::string& member : members_of(option)) add(to, member);
    if (kind_of(option) == kind_file) to.paths = Completions::Paths::files;
    if (kind_of(option) == kind_folder) to.paths = Completions::Paths::folders;
}

// Few numbers are offered one by one; many are typed faster than they are read.
void add_numbers(Completions& to, int least, int most)
{
    constexpr int numbers_offered_max = 20;
    if (most - least >= numbers_offered_max) return;
    for (int number = least; number <= most; ++number) add(to, std::to_string(number));
}

void add_values_of_game(Completions& to, const Typed& typed)
{
    if (typed.is_count_pending) {
        const GameInfo& info = typed.game->info();
        add_numbers(to, info.seats_least - info.count_besides,
                    info.seats_most - info.count_besides);
    } else if (typed.pending_of_game->names.empty()) {
        add_numbers(to, typed.pending_of_game->least, typed.pending_of_game->most);
    } else {
        for (const std::string_view name : typed.pending_of_game->names) add(to, name);
    }
}

void add_options(Completions& to, const CLI::App& command, const Typed& typed)
{
    const auto offer = [&](const std::string& name, std::string_view words, bool may_repeat) {
        if (may_repeat || !typed.options.contains(name)) add(to, name, words);
    };
    for (const CLI::Option* option : command.get_options()) {
        for (const std::string& name : option->get_lnames()) {
            offer("--" + name, option->get_description(), option->get_items_expected_max() > 1);
        }
    }
    if (typed.game == nullptr || !command.get_allow_extras()) return;
    const std::string counted = "--" + std::string(typed.game->info().count_word);
    offer(counted, "how many play", false);
    for (const OptionDecl& option : typed.game->options()) {
        offer("--" + std::string(option.name), option.words, false);
    }
}

void add_commands(Completions& to, const CLI::App& app)
{
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        add(to, command->get_name(), command->get_description());
    }
}

const CLI::App* command_of(const CLI::App& app, const std::string& name)
{
    const std::vector<const CLI::App*> found =
        app.get_subcommands([&](const CLI::App* command) { return command->get_name() == name; });
    return found.empty() ? nullptr : found.front();
}

void add_inside_command(Completions& to, const CLI::App& command, GameList games,
                        const std::vector<std::string>& words)
{
    const Typed typed = read_words(command, games, words);
    const bool is_option = words.back().starts_with('-');
    const CLI::Option* argument = is_option ? nullptr : argument_at(command, typed.values);
    if (typed.pending != nullptr) {
        add_values(to, *typed.pending, typed.game, games);
    } else if (typed.pending_of_game != nullptr || typed.is_count_pending) {
        add_values_of_game(to, typed);
    } else if (argument != nullptr) {
        add_values(to, *argument, typed.game, games);
    } else {
        add_options(to, command, typed);
    }
}

// The words are what is typed behind the name of the program, or of a command that has commands itself.
void add_below(Completions& to, const CLI::App& app, GameList games,
               const std::vector<std::string>& words)
{
    if (words.size() > 1) {
        const CLI::App* command = command_of(app, words.front());
        if (command == nullptr) return;
        const bool has_commands =
            !command->get_subcommands([](const CLI::App*) { return true; }).empty();
        if (has_commands) return add_below(to, *command, games, {words.begin() + 1, words.end()});
        add_inside_command(to, *command, games, words);
    } else if (words.front().starts_with('-')) {
        add_options(to, app, {});
    } else {
        add_commands(to, app);
    }
}

}  // namespace

Completions complete(const CLI::App& app, GameList games, const std::vector<std::string>& words)
{
    Completions completions;
    if (words.empty()) return completions;
    add_below(completions, app, games, words);
    std::erase_if(completions.list, [&](const Completion& completion) {
        return !completion.text.starts_with(words.back());
    });
    return completions;
}

std::string text_of(const Completions& completions)
{
    std::string text;
    for (const Completion& completion : completions.list) {
        text += completion.text;
        if (!completion.words.empty()) text += '\t' + completion.words;
        text += '\n';
    }
    if (completions.paths == Completions::Paths::files) text += ":files\n";
    if (completions.paths == Completions::Paths::folders) text += ":folders\n";
    return text;
}

}  // namespace sortie
