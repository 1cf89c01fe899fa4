#pragma once
// A disk for the simulated world: what is written is there after a moment, unless it fails, and what was not answered
// when the server died is there or not, as chance will have it.
//
// The disk itself is perfect; whoever uses it decides which requests reach it and which fail on the way.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "engine/rng.h"
#include "store/store.h"

namespace sortie::sim {

class SimStore {
public:
    struct Stored {
        TableHead head;
        std::vector<Record> records;
        std::optional<StoredSnapshot> snapshot;
    };

    // What the disk does with a request: the answer, and what it has done to what is stored.
    StoreAnswer perform(const StoreRequest& request)
    {
        return std::visit([&](const auto& what) { return apply(what); }, request);
    }

    const std::map<std::string, Stored>& tables() const { return tables_; }
    // Its first record is none any more.
    void damage(const std::string& id) { tables_.at(id).records.at(0).body = "damaged"; }

private:
    StoreAnswer apply(const CreateTable& what)
    {
        if (tables_.contains(what.head.id)) return StoreFailure{StoreError::exists, "", ""};
        tables_[what.head.id] = {what.head, what.records, what.snapshot};
        return Written{};
    }
    StoreAnswer apply(const AppendRecords& what)
    {
        const auto found = tables_.find(what.head.id);
        if (found == tables_.end()) return StoreFailure{StoreError::not_found, "", ""};
        Stored& table = found->second;
        for (std::size_t i = 0; i < what.records.size(); ++i) {
            if (what.records[i].number != table.records.size() + 1 + i) {
                return StoreFailure{StoreError::conflict, "", ""};
            }
        }
        table.head = what.head;
        table.records.insert(table.records.end(), what.records.begin(), what.records.end());
        if (what.snapshot) table.snapshot = what.snapshot;
        return Written{};
    }
    StoreAnswer apply(const OpenTable& what) { return read(what.id, 0, true); }
    StoreAnswer apply(const ReadTable& what) { return read(what.id, what.after, false); }
    StoreAnswer apply(const CloseTable&) { return Written{}; }
    StoreAnswer apply(const SendMail&) { return Written{}; }
    StoreAnswer apply(const ListTables& what)
    {
        HeadList list;
        for (const auto& [id, table] : tables_) {
            if (what.status && table.head.status != *what.status) continue;
            list.heads.push_back(table.head);
        }
        return list;
    }
    StoreAnswer read(const std::string& id, std::uint64_t after, bool with_snapshot)
    {
        const auto found = tables_.find(id);
        if (found == tables_.end()) return StoreFailure{StoreError::not_found, "", ""};
        TableRead read{found->second.head, {}, std::nullopt, ""};
        for (const Record& record : found->second.records) {
            if (record.number > after) read.records.push_back(record);
        }
        if (with_snapshot) read.snapshot = found->second.snapshot;
        return read;
    }

    std::map<std::string, Stored> tables_;
};

}  // namespace sortie::sim
