import CommandLineKit
import TypeRampKit

/// The options about fonts that `compile` and `validate` share.
enum FontOptions {
  static let fonts = Option<String>(
    "fonts", placeholder: "PATH", isRepeatable: true,
    help: "font files, or folders of them: font names are looked up in them and among the fonts of iOS")

  static let ios = Option<IOSFonts>(
    "ios", placeholder: "VERSION", expected: "a version from \(IOSFonts.versions[0]) on",
    help: "the iOS whose fonts are there; \(IOSFonts.newestVersion) unless given"
  ) { IOSFonts(version: $0) }
}
