// What only the one who builds knows: swift build -Xcc '-DDAYBOOK_COMMIT="1a2b3c4d"'
#ifndef DAYBOOK_COMMIT
#define DAYBOOK_COMMIT ""
#endif

static inline const char *_Nonnull daybook_commit(void) { return DAYBOOK_COMMIT; }
