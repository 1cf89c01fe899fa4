#pragma once
// A whole world for the core of the server: network, clock, disk and players, all of them decided by one seed.
//
//     const SimReport report = simulate_server({.seed = 17, .game = "skirmish", .faults = true});
//     EXPECT_EQ(report.failure, "");
//
// Players sit at tables and play them to the end. What each of them chooses depends on nothing but the position, so a
// world with faults must come to the very end that a world without faults comes to. Messages are lost, doubled, delayed
// and overtake one another; connections break; the disk is full or fails; the server dies at any moment and comes back
// with what is on the disk.

#include <cstdint>
#include <string>

namespace sortie::sim {

struct SimOptions {
    std::uint64_t seed = 1;
    std::string game = "skirmish";
    int seats = 2;
    int tables = 2;
    bool faults = false;
    int clocks = 0;  // seconds for each move; 0: no clock
};

struct SimReport {
    std::string failure;  // "" if all went well
    std::string outcome;  // ids, hashes and steps of all tables, in order
    std::uint64_t restarts = 0;
    std::uint64_t lost = 0;    // messages
    std::uint64_t breaks = 0;  // connections
    std::uint64_t disk_faults = 0;
    std::uint64_t moves = 0;
};

SimReport simulate_server(const SimOptions& options);

}  // namespace sortie::sim
