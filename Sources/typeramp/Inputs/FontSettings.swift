import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// The fonts given in a call.
struct FontSettings {
  private let paths: [String]
  private let ios: IOSFonts?

  /// - Parameters:
  ///   - paths: font files, and folders of them.
  ///   - ios: the iOS version of the system's fonts; nil for the newest known.
  init(_ paths: [String], ios: IOSFonts?) {
    self.paths = paths
    self.ios = ios
  }

  /// Whether font files are given.
  var hasFiles: Bool { !paths.isEmpty }

  /// The given fonts; nil if there are none.
  ///
  /// - Parameters:
  ///   - keepsContents: whether an output embeds fonts.
  ///   - status: becomes a failure if a file cannot be read, a given file is not a font, or a folder has no fonts.
  func catalog(keepsContents: Bool = false, _ console: Console, _ status: inout ExitStatus) -> FontCatalog? {
    guard !paths.isEmpty || ios != nil else { return nil }
    var catalog = FontCatalog(system: ios ?? .newest)
    catalog.keepsContents = keepsContents
    for path in paths {
      let count = add(path, to: &catalog, console, &status)
      // In a checkout without its large files, no name would be checked.
      if count == 0, path != "-", Files.kind(of: path) == .folder {
        console.report(["typeramp: error: no font file in '\(DisplayText.escaped(path))' can be read"])
        status = .failure
      }
    }
    return catalog
  }

  /// The fonts in folders that are searched for dictionaries; nil if there are none.
  func catalog(foundIn folders: [String], _ console: Console, _ status: inout ExitStatus) -> FontCatalog? {
    var catalog = FontCatalog(system: ios ?? .newest)
    let count = folders.reduce(0) { $0 + add($1, to: &catalog, console, &status) }
    return count > 0 || ios != nil ? catalog : nil
  }

  /// Adds the fonts at a path; returns the number of files read.
  private func add(
    _ path: String, to catalog: inout FontCatalog, _ console: Console, _ status: inout ExitStatus
  ) -> Int {
    var (read, passed) = (0, 0)
    FontSearch.read([path]) { outcome in
      switch outcome {
      case .font(let font, let path):
        catalog.add(font, at: path)
        read += 1
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
    if passed > 0 {
      let what = passed.counted("font file")
      let path = DisplayText.escaped(path)
      console.report(["typeramp: note: \(what) in '\(path)' cannot be read; 'typeramp fonts' says why"])
    }
    return read
  }
}
