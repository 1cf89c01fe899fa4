#include "engine/check.h"

#include <cstdio>
#include <cstdlib>

namespace sortie {
namespace {

void print_and_abort(const char* text)
{
    std::fputs("fault: ", stderr);
    std::fputs(text, stderr);
    std::fputs("\n", stderr);
    std::abort();
}

// The one mutable global of the engine. It holds no part of any game.
constinit FaultHandler current_handler = print_and_abort;

}  // namespace

FaultHandler set_fault_handler(FaultHandler handler)
{
    const FaultHandler before = current_handler;
    current_handler = handler != nullptr ? handler : print_and_abort;
    return before;
}

void fault(const char* text)
{
    current_handler(text);
    std::abort();
}

void check_failed(const char* condition, const char* file, int line)
{
    // Only the file's name is told: a build directory is nobody's business.
    const char* name = file;
    for (const char* at = file; *at != '\0'; ++at) {
        if (*at == '/') name = at + 1;
    }
    char text[256];
    std::snprintf(text, sizeof text, "%s (%s:%d)", condition, name, line);
    fault(text);
}

}  // namespace sortie
