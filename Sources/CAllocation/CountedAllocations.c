#include "CAllocation.h"

#include <stdlib.h>

#if !defined(__has_feature)
#define __has_feature(name) 0
#endif

#if defined(__GLIBC__) && !__has_feature(thread_sanitizer) && !__has_feature(address_sanitizer)

// The program's own malloc, which the linker puts before that of the system: it counts, and lets the
// system's do the work. Sanitizers bring one of their own.
extern void *__libc_malloc(size_t size);

static _Thread_local size_t count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

bool diptych_counts_allocations(void) { return true; }

size_t diptych_allocations(void) { return count; }

#else  // Other systems do not count. Untested.

bool diptych_counts_allocations(void) { return false; }

size_t diptych_allocations(void) { return 0; }

#endif
