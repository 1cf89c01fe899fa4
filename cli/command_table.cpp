// `sortie table export` and `sortie table import`: one table out of a store, or into it.

#include <filesystem>
#include <future>

#include "cli/commands.h"
#include "cli/data_folder.h"
#include "cli/files.h"
#include "store/table_file.h"
#include "table/table.h"

namespace sortie {
namespace {

StoreAnswer ask(Store& store, StoreRequest request)
{
    std::promise<StoreAnswer> promise;
    store.perform(std::move(request),
                  [&](StoreAnswer answer) { promise.set_value(std::move(answer)); });
    return promise.get_future().get();
}

std::string words_of(const StoreFailure& failure, const std::string& id)
{
    switch (failure.error) {
        case StoreError::not_found: return "there is no table " + id;
        case StoreError::exists: return "there is a table " + id + " already";
        case StoreError::damaged: return "the table " + id + " is damaged: " + failure.details;
        default: return "the store fails: " + failure.details;
    }
}

// Whether the rules of this program can go on with the table.
std::optional<Problem> why_not_playable(GameList games, const CreateTable& table)
{
    std::vector<Happened> all;
    for (const Record& record : table.records) {
        Result<Happening> happening = read_happening(record.body);
        if (!happening) {
            return Problem{"record " + std::to_string(record.number) + ": " +
                           happening.problem().words};
        }
        all.push_back({record.time, happening.value()});
    }
    std::optional<KeptPosition> snapshot;
    if (table.snapshot) snapshot = KeptPosition{table.snapshot->number, table.snapshot->bytes};
    const Result<Table> loaded = Table::load(games, table.head.id, all, snapshot);
    if (!loaded) return loaded.problem();
    return std::nullopt;
}

constexpr std::string_view own_name = "sortie-table";  // among the servers of a store

// The address of the store, if it is one.
Result<std::string> checked_address(const std::string& given)
{
    const Result<std::string> address = store_address(given);
    if (!address) return address.problem();
    if (auto problem = why_not_store(address.value(), own_name)) return *problem;
    return address.value();
}

// Opening a store makes a file that is not there; whoever only reads wants none.
std::optional<Problem> why_not_there(const std::string& address)
{
    constexpr std::string_view sqlite = "sqlite:";
    std::error_code error;
    if (!address.starts_with(sqlite)) return std::nullopt;
    const std::string file = address.substr(sqlite.size());
    if (std::filesystem::exists(file, error)) return std::nullopt;
    return Problem{"there is no store " + file};
}

Result<std::unique_ptr<Store>> open(const std::string& address)
{
    return open_store(address, own_name, [](const StoreNews&) {});
}

}  // namespace

int Commands::export_table(const TableFile& arguments) const
{
    const Result<std::string> address = checked_address(arguments.store);
    if (!address) return fail(address.problem().words);
    if (auto problem = why_not_there(address.value())) return fail(problem->words);
    if (!arguments.file.empty()) {
        if (auto problem = why_not_writable(arguments.file)) return fail(problem->words);
    }
    const Result<std::unique_ptr<Store>> store = open(address.value());
    if (!store) return fail(store.problem().words, exit_failed);
    StoreAnswer answer = ask(*store.value(), OpenTable{arguments.table});
    const StoreFailure* refusal = std::get_if<StoreFailure>(&answer);
    // At a table of another server one can still look.
    if (refusal != nullptr && refusal->error == StoreError::not_owner) {
        answer = ask(*store.value(), ReadTable{arguments.table});
    }
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&answer)) {
        return fail(words_of(*failure, arguments.table), exit_failed);
    }
    store.value()->stop();
    const std::string text = write_table_file(std::get<TableRead>(answer));
    if (arguments.file.empty()) {
        terminal.write(text);
        return exit_ok;
    }
    if (const auto problem = write_file(arguments.file, text)) {
        return fail(problem->words, exit_failed);
    }
    return exit_ok;
}

int Commands::import_table(const TableFile& arguments) const
{
    const Result<std::string> address = checked_address(arguments.store);
    if (!address) return fail(address.problem().words);
    const Result<std::string> text = read_file(arguments.file);
    if (!text) return fail(text.problem().words);
    const Result<CreateTable> table = read_table_file(text.value());
    if (!table) return fail(arguments.file + ": " + table.problem().words, exit_failed);
    if (const auto problem = why_not_playable(games, table.value())) {
        return fail(arguments.file + ": " + problem->words, exit_failed);
    }
    const Result<std::unique_ptr<Store>> store = open(address.value());
    if (!store) return fail(store.problem().words, exit_failed);
    const StoreAnswer answer = ask(*store.value(), table.value());
    if (const StoreFailure* failure = std::get_if<StoreFailure>(&answer)) {
        return fail(words_of(*failure, table.value().head.id), exit_failed);
    }
    store.value()->stop();
    terminal.write("The table " + table.value().head.id + " is there.\n");
    return exit_ok;
}

}  // namespace sortie
