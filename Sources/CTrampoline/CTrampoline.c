#include "CTrampoline.h"

static _Thread_local void *current;

void *diptych_trampoline_get(void) { return current; }

void diptych_trampoline_set(void *trampoline) { current = trampoline; }
