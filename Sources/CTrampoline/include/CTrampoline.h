#ifndef DIPTYCH_CTRAMPOLINE_H
#define DIPTYCH_CTRAMPOLINE_H

/// The object that the current thread's trampoline has installed, or NULL.
void *diptych_trampoline_get(void);

/// Installs an object as the current thread's trampoline; NULL removes it.
void diptych_trampoline_set(void *trampoline);

/// The object that takes a census of the current thread's graph objects, or NULL.
void *diptych_census_get(void);

/// Installs an object as the current thread's census; NULL removes it.
void diptych_census_set(void *census);

/// The scheduler that takes the place of the drivers' own on the current thread, or NULL.
void *diptych_sharing_get(void);

/// Installs a scheduler for the drivers of the current thread; NULL removes it.
void diptych_sharing_set(void *scheduler);

#endif
