#pragma once
// The commands of the program, one function each: arguments in, exit code out. The command line itself is
// read in program.cpp; here everything is already a value. They write through the terminal they are given,
// so tests call them as the program does.

#include <cstdint>
#include <string>
#include <vector>

#include "cli/setup_arguments.h"
#include "cli/terminal.h"
#include "table/games.h"

namespace sortie {

struct SimulationResult;  // lab/tally.h

inline constexpr int exit_ok = 0;
inline constexpr int exit_failed = 1;
inline constexpr int exit_usage = 2;

struct Commands {
    GameList games;
    Terminal& terminal;

    // One line to the error output, and the exit code for it.
    int fail(const std::string& words, int code = exit_usage) const;

    // The version of Sortie, and of the rules of each game.
    int version() const;
    int list_games() const;

    struct Play {
        std::string game{};
        SetupArguments setup{};
        std::string humans = "1";  // "1,3", "all" or "none"
        std::uint64_t bot_seed = 1;
        std::string bot{};     // empty: the game's own, or random
        std::string resume{};  // a replay to play on from
        std::string save{};    // where the replay goes when play ends
    };
    int play(const Play& arguments) const;

    struct Simulate {
        std::string game{};
        SetupArguments setup{};
        std::uint64_t games = 1000;
        unsigned threads = 0;  // 0: one for each core
        bool as_json = false;
        std::string faults = "faults";
        std::string bot = "random";  // who plays every seat
        std::string by{};            // "dictator,rebels": labels of the game
        bool is_checked = false;
        bool as_csv = false;
        bool with_details = false;  // a report has them anyway
        std::string seats{};        // "3", or "2-4" for games that take turns; empty: as of `setup`
        std::string report{};       // a page of HTML
        std::string kept{};         // what is done, to go on from
        bool over_mpi = false;
    };
    int simulate(const Simulate& arguments) const;
    // Writes everything that was asked for about games that have been played.
    int tell_simulation(const Simulate& arguments, const GameModule& game,
                        const SimulationResult& result) const;

    struct Bench {
        std::string game{};
        SetupArguments setup{};
        bool as_json = false;
    };
    int bench(const Bench& arguments) const;

    struct Arena {
        std::string game{};
        SetupArguments setup{};
        std::string a{};
        std::string b{};
        std::uint64_t games = 100;
        unsigned threads = 0;    // 0: one for each core
        double stop_at_elo = 0;  // 0: all games are played
        bool as_json = false;
    };
    int arena(const Arena& arguments) const;

    struct LadderOf {
        std::string game{};
        SetupArguments setup{};
        std::string bots{};  // "steady,easy"; empty: all
        std::uint64_t games = 100;
        unsigned threads = 0;
        bool is_complete = false;  // everybody against everybody
        bool as_markdown = false;
        bool as_json = false;
    };
    int ladder(const LadderOf& arguments) const;

    struct Analyse {
        std::string file{};
        std::uint32_t iterations = 400;  // at each step
        std::uint64_t seed = 1;
        unsigned threads = 0;
        bool as_json = false;
    };
    int analyse(const Analyse& arguments) const;

    struct Battery {
        std::string game{};
        SetupArguments setup{};
        std::uint64_t games = 200;
        std::string failures = "failures";
    };
    int battery(const Battery& arguments) const;

    int flow(const std::string& name, const std::string& format) const;

    struct Map {
        std::string game{};
        SetupArguments setup{};
        std::string format = "text";
    };
    int map(const Map& arguments) const;

    struct Rules {
        std::string game{};
        std::string root{};  // of the project; empty: where it was started
        bool as_json = false;
        bool is_brief = false;
    };
    int rules(const Rules& arguments) const;
    int validate(const std::string& name) const;

    int scenario(const std::vector<std::string>& files) const;

    struct Replay {
        std::string file{};
        int step = -1;  // show the board after this step; -1: tell the whole game
        int seat = 0;   // through whose eyes; 0: all is seen
    };
    int replay(const Replay& arguments) const;
    int verify(const std::vector<std::string>& files) const;

    struct Serve {
        std::string listen = "127.0.0.1:8080";
        std::string store{};         // empty: an SQLite file in the user's data folder
        std::string web{};           // the folder of the browser client
        std::string name{};          // among several servers on one store
        std::string known_chance{};  // a text from which all dice follow; empty: true chance
        std::vector<std::string> origins{};
        bool behind_proxy = false;
        int bot_pause = -1;                       // milliseconds before a bot moves; -1: the usual
        std::uint32_t messages_per_second = 0;    // of one connection; 0: the usual
        std::size_t connections = 0;              // of all visitors together; 0: the usual
        std::size_t connections_per_address = 0;  // 0: the usual
    };
    int serve(const Serve& arguments) const;

    struct Join {
        std::string server{};
        std::string code{};  // of a table; empty: a new one
        std::string game{};  // of a new table
        SetupArguments setup{};
        std::string bot{};          // at the other seats of a new table; empty: people
        int seat = 0;               // 0: the first that is open
        std::string name{};         // empty: the user's
        bool has_no_hints = false;  // of a new table
    };
    int join(const Join& arguments) const;

    struct TableFile {
        std::string store{};  // as of Serve
        std::string table{};  // which one is exported
        std::string file{};   // empty: an export is written to the output
    };
    int export_table(const TableFile& arguments) const;
    int import_table(const TableFile& arguments) const;
};

}  // namespace sortie
