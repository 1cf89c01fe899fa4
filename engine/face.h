#pragma once
// The face of a game: its actions and arguments as words, without its functions. Whoever writes, reads or
// shows moves works on this, so it is compiled once and not once for each game.
//
//     std::string text = move_text(face, move);                        // "place b2"
//     Result<Move> move = read_move(face, "place b2");                 // or words about what is wrong
//     ChoiceStep step = next_choice(face, legal_moves, Move{}, 0);      // the first question
//
// A move's text is its action and its arguments, separated by spaces. An argument that does not apply is
// written `-`. Reading accepts exactly what writing produces; whether the move is legal is another question.
//
// The choice tree asks for one thing at a time, first the action, then each argument. Every option that
// it shows leads to at least one legal move, because it is cut from the list of legal moves.

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/action.h"
#include "engine/move.h"
#include "engine/result.h"

namespace sortie {

struct PickFace {
    std::string_view name;
    std::string_view prompt;
    const Kind* kind = nullptr;
    bool is_open = false;  // lists may leave legal values out (Pick::is_open)
};

struct ActionFace {
    std::string_view name;
    std::string_view prompt;
    bool is_reaction = false;
    std::vector<PickFace> picks;
};

struct GameFace {
    std::vector<ActionFace> actions;
};

std::string move_text(const GameFace& face, const Move& move);
[[nodiscard]] Result<Move> read_move(const GameFace& face, std::string_view text);

struct ChoiceOption {
    Argument value = 0;  // an action's index at the first question, an argument's value later
    std::string name;
    std::string_view prompt;     // of an action
    const Kind* kind = nullptr;  // of an argument: what on the board is meant
};

struct ChoiceStep {
    bool is_complete = false;  // nothing is left to choose: the move is whole
    std::string_view prompt;
    std::string_view name;  // "action", or the argument's name
    std::vector<ChoiceOption> options;
};

// The next question after `picked` things were chosen (the action counts as one) and stand in `partial`.
ChoiceStep next_choice(const GameFace& face, const MoveList& legal, const Move& partial,
                       std::size_t picked);

template <class State>
GameFace face_of(std::span<const Action<State>* const> actions)
{
    GameFace face;
    for (const Action<State>* action : actions) {
        ActionFace entry{action->name, action->prompt, action->is_reaction, {}};
        for (const Pick<State>& pick : action->pick) {
            entry.picks.push_back({pick.name, pick.prompt, pick.kind, pick.is_open});
        }
        face.actions.push_back(std::move(entry));
    }
    return face;
}

}  // namespace sortie
