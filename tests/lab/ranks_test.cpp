// Simulations over MPI, with the program as it is used: the totals are those of one process. Without MPI on this machine
// these tests are skipped; ./test installs it.
#include "lab/ranks.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>

#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

std::string program()
{
    const char* path = std::getenv("SORTIE_PROGRAM");
    return path == nullptr ? "build/release/cli/sortie" : path;
}

bool has_mpi()
{
    const std::filesystem::path built = program();
    const std::filesystem::path module =
        built.parent_path().parent_path() / "lib" / "sortie" / "sortie-mpi.so";
    return std::filesystem::exists(module) &&
           std::system("command -v mpirun > /dev/null 2>&1") == 0;
}

// The leak checker of the debug build reports what MPI itself leaves behind.
constexpr const char* mpirun =
    "ASAN_OPTIONS=detect_leaks=0 OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 "
    "mpirun --oversubscribe -n 2 ";

std::string read(const std::filesystem::path& path)
{
    std::ifstream file(path);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

int exit_code_of(const std::string& command)
{
    return WEXITSTATUS(std::system(command.c_str()));
}

// All figures but those about the work itself.
boost::json::object totals(const std::string& text)
{
    boost::json::object figures = boost::json::parse(text).as_object();
    for (const char* name :
         {"seconds", "threads", "processes", "games_per_second", "moves_per_second"}) {
        figures.erase(name);
    }
    return figures;
}

TEST("a module that is not there, or is something else, is a problem in words")
{
    const auto missing = world_of_mpi("/nowhere/sortie-mpi.so");
    ASSERT_TRUE(!missing.is_ok());
    EXPECT(missing.problem().words.starts_with(
        "--mpi needs the module '/nowhere/sortie-mpi.so', which is built where MPI is installed"));
    const auto other = world_of_mpi("libm.so.6");
    ASSERT_TRUE(!other.is_ok());
    EXPECT(other.problem().words.ends_with("it is something else"));
}

TEST("two processes count the same as one thread and as two")
{
    if (!has_mpi()) GTEST_SKIP() << "without MPI";
    const TemporaryFolder folder;
    for (const std::string what :
         {"merc --rebels 1-3 --bot steady --by dictator,rebels --games 400",
          "skirmish --games 1501 --seed 9"}) {
        const std::string command = program() + " simulate " + what + " --details --json";
        const std::string one = folder / "one.json";
        const std::string two = folder / "two.json";
        const std::string both = folder / "both.json";
        ASSERT_EQ(exit_code_of(command + " --threads 1 > " + one), 0);
        ASSERT_EQ(exit_code_of(command + " --threads 2 > " + two), 0);
        ASSERT_EQ(exit_code_of(mpirun + command + " --mpi > " + both), 0);
        EXPECT_EQ(totals(read(both)), totals(read(one)));
        EXPECT_EQ(totals(read(two)), totals(read(one)));
        EXPECT_EQ(boost::json::parse(read(both)).at("processes").to_number<int>(), 2);
    }
}

TEST("two processes go on from what one has kept")
{
    if (!has_mpi()) GTEST_SKIP() << "without MPI";
    const TemporaryFolder folder;
    const std::string kept = folder / "kept";
    const std::string command = program() + " simulate tictactoe --json --games ";
    const std::string all = folder / "all.json";
    ASSERT_EQ(exit_code_of(command + "3000 > " + all), 0);
    ASSERT_EQ(exit_code_of(command + "1000 --continue " + kept + " > /dev/null"), 0);
    ASSERT_EQ(exit_code_of(mpirun + command + "3000 --mpi --continue " + kept + " > /dev/null"), 0);
    EXPECT_EQ(totals(read(kept)), totals(read(all)));
}

TEST("a mistake is told once, before any game")
{
    if (!has_mpi()) GTEST_SKIP() << "without MPI";
    const TemporaryFolder folder;
    const std::string errors = folder / "errors";
    EXPECT_NE(exit_code_of(mpirun + program() +
                           " simulate tictactoe --mpi --report /nowhere/x.html > /dev/null 2> " +
                           errors),
              0);
    const std::string told = read(errors);
    const std::size_t first = told.find("cannot write '/nowhere/x.html'");
    EXPECT_NE(first, std::string::npos) << told;
    EXPECT_EQ(told.find("cannot write", first + 1), std::string::npos) << told;
}

}  // namespace
}  // namespace sortie
