// The settings of glibc's allocator, which Swift's module of glibc leaves out.
#include <malloc.h>
