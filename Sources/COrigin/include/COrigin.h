#ifndef DIPTYCH_CORIGIN_H
#define DIPTYCH_CORIGIN_H

#include <stddef.h>
#include <stdint.h>

// The system calls whose names, flags or behaviour differ between Linux and Darwin.
// Functions that return an int give a negated errno on failure.

/// Listens on 127.0.0.1; `port` 0 lets the system choose. Returns the descriptor.
int origin_listen(uint16_t port, uint16_t *_Nonnull bound);
/// Waits for a connection, and while the process has no descriptor left for one.
/// Returns its descriptor.
int origin_accept(int listener);
/// Makes a waiting `origin_accept` return an error; the descriptor stays open.
void origin_wake_listener(int listener);

/// Sends all bytes. Returns 0. Never raises SIGPIPE.
int origin_send(int socket, const void *_Nullable bytes, size_t count);
/// Receives some bytes. Returns their number, 0 at the end.
long origin_receive(int socket, void *_Nonnull bytes, size_t count);

/// Waits for the time to pass. Returns 0 then, 1 if the socket was shut or broken before.
int origin_pause(int socket, int milliseconds);
/// Waits for a byte on `wake`. Returns 0 then, 1 if the peer went away before.
int origin_await(int socket, int wake);
/// Makes a pipe whose ends are closed in child processes. Returns 0.
int origin_pipe(int *_Nonnull reader, int *_Nonnull writer);
/// Writes one byte to a pipe.
void origin_signal(int writer);

/// Ends both directions at once; calls blocked on the socket return.
void origin_shut(int socket);
/// Closes a descriptor.
void origin_close(int descriptor);
/// Closes a socket with RST instead of FIN.
void origin_reset(int socket);

/// Runs `body` on a detached thread that takes no signals. Returns 0.
int origin_spawn(void (*_Nonnull body)(void *_Nonnull), void *_Nonnull context);
/// The number of seconds since 1970.
int64_t origin_now(void);

#endif
