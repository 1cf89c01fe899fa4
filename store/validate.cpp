#include "store/validate.h"

#include <algorithm>

#include "engine/utf8.h"

namespace sortie {
namespace {

bool is_letter_or_digit(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

bool is_table_id(std::string_view id)
{
    return !id.empty() && id.size() <= table_id_max && std::ranges::all_of(id, is_letter_or_digit);
}

bool is_player(std::string_view player)
{
    return !player.empty() && player.size() <= player_bytes_max && is_plain_text(player) &&
           std::ranges::none_of(player, [](char c) { return c >= 0 && c < ' '; });
}

std::string_view wrong_with(const TableHead& head)
{
    if (!is_table_id(head.id)) return "the id of a table is 1 to 32 letters and digits";
    if (head.players.size() > players_max) return "a table has too many players";
    if (!std::ranges::all_of(head.players, is_player)) return "a player has no proper hash";
    if (head.summary.size() > summary_bytes_max) return "the summary is too long";
    if (!is_plain_text(head.summary)) return "the summary is no UTF-8";
    return {};
}

// Numbers count up by one; with which they have to begin is for the database to say.
std::string_view wrong_with(const std::vector<Record>& records)
{
    if (records.size() > records_max) return "too many records in one request";
    for (std::size_t index = 0; index < records.size(); ++index) {
        const Record& record = records[index];
        if (record.number != records[0].number + index) return "the records are not numbered on";
        if (record.body.size() > record_bytes_max) return "a record is too long";
        if (!is_plain_text(record.body)) return "a record is no UTF-8";
    }
    return {};
}

std::string_view wrong_with(const std::optional<StoredSnapshot>& snapshot)
{
    const bool fits = !snapshot || snapshot->bytes.size() <= snapshot_bytes_max;
    return fits ? std::string_view{} : "the snapshot is too long";
}

template <class Request>
std::string_view wrong_with_parts(const Request& request)
{
    if (const std::string_view wrong = wrong_with(request.head); !wrong.empty()) return wrong;
    if (const std::string_view wrong = wrong_with(request.records); !wrong.empty()) return wrong;
    return wrong_with(request.snapshot);
}

std::string_view wrong_with(const CreateTable& request)
{
    if (request.records.empty()) return "a table begins with a record";
    if (request.records[0].number != 1) return "the first record has the number 1";
    return wrong_with_parts(request);
}

std::string_view wrong_with(const AppendRecords& request)
{
    return wrong_with_parts(request);
}

// No table can have such an id, so the answer of the database is known: there is none.
std::string_view wrong_with(const OpenTable&)
{
    return {};
}
std::string_view wrong_with(const ReadTable&)
{
    return {};
}
std::string_view wrong_with(const CloseTable&)
{
    return {};
}

std::string_view wrong_with(const ListTables& request)
{
    if (request.limit > list_max) return "the list would be too long";
    if (!is_plain_text(request.player)) return "a player has no proper hash";
    return {};
}

std::string_view wrong_with(const SendMail& request)
{
    if (!is_server_name(request.to)) return "no server can have this name";
    if (request.body.size() > mail_bytes_max) return "the mail is too long";
    if (!is_plain_text(request.body)) return "the mail is no UTF-8";
    return {};
}

template <class Request>
std::optional<StoreFailure> not_found_if_no_id(const Request& request)
{
    if (is_table_id(request.id)) return std::nullopt;
    return StoreFailure{StoreError::not_found, {}, "no table can have this id"};
}

}  // namespace

std::optional<StoreFailure> why_not(const StoreRequest& request)
{
    if (const auto* open = std::get_if<OpenTable>(&request)) return not_found_if_no_id(*open);
    if (const auto* read = std::get_if<ReadTable>(&request)) return not_found_if_no_id(*read);
    if (const auto* close = std::get_if<CloseTable>(&request)) return not_found_if_no_id(*close);
    const std::string_view wrong =
        std::visit([](const auto& content) { return wrong_with(content); }, request);
    if (wrong.empty()) return std::nullopt;
    return StoreFailure{StoreError::invalid, {}, std::string{wrong}};
}

bool is_server_name(std::string_view name)
{
    return !name.empty() && name.size() <= server_name_max && std::ranges::all_of(name, [](char c) {
        return is_letter_or_digit(c) || c == '-' || c == '_' || c == '.';
    });
}

bool is_plain_text(std::string_view text)
{
    return text.find('\0') == std::string_view::npos && is_utf8(text);
}

}  // namespace sortie
