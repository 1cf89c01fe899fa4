#pragma once
// What tests of scenarios ask of a stage.
//
//     EXPECT_EQ(words_of(stage, statement), "it holds");

#include <string>

#include "table/scenario_stage.h"

namespace sortie::scenario {

template <class Statement>
std::string words_of(Stage& stage, const Statement& statement)
{
    return stage.carry_out(statement).value_or("it holds");
}

}  // namespace sortie::scenario
