#include "cli/files.h"

#include <filesystem>

#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("what was written is read back, and nothing half-written stays")
{
    const auto path = std::filesystem::temp_directory_path() / "sortie-files-test.txt";
    EXPECT(!write_file(path.string(), "one\ntwo\n"));
    EXPECT_EQ(read_file(path.string()).value(), "one\ntwo\n");
    EXPECT(!std::filesystem::exists(path.string() + ".part"));
    std::filesystem::remove(path);
}

TEST("a file that is not there, a folder and a place without a folder are problems in words")
{
    EXPECT(read_file("no/such/file").problem().words.starts_with("cannot read 'no/such/file'"));
    EXPECT_EQ(read_file("engine").problem().words, "'engine' is a folder, not a file");
    const std::optional<Problem> problem = write_file("no/such/folder/file", "x");
    ASSERT_TRUE(problem.has_value());
    EXPECT(problem->words.starts_with("cannot write 'no/such/folder/file'"));
}

}  // namespace
}  // namespace sortie
