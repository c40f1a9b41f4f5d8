// Faults for a program under test.
//
// Loaded before the program (LD_PRELOAD), this stands between it and the system's calls that change
// files. It counts them from 1, and does something to the one it is told of. Calls on what is no
// file or folder (terminals, pipes) and on standard input and output are neither counted nor touched.
//
//   DAYBOOK_FAULT="kill 17"        the process is killed before its 17th call
//   DAYBOOK_FAULT="half 17"        the same, after half of the bytes where the call writes
//   DAYBOOK_FAULT="short 17"       the 17th call, where it writes, writes half and says so
//   DAYBOOK_FAULT="fail 28 17"     the 17th call fails with error number 28
//   DAYBOOK_FAULT="fail-on 28 17"  the 17th and all later calls do
//   DAYBOOK_FAULT_LOG=FILE         a line for each call: number, name, path, and a second path
//   DAYBOOK_FAULT_CLOCK=-3600      the wall clock is an hour behind
//
// Linux only, since that is where a loader takes such a library; elsewhere it is empty.
#ifdef __linux__
#define _GNU_SOURCE
#include "FaultShim.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum mode { MODE_NONE, MODE_KILL, MODE_HALF, MODE_SHORT, MODE_FAIL, MODE_FAIL_ON };

static enum mode mode = MODE_NONE;
static int fault_error;
static long fault_call;
static long clock_offset;
static int log_file = -1;
static atomic_long calls;

static void begin(void) {
  static atomic_flag has_begun = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&has_begun)) return;
  const char *fault = getenv("DAYBOOK_FAULT");
  if (fault) {
    if (sscanf(fault, "kill %ld", &fault_call) == 1) mode = MODE_KILL;
    else if (sscanf(fault, "half %ld", &fault_call) == 1) mode = MODE_HALF;
    else if (sscanf(fault, "short %ld", &fault_call) == 1) mode = MODE_SHORT;
    else if (sscanf(fault, "fail %d %ld", &fault_error, &fault_call) == 2) mode = MODE_FAIL;
    else if (sscanf(fault, "fail-on %d %ld", &fault_error, &fault_call) == 2) mode = MODE_FAIL_ON;
  }
  const char *path = getenv("DAYBOOK_FAULT_LOG");
  if (path) {
    log_file = (int)syscall(
        SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
  }
  const char *offset = getenv("DAYBOOK_FAULT_CLOCK");
  if (offset) clock_offset = atol(offset);
}

// What the program starts is left in peace.
__attribute__((constructor)) static void load(void) {
  begin();
  unsetenv("LD_PRELOAD");
  unsetenv("DAYBOOK_FAULT");
  unsetenv("DAYBOOK_FAULT_LOG");
  unsetenv("DAYBOOK_FAULT_CLOCK");
}

static void die(void) {
  syscall(SYS_kill, (long)getpid(), (long)SIGKILL);
  for (;;) pause();
}

// What is to be done to a call.
enum verdict { GO_ON, FAIL, HALF_AND_DIE, HALF };

static enum verdict meet(const char *name, const char *path, const char *other, int writes) {
  begin();
  int saved = errno;
  long number = atomic_fetch_add(&calls, 1) + 1;
  if (log_file >= 0) {
    char line[1200];
    int length = snprintf(
        line, sizeof line, "%ld\t%s\t%.500s\t%.500s\n", number, name, path ? path : "",
        other ? other : "");
    if (length > 0) syscall(SYS_write, (long)log_file, line, (size_t)length);
  }
  errno = saved;
  if (mode == MODE_FAIL_ON && number >= fault_call) {
    errno = fault_error;
    return FAIL;
  }
  if (number != fault_call) return GO_ON;
  switch (mode) {
    case MODE_KILL: die(); break;
    case MODE_HALF:
      if (!writes) die();
      return HALF_AND_DIE;
    case MODE_SHORT: return writes ? HALF : GO_ON;
    case MODE_FAIL: errno = fault_error; return FAIL;
    default: break;
  }
  return GO_ON;
}

// Whether a descriptor is a file's or a folder's, beside the standard streams.
static int is_counted(int file) {
  struct stat info;
  int saved = errno;
  int counts = file > 2 && fstat(file, &info) == 0 &&
               (S_ISREG(info.st_mode) || S_ISDIR(info.st_mode));
  errno = saved;
  return counts;
}

static enum verdict meet_file(const char *name, int file, int writes) {
  begin();
  if (!is_counted(file)) return GO_ON;
  char path[512] = "";
  if (log_file >= 0) {
    char link[64];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, sizeof path - 1);
    path[length > 0 ? length : 0] = 0;
  }
  return meet(name, path, NULL, writes);
}

// MARK: Opening

static int open_any(const char *name, int folder, const char *path, int flags, mode_t permissions) {
  if ((flags & (O_CREAT | O_TRUNC)) && meet(name, path, NULL, 0) == FAIL) return -1;
  return (int)syscall(SYS_openat, folder, path, flags, permissions);
}

static mode_t permissions_of(int flags, va_list arguments) {
  return (flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(arguments, mode_t) : 0;
}

#define OPEN(NAME)                                             \
  int NAME(const char *path, int flags, ...) {                 \
    va_list arguments;                                         \
    va_start(arguments, flags);                                \
    mode_t permissions = permissions_of(flags, arguments);     \
    va_end(arguments);                                         \
    return open_any("open", AT_FDCWD, path, flags, permissions); \
  }
OPEN(open)
OPEN(open64)

#define OPENAT(NAME)                                           \
  int NAME(int folder, const char *path, int flags, ...) {     \
    va_list arguments;                                         \
    va_start(arguments, flags);                                \
    mode_t permissions = permissions_of(flags, arguments);     \
    va_end(arguments);                                         \
    return open_any("open", folder, path, flags, permissions); \
  }
OPENAT(openat)
OPENAT(openat64)

int creat(const char *path, mode_t permissions) {
  return open_any("open", AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, permissions);
}

int mkdirat(int folder, const char *path, mode_t permissions) {
  if (meet("mkdir", path, NULL, 0) == FAIL) return -1;
  return (int)syscall(SYS_mkdirat, folder, path, permissions);
}

int mkdir(const char *path, mode_t permissions) { return mkdirat(AT_FDCWD, path, permissions); }

// MARK: Writing

ssize_t write(int file, const void *bytes, size_t count) {
  switch (meet_file("write", file, 1)) {
    case FAIL: return -1;
    case HALF_AND_DIE: syscall(SYS_write, file, bytes, count / 2); die(); return -1;
    case HALF: return syscall(SYS_write, file, bytes, count > 1 ? count / 2 : count);
    case GO_ON: break;
  }
  return syscall(SYS_write, file, bytes, count);
}

static ssize_t write_at(int file, const void *bytes, size_t count, off_t offset) {
  switch (meet_file("pwrite", file, 1)) {
    case FAIL: return -1;
    case HALF_AND_DIE: syscall(SYS_pwrite64, file, bytes, count / 2, offset); die(); return -1;
    case HALF: return syscall(SYS_pwrite64, file, bytes, count > 1 ? count / 2 : count, offset);
    case GO_ON: break;
  }
  return syscall(SYS_pwrite64, file, bytes, count, offset);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  return write_at(file, bytes, count, offset);
}

ssize_t pwrite64(int file, const void *bytes, size_t count, off64_t offset) {
  return write_at(file, bytes, count, offset);
}

// Half of a gathered write is its first piece.
ssize_t writev(int file, const struct iovec *pieces, int count) {
  switch (meet_file("writev", file, 1)) {
    case FAIL: return -1;
    case HALF_AND_DIE: syscall(SYS_writev, file, pieces, count > 1 ? 1 : 0); die(); return -1;
    case HALF: return syscall(SYS_writev, file, pieces, 1);
    case GO_ON: break;
  }
  return syscall(SYS_writev, file, pieces, count);
}

// MARK: Keeping

int fsync(int file) {
  if (meet_file("fsync", file, 0) == FAIL) return -1;
  return (int)syscall(SYS_fsync, file);
}

int fdatasync(int file) {
  if (meet_file("fsync", file, 0) == FAIL) return -1;
  return (int)syscall(SYS_fdatasync, file);
}

// MARK: Names and lengths

int renameat2(int from, const char *old, int to, const char *new, unsigned flags) {
  if (meet("rename", old, new, 0) == FAIL) return -1;
  return (int)syscall(SYS_renameat2, from, old, to, new, flags);
}

int renameat(int from, const char *old, int to, const char *new) {
  return renameat2(from, old, to, new, 0);
}

int rename(const char *old, const char *new) { return renameat2(AT_FDCWD, old, AT_FDCWD, new, 0); }

int linkat(int from, const char *old, int to, const char *new, int flags) {
  if (meet("link", old, new, 0) == FAIL) return -1;
  return (int)syscall(SYS_linkat, from, old, to, new, flags);
}

int link(const char *old, const char *new) { return linkat(AT_FDCWD, old, AT_FDCWD, new, 0); }

int unlinkat(int folder, const char *path, int flags) {
  if (meet(flags & AT_REMOVEDIR ? "rmdir" : "unlink", path, NULL, 0) == FAIL) return -1;
  return (int)syscall(SYS_unlinkat, folder, path, flags);
}

int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }

static int cut_file(int file, off_t length) {
  if (meet_file("truncate", file, 0) == FAIL) return -1;
  return (int)syscall(SYS_ftruncate, file, length);
}

int ftruncate(int file, off_t length) { return cut_file(file, length); }
int ftruncate64(int file, off64_t length) { return cut_file(file, length); }

static int cut_path(const char *path, off_t length) {
  if (meet("truncate", path, NULL, 0) == FAIL) return -1;
  return (int)syscall(SYS_truncate, path, length);
}

int truncate(const char *path, off_t length) { return cut_path(path, length); }
int truncate64(const char *path, off64_t length) { return cut_path(path, length); }

// MARK: The clock

int clock_gettime(clockid_t which, struct timespec *now) {
  begin();
  int result = (int)syscall(SYS_clock_gettime, which, now);
  if (result == 0 && which == CLOCK_REALTIME) now->tv_sec += clock_offset;
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  (void)zone;
  struct timespec precise;
  if (clock_gettime(CLOCK_REALTIME, &precise) != 0) return -1;
  now->tv_sec = precise.tv_sec;
  now->tv_usec = precise.tv_nsec / 1000;
  return 0;
}

time_t time(time_t *place) {
  struct timespec now;
  clock_gettime(CLOCK_REALTIME, &now);
  if (place) *place = now.tv_sec;
  return now.tv_sec;
}
#endif
