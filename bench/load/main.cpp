// Load on one machine: a real `sortie serve` on one core, and on another core a client with thousands of connections,
// each of them a bot that plays a seat. Beside it, in the same run, a bare WebSocket server of the same library with as
// many connections and messages of the same sizes, so that figures are shown as such and as a ratio.
//
//     build/release/bench/bench_load                                   # 2,000 tables of skirmish with four seats, 30 s
//     build/release/bench/bench_load --think 1000                      # every seat thinks a second before it moves
//     build/release/bench/bench_load --game merc --tables 200 --seconds 10
//
// Without thinking every seat that is awaited always has a message on its way: that measures how many moves the server
// can take, and how long an answer takes is then no more than the number of those seats divided by that. With thinking the
// load is below what the server can take, and how long an answer takes is what a player feels. Durations are the client's:
// from the moment at which a frame is handed to the socket to the moment at which its answer is read, the client's own
// queue included. For every move a bot also asks which moves are possible; that question is part of the server's CPU time
// for a move, and the bare fan-out answers it too. On a machine that does other things at the same time the CPU times are
// the figures to compare; moves a second and durations are then what was left.

#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include <CLI/CLI.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/steady_timer.hpp>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/utsname.h>
#include <unistd.h>

#include "bench/load/bare.h"
#include "bench/load/meter.h"
#include "bench/load/party.h"
#include "bench/load/process.h"

namespace sortie::load {
namespace {

struct Options {
    PartyOptions party;
    std::string program;
    std::string folder = std::filesystem::temp_directory_path();
    double seconds = 30;
    double warm_up = 5;
    int think = 0;
    bool is_without_bare = false;
    bool is_bare_server = false;
    BareSizes sizes;
    std::vector<int> cores;  // that this process may use, asked before it keeps to one of them

    // The server has the first core, the client the second; on a machine with one they share it.
    int server_core() const { return cores.size() < 2 ? -1 : cores[0]; }
    int client_core() const { return cores.size() < 2 ? -1 : cores[1]; }
};

struct Run {
    std::string name;
    Meter meter;
    double seconds = 0;
    double server_cpu = 0;
    double client_cpu = 0;
    // Of the server: at its start, with all connections, with all tables, and at the end.
    double bytes_empty = 0;
    double bytes_connected = 0;
    double bytes_seated = 0;
    double bytes_end = 0;
};

// How often a second this disk makes four kilobytes durable.
double syncs_per_second(const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "sync";
    const int descriptor = ::open(file.c_str(), O_CREAT | O_WRONLY | O_CLOEXEC, 0600);
    if (descriptor < 0) return 0;
    const std::string block(4096, 'x');
    int count = 0;
    const auto start = SteadyClock::now();
    while (SteadyClock::now() - start < std::chrono::seconds{1}) {
        const bool is_written = ::write(descriptor, block.data(), block.size()) > 0;
        if (!is_written || ::fdatasync(descriptor) != 0) break;
        ++count;
    }
    const std::chrono::duration<double> passed = SteadyClock::now() - start;
    ::close(descriptor);
    std::filesystem::remove(file);
    return count / passed.count();
}

std::string first_field(const std::string& file, const std::string& name)
{
    std::ifstream in(file);
    for (std::string line; std::getline(in, line);) {
        if (!line.starts_with(name)) continue;
        const std::size_t colon = line.find(':');
        if (colon != std::string::npos) return line.substr(colon + 2);
    }
    return "unknown";
}

void print_machine(const Options& options, const std::filesystem::path& folder)
{
    utsname system{};
    ::uname(&system);
    double load = 0;
    ::getloadavg(&load, 1);
    fmt::print("Machine: {} cores, {}, {} {}; load average before the run {:.1f}\n",
               options.cores.size(), first_field("/proc/cpuinfo", "model name"),
               static_cast<const char*>(system.sysname), static_cast<const char*>(system.release),
               load);
    fmt::print("Disk: {:.0f} fdatasync a second of 4 KiB each\n", syncs_per_second(folder));
    fmt::print("Load: {} tables of {}, {} connections, a seat thinks {} ms, {} s measured after "
               "{} s\n\n",
               options.party.tables, options.party.game, options.party.tables * options.party.seats,
               options.think, options.seconds, options.warm_up);
    std::fflush(stdout);
}

// Lets the load run, first unmeasured, then measured.
void measure(boost::asio::io_context& io, const Options& options, pid_t server, Run& run)
{
    const auto after = [](double seconds) {
        return std::chrono::duration_cast<SteadyClock::duration>(
            std::chrono::duration<double>(seconds));
    };
    io.restart();
    io.run_for(after(options.warm_up));
    const auto start = SteadyClock::now();
    const double server_before = cpu_seconds(server);
    const double client_before = cpu_seconds(::getpid());
    run.meter.is_on = true;
    io.restart();
    io.run_for(after(options.seconds));
    run.meter.is_on = false;
    run.seconds = std::chrono::duration<double>(SteadyClock::now() - start).count();
    run.server_cpu = cpu_seconds(server) - server_before;
    run.client_cpu = cpu_seconds(::getpid()) - client_before;
    run.bytes_end = resident_bytes(server);
}

// Runs the loop until `begin` has called its argument.
template <class Begin>
void wait_for(boost::asio::io_context& io, Begin begin)
{
    bool is_done = false;
    begin([&] {
        is_done = true;
        io.stop();
    });
    io.restart();
    while (!is_done && io.run_one() > 0) {
    }
}

std::optional<Run> run_sortie(const Options& options, const std::filesystem::path& folder)
{
    const std::string connections = std::to_string(options.party.tables * options.party.seats + 16);
    const ServerProcess server({options.program, "serve", "--listen", "127.0.0.1:0", "--store",
                                "sqlite:" + (folder / "tables.db").string(),
                                "--messages-per-second", "1000000", "--connections", connections,
                                "--connections-per-address", connections, "--bot-pause",
                                std::to_string(options.think)},
                               options.server_core());
    if (server.port() == 0) {
        fmt::print(stderr, "{} did not start\n", options.program);
        return std::nullopt;
    }
    Run run;
    run.name = "sortie";
    run.bytes_empty = resident_bytes(server.id());
    boost::asio::io_context io(1);
    Party party(io, run.meter, options.party);
    wait_for(io, [&](auto done) { party.connect(server.port(), done); });
    run.bytes_connected = resident_bytes(server.id());
    wait_for(io, [&](auto done) { party.sit_down(done); });
    run.bytes_seated = resident_bytes(server.id());
    party.play();
    measure(io, options, server.id(), run);
    return run;
}

std::optional<Run> run_bare(const Options& options, const BareSizes& sizes, bool is_fan_out)
{
    const ServerProcess server({"/proc/self/exe", "--bare-server", "--bare-sizes",
                                std::to_string(sizes.list), std::to_string(sizes.answer),
                                std::to_string(sizes.update)},
                               options.server_core());
    if (server.port() == 0) {
        fmt::print(stderr, "the bare server did not start\n");
        return std::nullopt;
    }
    Run run;
    run.name = is_fan_out ? "bare fan-out" : "bare echo";
    run.bytes_empty = resident_bytes(server.id());
    boost::asio::io_context io(1);
    BareParty party(io, run.meter,
                    {.tables = options.party.tables,
                     .seats = options.party.seats,
                     .think = options.party.think,
                     .sizes = sizes,
                     .is_fan_out = is_fan_out});
    wait_for(io, [&](auto done) { party.connect(server.port(), done); });
    run.bytes_connected = resident_bytes(server.id());
    run.bytes_seated = run.bytes_connected;
    party.play();
    measure(io, options, server.id(), run);
    return run;
}

double per_move(const Run& run, double what)
{
    const auto moves = static_cast<double>(run.meter.moves.count());
    return moves == 0 ? 0 : what / moves;
}

// One line of the table: a title, a figure for every run, and the ratio of Sortie to the last one.
class Lines {
public:
    explicit Lines(const std::vector<Run>& runs) : runs_(runs)
    {
        fmt::print("{:<44}", "");
        for (const Run& run : runs) fmt::print("{:>14}", run.name);
        fmt::print("{}\n", runs.size() > 1 ? "  sortie/bare" : "");
    }
    template <class Figure>
    void operator()(const char* title, int digits, Figure figure) const
    {
        fmt::print("{:<44}", title);
        for (const Run& run : runs_) fmt::print("{:>14.{}f}", figure(run), digits);
        const double last = figure(runs_.back());
        if (runs_.size() > 1 && last > 0) fmt::print("{:>13.2f}", figure(runs_.front()) / last);
        fmt::print("\n");
    }

private:
    const std::vector<Run>& runs_;
};

void print_times(const Lines& line)
{
    line("moves a second", 0,
         [](const Run& run) { return static_cast<double>(run.meter.moves.count()) / run.seconds; });
    line("move to answer, half of them, ms", 2,
         [](const Run& run) { return run.meter.moves.at(0.5); });
    line("move to answer, 99 of 100, ms", 2,
         [](const Run& run) { return run.meter.moves.at(0.99); });
    line("move to answer, the longest, ms", 2,
         [](const Run& run) { return run.meter.moves.at(1); });
    line("server CPU for a move, us", 0,
         [](const Run& run) { return per_move(run, run.server_cpu * 1e6); });
    line("server's share of its core, %", 0,
         [](const Run& run) { return 100 * run.server_cpu / run.seconds; });
    line("client's share of its core, %", 0,
         [](const Run& run) { return 100 * run.client_cpu / run.seconds; });
}

void print_sizes(const Lines& line, const PartyOptions& party)
{
    constexpr double kibi = 1024;
    const double tables = party.tables;
    const double connections = tables * party.seats;
    line("bytes sent by the server for a move", 0, [](const Run& run) {
        return per_move(run, static_cast<double>(run.meter.bytes_received()));
    });
    line("messages sent by the server for a move", 2, [](const Run& run) {
        return per_move(run, static_cast<double>(run.meter.lists_received.count +
                                                 run.meter.answers_received.count +
                                                 run.meter.updates_received.count));
    });
    line("memory of the empty server, MiB", 1,
         [&](const Run& run) { return run.bytes_empty / kibi / kibi; });
    line("memory for a connection, KiB", 1, [&](const Run& run) {
        return (run.bytes_connected - run.bytes_empty) / connections / kibi;
    });
    line("memory for a table at its start, KiB", 1,
         [&](const Run& run) { return (run.bytes_seated - run.bytes_connected) / tables / kibi; });
    line("memory for a table at the end, KiB", 1,
         [&](const Run& run) { return (run.bytes_end - run.bytes_connected) / tables / kibi; });
}

void print_details(const Meter& meter)
{
    fmt::print(
        "\nMessages of sortie, mean bytes: question {:.0f}, list of moves {:.0f}, move {:.0f}, "
        "answer {:.0f}, update {:.0f}\n",
        meter.questions_sent.mean(), meter.lists_received.mean(), meter.moves_sent.mean(),
        meter.answers_received.mean(), meter.updates_received.mean());
    fmt::print("Question to list of moves: half of them {:.2f} ms, 99 of 100 {:.2f} ms\n",
               meter.questions.at(0.5), meter.questions.at(0.99));
    fmt::print("Moves refused because another seat was faster: {}; games ended: {}\n",
               meter.refused, meter.games_ended);
}

BareSizes sizes_of(const Meter& meter)
{
    const auto size = [](const Messages& messages) {
        return std::max<std::size_t>(2, static_cast<std::size_t>(messages.mean()));
    };
    return {.question = size(meter.questions_sent),
            .list = size(meter.lists_received),
            .move = size(meter.moves_sent),
            .answer = size(meter.answers_received),
            .update = size(meter.updates_received)};
}

void raise_own_limit(int connections)
{
    rlimit limit{};
    ::getrlimit(RLIMIT_NOFILE, &limit);
    limit.rlim_cur = limit.rlim_max;
    ::setrlimit(RLIMIT_NOFILE, &limit);
    if (limit.rlim_cur < static_cast<rlim_t>(connections) + 64) {
        fmt::print("Too few file descriptors for {} connections: {}\n", connections,
                   limit.rlim_cur);
    }
}

int run_all(const Options& options)
{
    raise_own_limit(options.party.tables * options.party.seats);
    std::string path = (std::filesystem::path(options.folder) / "sortie-load-XXXXXX").string();
    if (::mkdtemp(path.data()) == nullptr) {
        fmt::print(stderr, "{} cannot be written to\n", options.folder);
        return 1;
    }
    const std::filesystem::path folder = path;
    print_machine(options, folder);
    if (!stay_on_core(options.client_core())) fmt::print("The client has no own core\n");
    std::vector<Run> runs;
    if (auto run = run_sortie(options, folder)) runs.push_back(std::move(*run));
    std::error_code ignored;
    std::filesystem::remove_all(folder, ignored);
    if (runs.empty()) return 1;
    const BareSizes sizes = sizes_of(runs[0].meter);
    for (const bool is_fan_out : {false, true}) {
        if (options.is_without_bare) break;
        if (auto run = run_bare(options, sizes, is_fan_out)) runs.push_back(std::move(*run));
    }
    const Lines line(runs);
    print_times(line);
    print_sizes(line, options.party);
    print_details(runs[0].meter);
    std::uint64_t broken = 0;
    for (const Run& run : runs) broken += run.meter.broken;
    const bool has_played = runs[0].meter.moves.count() > 0;
    if (broken > 0) fmt::print("{} connections have broken\n", broken);
    if (!has_played) fmt::print("No move was made\n");
    return broken == 0 && has_played ? 0 : 1;
}

int read_and_run(int argc, const char* const* argv)
{
    Options options;
    options.program = (std::filesystem::read_symlink("/proc/self/exe").parent_path().parent_path() /
                       "cli" / "sortie")
                          .string();
    std::vector<std::size_t> sizes;
    CLI::App app("Thousands of bots with a connection each at a real server.", "bench_load");
    app.add_option("--program", options.program, "the server's program (usual: of this build)");
    app.add_option("--folder", options.folder,
                   "where tables are kept meanwhile (usual: the folder for temporary files)");
    app.add_option("--game", options.party.game, "usual: skirmish");
    app.add_option("--tables", options.party.tables, "usual: 2000")->check(CLI::Range(1, 10'000));
    app.add_option("--seats", options.party.seats, "of each table (usual: 4)")
        ->check(CLI::Range(1, 8));
    app.add_option("--seconds", options.seconds, "to measure (usual: 30)");
    app.add_option("--warm-up", options.warm_up, "seconds before that (usual: 5)");
    app.add_option("--think", options.think, "milliseconds before a move (usual: 0)")
        ->check(CLI::Range(0, 3'600'000));
    app.add_flag("--no-bare", options.is_without_bare, "only Sortie, no bare server beside it");
    app.add_flag("--bare-server", options.is_bare_server, "be the bare server");
    app.add_option("--bare-sizes", sizes, "bytes that it sends: list, answer, update")->expected(3);
    try {
        app.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return app.exit(error);
    }
    if (sizes.size() == 3) {
        options.sizes.list = sizes[0];
        options.sizes.answer = sizes[1];
        options.sizes.update = sizes[2];
    }
    if (options.is_bare_server) {
        raise_own_limit(0);
        return run_bare_server(options.sizes);
    }
    options.party.think = std::chrono::milliseconds(options.think);
    options.cores = cores_allowed();
    return run_all(options);
}

}  // namespace
}  // namespace sortie::load

int main(int argc, char** argv)
{
    return sortie::load::read_and_run(argc, argv);
}
