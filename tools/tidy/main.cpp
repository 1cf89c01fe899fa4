// sortie_tidy ROOT [LIST]: reads the files of the tree at ROOT and prints what breaks a rule.
//
// LIST is a file with one path per line, relative to ROOT, as `git ls-files` prints them; without it
// every file below ROOT is read, except in build folders and folders whose name starts with a dot.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <system_error>

#include "tools/tidy/tidy.h"

namespace {

namespace fs = std::filesystem;

std::optional<std::vector<std::string>> listed_files(const char* list)
{
    std::ifstream input{list};
    if (!input) return std::nullopt;
    std::vector<std::string> paths;
    for (std::string line; std::getline(input, line);) paths.push_back(line);
    return paths;
}

bool is_skipped_folder(const fs::path& path)
{
    const std::string name = path.filename().string();
    return name == "build" || name == "node_modules" || name == "dist" ||
           (name.starts_with('.') && name != ".ci");
}

std::vector<std::string> found_files(const fs::path& root)
{
    std::vector<std::string> paths;
    std::error_code error;
    fs::recursive_directory_iterator walk{root, error};
    for (; !error && walk != fs::recursive_directory_iterator{}; walk.increment(error)) {
        if (walk->is_directory() && is_skipped_folder(walk->path()))
            walk.disable_recursion_pending();
        if (walk->is_regular_file()) {
            paths.push_back(walk->path().lexically_relative(root).generic_string());
        }
    }
    return paths;
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2 || argc > 3) {
        std::fputs("usage: sortie_tidy ROOT [LIST]\n", stderr);
        return 2;
    }
    const fs::path root = argv[1];
    const auto listed = argc == 3 ? listed_files(argv[2]) : found_files(root);
    if (!listed) {
        std::fprintf(stderr, "sortie_tidy: cannot read the list %s\n", argv[2]);
        return 2;
    }
    std::vector<std::string> paths = *listed;
    std::ranges::sort(paths);

    sortie::tidy::Tree tree;
    for (const std::string& path : paths) {
        // A file that is listed and gone has just been deleted.
        std::ifstream input{root / path, std::ios::binary};
        if (!input) continue;
        tree.push_back({path, {std::istreambuf_iterator<char>{input}, {}}});
    }
    if (tree.empty()) {
        std::fprintf(stderr, "sortie_tidy: no files below %s\n", argv[1]);
        return 2;
    }

    const sortie::tidy::Violations violations = sortie::tidy::check_tree(tree);
    for (const auto& violation : violations) std::puts(sortie::tidy::to_text(violation).c_str());
    std::printf("%zu files read, %zu violations\n", tree.size(), violations.size());
    return violations.empty() ? 0 : 1;
}
