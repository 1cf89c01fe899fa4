#pragma once
// Chance that players can check. Before the first move the server commits itself to a secret seed; every seat adds a
// part of its own; the seed of the game is mixed from all of them, and after the last move the secret is shown.
//
//     const std::string commitment = commitment_of(table_id, secret);      // published when the table is created
//     const Seed seed = mixed_seed(proof);                                 // when the game begins
//     if (auto problem = check_chance(proof, replay.seed)) ...             // by anybody, afterwards
//
// The server cannot choose the dice: it is bound by its commitment before it sees the parts of the others. A player
// cannot choose them: he does not know the secret. Both hashes are SHA-256, which every browser has as well:
//
//     commitment = SHA-256("sortie commitment 1\n" TABLE "\n" SECRET "\n")
//     seed       = SHA-256("sortie seed 1\n" TABLE "\n" SECRET "\n" then for each seat that added a part,
//                          lowest first: SEAT " " PART "\n")
//
// SECRET and PART are written in lower-case hexadecimal digits, SEAT is the seat's number counted from one.

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/id.h"
#include "engine/result.h"
#include "engine/rng.h"

namespace sortie {

inline constexpr std::size_t contribution_digits_max = 64;

struct Contribution {
    Seat seat;
    std::string digits;  // hexadecimal, lower case

    friend bool operator==(const Contribution&, const Contribution&) = default;
};

struct ChanceProof {
    std::string table;
    std::string commitment;
    Seed secret;
    std::vector<Contribution> contributions;  // lowest seat first

    friend bool operator==(const ChanceProof&, const ChanceProof&) = default;
};

// 256 bits from the operating system, and as many as are wanted in hexadecimal digits.
Seed random_seed();
std::string random_digits(std::size_t count);

// Digits that follow from a text, each call's from the text and how often it was called: for tests and demonstrations,
// because whoever knows the text knows every die.
std::function<std::string(std::size_t count)> known_digits(std::string text);

std::string sha256_hex(std::string_view bytes);
std::string commitment_of(std::string_view table, const Seed& secret);
Seed mixed_seed(const ChanceProof& proof);

// Up to 64 lower-case hexadecimal digits.
bool is_contribution(std::string_view digits);

// What is wrong with the proof, or with a seed that is said to come from it.
[[nodiscard]] std::optional<Problem> check_chance(const ChanceProof& proof, const Seed& seed);

}  // namespace sortie
