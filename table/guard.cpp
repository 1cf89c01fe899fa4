#include "table/guard.h"

#include <cstdio>
#include <cstdlib>
#include <mutex>

#include "engine/check.h"

namespace sortie::guard {
namespace {

thread_local int depth = 0;

void raise(const char* text)
{
    if (depth > 0) throw FaultRaised{text};
    std::fprintf(stderr, "fault: %s\n", text);
    std::abort();
}

}  // namespace

Inside::Inside()
{
    static std::once_flag installed;
    std::call_once(installed, [] { set_fault_handler(raise); });
    ++depth;
}

Inside::~Inside()
{
    --depth;
}

}  // namespace sortie::guard
