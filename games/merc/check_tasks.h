#pragma once
// What is true of the tasks (task.h) of every position: a purpose has only its own steps, and a step has on the table
// what it asks about.
//
// Part of `check_position` (checks.h), which calls both functions in the right order. That every card is in one place
// only is for the census there.

#include "games/merc/state.h"

namespace sortie::merc {

// Places and ids inside of the tasks; before anything is looked up by them.
void check_task_ids(const State& state);
void check_tasks(const State& state);

}  // namespace sortie::merc
