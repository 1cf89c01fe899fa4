#include "cli/files.h"

#include <filesystem>

#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

TEST("what was written is read back, and nothing half-written stays")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "text";
    EXPECT(!write_file(path.string(), "one\ntwo\n"));
    EXPECT_EQ(read_file(path.string()).value(), "one\ntwo\n");
    EXPECT(!std::filesystem::exists(path.string() + ".part"));
}

TEST("a file that is not there, a folder and a place without a folder are problems in words")
{
    EXPECT(read_file("no/such/file").problem().words.starts_with("cannot read 'no/such/file'"));
    EXPECT_EQ(read_file("engine").problem().words, "'engine' is a folder, not a file");
    const std::optional<Problem> problem = write_file("no/such/folder/file", "x");
    ASSERT_TRUE(problem.has_value());
    EXPECT(problem->words.starts_with("cannot write 'no/such/folder/file'"));
}

TEST("a file that is too large is a problem in words, also one without an end")
{
    const auto path = std::filesystem::temp_directory_path() / "sortie-large-file-test.txt";
    EXPECT(!write_file(path.string(), "1234567"));
    EXPECT_EQ(read_file(path.string(), 7).value(), "1234567");
    EXPECT_EQ(read_file(path.string(), 6).problem().words,
              "cannot read '" + path.string() + "': it has more than 6 bytes");
    EXPECT_EQ(read_file("/dev/zero", 100'000).problem().words,
              "cannot read '/dev/zero': it has more than 100000 bytes");
    std::filesystem::remove(path);
}

}  // namespace
}  // namespace sortie
