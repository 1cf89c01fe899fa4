#include "cli/program.h"
#include "games/games.h"

int main(int argc, char** argv)
{
    return sortie::run_program(argc, argv, sortie::all_games());
}
