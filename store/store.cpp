#include "store/store.h"

#include "store/postgres.h"
#include "store/sqlite.h"
#include "store/validate.h"

namespace sortie {

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

Result<std::unique_ptr<Store>> open_store(std::string_view address, std::string_view server,
                                          std::function<void(StoreNews)> news)
{
    constexpr std::string_view sqlite = "sqlite:";
    if (!is_server_name(server)) {
        return Problem{
            "'" + std::string{server} +
            "' cannot be the name of a server; it has 1 to 32 letters, digits, '-', '_' or '.'"};
    }
    if (address.starts_with(sqlite)) {
        auto opened = open_sqlite(address.substr(sqlite.size()), server, std::move(news));
        if (!opened) return opened.problem();
        return std::unique_ptr<Store>{opened.take()};
    }
    if (address.starts_with("postgresql://") || address.starts_with("postgres://")) {
        auto opened = open_postgres(address, server, std::move(news));
        if (!opened) return opened.problem();
        return std::unique_ptr<Store>{opened.take()};
    }
    // The address may hold a password, so it is not repeated.
    return Problem{"the address of a store begins with sqlite: or postgresql://"};
}

}  // namespace sortie
