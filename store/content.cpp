#include "store/content.h"

#include <bit>
#include <span>

#include "engine/hash.h"

namespace sortie {
namespace {

// The parts are told apart by their lengths: a number has eight bytes, and the id ends with a zero.
std::int64_t sum_of_parts(std::string_view table, std::uint64_t number, std::uint64_t time,
                          std::string_view bytes)
{
    std::string all;
    all.reserve(table.size() + bytes.size() + 17);
    all += table;
    all += '\0';
    for (const std::uint64_t value : {number, time}) {
        for (int shift = 0; shift < 64; shift += 8) {
            all += static_cast<char>(static_cast<unsigned char>(value >> shift));
        }
    }
    all += bytes;
    return std::bit_cast<std::int64_t>(hash_bytes(std::as_bytes(std::span{all})).low);
}

}  // namespace

std::int64_t sum_of(std::string_view table, const Record& record)
{
    return sum_of_parts(table, record.number, std::bit_cast<std::uint64_t>(record.time),
                        record.body);
}

std::int64_t sum_of(std::string_view table, const StoredSnapshot& snapshot)
{
    return sum_of_parts(table, snapshot.number, 0, snapshot.bytes);
}

std::string lines_of_players(const std::vector<std::string>& players)
{
    std::string lines;
    for (const std::string& player : players) {
        if (!lines.empty()) lines += '\n';
        lines += player;
    }
    return lines;
}

std::vector<std::string> players_of_lines(std::string_view lines)
{
    std::vector<std::string> players;
    while (!lines.empty()) {
        const std::size_t end = lines.find('\n');
        players.emplace_back(lines.substr(0, end));
        lines.remove_prefix(end == std::string_view::npos ? lines.size() : end + 1);
    }
    return players;
}

bool read_status(std::int64_t number, TableStatus& status)
{
    if (number < 0 || number > static_cast<std::int64_t>(TableStatus::over)) return false;
    status = static_cast<TableStatus>(number);
    return true;
}

bool is_complete(const std::vector<Record>& records, std::uint64_t after, std::uint64_t last)
{
    if (records.size() != (last > after ? last - after : 0)) return false;
    for (std::size_t index = 0; index < records.size(); ++index) {
        if (records[index].number != after + index + 1) return false;
    }
    return true;
}

}  // namespace sortie
