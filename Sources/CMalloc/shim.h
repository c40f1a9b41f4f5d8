// The C library's own settings of its allocator, which Swift's overlay leaves out. Linux only.
#include <malloc.h>
