import OperatingSystem
import TypeRampProject
import Writing

/// The texts of catalogs, where they are shown and what they are measured with.
struct FitTexts {
  /// What the texts are measured with: a check for each table of styles, with its name if there are several.
  let checks: [(name: String?, check: FitCheck)]
  /// What has come of the texts, for each check.
  private(set) var counts: [FitCounts]
  /// Where all texts are shown; nil if it depends on their keys.
  let place: FitPlace?
  private(set) var patterns: FitPatternUse
  private let project: Project
  private var folder: String { Self.folder(of: project) }

  /// - Parameter standIn: a font file to measure in place of fonts without a file.
  /// - Throws: `ConfigurationMistakes` if a style is unknown.
  init(
    _ styles: StyleTables, in project: Project, place: FitPlace? = nil, standIn: String? = nil, tolerance: Double? = nil
  ) throws {
    (self.place, self.project) = (place, project)
    let settings = project.settings
    patterns = FitPatternUse(settings.fit)
    try Self.checkStyles(of: project, among: styles)
    let other = try standIn.map { try Self.face(at: $0) }
    let names = Set(place.map { [$0.style] } ?? settings.fit.map(\.style))
    var fonts = FontFaces(project)
    checks = try styles.map { name, table in
      var (measured, refused) = ([FitStyle](), [FitStyle.Refusal]())
      for scaled in table.allStyles where names.contains(scaled.style.name) {
        do {
          measured.append(try FitStyle(scaled, of: name, standIn: other) { try fonts.face(called: $0) })
        } catch let refusal as FitStyle.Refusal {
          refused.append(refusal)
        }
      }
      let check = FitCheck(
        measured, without: refused, limit: settings.fitUpTo, tolerance: tolerance ?? FitCheck.defaultTolerance,
        placeholders: settings.placeholders)
      return (name, check)
    }
    counts = checks.map { _ in FitCounts() }
  }

  /// What is measured in another way than it is shown, a sentence each.
  var notes: [String] { checks.flatMap(\.check.notes).unique }

  /// Why styles cannot be measured, a sentence each.
  var refusals: [String] { checks.flatMap(\.check.refusals).unique }

  /// Throws if the configuration names a style that no table has.
  private static func checkStyles(of project: Project, among styles: StyleTables) throws {
    let known = styles.flatMap { $0.table.allStyles.map(\.style.name) }.unique
    let mistakes = project.settings.fit.filter { !known.contains($0.style) }.compactMap { pattern in
      pattern.mistake("no style is called '\(pattern.style)'; 'typeramp show' lists all styles", at: "style")?
        .replacing(by: Spelling.closest(to: pattern.style, among: known), isSafe: false)
    }
    try project.configuration?.check(mistakes)
  }

  private static func face(at path: String) throws -> FontFace {
    let bytes = try Files.read(path, limit: Limits.inputSize)
    let faces: [FontFace]
    do throws(FontFileError) { faces = try FontFile(bytes).faces } catch { throw FileError.said(path, error.message) }
    if faces.count == 1 { return faces[0] }
    throw FileError.said(path, "it is a collection of \(faces.count) fonts; expected a file with one")
  }

  private static func folder(of project: Project) -> String { project.folder.isEmpty ? "." : project.folder }

  static func catalogs(in scope: ProjectScope) throws -> OperandSearch {
    try OperandSearch(scope, extensions: TextCatalog.extensions, expected: ".xcstrings, .strings or .stringsdict file")
  }

  /// Measures the texts of the catalogs at paths. Throws if some cannot be read, of which all but one are reported,
  /// or if all were searched and no key uses a pattern of the configuration.
  mutating func measureCatalogs(
    _ operands: [String], _ console: Console, take: ([FitCheck.Result]) -> Void
  ) throws {
    let scope = ProjectScope(project.configuration?.path, searching: operands.isEmpty ? [folder] : operands)
    let search = try Self.catalogs(in: scope)
    var errors = search.errors
    measure(search.paths.map(\.path), jobs: 1) { result in
      do throws(FileError) { take(try result.get()) } catch { errors.append(error) }
    }
    for error in errors.dropLast() { console.report(error) }
    if let error = errors.last { throw error }
    if scope.isWhole { try project.configuration?.check(patterns.mistakes) }
  }

  /// Measures the texts of catalogs on several threads, and passes the results of all checks on in their order.
  ///
  /// - Parameter mayBeCut: whether a catalog with a mistake is measured up to it.
  mutating func measure(
    _ paths: [String], jobs: Int, mayBeCut: Bool = false, take: (Result<[FitCheck.Result], FileError>) -> Void
  ) {
    let (texts, folder) = (self, folder)
    Parallel.forEach(paths, jobs: jobs, ahead: 64) { path in
      Result { () throws(FileError) in
        let catalog = TextCatalog(try Files.read(path, limit: Limits.inputSize), path: path)
        if !catalog.isWellFormed { throw .said(path, "it is not a string catalog") }
        if !mayBeCut, catalog.mistake != nil { throw .said(path, "it is malformed; 'typeramp fit' shows the mistake") }
        var (patterns, name) = (texts.patterns, Files.relative(path, to: folder))
        let results = texts.checks.map { table, check in
          var rules = texts.project.options(for: path).rules
          rules.variant = table
          return check.check(catalog, rules) { texts.place ?? patterns.place(of: $0, in: name) }
        }
        return (results, patterns)
      }
    } take: { result in
      if case .success((let results, let used)) = result {
        patterns += used
        for (index, result) in results.enumerated() { counts[index] += result.counts }
      }
      take(result.map(\.0))
    }
  }
}

/// The faces in the font files of a project; each file is read once.
private struct FontFaces {
  private let catalog: FontCatalog?
  private var files: [String: FontFile] = [:]

  init(_ project: Project) { catalog = project.options.common.fonts }

  mutating func face(called name: String) throws -> FontFace? {
    guard let path = catalog?.path(of: name) else { return nil }
    let file = try files[path] ?? FontFile(try Files.read(path, limit: Limits.inputSize))
    files[path] = file
    return file.faces.first { $0.allPostScriptNames.contains(name) }
  }
}
