#include "InstructionCounter.h"

// The requests of callgrind are instructions that do nothing outside of it.
#if defined(__has_include)
#if __has_include(<valgrind/callgrind.h>)
#define CAN_COUNT 1
#endif
#endif

#ifdef CAN_COUNT

#include <stdlib.h>
#include <valgrind/callgrind.h>

bool countsInstructions(void) { return RUNNING_ON_VALGRIND > 0; }

void startCounting(void) { CALLGRIND_START_INSTRUMENTATION; }

void beginCounting(void) {
  // What was freed before would be sorted by the first allocation that is counted.
  for (int i = 0; i < 10; i++) {
    void *volatile memory = malloc(1 << 16);
    free(memory);
  }
  CALLGRIND_ZERO_STATS;
}

void dumpCount(const char *name) { CALLGRIND_DUMP_STATS_AT(name); }

void stopCounting(void) { CALLGRIND_STOP_INSTRUMENTATION; }

#else

bool countsInstructions(void) { return false; }

void startCounting(void) {}

void beginCounting(void) {}

void dumpCount(const char *name) { (void)name; }

void stopCounting(void) {}

#endif
