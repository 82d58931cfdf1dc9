#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many heap allocations this thread has made so far; -1 where they are not counted.
long allocationCount(void);

/// How many bytes of the heap are in use; -1 where they are not counted.
long allocatedBytes(void);

#endif
