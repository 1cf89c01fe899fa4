#include "cli/data_folder.h"

#include <cstdlib>
#include <string>
#include <system_error>

namespace sortie {

Result<std::filesystem::path> data_folder()
{
    const char* data = std::getenv("XDG_DATA_HOME");
    const char* home = std::getenv("HOME");
    std::filesystem::path folder;
    if (data != nullptr && *data != '\0') {
        folder = data;
    } else if (home != nullptr && *home != '\0') {
        folder = std::filesystem::path(home) / ".local" / "share";
    } else {
        return Problem{"there is no home folder; set HOME or XDG_DATA_HOME"};
    }
    folder /= "sortie";
    std::error_code error;
    if (std::filesystem::create_directories(folder, error)) {
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
    }
    if (error) {
        return Problem{"the folder " + folder.string() + " cannot be made: " + error.message()};
    }
    return folder;
}

Result<std::string> store_address(const std::string& given)
{
    if (!given.empty()) return given;
    const Result<std::filesystem::path> folder = data_folder();
    if (!folder) {
        return Problem{folder.problem().words +
                       "; or say where tables are kept: --store sqlite:FILE"};
    }
    return "sqlite:" + (folder.value() / "tables.db").string();
}

}  // namespace sortie
