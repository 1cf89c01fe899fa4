// Which folder may include what. Arrows point downwards: the engine knows no game, a game knows no
// table, a table knows no store and no program.

#include <algorithm>
#include <span>

#include "tools/tidy/scan.h"
#include "tools/tidy/tidy.h"

namespace sortie::tidy {
namespace {

// The part of the standard library that compiles for WebAssembly without exceptions and threads, gives
// the same answers in every implementation, and has no place for a clock, a file or a float.
constexpr std::string_view rules_headers =
    "algorithm array bit bitset cctype cerrno charconv cinttypes climits compare concepts cstddef"
    " cstdint cstring deque functional initializer_list iterator limits list map memory new numeric"
    " optional queue ranges set source_location span stack string string_view tuple type_traits"
    " typeinfo utility variant vector version";

// The rest of the standard library, for the folders above the rules.
constexpr std::string_view other_headers =
    "any atomic barrier cassert cfenv cfloat chrono clocale cmath codecvt complex"
    " condition_variable coroutine csetjmp csignal cstdarg cstdio cstdlib ctime cuchar cwchar"
    " cwctype exception execution filesystem forward_list fstream future iomanip ios iosfwd iostream"
    " istream latch locale memory_resource mutex numbers ostream random ratio regex scoped_allocator"
    " semaphore shared_mutex sstream stdexcept stop_token streambuf syncstream system_error thread"
    " typeindex unordered_map unordered_set valarray";

enum class Standard { rules_only, all };

struct Folder {
    std::string_view path;  // a folder, or one file with more freedom than its folder
    std::vector<std::string_view> project;      // quoted includes must start with one of these
    std::vector<std::string_view> third_party;  // angled includes may start with one of these
    Standard standard = Standard::rules_only;
};

// The load on a server is a client over sockets, and asks the system about processes, cores and disks.
std::vector<std::string_view> load_headers()
{
    return {"CLI/",         "fmt/",           "boost/asio", "boost/beast",
            "boost/system", "fcntl.h",        "sched.h",    "unistd.h",
            "sys/prctl.h",  "sys/resource.h", "sys/wait.h", "sys/utsname.h"};
}

// What the program is made of. The first line that matches a file decides.
const std::vector<Folder>& product_folders()
{
    static const std::vector<Folder> all{
        {"engine/check.cpp", {"engine/"}, {"cstdio", "cstdlib"}},
        {"engine/", {"engine/"}, {}},
        {"games/games.cpp", {"engine/", "games/"}, {}},
        {"games/", {"engine/"}, {}},
        {"wasm/",
         {"wasm/", "games/", "engine/", "table/games.h", "table/replay.h", "table/verify.h",
          "tests/golden/"},
         {}},
        {"table/chance.cpp", {"table/", "engine/"}, {"sodium.h"}, Standard::all},
        {"table/", {"table/", "engine/"}, {"boost/json"}, Standard::all},
        {"store/",
         {"store/", "engine/"},
         {"sqlite3.h", "libpq-fe.h", "poll.h", "unistd.h", "fcntl.h", "sys/eventfd.h",
          "sys/file.h"},
         Standard::all},
        {"lab/mpi/", {"lab/mpi/"}, {"mpi.h"}, Standard::all},
        {"lab/",
         {"lab/", "table/", "engine/"},
         {"boost/json", "dlfcn.h", "sys/ioctl.h", "unistd.h"},
         Standard::all},
        {"server/net/",
         {"server/net/", "engine/"},
         {"boost/asio", "boost/beast", "boost/system", "sodium.h"},
         Standard::all},
        {"server/core/",
         {"server/core/", "store/", "table/", "engine/"},
         {"boost/json"},
         Standard::all},
        {"server/host/descriptors.cpp", {"server/host/"}, {"sys/resource.h"}, Standard::all},
        {"server/host/", {"server/", "store/", "table/", "engine/"}, {"boost/json"}, Standard::all},
        {"cli/main.cpp", {"cli/", "games/", "lab/", "table/", "engine/"}, {}, Standard::all},
        {"cli/connection.cpp",
         {"cli/", "engine/"},
         {"boost/asio", "boost/beast", "boost/json"},
         Standard::all},
        {"cli/command_table.cpp", {"cli/", "store/", "table/", "engine/"}, {}, Standard::all},
        {"cli/",
         {"cli/", "server/host/", "server/net/visitors.h", "lab/", "table/", "engine/"},
         {"CLI/", "fmt/", "boost/json", "unistd.h", "termios.h"},
         Standard::all},
    };
    return all;
}

// What it is tried with.
const std::vector<Folder>& trial_folders()
{
    static const std::vector<Folder> all{
        {"fuzz/",
         {"fuzz/", "tests/server/sim_store.h", "server/core/", "server/net/", "games/games.h",
          "lab/", "store/", "table/", "engine/"},
         {"boost/json"},
         Standard::all},
        {"bench/load/", {"bench/load/"}, load_headers(), Standard::all},
        {"bench/",
         {"lab/", "games/", "store/", "table/", "engine/"},
         {"benchmark/"},
         Standard::all},
        {"tests/support/web_client.cpp",
         {"tests/support/"},
         {"boost/asio", "boost/beast", "boost/system"},
         Standard::all},
        {"tests/",
         {"tests/", "tools/", "fuzz/", "cli/", "server/", "games/", "lab/", "store/", "table/",
          "engine/"},
         {"gtest/", "gmock/", "rapidcheck", "boost/json", "fmt/", "libpq-fe.h", "fcntl.h", "grp.h",
          "poll.h", "pwd.h", "unistd.h", "sys/prctl.h", "sys/resource.h", "sys/types.h",
          "sys/wait.h"},
         Standard::all},
        {"tools/tidy/", {"tools/tidy/"}, {}, Standard::all},
        {"tools/fit/", {"tools/fit/", "games/taktik/", "lab/", "engine/"}, {}, Standard::all},
    };
    return all;
}

const Folder* folder_of(std::string_view path)
{
    for (const auto* folders : {&product_folders(), &trial_folders()}) {
        for (const Folder& folder : *folders) {
            if (path.starts_with(folder.path)) return &folder;
        }
    }
    return nullptr;
}

// "games/skirmish/cards.cpp" may include its own folder, "games/skirmish/".
std::string_view own_game(std::string_view path)
{
    if (!path.starts_with("games/")) return {};
    const std::size_t end = path.find('/', std::string_view{"games/"}.size());
    return end == std::string_view::npos ? std::string_view{} : path.substr(0, end + 1);
}

bool starts_with_one_of(std::string_view text, std::span<const std::string_view> starts)
{
    return std::ranges::any_of(starts,
                               [&](std::string_view start) { return text.starts_with(start); });
}

bool is_listed(std::string_view list, std::string_view header)
{
    return find_word(list, header) != std::string_view::npos;
}

std::string joined(std::span<const std::string_view> words)
{
    std::string text;
    for (const std::string_view word : words) {
        if (!text.empty()) text += ", ";
        text += word;
    }
    return text;
}

std::string why_not_quoted(std::string_view path, const Folder& folder, std::string_view header)
{
    if (starts_with_one_of(header, folder.project)) return {};
    const std::string_view own = own_game(path);
    if (!own.empty() && header.starts_with(own)) return {};
    std::vector<std::string_view> allowed = folder.project;
    if (!own.empty()) allowed.push_back(own);
    return "\"" + std::string{header} + "\" points upward or aside; this file may include " +
           joined(allowed) + " by their path from the root";
}

std::string why_not_angled(const Folder& folder, std::string_view header)
{
    if (starts_with_one_of(header, folder.third_party)) return {};
    if (is_listed(rules_headers, header)) return {};
    const bool is_standard = is_listed(other_headers, header);
    if (is_standard && folder.standard == Standard::all) return {};
    const std::string name = "<" + std::string{header} + ">";
    if (is_standard) {
        return name +
               " is kept out of the rules (clock, float, thread, stream or exception); do it in"
               " table, lab or cli";
    }
    return name + " is not in this folder's list of libraries; see tools/tidy/includes.cpp and"
                  " docs/dependencies.md";
}

}  // namespace

void check_includes(const SourceFile& file, Violations& violations)
{
    const Folder* folder = is_cpp(file.path) ? folder_of(file.path) : nullptr;
    if (folder == nullptr) return;
    const std::string code = code_of(file.text);
    const std::vector<std::string_view> code_lines = lines_of(code);
    const std::vector<std::string_view> lines = lines_of(file.text);
    for (std::size_t index = 0; index < lines.size(); ++index) {
        if (!code_lines[index].starts_with("#include")) continue;
        const std::size_t open = lines[index].find_first_of("\"<");
        if (open == std::string_view::npos) continue;
        const bool is_quoted = lines[index][open] == '"';
        const std::size_t close = lines[index].find(is_quoted ? '"' : '>', open + 1);
        const std::string_view header = lines[index].substr(open + 1, close - open - 1);
        std::string advice = is_quoted ? why_not_quoted(file.path, *folder, header)
                                       : why_not_angled(*folder, header);
        if (advice.empty()) continue;
        violations.push_back(
            {file.path, static_cast<int>(index) + 1, "include", std::move(advice)});
    }
}

}  // namespace sortie::tidy
