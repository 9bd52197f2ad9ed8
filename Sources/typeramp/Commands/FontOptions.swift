import CommandLineKit
import FileSystem
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

/// What a call says of fonts.
struct FontSettings {
  private let paths: [String]
  private let ios: IOSFonts?

  init(_ arguments: Arguments) {
    paths = arguments.all(FontOptions.fonts)
    ios = arguments[FontOptions.ios]
  }

  /// Font files, and the fonts of the newest iOS.
  init(_ paths: [String]) {
    self.paths = paths
    ios = nil
  }

  /// The fonts that there are; nil when nothing is said of them.
  ///
  /// - Parameter status: becomes a failure when a file cannot be read, or one that is named is no font.
  func catalog(_ console: Console, _ status: inout ExitStatus) -> FontCatalog? {
    guard !paths.isEmpty || ios != nil else { return nil }
    var catalog = FontCatalog(system: ios ?? .newest)
    var passed = 0
    FontSearch.read(paths) { result in
      switch result {
      case .font(let font, let path): catalog.add(font, at: path)
      case .declined(_, let path, isNamed: false):
        catalog.pass(path)
        passed += 1
      case .declined(let error, let path, isNamed: true):
        console.report([error.line(for: path)])
        status = .failure
      case .failed(let error):
        console.report(error)
        status = .failure
      }
    }
    if passed > 0 { console.report(["typeramp: note: \(passed) font files were passed over; name them to see why"]) }
    return catalog
  }
}
