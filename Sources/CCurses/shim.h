#ifndef DIPTYCH_CCURSES_H
#define DIPTYCH_CCURSES_H

#ifndef NCURSES_WIDECHAR
#define NCURSES_WIDECHAR 1
#endif
#include <ncursesw/curses.h>

/* curses.h offers these as macros, variadic functions or unscoped constants: each gets a type. */

static inline int diptych_color_pair(int pair) { return (int)COLOR_PAIR(pair); }
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
