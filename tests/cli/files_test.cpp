#include "cli/files.h"

#include <filesystem>
#include <iterator>

#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

std::ptrdiff_t files_in(const TemporaryFolder& folder)
{
    return std::distance(std::filesystem::directory_iterator(folder / ""),
                         std::filesystem::directory_iterator());
}

// Names are taken from this folder while it lives.
class WorkingFolder {
public:
    explicit WorkingFolder(const std::filesystem::path& folder)
    {
        std::filesystem::current_path(folder);
    }
    ~WorkingFolder()
    {
        std::error_code ignored;
        std::filesystem::current_path(before_, ignored);
    }
    WorkingFolder(const WorkingFolder&) = delete;
    WorkingFolder& operator=(const WorkingFolder&) = delete;

private:
    std::filesystem::path before_ = std::filesystem::current_path();
};

TEST("what was written is read back, and nothing half-written stays")
{
    const TemporaryFolder folder;
    const std::filesystem::path path = folder / "text";
    EXPECT(!write_file(path.string(), "one\ntwo\n"));
    EXPECT_EQ(read_file(path.string()).value(), "one\ntwo\n");
    EXPECT_EQ(files_in(folder), 1);
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
    EXPECT_EQ(files_in(folder), 2);
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

TEST("names that are spelt otherwise are of one file, also before it is there")
{
    const TemporaryFolder folder;
    const WorkingFolder inside(folder / "");
    EXPECT(is_same_file("keep", "./keep"));
    EXPECT(is_same_file("keep", (folder / "keep").string()));
    EXPECT_FALSE(is_same_file("keep", "kept"));
}

TEST("a link to what is not there yet leads to it, and stays")
{
    const TemporaryFolder folder;
    const std::string link = (folder / "link").string();
    std::filesystem::create_directory(folder / "below");
    std::filesystem::create_symlink("below/text", link);
    EXPECT(!why_not_writable(link));
    EXPECT(!write_file(link, "new"));
    EXPECT(std::filesystem::is_symlink(link));
    EXPECT_EQ(read_file((folder / "below/text").string()).value(), "new");

    const std::string lost = (folder / "lost").string();
    std::filesystem::create_symlink("no/such/text", lost);
    const std::optional<Problem> problem = why_not_writable(lost);
    ASSERT_TRUE(problem.has_value());
    EXPECT_EQ(problem->words, "cannot write '" + lost + "': No such file or directory");
    EXPECT(write_file(lost, "new").has_value());
    EXPECT(std::filesystem::is_symlink(lost));
}

TEST("names that no file can have are problems in words")
{
    const TemporaryFolder folder;
    const std::string circle = (folder / "circle").string();
    std::filesystem::create_symlink("circle", circle);
    for (const std::string& name : {std::string(300, 'x'), circle, std::string()}) {
        EXPECT(read_file(name).problem().words.starts_with("cannot read '" + name + "': "));
        for (const auto& problem : {why_not_writable(name), write_file(name, "x")}) {
            ASSERT_TRUE(problem.has_value()) << name;
            EXPECT(problem->words.starts_with("cannot write '" + name + "': ")) << problem->words;
        }
    }
    for (const std::string& name : {std::string(300, 'x'), circle + "/below"}) {
        const std::optional<Problem> problem = why_not_writable_folder(name);
        ASSERT_TRUE(problem.has_value()) << name;
        EXPECT(problem->words.starts_with("cannot write into '" + name + "': ")) << problem->words;
    }
    EXPECT_EQ(files_in(folder), 1);
}

TEST("who may read a file is the same when it is written anew")
{
    const TemporaryFolder folder;
    const std::string name = (folder / "text").string();
    EXPECT(!write_file(name, "old"));
    constexpr auto only_mine =
        std::filesystem::perms::owner_read | std::filesystem::perms::owner_write;
    std::filesystem::permissions(name, only_mine);
    EXPECT(!write_file(name, "new"));
    EXPECT_EQ(std::filesystem::status(name).permissions(), only_mine);
}

TEST("a folder for files need not be there, only what it will be in")
{
    const TemporaryFolder folder;
    const std::string file = (folder / "file").string();
    EXPECT(!write_file(file, "no folder"));
    EXPECT(!why_not_writable_folder((folder / "").string()));
    EXPECT(!why_not_writable_folder((folder / "not/yet/there").string()));
    EXPECT_EQ(why_not_writable_folder(file + "/below")->words,
              "cannot write into '" + file + "/below': '" + file + "' is no folder");
    EXPECT_EQ(files_in(folder), 1);
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
