import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import FontFiles
import TypeRamp

/// The options about fonts that `compile` and `validate` share.
enum FontOptions {
  static let fonts = Option<String>(
    "fonts", placeholder: "PATH", isRepeatable: true,
    help: "font files, or folders of them: font names are looked up in them and among the fonts of iOS")

  static let ios = Option<IOSFonts>(
    "ios", placeholder: "VERSION", expected: "a version from \(IOSFonts.versions[0]) on",
    help: "the iOS whose fonts are there; \(IOSFonts.newest.version) unless given"
  ) { IOSFonts(version: $0) }

  static let infoPlist = Option<String>(
    "info-plist", placeholder: "FILE", help: "an app's Info.plist: fonts must be listed in its UIAppFonts")

  /// The fonts that the arguments give; nil when they give none.
  ///
  /// - Parameter report: is told of files that are not read.
  static func catalog(_ arguments: Arguments, report: ([String]) -> Void) throws(FileError) -> FontCatalog? {
    let paths = arguments.all(fonts)
    guard !paths.isEmpty || arguments.has(ios) else { return nil }
    var catalog = FontCatalog(system: arguments[ios] ?? .newest)
    for path in paths {
      for file in try FontSearch.files(at: path) {
        do throws(FontFileError) {
          catalog.add(try FontFile(try Files.read(file, limit: Limits.inputSize)), at: file)
        } catch {
          report(["\(DisplayText.escaped(file)): warning: \(error.message) [font-file]"])
        }
      }
    }
    return catalog
  }
}
