// The features of Linux; on Darwin the macro means nothing.
#define _GNU_SOURCE

#include "COrigin.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#if defined(__linux__)

static int make_socket(void) { return socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0); }
static int take_socket(int listener) { return accept4(listener, NULL, NULL, SOCK_CLOEXEC); }
static int make_pipe(int ends[2]) { return pipe2(ends, O_CLOEXEC); }
static const int send_flags = MSG_NOSIGNAL;
static const short peer_closed = POLLRDHUP;
static int peer_is_closed(int socket) { (void)socket; return 1; }
static void wake_listener(int listener) { shutdown(listener, SHUT_RDWR); }

#else  // The counterpart for Darwin. Untested.

static int marked(int descriptor) {
  if (descriptor >= 0) fcntl(descriptor, F_SETFD, FD_CLOEXEC);
  return descriptor;
}
static int quiet(int descriptor) {
  int on = 1;
  if (descriptor >= 0) setsockopt(descriptor, SOL_SOCKET, SO_NOSIGPIPE, &on, sizeof on);
  return marked(descriptor);
}
static int make_socket(void) { return quiet(socket(AF_INET, SOCK_STREAM, 0)); }
static int take_socket(int listener) { return quiet(accept(listener, NULL, NULL)); }
static int make_pipe(int ends[2]) {
  int failed = pipe(ends);
  if (!failed) marked(ends[0]), marked(ends[1]);
  return failed;
}
static const int send_flags = 0;
static const short peer_closed = POLLIN;
static int peer_is_closed(int socket) {
  char byte;
  return recv(socket, &byte, 1, MSG_PEEK | MSG_DONTWAIT) == 0;
}
// Shutting a listener does not wake `accept` there, so a connection of our own does.
static void wake_listener(int listener) {
  struct sockaddr_in address;
  socklen_t size = sizeof address;
  if (getsockname(listener, (struct sockaddr *)&address, &size) != 0) return;
  int caller = make_socket();
  if (caller < 0) return;
  connect(caller, (struct sockaddr *)&address, size);
  close(caller);
}

#endif

int origin_listen(uint16_t port, uint16_t *bound) {
  int listener = make_socket();
  if (listener < 0) return -errno;
  int on = 1;
  setsockopt(listener, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
  struct sockaddr_in address;
  memset(&address, 0, sizeof address);
  address.sin_family = AF_INET;
  address.sin_port = htons(port);
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  socklen_t size = sizeof address;
  if (bind(listener, (struct sockaddr *)&address, size) != 0 || listen(listener, 512) != 0 ||
      getsockname(listener, (struct sockaddr *)&address, &size) != 0) {
    int code = errno;
    close(listener);
    return -code;
  }
  *bound = ntohs(address.sin_port);
  return listener;
}

static int is_exhausted(int code) {
  return code == EMFILE || code == ENFILE || code == ENOBUFS || code == ENOMEM;
}

int origin_accept(int listener) {
  for (;;) {
    int taken = take_socket(listener);
    if (taken >= 0) {
      int on = 1;
      setsockopt(taken, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
      return taken;
    }
    int code = errno;
    if (is_exhausted(code)) {
      // The caller waits in the backlog until another connection gives its descriptor back.
      if (origin_pause(listener, 10) != 0) return -code;
    } else if (code != EINTR && code != ECONNABORTED) {
      return -code;
    }
  }
}

void origin_wake_listener(int listener) { wake_listener(listener); }

int origin_send(int socket, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    ssize_t sent = send(socket, next, count, send_flags);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return -errno;
    next += sent;
    count -= (size_t)sent;
  }
  return 0;
}

long origin_receive(int socket, void *bytes, size_t count) {
  for (;;) {
    ssize_t received = recv(socket, bytes, count, 0);
    if (received >= 0) return received;
    if (errno != EINTR) return -errno;
  }
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

int origin_pause(int socket, int milliseconds) {
  int64_t end = milliseconds_now() + milliseconds;
  for (;;) {
    int64_t left = end - milliseconds_now();
    if (left <= 0) return 0;
    struct pollfd watched = {socket, 0, 0};
    int count = poll(&watched, 1, (int)left);
    if (count == 0) return 0;
    if (count > 0 || errno != EINTR) return 1;
  }
}

int origin_await(int socket, int wake) {
  for (;;) {
    struct pollfd watched[2] = {{socket, peer_closed, 0}, {wake, POLLIN, 0}};
    if (poll(watched, 2, -1) < 0) {
      if (errno == EINTR) continue;
      return 1;
    }
    if (watched[1].revents) return 0;
    if (watched[0].revents & (POLLHUP | POLLERR | POLLNVAL)) return 1;
    if (watched[0].revents && peer_is_closed(socket)) return 1;
  }
}

int origin_pipe(int *reader, int *writer) {
  int ends[2];
  if (make_pipe(ends) != 0) return -errno;
  *reader = ends[0];
  *writer = ends[1];
  return 0;
}

void origin_signal(int writer) {
  char byte = 1;
  while (write(writer, &byte, 1) < 0 && errno == EINTR) {
  }
}

void origin_shut(int socket) { shutdown(socket, SHUT_RDWR); }

void origin_close(int descriptor) { close(descriptor); }

void origin_reset(int socket) {
  struct linger at_once = {1, 0};
  setsockopt(socket, SOL_SOCKET, SO_LINGER, &at_once, sizeof at_once);
  close(socket);
}

struct start {
  void (*body)(void *);
  void *context;
};

static void *run(void *opaque) {
  struct start start = *(struct start *)opaque;
  free(opaque);
  start.body(start.context);
  return NULL;
}

int origin_spawn(void (*body)(void *), void *context) {
  struct start *start = malloc(sizeof *start);
  if (!start) return -ENOMEM;
  start->body = body;
  start->context = context;
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_attr_setstacksize(&attributes, 512 * 1024);
  // The new thread inherits the mask, so no handler of the program runs on it.
  sigset_t all, before;
  sigfillset(&all);
  pthread_sigmask(SIG_SETMASK, &all, &before);
  pthread_t thread;
  int code = pthread_create(&thread, &attributes, run, start);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
  pthread_attr_destroy(&attributes);
  if (code != 0) free(start);
  return -code;
}

int64_t origin_now(void) { return (int64_t)time(NULL); }
