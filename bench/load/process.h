#pragma once
// A server in a process of its own, on a core of its own.
//
//     ServerProcess server({"sortie", "serve", "--listen", "127.0.0.1:0"}, core);
//     if (server.port() == 0) ...                      // it did not start
//
// Its first line must end with ":PORT/". It is ended with this object.

#include <cstdint>
#include <string>
#include <vector>

#include <unistd.h>

namespace sortie::load {

// The cores that this process may use.
std::vector<int> cores_allowed();

// Keeps the calling process on one core; false where the system does not allow it, or there is no such core.
bool stay_on_core(int core);

class ServerProcess {
public:
    // A core below 0: any.
    ServerProcess(std::vector<std::string> words, int core);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    pid_t id() const { return process_; }
    std::uint16_t port() const { return port_; }

private:
    pid_t process_ = -1;
    int output_ = -1;  // open as long as the server may write to it
    std::uint16_t port_ = 0;
};

}  // namespace sortie::load
