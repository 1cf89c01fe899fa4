#pragma once
// A game in the terminal, for any game: the board, what may be chosen, and what happened.
//
// It shows each human seat only its own view, asks one question at a time from the choice tree, and knows
// nothing of the game it plays. Besides an option's number or name, or a whole move as one line, it takes:
//
//     ?            what is not possible now, and why       ? MOVE       why this move is not possible
//     hint         a suggestion                            undo         take back the last decision
//     back         begin this choice anew                  board, log   show the board, all that happened
//     save FILE    write a replay                          help, quit
//
// Undo stops at the fences of the step: another seat has chosen since, something secret was shown, a number
// was drawn. `undo!` crosses them, which at a table of one person is a matter of conscience.

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/terminal.h"
#include "engine/module.h"
#include "table/match.h"

namespace sortie {

struct PlayOptions {
    SeatSet humans;                    // every other seat is played by a bot
    std::uint64_t bot_seed = 1;        // of random bots and hints, apart from the game's own chance
    std::optional<std::size_t> bot{};  // which of the game's own bots; none: random
};

class PlaySession {
public:
    PlaySession(Match match, const PlayOptions& options, Terminal& terminal);

    // Plays until the game is over or the person leaves. Answers the exit code.
    int run();

    const Match& match() const { return match_; }

private:
    enum class Answer { moved, again, left };

    void play_bots();
    void show_turn(Seat seat);
    void show_board(Seat seat);
    void show_news(Seat seat);
    void show_end();

    Answer ask(Seat seat);
    Answer take(Seat seat, const std::string& line);
    Answer take_choice(Seat seat, const std::string& line);
    Answer submit(Seat seat, Move move);
    bool run_command(Seat seat, const std::string& word, const std::string& rest);

    void show_choices(Seat seat);
    void show_refused(Seat seat);
    void explain(Seat seat, const std::string& text);
    void hint(Seat seat);
    bool undo(Seat seat, bool crosses_fences);
    void log(Seat seat);
    void save(const std::string& file);
    void help();

    ChoiceStep current_choice(Seat seat);
    void choose(Argument value);
    void forget_choice();
    void begin_choice(Seat seat);
    std::string seat_name(Seat seat) const;

    Match match_;
    const GameModule& game_;
    PlayOptions options_;
    Terminal& terminal_;
    SmallRng rng_;
    MoveList legal_;
    Move partial_{};
    std::size_t picked_ = 0;                         // the action, then its arguments
    std::size_t given_ = 0;                          // how many of them left no choice at the start
    std::array<std::size_t, seats_max + 1> told_{};  // steps whose events a seat has been shown
    Seat shown_to_;                                  // whose view was shown last
};

}  // namespace sortie
