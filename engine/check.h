#pragma once
// Checks and faults: what happens when the program itself is wrong.
//
// There are three kinds of wrong. A *refusal* is a player's move that the rules do not allow; it is a
// value (engine/refusal.h) and changes nothing. A bad file or message is a value as well. A *fault* is
// our own mistake: a broken invariant, a list that outgrew its limit, a loop that reached its bound.
//
//     CHECK(roll >= 1);
//     if (passes == loop_passes_max) fault("the loop 'rebel phase' reached its bound of 200 passes");
//
// A fault never returns. The engine throws nothing: it calls the handler that the host has installed. The
// default handler prints the text and aborts; a host that keeps many tables installs one that throws, so
// that only the table at fault stops (see `guarded` in table/guard.h). Rules work on a copy of the state,
// so the position before the move is whole in any case.

namespace sortie {

// Gets the text of a fault and must not return.
using FaultHandler = void (*)(const char* text);

// Installs the process-wide handler and returns the one before it. Call it before threads start.
FaultHandler set_fault_handler(FaultHandler handler);

[[noreturn]] void fault(const char* text);
[[noreturn]] void check_failed(const char* condition, const char* file, int line);

}  // namespace sortie

#define CHECK(condition) \
    (static_cast<bool>(condition) ? void() : ::sortie::check_failed(#condition, __FILE__, __LINE__))
#define UNREACHABLE() ::sortie::check_failed("this place is never reached", __FILE__, __LINE__)
