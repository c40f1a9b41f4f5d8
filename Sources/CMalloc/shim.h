// The C library's own settings of its allocator, which Swift's overlay leaves out, and how the heap
// of the program and of its benchmarks is taken from the system. Linux only.
#pragma once
#include <malloc.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <unistd.h>

// What the system gives in one piece where it has large pages.
enum { heap_page = 1 << 21 };

// Takes the heap from the system in one piece of that many addresses, of which only what is used
// costs memory, and in large pages; to be called before anything is allocated. Only what is larger
// than a heap should be is given back as soon as it is let go of; without a limit of ours the C
// library takes the first large buffer that is freed as a sign to keep all of that size.
static inline void heap_settle(size_t bytes) {
  mallopt(M_MMAP_THRESHOLD, 16 << 20);
  // A second thread takes its memory from the same heap.
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_TRIM_THRESHOLD, (int)bytes * 2);
  mallopt(M_TOP_PAD, (int)bytes);
  // More than the heap has so far, so that it grows now; later it grows by little, and where the
  // process may not have so much, from the beginning.
  void *first = malloc(1 << 20);
  mallopt(M_TOP_PAD, 1 << 20);
  if (first == NULL) return;
  uintptr_t begin = ((uintptr_t)first + heap_page - 1) & ~(uintptr_t)(heap_page - 1);
  uintptr_t end = (uintptr_t)sbrk(0);
  // Where the system has no large pages, nothing is lost.
  if (end != UINTPTR_MAX && begin < end) madvise((void *)begin, end - begin, MADV_HUGEPAGE);
  free(first);
}
