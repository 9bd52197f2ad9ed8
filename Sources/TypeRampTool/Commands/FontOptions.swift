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
}

/// What a call says of fonts.
struct FontSettings {
  private let paths: [String]
  private let ios: IOSFonts?

  init(_ arguments: Arguments) {
    paths = arguments.all(FontOptions.fonts)
    ios = arguments[FontOptions.ios]
  }

  /// The fonts that there are; nil when nothing is said of them.
  ///
  /// - Parameter report: is told of files that are not read.
  func catalog(report: ([String]) -> Void) throws(FileError) -> FontCatalog? {
    guard !paths.isEmpty || ios != nil else { return nil }
    var catalog = FontCatalog(system: ios ?? .newest)
    for path in paths {
      for file in try FontSearch.files(at: path) {
        let bytes = try Files.read(file, limit: Limits.inputSize)
        do throws(FontFileError) {
          catalog.add(try FontFile(bytes), at: file)
        } catch {
          report(["\(DisplayText.escaped(file)): warning: \(error.message) [font-file]"])
        }
      }
    }
    return catalog
  }
}
