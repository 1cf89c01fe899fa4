#include "cli/files.h"

#include <array>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <system_error>

#include <unistd.h>

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

namespace {

// A file that is being written, beside its place and under a name that nobody else has.
struct Half {
    std::FILE* file = nullptr;
    std::string name;
};

Half open_half(const std::string& target)
{
    const std::string begin = target + "." + std::to_string(getpid()) + "-";
    for (int i = 1;; ++i) {
        Half half{nullptr, begin + std::to_string(i) + ".part"};
        half.file = std::fopen(half.name.c_str(), "wbx");
        if (half.file != nullptr || errno != EEXIST) return half;
    }
}

Problem cannot_write(const std::string& name)
{
    return Problem{"cannot write '" + name + "': " + std::strerror(errno)};
}

bool write_and_close(std::FILE* file, const std::string& text)
{
    const bool is_written = std::fwrite(text.data(), 1, text.size(), file) == text.size();
    return (std::fclose(file) == 0) && is_written;
}

// What a link stands for is written, and the link stays.
std::string target_of(const std::string& name)
{
    std::error_code error;
    const std::filesystem::path target = std::filesystem::weakly_canonical(name, error);
    return error ? name : target.string();
}

// A terminal, a pipe or /dev/null is written to; nothing takes its place.
bool is_device(const std::string& name)
{
    std::error_code error;
    const std::filesystem::file_status status = std::filesystem::status(name, error);
    return std::filesystem::exists(status) && !std::filesystem::is_regular_file(status);
}

}  // namespace

bool is_same_file(const std::string& one, const std::string& other)
{
    return target_of(one) == target_of(other);
}

std::optional<Problem> why_not_writable(const std::string& name)
{
    if (std::filesystem::is_directory(name))
        return Problem{"cannot write '" + name + "': it is a folder"};
    if (is_device(name)) {
        if (access(name.c_str(), W_OK) != 0) return cannot_write(name);
        return std::nullopt;
    }
    const Half half = open_half(target_of(name));
    if (half.file == nullptr) return cannot_write(name);
    std::fclose(half.file);
    std::remove(half.name.c_str());
    return std::nullopt;
}

std::optional<Problem> write_file(const std::string& name, const std::string& text)
{
    if (is_device(name)) {
        std::FILE* const device = std::fopen(name.c_str(), "wb");
        if (device == nullptr || !write_and_close(device, text)) return cannot_write(name);
        return std::nullopt;
    }
    const std::string target = target_of(name);
    const Half half = open_half(target);
    if (half.file == nullptr) return cannot_write(name);
    if (!write_and_close(half.file, text) || std::rename(half.name.c_str(), target.c_str()) != 0) {
        const Problem problem = cannot_write(name);
        std::remove(half.name.c_str());
        return problem;
    }
    return std::nullopt;
}

std::string reserved_file(const std::string& begin, const std::string& end)
{
    for (int i = 1;; ++i) {
        const std::string name = begin + (i == 1 ? "" : "-" + std::to_string(i)) + end;
        std::FILE* const file = std::fopen(name.c_str(), "wbx");
        if (file != nullptr) std::fclose(file);
        if (file != nullptr || errno != EEXIST) return name;
    }
}

}  // namespace sortie
