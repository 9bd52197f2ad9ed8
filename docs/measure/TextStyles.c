// Prints Core Text's own table of text styles, for every system, as JSON: docs/dev/measuring.md. It runs on any Mac.
// CTFontDescriptorGetTextStyleSize is private: use it to measure, not in an app.

#include <CoreText/CoreText.h>
#include <stdio.h>

extern CGFloat CTFontDescriptorGetTextStyleSize(CFStringRef, CFTypeRef, uint32_t, CGFloat *weight, CGFloat *spacing);

static const char *systems[] = {"iOS", "watchOS", "tvOS", "macOS", "Touch Bar", "visionOS"};
static const char *styles[] = {"ExtraLargeTitle", "ExtraLargeTitle2", "Title0", "Title1", "Title2", "Title3", "Headline",
                               "Subhead", "Body", "Callout", "Footnote", "Caption1", "Caption2"};
static const char *categories[] = {"XS", "S", "M", "L", "XL", "XXL", "XXXL", "AccessibilityM", "AccessibilityL",
                                   "AccessibilityXL", "AccessibilityXXL", "AccessibilityXXXL"};
enum { size, spacing, weight };

static CFStringRef text(const char *prefix, const char *name) {
  char buffer[64];
  snprintf(buffer, sizeof buffer, "UICT%s%s", prefix, name);
  return CFStringCreateWithCString(NULL, buffer, kCFStringEncodingUTF8);
}

static void row(const char *name, int value, CFStringRef style, int system) {
  printf("%s\"%s\": [", value ? "], " : "", name);
  for (int i = 0; i < 12; i++) {
    CGFloat cell[3] = {0};
    cell[size] = CTFontDescriptorGetTextStyleSize(
        style, text("ContentSizeCategory", categories[i]), system, &cell[weight], &cell[spacing]);
    printf("%s%.17g", i ? ", " : "", cell[value]);
  }
}

int main(int count, char **arguments) {
  for (int system = 0; system < 6; system++) {
    printf("%s{\"measurementsVersion\": 1, \"system\": \"%s\", ", system ? ",\n" : "[", systems[system]);
    printf("\"systemVersion\": \"by Core Text of %s\", \"styles\": {", count > 1 ? arguments[1] : "a system");
    for (int i = 0; i < 13; i++) {
      CFStringRef style = text("FontTextStyle", styles[i]);
      printf("%s\n\"UICTFontTextStyle%s\": {", i ? "," : "", styles[i]);
      row("pointSizes", size, style, system);
      row("lineSpacings", spacing, style, system);
      row("weights", weight, style, system);
      printf("]}");
    }
    printf("}}");
  }
  puts("]");
}
