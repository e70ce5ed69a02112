#ifndef DIPTYCH_CTRAMPOLINE_H
#define DIPTYCH_CTRAMPOLINE_H

/// The object that the current thread's trampoline has installed, or NULL.
void *diptych_trampoline_get(void);

/// Installs an object as the current thread's trampoline; NULL removes it.
void diptych_trampoline_set(void *trampoline);

#endif
