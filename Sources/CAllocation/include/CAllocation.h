#ifndef DIPTYCH_CALLOCATION_H
#define DIPTYCH_CALLOCATION_H

#include <stdbool.h>
#include <stddef.h>

/// How many bytes the allocator has handed out and not taken back.
size_t diptych_memory_in_use(void);

/// Whether this build counts allocations: with glibc, and without a sanitizer.
bool diptych_counts_allocations(void);

/// How often this thread has asked the allocator for memory.
size_t diptych_allocations(void);

#endif
