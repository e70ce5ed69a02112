#ifndef DIPTYCH_CCURSES_H
#define DIPTYCH_CCURSES_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <ncursesw/curses.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* curses.h offers most of this as macros, variadic functions, globals or unscoped constants: each
   gets a type here. */

/* Gives the terminal back as it was; may be called at any time and twice. */
static inline void diptych_restore(void) {
  if (stdscr != NULL && !isendwin()) endwin();
}

/* Whether characters outside of ASCII can be written: the locale's encoding is UTF-8, or a locale
   with it exists. */
static inline int diptych_choose_locale(void) {
  setlocale(LC_ALL, "");
  if (strcmp(nl_langinfo(CODESET), "UTF-8") == 0) return 1;
  if (setlocale(LC_CTYPE, "C.UTF-8") != NULL) return 1;
  return setlocale(LC_CTYPE, "en_US.UTF-8") != NULL;
}

/* Takes the terminal: 1, or 0 when its kind is unknown or cannot move the cursor. It is given back
   when the process ends, however it calls exit. */
static inline int diptych_open(void) {
  int found = 0;
  /* Asked first: newterm would leave its handlers of signals to a terminal that is not taken. */
  if (setupterm(NULL, STDOUT_FILENO, &found) != OK || tigetstr("cup") == NULL) return 0;
  if (newterm(NULL, stdout, stdin) == NULL) return 0;
  atexit(diptych_restore);
  cbreak();
  noecho();
  nonl();
  set_escdelay(25);
  keypad(stdscr, TRUE);
  nodelay(stdscr, TRUE);
  meta(stdscr, TRUE);
  leaveok(stdscr, TRUE);
  curs_set(0);
  return 1;
}

/* Whether colours could be set up: pair n is colour n on the terminal's own background. */
static inline int diptych_use_colours(void) {
  if (!has_colors()) return 0;
  start_color();
  use_default_colors();
  init_pair(1, COLOR_BLUE, -1);
  init_pair(2, COLOR_YELLOW, -1);
  init_pair(3, COLOR_GREEN, -1);
  init_pair(4, COLOR_RED, -1);
  return 1;
}

static inline void diptych_resize(int rows, int columns) { resizeterm(rows, columns); }
static inline void diptych_erase(void) { erase(); }
static inline void diptych_repaint(void) { clearok(stdscr, TRUE); }
static inline void diptych_show(void) { refresh(); }

/* Ends the process by a signal, as if nobody had listened to it. */
static inline void diptych_end_by(int number) {
  sigset_t set;
  diptych_restore();
  signal(number, SIG_DFL);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  raise(number);
}

/* Stops the process as its terminal asked for, and takes the terminal again when it goes on.
   ncurses does that inside its own handler, which may come in the middle of anything, on any
   thread. The threads of the main queue hold signals back. */
static inline void diptych_stop(void) {
  struct sigaction earlier;
  struct sigaction action;
  sigset_t set;
  sigset_t mask;
  endwin();
  memset(&action, 0, sizeof action);
  action.sa_handler = SIG_DFL;
  sigemptyset(&action.sa_mask);
  sigaction(SIGTSTP, &action, &earlier);
  sigemptyset(&set);
  sigaddset(&set, SIGTSTP);
  pthread_sigmask(SIG_UNBLOCK, &set, &mask);
  raise(SIGTSTP);
  pthread_sigmask(SIG_SETMASK, &mask, NULL);
  sigaction(SIGTSTP, &earlier, NULL);
  refresh();
}

/* Where the handler writes; used by diptych_listen and its handler alone. */
static int diptych_signal_descriptor = -1;

static inline void diptych_note_signal(int number) {
  int earlier = errno;
  unsigned char byte = (unsigned char)number;
  ssize_t written = write(diptych_signal_descriptor, &byte, 1);
  (void)written;
  errno = earlier;
}

/* Writes a byte with the signal's number into a descriptor whenever it arrives, from now on: a
   signal that comes while nobody reads waits there. A hang-up or a stop
   that is ignored, as nohup and shells without job control have it, stays ignored. */
static inline int diptych_listen(int number, int descriptor) {
  struct sigaction action;
  sigset_t set;
  diptych_signal_descriptor = descriptor;
  sigaction(number, NULL, &action);
  if ((number == SIGHUP || number == SIGTSTP) && action.sa_handler == SIG_IGN) return 0;
  memset(&action, 0, sizeof action);
  action.sa_handler = diptych_note_signal;
  action.sa_flags = SA_RESTART;
  sigemptyset(&action.sa_mask);
  sigemptyset(&set);
  sigaddset(&set, number);
  pthread_sigmask(SIG_UNBLOCK, &set, NULL);
  return sigaction(number, &action, NULL);
}

/* Makes a pipe that neither waits nor is inherited. */
static inline int diptych_make_pipe(int *read_end, int *write_end) {
  int ends[2];
  if (pipe(ends) != 0) return 0;
  for (int index = 0; index < 2; index++) {
    fcntl(ends[index], F_SETFL, O_NONBLOCK);
    fcntl(ends[index], F_SETFD, FD_CLOEXEC);
  }
  *read_end = ends[0];
  *write_end = ends[1];
  return 1;
}

static inline void diptych_reset(int number) {
  if (signal(number, SIG_DFL) == SIG_IGN) signal(number, SIG_IGN);
}

static inline int diptych_colour_pair(int pair) { return (int)COLOR_PAIR(pair); }
static inline int diptych_bold(void) { return (int)A_BOLD; }
static inline int diptych_dim(void) { return (int)A_DIM; }
static inline int diptych_reverse(void) { return (int)A_REVERSE; }

/* Sets the attributes of what is written next. */
static inline int diptych_set_attributes(int attributes) {
  return attrset((attr_t)attributes);
}

/* Writes UTF-8 text of a number of bytes at a place. */
static inline int diptych_write(int row, int column, const char *text, int length) {
  return mvaddnstr(row, column, text, length);
}

/* Reads one key without waiting: OK for a character, KEY_CODE_YES for a function key, ERR for
   none. */
static inline int diptych_read_key(unsigned int *key) {
  wint_t code = 0;
  int kind = get_wch(&code);
  *key = (unsigned int)code;
  return kind;
}

static inline int diptych_kind_character(void) { return OK; }
static inline int diptych_kind_function_key(void) { return KEY_CODE_YES; }

static inline int diptych_key_down(void) { return KEY_DOWN; }
static inline int diptych_key_up(void) { return KEY_UP; }
static inline int diptych_key_page_down(void) { return KEY_NPAGE; }
static inline int diptych_key_page_up(void) { return KEY_PPAGE; }
static inline int diptych_key_home(void) { return KEY_HOME; }
static inline int diptych_key_end(void) { return KEY_END; }
static inline int diptych_key_left(void) { return KEY_LEFT; }
static inline int diptych_key_right(void) { return KEY_RIGHT; }
static inline int diptych_key_backspace(void) { return KEY_BACKSPACE; }
static inline int diptych_key_enter(void) { return KEY_ENTER; }

#endif
