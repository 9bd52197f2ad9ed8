package import OperatingSystem

/// The font files for the paths of a call: each file itself, and the font files of each folder.
package enum FontSearch {
  /// A file that was read, or why it could not be.
  package enum Found {
    case font(FontFile, path: String)
    case declined(FontFileError, path: String, isNamed: Bool)
    case failed(FileError)
  }

  /// Reads the files at paths one by one, in the order of their names.
  ///
  /// - Parameter top: the folder that no link may lead out of; nil if a call names the fonts, whose folders often have
  ///   links to those of the system.
  package static func read(
    _ paths: [String], in store: any FileStore = DiskFiles(), within top: String? = nil, each: (Found) throws -> Void
  ) rethrows {
    for path in paths {
      let isFolder = path != "-" && store.kind(of: path) == .folder
      let isFont = { Files.hasExtension($0, among: FontFile.extensions) }
      let tree = isFolder ? FileTree(of: path, in: store, mayLeave: true, where: isFont) : nil
      for error in tree?.errors ?? [] { try each(.failed(error)) }
      for file in tree?.files ?? [path] {
        let isOut = top.map { store.leads(file, outOf: $0) } ?? false
        let error = FileError.said(file, "it is a link out of the folder; only a call can name such a file")
        try each(isOut ? .failed(error) : read(file, in: store, isNamed: !isFolder))
      }
    }
  }

  private static func read(_ path: String, in store: any FileStore, isNamed: Bool) -> Found {
    do throws(FileError) {
      let input = Input(argument: path, in: store)
      let bytes = try input.read(from: store)
      do throws(FontFileError) {
        return .font(try FontFile(bytes), path: input.path)
      } catch {
        return .declined(error, path: input.path, isNamed: isNamed)
      }
    } catch {
      return .failed(error)
    }
  }
}

/// What was measured of font files: each once, unless its bytes have changed.
package struct FontMeasures: Sendable {
  private let known = Shared<[String: (font: [UInt8], languages: [LanguageLetters], faces: [[LanguageCoverage]])]>([:])

  package init() {}

  package func measure(_ font: FontFile, _ path: String, _ languages: [LanguageLetters]) -> [[LanguageCoverage]] {
    known.change { known in
      if let old = known[path], old.languages == languages, old.font == font.bytes { return old.faces }
      let faces = font.coverage(of: languages)
      // The bytes are kept, so not those of all fonts of a long session.
      if known.count >= 256 { known = [:] }
      known[path] = (font.bytes, languages, faces)
      return faces
    }
  }
}

/// The fonts of a project, and what is wrong with its font files.
package struct ProjectFonts {
  package private(set) var catalog: FontCatalog
  package private(set) var problems: [Problem] = []
  private var count = 0

  /// Why a font is missing in the catalog.
  package enum Problem {
    case failed(FileError)
    /// A file that was named is not a font, or a file is a pointer to one.
    case declined(FontFileError, path: String)
    /// Font files of a folder cannot be read: how many, and the folder.
    case unreadable(Int, path: String)
    /// A folder has no font, and why its first file is none: without its large files, no name would be checked.
    case empty(path: String, reason: String?)

    /// Whether the fonts are not those that were asked for.
    package var isError: Bool { if case .unreadable = self { false } else { true } }

    /// The folder without a font; nil for another problem.
    package var emptyFolder: String? { if case .empty(let path, _) = self { path } else { nil } }

    /// A sentence without a full stop.
    package var message: String {
      switch self {
      case .failed(let error): error.message
      case .declined(let error, let path): "cannot read '\(path)': \(error.message)"
      case .unreadable(let count, let path):
        "\(count.counted("font file")) in '\(path)' cannot be read; 'typeramp fonts' says why"
      case .empty(let path, let reason?): "no font file in '\(path)' can be read: \(reason)"
      case .empty(let path, nil):
        "there is no font file in '\(path)' that can be read; expected TrueType or OpenType files"
      }
    }
  }

  /// Reads fonts; nil if there are none, and no iOS version is given.
  ///
  /// - Parameters:
  ///   - isSearch: whether they are folders that are searched for dictionaries, which need not have fonts.
  ///   - top: the folder that no link may lead out of, if a configuration names the paths.
  package init?(
    _ paths: [String], isSearch: Bool, ios: IOSFonts?, languages: [LanguageLetters], keepsContents: Bool,
    in store: any FileStore, within top: String?
  ) {
    if paths.isEmpty, ios == nil { return nil }
    catalog = FontCatalog(system: ios ?? .newest)
    (catalog.languages, catalog.keepsContents) = (languages, keepsContents)
    for path in paths { add(path, in: store, within: isSearch ? path : top, mayBeEmpty: isSearch) }
    if isSearch, count == 0, ios == nil, problems.isEmpty { return nil }
  }

  private mutating func add(_ path: String, in store: any FileStore, within top: String?, mayBeEmpty: Bool) {
    var (unreadable, first) = (0, String?.none)
    let before = count
    FontSearch.read([path], in: store, within: top) { outcome in
      switch outcome {
      case .font(let font, let path):
        catalog.add(font, at: path)
        count += 1
      case .declined(let error, let path, let isNamed) where isNamed || error == .pointer || error == .cutOff:
        problems.append(.declined(error, path: path))
      case .declined(let error, let path, _):
        catalog.pass(path)
        unreadable += 1
        first = first ?? "'\(path)': \(error.message)"
      case .failed(let error): problems.append(.failed(error))
      }
    }
    if !mayBeEmpty, count == before, path != "-", store.kind(of: path) == .folder {
      problems.append(.empty(path: path, reason: first))
    } else if unreadable > 0 {
      problems.append(.unreadable(unreadable, path: path))
    }
  }
}
