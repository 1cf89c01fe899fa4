#include <filesystem>
#include <fstream>
#include <set>
#include <sstream>

#include "games/games.h"
#include "table/games.h"
#include "table/replay.h"
#include "table/verify.h"
#include "tests/golden/search_vectors.h"
#include "tests/golden/vectors.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

const std::filesystem::path folder = "tests/golden";

std::string text_of_file(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

TEST("the generator, the shuffle, the hash and the snapshot give the golden vectors")
{
    EXPECT_EQ(golden_vectors(), text_of_file(folder / "vectors.txt"));
}

TEST("a search with the same seed and iterations answers the same in every build")
{
    EXPECT_EQ(golden_searches(), text_of_file(folder / "searches.txt"));
}

TEST("every golden replay has the same hash after every step")
{
    std::set<std::string> played;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        if (entry.path().extension() != ".replay") continue;
        const Result<Replay> replay = read_replay(text_of_file(entry.path()));
        ASSERT_TRUE(replay.is_ok()) << entry.path() << ": " << replay.problem().words;
        const Result<const GameModule*> game = find_game(all_games(), replay.value().game);
        ASSERT_TRUE(game.is_ok()) << game.problem().words;
        const std::optional<Problem> problem = verify_replay(*game.value(), replay.value());
        EXPECT(!problem) << entry.path() << ": " << problem->words;
        EXPECT(replay.value().scores.has_value()) << entry.path() << " is not played to its end";
        played.insert(replay.value().game);
    }
    EXPECT_EQ(played.size(), all_games().size()) << "each game has a golden replay";
}

}  // namespace
}  // namespace sortie
