#define _GNU_SOURCE
#include "CTrampoline.h"

#if defined(__linux__)

#include <sys/syscall.h>
#include <unistd.h>
#else
#include <pthread.h>
#endif

static _Thread_local void *trampoline;
static _Thread_local void *census;
static _Thread_local void *sharing;

void *diptych_trampoline_get(void) { return trampoline; }

void diptych_trampoline_set(void *installed) { trampoline = installed; }

void *diptych_census_get(void) { return census; }

void diptych_census_set(void *installed) { census = installed; }

void *diptych_sharing_get(void) { return sharing; }

void diptych_sharing_set(void *installed) { sharing = installed; }

bool diptych_is_main_thread(void) {
#if defined(__linux__)
  return syscall(SYS_gettid) == getpid();
#else
  return pthread_main_np() != 0;
#endif
}
