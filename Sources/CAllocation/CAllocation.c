#include "CAllocation.h"

#if defined(__linux__)

#include <malloc.h>

size_t diptych_memory_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#elif defined(__APPLE__)

#include <malloc/malloc.h>

// Untested: written from the documentation, on a machine without this system.
size_t diptych_memory_in_use(void) {
  malloc_statistics_t statistics;
  malloc_zone_statistics(NULL, &statistics);
  return statistics.size_in_use;
}

#endif
