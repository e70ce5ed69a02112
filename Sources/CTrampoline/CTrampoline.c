#include "CTrampoline.h"

static _Thread_local void *trampoline;
static _Thread_local void *census;
static _Thread_local void *sharing;

void *diptych_trampoline_get(void) { return trampoline; }

void diptych_trampoline_set(void *installed) { trampoline = installed; }

void *diptych_census_get(void) { return census; }

void diptych_census_set(void *installed) { census = installed; }

void *diptych_sharing_get(void) { return sharing; }

void diptych_sharing_set(void *installed) { sharing = installed; }
