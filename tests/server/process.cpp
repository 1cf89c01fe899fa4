#include "tests/server/process.h"

#include <array>
#include <csignal>
#include <cstdlib>

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace sortie::testing_support {
namespace {

// Reads what the server says until it has told its address.
std::string read_greeting(int from)
{
    std::string said;
    std::array<char, 512> buffer{};
    while (said.find("\nTables are kept") == std::string::npos) {
        const ssize_t count = ::read(from, buffer.data(), buffer.size());
        if (count <= 0) break;
        said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return said;
}

std::uint16_t port_in(const std::string& said)
{
    const std::size_t end = said.find("/\n");
    const std::size_t colon = end == std::string::npos ? end : said.rfind(':', end);
    if (colon == std::string::npos) return 0;
    return static_cast<std::uint16_t>(std::stoi(said.substr(colon + 1, end - colon - 1)));
}

}  // namespace

ServerProcess::ServerProcess(const std::string& store, const std::vector<std::string>& more)
{
    const char* program = std::getenv("SORTIE_PROGRAM");
    std::vector<std::string> words{program == nullptr ? "sortie" : program,
                                   "serve",
                                   "--listen",
                                   "127.0.0.1:0",
                                   "--messages-per-second",
                                   "100000",
                                   "--store",
                                   store};
    words.insert(words.end(), more.begin(), more.end());
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return;
    process_ = ::fork();
    if (process_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        ::dup2(pipe[1], STDOUT_FILENO);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(pipe[1]);
    said_ = read_greeting(pipe[0]);
    ::close(pipe[0]);
    port_ = port_in(said_);
}

ServerProcess::~ServerProcess()
{
    kill();
}

void ServerProcess::kill()
{
    if (process_ <= 0) return;
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    process_ = 0;
    port_ = 0;
}

int ServerProcess::stop()
{
    if (process_ <= 0) return -1;
    ::kill(process_, SIGTERM);
    int status = 0;
    ::waitpid(process_, &status, 0);
    process_ = 0;
    port_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace sortie::testing_support
