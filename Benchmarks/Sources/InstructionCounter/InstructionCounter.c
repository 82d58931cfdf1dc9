#include "InstructionCounter.h"

// The requests of callgrind are instructions that do nothing outside of it.
#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#define CAN_COUNT 1
#endif
#endif

#ifdef CAN_COUNT

#include <valgrind/callgrind.h>

bool countsInstructions(void) { return RUNNING_ON_VALGRIND > 0; }

void beginCounting(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void endCounting(const char *name) {
  CALLGRIND_DUMP_STATS_AT(name);
  CALLGRIND_STOP_INSTRUMENTATION;
}

#else

bool countsInstructions(void) { return false; }

void beginCounting(void) {}

void endCounting(const char *name) { (void)name; }

#endif
