#include "cli/files.h"

#include <filesystem>
#include <iterator>

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

TEST("what stands beside a file that is written, or that might be, is somebody else's and stays")
{
    const TemporaryFolder folder;
    const std::string name = (folder / "text").string();
    EXPECT(!write_file(name + ".part", "another's"));
    EXPECT(!why_not_writable(name));
    EXPECT(!std::filesystem::exists(name));
    EXPECT(!write_file(name, "own"));
    EXPECT_EQ(read_file(name + ".part").value(), "another's");
    EXPECT_EQ(read_file(name).value(), "own");
    const std::filesystem::directory_iterator begin(folder / "");
    EXPECT_EQ(std::distance(begin, std::filesystem::directory_iterator()), 2);
}

TEST("a link stays one, and what it stands for is written")
{
    const TemporaryFolder folder;
    const std::string name = (folder / "text").string();
    const std::string link = (folder / "link").string();
    EXPECT(!write_file(name, "old"));
    std::filesystem::create_symlink("text", link);
    EXPECT(!write_file(link, "new"));
    EXPECT(std::filesystem::is_symlink(link));
    EXPECT_EQ(read_file(name).value(), "new");
    EXPECT(is_same_file(link, name));
    EXPECT(is_same_file((folder / "a/../text").string(), name));
    EXPECT_FALSE(is_same_file((folder / "other").string(), name));
}

TEST("a device is written to, and nothing takes its place")
{
    EXPECT(!why_not_writable("/dev/null"));
    EXPECT(!write_file("/dev/null", "gone"));
    EXPECT(std::filesystem::is_character_file("/dev/null"));
    const std::optional<Problem> problem = write_file("/dev/full", "too much");
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->words, "cannot write '/dev/full': No space left on device");
}

TEST("a file that is reserved is there, and nobody gets the same one again")
{
    const TemporaryFolder folder;
    const std::string begin = (folder / "merc-1").string();
    EXPECT_EQ(reserved_file(begin, ".simulation"), begin + ".simulation");
    EXPECT_EQ(reserved_file(begin, ".simulation"), begin + "-2.simulation");
    EXPECT(std::filesystem::exists(begin + "-2.simulation"));
}

}  // namespace
}  // namespace sortie
