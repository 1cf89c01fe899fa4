#pragma once
// A real PostgreSQL for tests: private, in a temporary folder, reachable through a Unix socket only.
//
//     const std::string address = shared_postgres().make_database();    // "postgresql://..."
//
// It starts with the first test that asks for it and ends with the test program, even if that is killed. PostgreSQL
// refuses to run as root; there it runs as the user `postgres`, or `nobody`. It does not wait for the disk (fsync is
// off), which only a crash of the whole machine would notice.

#include <string>
#include <vector>

#include <sys/types.h>

namespace sortie::testing_support {

class PostgresServer {
public:
    PostgresServer();
    ~PostgresServer();
    PostgresServer(const PostgresServer&) = delete;
    PostgresServer& operator=(const PostgresServer&) = delete;

    // A fresh, empty database.
    std::string make_database();

    // As if the machine of the database had lost its power, and its return.
    void crash();
    void start();

private:
    std::string address_of(const std::string& database) const;
    pid_t launch(const std::vector<std::string>& command) const;
    void end(int signal);

    std::string folder_;
    std::string programs_;  // the folder of initdb and postgres
    uid_t user_ = 0;
    gid_t group_ = 0;
    pid_t starter_ = 0;  // the process that has to end it, and no child of it
    pid_t server_ = 0;
    int databases_ = 0;
};

PostgresServer& shared_postgres();

// Runs statements in the database with this address; fails the test if they fail.
void run_sql(const std::string& address, const std::string& statements);

}  // namespace sortie::testing_support
