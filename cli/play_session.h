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
// was drawn. In a game in this program `undo!` crosses them. At a server's table there is also:
//
//     say TEXT     to everybody at the table               agree, disagree   to what another player asks for
//     pause, resume, resign                                give, return      the seat to a bot and back

#include <optional>
#include <string>

#include "cli/game_source.h"
#include "cli/terminal.h"
#include "engine/module.h"

namespace sortie {

class PlaySession {
public:
    PlaySession(GameSource& source, Terminal& terminal);

    // Plays until the game is over or the person leaves. Answers the exit code.
    int run();

private:
    enum class Answer { moved, again, left };

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
    void forecast(Seat seat, const std::string& text);
    std::optional<Move> only_move_with(const ChoiceOption& option) const;
    bool undo(Seat seat, bool crosses_fences);
    void show_orders(Seat seat);
    void change_order(Seat seat, const std::string& name);
    void save(const std::string& file);
    void help();

    ChoiceStep current_choice(Seat seat);
    void choose(Argument value);
    void forget_choice();
    void begin_choice(Seat seat);
    std::string seat_name(Seat seat) const;

    GameSource& source_;
    const GameModule& game_;
    Terminal& terminal_;
    MoveList legal_;
    Move partial_{};
    std::size_t picked_ = 0;  // the action, then its arguments
    std::size_t given_ = 0;   // how many of them left no choice at the start
    Seat shown_to_;           // whose view was shown last
};

}  // namespace sortie
