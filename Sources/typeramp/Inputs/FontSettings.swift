import CommandLineKit
import FileSystem
import TypeRampKit

/// The fonts that a call names.
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

  /// The fonts that are available; nil when the call names none.
  ///
  /// - Parameter status: becomes a failure when a file cannot be read, or a named file is no font.
  func catalog(_ console: Console, _ status: inout ExitStatus) -> FontCatalog? {
    guard !paths.isEmpty || ios != nil else { return nil }
    var catalog = FontCatalog(system: ios ?? .newest)
    var passed = 0
    FontSearch.read(paths) { outcome in
      switch outcome {
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
