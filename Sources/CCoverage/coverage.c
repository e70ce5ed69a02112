#include "CCoverage.h"

// Weak, so that a build without coverage links as well.
__attribute__((weak)) void __llvm_profile_reset_counters(void);
__attribute__((weak)) void __llvm_profile_set_filename(const char *);
__attribute__((weak)) int __llvm_profile_write_file(void);

// Where the counters go when the program ends, unless LLVM_PROFILE_FILE says otherwise. Named before
// main, since the file is created when the program is loaded: default.profraw in the present folder.
__attribute__((visibility("hidden"))) const char __llvm_profile_filename[] = "/dev/null";

bool coverage_is_available(void) {
  return __llvm_profile_reset_counters && __llvm_profile_set_filename && __llvm_profile_write_file;
}

void coverage_reset(void) {
  if (coverage_is_available()) __llvm_profile_reset_counters();
}

bool coverage_write(const char *path) {
  if (!coverage_is_available()) return false;
  __llvm_profile_set_filename(path);
  return __llvm_profile_write_file() == 0;
}

void coverage_silence(void) {
  if (coverage_is_available()) __llvm_profile_set_filename("/dev/null");
}
