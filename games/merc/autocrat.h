#pragma once
// The automatic Dictator (part AI of chapter 09): an answer to every question that he could be asked.
//
// He is part of the game: his answers are ordinary moves, made by the game itself with its own generator.
// Orders to his MERCs are in autocrat_orders.h, combat in tactician.h, places in measures.h, equipment in outfitter.h;
// what is here are the questions of hires, cards and abilities, and which question is answered where.

#include "games/merc/actions.h"
#include "games/merc/ties.h"

namespace sortie::merc {

// The answer of the automatic Dictator. `offered` are the actions that the place of play offers him.
Move answer_of_autocrat(State& state, const ActionSet& offered);

// Questions that automatic Rebels and the automatic Dictator answer alike: combat, equipment. Nothing if the question
// is another one.
std::optional<Move> usual_answer(const State& state, PlayerId player, const ActionSet& offered,
                                 Ties& ties);

}  // namespace sortie::merc
