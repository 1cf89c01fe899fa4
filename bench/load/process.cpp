#include "bench/load/process.h"

#include <array>
#include <charconv>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <fstream>
#include <sstream>
#include <thread>

#include <fcntl.h>
#include <sched.h>
#include <sys/prctl.h>
#include <sys/wait.h>

#include "bench/load/meter.h"

namespace sortie::load {
namespace {

std::string first_line(int from)
{
    std::string said;
    std::array<char, 256> buffer{};
    while (said.find('\n') == std::string::npos) {
        const ssize_t count = ::read(from, buffer.data(), buffer.size());
        if (count <= 0) break;
        said.append(buffer.data(), static_cast<std::size_t>(count));
    }
    return said.substr(0, said.find('\n'));
}

std::uint16_t port_in(const std::string& line)
{
    const std::size_t colon = line.rfind(':');
    if (colon == std::string::npos) return 0;
    std::uint16_t port = 0;
    std::from_chars(line.data() + colon + 1, line.data() + line.size(), port);
    return port;
}

}  // namespace

std::vector<int> cores_allowed()
{
    cpu_set_t cores;
    CPU_ZERO(&cores);
    std::vector<int> allowed;
    if (::sched_getaffinity(0, sizeof cores, &cores) != 0) return allowed;
    for (int core = 0; core < CPU_SETSIZE; ++core) {
        if (CPU_ISSET(static_cast<std::size_t>(core), &cores)) allowed.push_back(core);
    }
    return allowed;
}

bool stay_on_core(int core)
{
    if (core < 0) return true;
    cpu_set_t cores;
    CPU_ZERO(&cores);
    CPU_SET(static_cast<std::size_t>(core), &cores);
    return ::sched_setaffinity(0, sizeof cores, &cores) == 0;
}

ServerProcess::ServerProcess(std::vector<std::string> words, int core)
{
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> pipe{};
    if (::pipe2(pipe.data(), O_CLOEXEC) != 0) return;
    process_ = ::fork();
    if (process_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);
        if (!stay_on_core(core)) ::_exit(126);
        ::dup2(pipe[1], STDOUT_FILENO);
        ::execv(arguments[0], arguments.data());
        ::_exit(127);
    }
    ::close(pipe[1]);
    output_ = pipe[0];
    port_ = port_in(first_line(output_));
}

ServerProcess::~ServerProcess()
{
    if (process_ > 0) {
        ::kill(process_, SIGKILL);
        ::waitpid(process_, nullptr, 0);
    }
    if (output_ >= 0) ::close(output_);
}

double cpu_seconds(pid_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text;
    std::getline(file, text);
    // The name of the program stands in brackets and may hold blanks; the state is the field after it.
    const std::size_t end_of_name = text.rfind(')');
    if (end_of_name == std::string::npos) return 0;
    std::istringstream fields(text.substr(end_of_name + 1));
    std::string skipped;
    for (int i = 0; i < 11; ++i) fields >> skipped;
    double user = 0;
    double system = 0;
    fields >> user >> system;
    return (user + system) / static_cast<double>(::sysconf(_SC_CLK_TCK));
}

double resident_bytes(pid_t process)
{
    std::ifstream file("/proc/" + std::to_string(process) + "/statm");
    double all = 0;
    double resident = 0;
    file >> all >> resident;
    return resident * static_cast<double>(::sysconf(_SC_PAGESIZE));
}

}  // namespace sortie::load
