#include <csignal>
#include <optional>
#include <thread>

#include <fmt/core.h>
#include <unistd.h>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "server/host/host.h"

namespace sortie {
namespace {

// "127.0.0.1:8080", "[::1]:8080", ":8080"
struct ListenAddress {
    std::string host;
    std::uint16_t port = 0;
};
std::optional<ListenAddress> read_address(const std::string& text)
{
    const std::size_t colon = text.rfind(':');
    if (colon == std::string::npos || colon + 1 == text.size()) return std::nullopt;
    const std::string digits = text.substr(colon + 1);
    if (digits.size() > 5 || digits.find_first_not_of("0123456789") != std::string::npos) {
        return std::nullopt;
    }
    const int port = std::stoi(digits);
    if (port > 65535) return std::nullopt;
    std::string host = text.substr(0, colon);
    if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
    if (host.empty()) host = "::";
    return ListenAddress{host, static_cast<std::uint16_t>(port)};
}

// An address of a database may hold a password.
std::string store_for_people(const std::string& address)
{
    const std::size_t at = address.rfind('@');
    const std::size_t slashes = address.find("//");
    if (at == std::string::npos || slashes == std::string::npos) return address;
    return address.substr(0, slashes + 2) + "..." + address.substr(at);
}

// What the operator has not said stays as usual.
void set_limits(const Commands::Serve& arguments, NetworkLimits& limits)
{
    if (arguments.messages_per_second > 0) {
        limits.messages_per_second = arguments.messages_per_second;
        limits.messages_burst = 3 * arguments.messages_per_second;
    }
    if (arguments.connections > 0) limits.connections_max = arguments.connections;
    if (arguments.connections_per_address > 0) {
        limits.connections_per_address_max = arguments.connections_per_address;
    }
}

}  // namespace

int Commands::serve(const Serve& arguments) const
{
    const auto address = read_address(arguments.listen);
    if (!address) return fail("--listen takes ADDRESS:PORT, not '" + arguments.listen + "'");
    const Result<std::string> store = store_address(arguments.store);
    if (!store) return fail(store.problem().words);
    ServerOptions options;
    options.network.address = address->host;
    options.network.port = address->port;
    options.network.web_folder = arguments.web;
    options.network.allowed_origins = arguments.origins;
    options.network.behind_proxy = arguments.behind_proxy;
    options.store = store.value();
    options.name = arguments.name;
    options.known_chance = arguments.known_chance;
    if (arguments.bot_pause >= 0) options.pace.bot = arguments.bot_pause;
    set_limits(arguments, options.network.limits);
    options.log = [this](const std::string& line) { terminal.write_error(line + "\n"); };

    if (auto problem = why_not_serve(options)) return fail(problem->words);

    // Signals come to one thread that waits for them, and to no other.
    sigset_t signals;
    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, nullptr);

    Server server(games, options);
    if (auto problem = server.open()) return fail(problem->words, exit_failed);
    const bool is_any = address->host == "::" || address->host == "0.0.0.0";
    const bool is_v6 = address->host.find(':') != std::string::npos;
    const std::string host = is_any  ? "localhost"
                             : is_v6 ? "[" + address->host + "]"
                                     : address->host;
    terminal.write(fmt::format("Sortie serves at http://{}:{}/\nTables are kept in {}\n", host,
                               server.port(), store_for_people(store.value())));
    if (!arguments.known_chance.empty()) {
        terminal.write(
            "The dice of new tables follow from --known-chance: this is not for play.\n");
    }
    terminal.flush();

    std::thread waiter([&] {
        int signal = 0;
        sigwait(&signals, &signal);
        server.stop();
    });
    server.run();
    // Had something else ended it, the thread still waits.
    ::kill(::getpid(), SIGTERM);
    waiter.join();
    return exit_ok;
}

}  // namespace sortie
