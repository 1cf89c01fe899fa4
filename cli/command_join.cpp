// `sortie join`: the terminal at a table of a server.

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <boost/json/array.hpp>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "cli/files.h"
#include "cli/play_session.h"
#include "cli/remote_game.h"
#include "cli/setup_arguments.h"
#include "server/net/visitors.h"
#include "table/bots.h"
#include "table/table.h"
#include "table/words.h"

namespace sortie {
namespace {

namespace json = boost::json;

bool has_token(const std::filesystem::path& file)
{
    const Result<std::string> kept = read_file(file.string());
    return kept && is_token(kept.value());
}

// The token by which servers know this user again. It is made once and readable by nobody else.
Result<std::string> own_token()
{
    const Result<std::filesystem::path> folder = data_folder();
    if (!folder) return folder.problem();
    const std::filesystem::path file = folder.value() / "token";
    if (has_token(file)) return read_file(file.string());
    // Two programs that start together must agree: whoever puts his file in its place first has made the token.
    const std::string token = make_token();
    const std::filesystem::path mine = folder.value() / ("token." + make_token().substr(0, 16));
    if (auto problem = write_file(mine.string(), token)) return *problem;
    std::error_code error;
    std::filesystem::permissions(
        mine, std::filesystem::perms::owner_read | std::filesystem::perms::owner_write, error);
    const bool was_damaged = std::filesystem::exists(file, error) && !has_token(file);
    if (was_damaged) std::filesystem::remove(file, error);
    std::filesystem::create_hard_link(mine, file, error);
    std::filesystem::remove(mine, error);
    const Result<std::string> kept = read_file(file.string());
    if (!kept) return kept.problem();
    if (!is_token(kept.value())) return Problem{"the file " + file.string() + " holds no token"};
    return kept.value();
}

std::string own_name()
{
    const char* user = std::getenv("USER");
    return user != nullptr && *user != '\0' ? user : "player";
}

// What is wanted of a table that is not there yet.
struct NewTable {
    const GameModule* game = nullptr;
    Setup setup{};
};

// Finds every mistake that can be found before the server is asked.
Result<NewTable> read_new_table(GameList games, const Commands::Join& arguments)
{
    const Result<const GameModule*> game = find_game(games, arguments.game);
    if (!game) return game.problem();
    const Result<Setup> setup = make_setup(*game.value(), arguments.setup, Seed{});
    if (!setup) return setup.problem();
    const int seats = setup.value().seats;
    if (arguments.seat > seats) {
        return Problem{"the table has seats 1 to " + std::to_string(seats) + ", and no seat " +
                       std::to_string(arguments.seat)};
    }
    if (!arguments.bot.empty()) {
        const Result<std::optional<std::size_t>> bot = find_bot(*game.value(), arguments.bot);
        if (!bot) return bot.problem();
    }
    return NewTable{game.value(), setup.value()};
}

bool is_about_new_table(const Commands::Join& arguments)
{
    return arguments.setup.seats != 0 || !arguments.setup.options.empty() ||
           !arguments.setup.extras.empty() || !arguments.bot.empty() || arguments.has_no_hints;
}

std::optional<Problem> why_not_join(const Commands::Join& arguments, const std::string& name)
{
    if (arguments.code.empty() == arguments.game.empty()) {
        return Problem{"join takes the code of a table, or --new GAME for a new one"};
    }
    if (!arguments.code.empty() && is_about_new_table(arguments)) {
        return Problem{"--seats, --bot, --no-hints and the options of a game are for a new table; "
                       "this one has its own"};
    }
    if (auto words = why_not_line(name, name_bytes_max)) {
        return Problem{"a name " + *words + "; --name gives another one"};
    }
    return std::nullopt;
}

// Makes a table with a seat for this user; the others are open, or a bot's.
Result<std::string> make_table(const NewTable& wanted, const ServerAddress& address,
                               const std::string& token, const Commands::Join& arguments)
{
    json::array seats;
    const int own = std::max(arguments.seat, 1);
    for (int number = 1; number <= wanted.setup.seats; ++number) {
        seats.push_back(arguments.bot.empty() || number == own
                            ? json::object{{"kind", "human"}}
                            : json::object{{"kind", "bot"}, {"bot", arguments.bot}});
    }
    json::object options;
    const auto declared = wanted.game->options();
    for (std::size_t i = 0; i < declared.size(); ++i) {
        options.emplace(declared[i].name, declared[i].text(wanted.setup.values[i]));
    }
    Connection connection(address, token);
    if (auto problem = connection.open()) return *problem;
    const json::object answer = connection.ask({{"do", "create"},
                                                {"game", arguments.game},
                                                {"seats", seats},
                                                {"options", options},
                                                {"hints", !arguments.has_no_hints}});
    const json::value* table = answer.if_contains("table");
    if (table != nullptr) return std::string(table->get_string());
    const json::value* words = answer.if_contains("words");
    return Problem{words != nullptr ? std::string(words->get_string())
                                    : "the server does not answer"};
}

}  // namespace

int Commands::join(const Join& arguments) const
{
    const Result<ServerAddress> address = read_server_address(arguments.server);
    if (!address) return fail(address.problem().words);
    const std::string name = arguments.name.empty() ? own_name() : arguments.name;
    if (auto problem = why_not_join(arguments, name)) return fail(problem->words);
    const Result<NewTable> wanted =
        arguments.game.empty() ? Result<NewTable>(NewTable{}) : read_new_table(games, arguments);
    if (!wanted) return fail(wanted.problem().words);
    const Result<std::string> token = own_token();
    if (!token) return fail(token.problem().words, exit_failed);
    std::string code = arguments.code;
    if (code.empty()) {
        const Result<std::string> table =
            make_table(wanted.value(), address.value(), token.value(), arguments);
        if (!table) return fail(table.problem().words, exit_failed);
        code = table.value();
        terminal.line("The code of the table is " + code);
        terminal.flush();
    }
    RemoteGame source(games, address.value(), token.value(), code, [this](const std::string& line) {
        terminal.line(line);
        terminal.flush();
    });
    const Seat seat = arguments.seat > 0 ? seat_at(arguments.seat - 1) : Seat::none();
    if (auto problem = source.enter(seat, name)) return fail(problem->words, exit_failed);
    return PlaySession(source, terminal).run();
}

}  // namespace sortie
