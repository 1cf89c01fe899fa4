#pragma once
// Where a person's own things lie when nobody says otherwise: the folder `sortie` in XDG_DATA_HOME, or in
// ~/.local/share. It is made when it is first asked for, readable by its owner alone.
//
//     const Result<std::filesystem::path> folder = data_folder();

#include <filesystem>
#include <string>

#include "engine/result.h"

namespace sortie {

Result<std::filesystem::path> data_folder();

// The address of a store as it was given, or, if it is empty, of the file in this folder.
Result<std::string> store_address(const std::string& given);

}  // namespace sortie
