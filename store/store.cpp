#include "store/store.h"

#include "store/postgres.h"
#include "store/sqlite.h"
#include "store/validate.h"

namespace sortie {
namespace {

constexpr std::string_view sqlite = "sqlite:";

bool is_of_postgres(std::string_view address)
{
    return address.starts_with("postgresql://") || address.starts_with("postgres://");
}

}  // namespace

std::string_view name_of(StoreError error)
{
    switch (error) {
        case StoreError::unavailable: return "unavailable";
        case StoreError::full: return "full";
        case StoreError::uncertain: return "uncertain";
        case StoreError::exists: return "exists";
        case StoreError::not_found: return "not_found";
        case StoreError::not_owner: return "not_owner";
        case StoreError::conflict: return "conflict";
        case StoreError::damaged: return "damaged";
        case StoreError::invalid: return "invalid";
    }
    UNREACHABLE();
}

std::optional<Problem> why_not_store(std::string_view address, std::string_view server)
{
    if (!is_server_name(server)) {
        return Problem{
            "'" + std::string{server} +
            "' cannot be the name of a server; it has 1 to 32 letters, digits, '-', '_' or '.'"};
    }
    if (address == sqlite) return Problem{"the name of a file follows sqlite:"};
    const bool is_address = address.starts_with(sqlite) || is_of_postgres(address);
    // The address may hold a password, so it is not repeated.
    if (!is_address) return Problem{"the address of a store begins with sqlite: or postgresql://"};
    return std::nullopt;
}

Result<std::unique_ptr<Store>> open_store(std::string_view address, std::string_view server,
                                          std::function<void(StoreNews)> news)
{
    if (auto problem = why_not_store(address, server)) return *problem;
    if (address.starts_with(sqlite)) {
        auto opened = open_sqlite(address.substr(sqlite.size()), server, std::move(news));
        if (!opened) return opened.problem();
        return std::unique_ptr<Store>{opened.take()};
    }
    auto opened = open_postgres(address, server, std::move(news));
    if (!opened) return opened.problem();
    return std::unique_ptr<Store>{opened.take()};
}

}  // namespace sortie
