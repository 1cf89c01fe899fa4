#include "tests/support/postgres.h"

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <memory>
#include <thread>

#include <fcntl.h>
#include <grp.h>
#include <libpq-fe.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/test.h"

namespace sortie::testing_support {
namespace {

namespace fs = std::filesystem;

[[noreturn]] void give_up(const std::string& words)
{
    std::cerr << "PostgreSQL for tests: " << words << '\n';
    std::exit(1);
}

// The folder with the programs of the server, which is not on the path of a plain Debian.
std::string folder_of_programs()
{
    std::string folder;
    if (std::FILE* pipe = popen("pg_config --bindir", "r")) {
        std::array<char, 256> piece{};
        while (std::fgets(piece.data(), static_cast<int>(piece.size()), pipe) != nullptr) {
            folder += piece.data();
        }
        pclose(pipe);
    }
    while (!folder.empty() && folder.back() == '\n') folder.pop_back();
    if (!fs::exists(folder + "/initdb")) give_up("initdb is not in '" + folder + "'");
    return folder;
}

const passwd* user_of_database()
{
    for (const char* name : {"postgres", "nobody"}) {
        if (const passwd* user = getpwnam(name)) return user;
    }
    give_up("there is no user to run it");
}

std::string fresh_folder()
{
    std::string folder = (fs::temp_directory_path() / "sortie-pg-XXXXXX").string();
    if (mkdtemp(folder.data()) == nullptr) give_up("no temporary folder");
    return folder;
}

}  // namespace

PostgresServer::PostgresServer()
    : folder_(fresh_folder()), programs_(folder_of_programs()), user_(getuid()), group_(getgid()),
      starter_(getpid())
{
    if (user_ == 0) {
        const passwd* user = user_of_database();
        user_ = user->pw_uid;
        group_ = user->pw_gid;
        if (chown(folder_.c_str(), user_, group_) != 0) give_up("cannot give the folder away");
    }
    const pid_t made = launch({programs_ + "/initdb", "-D", folder_ + "/data", "-U", "sortie",
                               "--auth=trust", "-E", "UTF8", "--locale=C", "--no-sync"});
    int status = 0;
    waitpid(made, &status, 0);
    if (status != 0) {
        std::cerr << std::ifstream{folder_ + "/log"}.rdbuf();
        give_up("initdb failed");
    }
    start();
}

PostgresServer::~PostgresServer()
{
    if (getpid() != starter_) return;
    if (server_ != 0) end(SIGINT);
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
}

void PostgresServer::start()
{
    server_ = launch({programs_ + "/postgres", "-D", folder_ + "/data", "-k", folder_, "-c",
                      "listen_addresses=", "-c", "fsync=off", "-c", "full_page_writes=off", "-c",
                      "max_connections=40", "-c", "shared_buffers=16MB"});
    const std::string address = address_of("postgres");
    for (int attempt = 0; attempt < 1'000; ++attempt) {
        if (PQping(address.c_str()) == PQPING_OK) return;
        if (waitpid(server_, nullptr, WNOHANG) == server_) break;
        std::this_thread::sleep_for(std::chrono::milliseconds{20});
    }
    std::cerr << std::ifstream{folder_ + "/log"}.rdbuf();
    give_up("it did not start");
}

void PostgresServer::crash()
{
    end(SIGQUIT);
}

void PostgresServer::end(int signal)
{
    kill(server_, signal);
    waitpid(server_, nullptr, 0);
    server_ = 0;
}

// Between fork and exec nothing may allocate: another thread may hold a lock.
pid_t PostgresServer::launch(const std::vector<std::string>& command) const
{
    std::vector<char*> arguments;
    for (const std::string& word : command) arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    const std::string log = folder_ + "/log";
    const pid_t child = fork();
    if (child != 0) return child;
    const bool is_other_user = user_ != getuid();
    if (is_other_user &&
        (setgroups(0, nullptr) != 0 || setgid(group_) != 0 || setuid(user_) != 0)) {
        _exit(1);
    }
    // The server ends together with this program, in whatever way that ends.
    prctl(PR_SET_PDEATHSIG, SIGINT);
    const int output = open(log.c_str(), O_WRONLY | O_CREAT | O_APPEND, 0644);
    dup2(output, STDOUT_FILENO);
    dup2(output, STDERR_FILENO);
    if (chdir("/") != 0) _exit(1);
    execv(arguments[0], arguments.data());
    _exit(1);
}

std::string PostgresServer::address_of(const std::string& database) const
{
    return "postgresql://sortie@/" + database + "?host=" + folder_;
}

std::string PostgresServer::make_database()
{
    const std::string name = "test" + std::to_string(++databases_);
    run_sql(address_of("postgres"), "CREATE DATABASE " + name);
    return address_of(name);
}

PostgresServer& shared_postgres()
{
    static PostgresServer server;
    return server;
}

void run_sql(const std::string& address, const std::string& statements)
{
    const std::unique_ptr<PGconn, decltype(&PQfinish)> connection{PQconnectdb(address.c_str()),
                                                                  &PQfinish};
    ASSERT_EQ(PQstatus(connection.get()), CONNECTION_OK) << PQerrorMessage(connection.get());
    const std::unique_ptr<PGresult, decltype(&PQclear)> result{
        PQexec(connection.get(), statements.c_str()), &PQclear};
    const ExecStatusType status = PQresultStatus(result.get());
    EXPECT(status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK)
        << PQerrorMessage(connection.get());
}

}  // namespace sortie::testing_support
