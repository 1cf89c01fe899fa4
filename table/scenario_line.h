#pragma once
// One line of a scenario file, read: what it says, before anybody asks whether the game agrees.
//
//     const Result<std::optional<Statement>> line = read_scenario_line("expect units[3].health = 1");
//
// A line is one statement, in words that a person writes; docs/scenarios.md tells them all. Behind a `#` at
// the start of a line or after a blank, outside of quotes, stands a comment. Seats are counted from one in
// the text and from zero in the statement.
//
// This knows the grammar and no game: whether a field, a move or an option exists is found out when the
// statement is carried out (table/scenario.cpp). A line that is wrong is answered with what is accepted
// at that place.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/bit_set.h"
#include "engine/result.h"
#include "engine/rng.h"

namespace sortie::scenario {

enum class Comparison : std::uint8_t { equal, not_equal, less, at_most, more, at_least };
std::string_view sign_of(Comparison comparison);

struct SeatAndMove {
    Seat seat;
    std::string move;  // as text; read when the game is known
};

// What stands at the head, before the game starts.
struct NameGame {
    std::string name;
};
struct NameTitle {
    std::string title;
};
struct SetSeats {
    int seats = 0;
};
struct SetOption {
    std::string name;
    std::string value;
};
struct SetSeed {
    Seed seed;
};
struct LeaveUnchecked {};

// What changes the position.
struct SetField {
    std::string path;
    std::string value;
};
struct PutOnTop {
    std::string path;
    std::string items;
};
struct ForceDice {
    std::vector<std::uint8_t> faces;
};
struct ForcePicks {
    std::vector<std::uint8_t> results;
};
struct FreeChance {};
struct MakeMove {
    SeatAndMove what;
};

// What is expected.
struct ExpectRefusal {
    SeatAndMove what;
    std::string code;
    std::optional<std::string> rule;
    std::optional<std::string> words;
};
struct ExpectField {
    std::string path;
    Comparison comparison = Comparison::equal;
    std::string value;
};
struct ExpectEvent {
    bool is_wanted = true;
    Seat viewer;           // nobody: what everyone sees
    bool is_text = false;  // the event's text, or its name
    std::string event;
};
struct ExpectAwaited {
    SeatSet seats;
};
struct ExpectWindow {
    std::string name;  // empty: none is open
};
struct ExpectOver {
    bool is_over = true;
};
struct ExpectScore {
    Seat seat;
    Comparison comparison = Comparison::equal;
    int score = 0;
};
struct ExpectWinners {
    SeatSet seats;
};
struct ExpectDraw {};
struct ExpectLegal {
    SeatAndMove what;
    bool is_legal = true;
};

using Statement = std::variant<NameGame, NameTitle, SetSeats, SetOption, SetSeed, LeaveUnchecked,
                               SetField, PutOnTop, ForceDice, ForcePicks, FreeChance, MakeMove,
                               ExpectRefusal, ExpectField, ExpectEvent, ExpectAwaited, ExpectWindow,
                               ExpectOver, ExpectScore, ExpectWinners, ExpectDraw, ExpectLegal>;

// Nothing for a line that is empty or only a comment.
Result<std::optional<Statement>> read_scenario_line(std::string_view line);

// The part that begins with `expect`, from behind that word on; table/scenario_expectation.cpp.
Result<Statement> read_expectation(std::string_view rest);

}  // namespace sortie::scenario
