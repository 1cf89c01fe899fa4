#include "cli/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace sortie {

Result<std::string> read_file(const std::string& name, std::size_t bytes_max)
{
    if (std::filesystem::is_directory(name))
        return Problem{"'" + name + "' is a folder, not a file"};
    std::ifstream file(name, std::ios::binary);
    if (!file) return Problem{"cannot read '" + name + "': " + std::strerror(errno)};
    // Some files have no end and no size beforehand: /dev/zero.
    std::string text;
    std::array<char, 65'536> piece{};
    while (file.read(piece.data(), piece.size()) || file.gcount() > 0) {
        text.append(piece.data(), static_cast<std::size_t>(file.gcount()));
        if (text.size() > bytes_max) {
            return Problem{"cannot read '" + name + "': it has more than " +
                           std::to_string(bytes_max) + " bytes"};
        }
    }
    if (file.bad()) return Problem{"cannot read '" + name + "': " + std::strerror(errno)};
    return text;
}

std::optional<Problem> why_not_writable(const std::string& name)
{
    if (std::filesystem::is_directory(name))
        return Problem{"cannot write '" + name + "': it is a folder"};
    const std::string half = name + ".part";
    const std::ofstream file(half, std::ios::binary | std::ios::app);
    if (!file) return Problem{"cannot write '" + name + "': " + std::strerror(errno)};
    static_cast<void>(std::remove(half.c_str()));
    return std::nullopt;
}

std::optional<Problem> write_file(const std::string& name, const std::string& text)
{
    const std::string half = name + ".part";
    std::ofstream file(half, std::ios::binary | std::ios::trunc);
    file << text;
    file.close();
    if (!file || std::rename(half.c_str(), name.c_str()) != 0) {
        const std::string why = std::strerror(errno);
        static_cast<void>(std::remove(half.c_str()));
        return Problem{"cannot write '" + name + "': " + why};
    }
    return std::nullopt;
}

}  // namespace sortie
