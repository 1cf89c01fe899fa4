#include "cli/program.h"
#include "engine/module_of.h"
#include "pig.h"

int main(int argc, char** argv)
{
    return sortie::run_program(argc, argv, {&sortie::module_of<pig::Pig>()});
}
