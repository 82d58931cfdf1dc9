#ifndef INSTRUCTION_COUNTER_H
#define INSTRUCTION_COUNTER_H

#include <stdbool.h>

/// Whether the program runs in callgrind, and was compiled with its header.
bool countsInstructions(void);

/// Begins to count instructions; what has been counted so far is dropped.
void beginCounting(void);

/// Ends counting, and writes what has been counted to callgrind's next file, with this name.
void endCounting(const char *name);

#endif
