// A stand-in for Core Text, and for what it includes, as far as docs/measure/TextStyles.c uses them. A string is a C string.

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef double CGFloat;
typedef const void *CFTypeRef;
typedef const char *CFStringRef;
enum { kCFStringEncodingUTF8 = 0x08000100 };

static inline CFStringRef CFStringCreateWithCString(const void *allocator, const char *text, uint32_t encoding) {
  (void)allocator, (void)encoding;
  return strdup(text);
}
