#pragma once
// Where a person's own things lie when nobody says otherwise: the folder `sortie` in XDG_DATA_HOME, or in
// ~/.local/share. It is made when it is first asked for.
//
//     const Result<std::filesystem::path> folder = data_folder();

#include <filesystem>

#include "engine/result.h"

namespace sortie {

Result<std::filesystem::path> data_folder();

}  // namespace sortie
