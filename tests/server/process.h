#pragma once
// A real server: the program itself, in a process of its own, that a test starts and kills.
//
//     ServerProcess server("sqlite:tables.db");
//     WebSocketClient client(server.port(), ...);
//     server.kill();                                  // at once, without a word

#include <cstdint>
#include <string>
#include <vector>

#include <sys/types.h>

namespace sortie::testing_support {

class ServerProcess {
public:
    explicit ServerProcess(const std::string& store, const std::vector<std::string>& more = {});
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    bool is_running() const { return port_ != 0; }
    std::uint16_t port() const { return port_; }
    const std::string& said() const { return said_; }
    void kill();
    int stop();  // politely; the exit code

private:
    pid_t process_ = 0;
    std::uint16_t port_ = 0;
    std::string said_;
};

}  // namespace sortie::testing_support
