// The counters of a build with coverage, and nothing in any other build. A program that ends leaves no
// file of them, unless the environment names one as LLVM_PROFILE_FILE.
#ifndef CCOVERAGE_H
#define CCOVERAGE_H

#include <stdbool.h>

/// Whether this program was built with coverage.
bool coverage_is_available(void);

/// Sets every counter to zero.
void coverage_reset(void);

/// Writes every counter to a file.
///
/// Returns whether the file was written.
bool coverage_write(const char *path);

/// Lets the program write nothing when it ends.
void coverage_silence(void);

#endif
