#include "cli/data_folder.h"

#include <cstdlib>
#include <filesystem>

#include "tests/support/temporary_folder.h"
#include "tests/support/test.h"

namespace sortie {
namespace {

// An environment variable as it is to be for one test.
class Variable {
public:
    Variable(const char* name, const char* value) : name_(name)
    {
        if (const char* old = std::getenv(name)) old_ = old;
        value == nullptr ? ::unsetenv(name) : ::setenv(name, value, 1);
    }
    ~Variable() { old_ ? ::setenv(name_, old_->c_str(), 1) : ::unsetenv(name_); }
    Variable(const Variable&) = delete;
    Variable& operator=(const Variable&) = delete;

private:
    const char* name_;
    std::optional<std::string> old_;
};

}  // namespace

TEST("a person's own things lie in XDG_DATA_HOME, or below the home folder")
{
    const TemporaryFolder folder;
    const Variable home("HOME", (folder / "home").c_str());
    {
        const Variable data("XDG_DATA_HOME", (folder / "data").c_str());
        EXPECT_EQ(data_folder().value(), folder / "data" / "sortie");
        EXPECT_EQ(std::filesystem::status(folder / "data" / "sortie").permissions(),
                  std::filesystem::perms::owner_all);
        EXPECT_EQ(store_address("").value(),
                  "sqlite:" + (folder / "data" / "sortie" / "tables.db").string());
        EXPECT_EQ(store_address("sqlite:x").value(), "sqlite:x");
    }
    const Variable data("XDG_DATA_HOME", nullptr);
    EXPECT_EQ(data_folder().value(), folder / "home" / ".local" / "share" / "sortie");
}

TEST("without a home there is no place, and it is told in words")
{
    const Variable home("HOME", nullptr);
    const Variable data("XDG_DATA_HOME", nullptr);
    ASSERT_FALSE(data_folder().is_ok());
    EXPECT_EQ(data_folder().problem().words, "there is no home folder; set HOME or XDG_DATA_HOME");
    EXPECT_EQ(store_address("").problem().words,
              "there is no home folder; set HOME or XDG_DATA_HOME; or say where tables are kept:"
              " --store sqlite:FILE");
}

}  // namespace sortie
