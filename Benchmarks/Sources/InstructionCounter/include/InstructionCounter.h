#ifndef INSTRUCTION_COUNTER_H
#define INSTRUCTION_COUNTER_H

#include <stdbool.h>

/// Whether the program runs in callgrind, and was compiled with its header.
bool countsInstructions(void);

/// Makes callgrind watch the program, which is slow from here on, and takes a while itself.
void startCounting(void);

/// Counts from here on.
void beginCounting(void);

/// Writes what has been counted to callgrind's next file, with this name.
void dumpCount(const char *name);

/// Lets the program run fast again.
void stopCounting(void);

#endif
