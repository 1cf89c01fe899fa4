// The position as a value: its invariants, and what a snapshot gives back.

#include <cstddef>
#include <span>
#include <vector>

#include "engine/difference.h"
#include "engine/snapshot.h"
#include "table/battery_checks.h"
#include "table/guard.h"

namespace sortie::battery {

Verdict check_value(Probe& probe, const Position& position, const Position& other)
{
    ++probe.counts.positions;
    if (const auto broken = guarded([&] { position.check(); })) {
        return Defect{BatteryCheck::invariant, *broken};
    }

    const Shape& shape = probe.game.shape();
    const SnapshotHeader header = probe.game.snapshot_header();
    std::vector<std::byte> bytes;
    // The encoder refuses a value that is broken in itself, such as a list with something behind
    // its count.
    const auto fault = guarded([&] { bytes = encode_snapshot(header, shape, position.data()); });
    if (fault) return Defect{BatteryCheck::snapshot, "the position cannot be saved: " + *fault};
    // What is loaded into has other content, so that a field that is not saved is noticed.
    const std::unique_ptr<Position> loaded = other.clone();
    const Result<SnapshotReport> report = decode_snapshot(bytes, header, shape, loaded->data());
    if (!report) {
        return Defect{BatteryCheck::snapshot,
                      "the snapshot of the position is not accepted: " + report.problem().words};
    }
    if (!report.value().is_exact()) {
        return Defect{BatteryCheck::snapshot, "the snapshot of the position leaves fields out"};
    }
    if (loaded->hash() == position.hash()) return std::nullopt;
    return Defect{BatteryCheck::snapshot,
                  "a loaded snapshot differs from the position:\n" +
                      explain_difference(shape, position.data(), loaded->data())};
}

}  // namespace sortie::battery
