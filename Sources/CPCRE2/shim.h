// PCRE2 with 8-bit code units: patterns and descriptions are UTF-8.
#define PCRE2_CODE_UNIT_WIDTH 8
#include <pcre2.h>
