// libxml2's headers include ICU's when it was built with ICU, and ICU's clash with Foundation's
// own copy in a clean build. No type of ours ever holds an ICU handle, so the guard is safe.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED
#include <libxml/parser.h>
#include <libxml/HTMLparser.h>
#include <libxml/parserInternals.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
