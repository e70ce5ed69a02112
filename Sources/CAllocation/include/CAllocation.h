#ifndef DIPTYCH_CALLOCATION_H
#define DIPTYCH_CALLOCATION_H

#include <stddef.h>

/// How many bytes the allocator has handed out and not taken back.
size_t diptych_memory_in_use(void);

#endif
