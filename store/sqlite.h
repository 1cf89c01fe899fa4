#pragma once
// Tables in one SQLite file, for a single server: the store that needs nothing installed and nobody to run it.
//
//     auto store = open_sqlite("tables.db", "alpha", news);
//
// Everything that waits when the thread looks is written in one transaction with one fsync (WAL, synchronous = FULL),
// and each write is answered after the commit. A write that breaks a rule or finds no room fails alone. When the
// commit fails, all writes of the group fail and none is kept. Reads see everything that was answered.
//
// The file's name is followed by "-wal" and "-shm" while it is open, and by ".lock" always. To copy a running store
// use SQLite's own backup (`sqlite3 tables.db ".backup copy.db"`), never a plain copy of one of the files.

#include <filesystem>
#include <functional>
#include <memory>
#include <string_view>

#include "engine/result.h"
#include "store/queued_store.h"
#include "store/store.h"

namespace sortie {

// Both are for tests.
struct SqliteOptions {
    std::int64_t pages_max =
        0;  // as if the disk were full behind so many pages of 4096 bytes; 0: no limit
    std::function<void()> before_commit = {};  // called in the thread of the store
};

Result<std::unique_ptr<QueuedStore>> open_sqlite(const std::filesystem::path& file,
                                                 std::string_view server,
                                                 std::function<void(StoreNews)> news,
                                                 SqliteOptions options = {});

}  // namespace sortie
