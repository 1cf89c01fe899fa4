#pragma once
// The SQL of a PostgreSQL store, and the translation between requests, commands and answers.
//
//     for (const PostgresStatement& statement : postgres_statements()) connection.prepare(statement.name, statement.sql);
//     connection.run({{"begin"}, append_command(request, "alpha", true), {"commit"}});
//
// A write is a single statement that checks owner and numbering, writes and tells the other servers, or does nothing
// of it: it returns one row if it took effect and none if a rule is against it. So a broken rule is no error of SQL
// and leaves the transaction with the other writes alone.

#include <span>

#include "store/postgres_connection.h"
#include "store/store.h"

namespace sortie {

struct PostgresStatement {
    const char* name;
    const char* sql;
};
std::span<const PostgresStatement> postgres_statements();

// ---- Writes ----
PostgresCommand create_command(const CreateTable& request, const std::string& server);
// `seats_changed` is false if the players are known to be the same as before.
PostgresCommand append_command(const AppendRecords& request, const std::string& server,
                               bool seats_changed);
PostgresCommand close_command(const CloseTable& request, const std::string& server);
PostgresCommand mail_command(const SendMail& request, const std::string& server);

// ---- Reads ----
PostgresCommand list_command(const ListTables& request);
StoreAnswer heads_of(const PostgresResult& rows);
// The row of `open` or `head`, the rows of `records` and those of `snapshot`, if they were asked for.
StoreAnswer table_of(const PostgresResult& head, const PostgresResult& records,
                     const PostgresResult* snapshot, std::uint64_t after);

// ---- News ----
inline constexpr const char* tables_channel = "sortie_tables";
std::string mail_channel_of(std::string_view server);
// Nothing for what this server has caused itself, and for what no server of ours has sent.
std::optional<StoreNews> news_of(const PostgresNotice& notice, std::string_view server);

}  // namespace sortie
