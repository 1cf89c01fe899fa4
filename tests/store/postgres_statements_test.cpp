#include "store/postgres_statements.h"

#include <set>

#include "tests/store/stores.h"

namespace sortie {
namespace {

std::string told(const char* channel, const char* payload)
{
    const std::optional<StoreNews> news = news_of({channel, payload}, "alpha");
    if (!news) return "nothing";
    if (const auto* changed = std::get_if<TableChanged>(&*news)) {
        return changed->id + " has " + std::to_string(changed->number);
    }
    const auto& mail = std::get<MailArrived>(*news);
    return mail.from + " says " + mail.body;
}

TEST("news of other servers is passed on, one's own is not")
{
    EXPECT_EQ(told("sortie_tables", "beta A1 17"), "A1 has 17");
    EXPECT_EQ(told("sortie_tables", "alpha A1 17"), "nothing");
}

TEST("mail keeps its spaces, and may be empty or one's own")
{
    EXPECT_EQ(told("sortie_mail_alpha", "beta  two spaces "), "beta says  two spaces ");
    EXPECT_EQ(told("sortie_mail_alpha", "beta "), "beta says ");
    EXPECT_EQ(told("sortie_mail_alpha", "alpha hello"), "alpha says hello");
}

TEST("what no server of ours has sent is passed over")
{
    for (const char* payload : {"", "beta", "beta A1", "beta A1 x", "beta A1 -1", "beta  7"}) {
        EXPECT_EQ(told("sortie_tables", payload), "nothing") << payload;
    }
    EXPECT_EQ(told("other", "beta A1 17"), "nothing");
    EXPECT_EQ(told("sortie_mail_beta", "beta hello"), "nothing");
}

TEST("every statement has a name of its own")
{
    std::set<std::string> names;
    for (const PostgresStatement& statement : postgres_statements()) {
        EXPECT(names.insert(statement.name).second) << statement.name;
    }
}

}  // namespace
}  // namespace sortie
