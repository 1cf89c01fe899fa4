#pragma once
// A folder of its own for one test.
//
//     const TemporaryFolder folder;
//     write(folder / "tables.db");

#include <cstdlib>
#include <filesystem>
#include <string>
#include <system_error>

#include "engine/check.h"

namespace sortie {

// A folder that is gone when the test is over.
class TemporaryFolder {
public:
    TemporaryFolder()
    {
        std::string path =
            (std::filesystem::temp_directory_path() / "sortie-store-XXXXXX").string();
        CHECK(mkdtemp(path.data()) != nullptr);
        path_ = path;
    }
    ~TemporaryFolder()
    {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;

    std::filesystem::path operator/(const char* name) const { return path_ / name; }

private:
    std::filesystem::path path_;
};

}  // namespace sortie
