import CommandLineKit
import TypeRampProject

/// The options about fonts.
enum FontOptions {
  static let fonts = Option<String>(
    "fonts", placeholder: "PATH", isRepeatable: true,
    help: "font files, or folders of them: font names are looked up in them and among the fonts of iOS")

  static let ios = Option<IOSFonts>(
    "ios", placeholder: "VERSION",
    expected: "a version from \(IOSFonts.versions[0]) to \(IOSFonts.newestVersion)",
    help: "the iOS version whose fonts count (default: \(IOSFonts.newestVersion))"
  ) { IOSFonts(version: $0) }

  static let languages = Option<LanguageChoice>(
    "languages", placeholder: "LIST", expected: "languages such as de,ar,zh-Hant, or 'project'",
    help: "the app's languages, such as de,ar,zh-Hant; 'project' for those that its files are translated into"
  ) { LanguageChoice($0) }

  static let infoPlist = Option<String>(
    "info-plist", placeholder: "FILE", isRepeatable: true,
    help: "the Info.plist of an app or an extension: the fonts must be listed in its UIAppFonts")
}
