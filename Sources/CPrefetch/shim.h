// A word to the processor that Swift has none for.
#ifndef CPREFETCH_SHIM_H
#define CPREFETCH_SHIM_H

// Begins to bring a place of memory near, and waits for nothing; any address will do.
static inline void prefetch_place(const void *_Nullable place) { __builtin_prefetch(place, 0, 3); }

#endif
