import OperatingSystem
import TypeRampProject

/// The texts of catalogs, where they are shown and what they are measured with.
struct FitTexts {
  let check: FitCheck
  /// Where all texts are shown; nil if it depends on their keys.
  let place: FitPlace?
  private(set) var patterns: FitPatternUse
  private let project: Project
  private var folder: String { Self.folder(of: project) }

  /// - Parameters:
  ///   - table: the styles that show the texts.
  ///   - standIn: a font file to measure in place of fonts without a file.
  /// - Throws: `FitStyle.Refusal` if a style cannot be measured, `ConfigurationMistakes` if it is unknown.
  init(
    _ table: ScaledTable, in project: Project, place: FitPlace? = nil, standIn: String? = nil, tolerance: Double? = nil
  ) throws {
    (self.place, self.project) = (place, project)
    let settings = project.settings
    patterns = FitPatternUse(settings.fit)
    try Self.checkStyles(of: project, among: table)
    let other = try standIn.map { try Self.face(at: $0) }
    let names = Set(place.map { [$0.style] } ?? settings.fit.map(\.style))
    var fonts: [String: FontFile] = [:]
    let styles = try table.allStyles.filter { names.contains($0.style.name) }.map { scaled in
      try FitStyle(scaled, standIn: other) { name in
        guard let path = project.options.common.fonts?.path(of: name) else { return nil }
        let font = try fonts[path] ?? FontFile(try Files.read(path, limit: Limits.inputSize))
        fonts[path] = font
        return font.faces.first { $0.allPostScriptNames.contains(name) }
      }
    }
    check = FitCheck(
      styles, limit: settings.fitUpTo, tolerance: tolerance ?? FitCheck.defaultTolerance,
      placeholders: settings.placeholders)
  }

  /// Throws if the configuration names a style that there is not.
  private static func checkStyles(of project: Project, among table: ScaledTable) throws {
    let known = table.allStyles.map(\.style.name)
    let mistakes = project.settings.fit.filter { !known.contains($0.style) }.compactMap { pattern in
      pattern.mistake("there is no style '\(pattern.style)'; 'typeramp show' lists them", at: "style")?
        .replacing(by: Spelling.closest(to: pattern.style, among: known), isSafe: false)
    }
    try project.configuration?.check(mistakes)
  }

  private static func face(at path: String) throws -> FontFace {
    let bytes = try Files.read(path, limit: Limits.inputSize)
    do throws(FontFileError) { return try FontFile(bytes).faces[0] } catch { throw FileError.said(path, error.message) }
  }

  private static func folder(of project: Project) -> String { project.folder.isEmpty ? "." : project.folder }

  /// The catalogs at paths, or in the folder of the configuration.
  static func catalogs(_ operands: [String], in project: Project) throws -> OperandSearch {
    try OperandSearch(
      operands.isEmpty ? [folder(of: project)] : operands, extensions: TextCatalog.extensions,
      expected: ".xcstrings, .strings or .stringsdict file")
  }

  /// Whether paths of catalogs include all catalogs of the configuration.
  func isWhole(_ operands: [String]) -> Bool {
    operands.isEmpty || operands.contains { Files.resolved($0) == Files.resolved(folder) }
  }

  /// Measures the texts of the catalogs at paths. Throws if one cannot be read, or if all were searched and no key uses
  /// a pattern of the configuration.
  mutating func measureCatalogs(_ operands: [String], take: (FitCheck.Result) -> Void) throws {
    let search = try Self.catalogs(operands, in: project)
    var error = search.errors.first
    measure(search.paths.map(\.path), jobs: 1) { result in
      do throws(FileError) { take(try result.get()) } catch let mistake { error = mistake }
    }
    if let error { throw error }
    if isWhole(operands) { try project.configuration?.check(patterns.mistakes) }
  }

  /// Measures the texts of catalogs on several threads, and passes the results on in their order.
  ///
  /// - Parameter mayBeCut: whether a catalog with a mistake is measured up to it.
  mutating func measure(
    _ paths: [String], jobs: Int, mayBeCut: Bool = false, take: (Result<FitCheck.Result, FileError>) -> Void
  ) {
    let (texts, folder) = (self, folder)
    Parallel.forEach(paths, jobs: jobs, ahead: 64) { path in
      Result { () throws(FileError) in
        let catalog = TextCatalog(try Files.read(path, limit: Limits.inputSize), path: path)
        if !catalog.isWellFormed { throw .said(path, "it is no catalog of strings") }
        if !mayBeCut, catalog.mistake != nil { throw .said(path, "it is malformed; 'typeramp fit' shows the mistake") }
        var (patterns, name) = (texts.patterns, Files.relative(path, to: folder))
        let result = texts.check.check(catalog, texts.project.options(for: path).rules) {
          texts.place ?? patterns.place(of: $0, in: name)
        }
        return (result, patterns)
      }
    } take: { result in
      if case .success((_, let used)) = result { patterns += used }
      take(result.map(\.0))
    }
  }
}
