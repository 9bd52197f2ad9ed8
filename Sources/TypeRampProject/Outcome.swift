package import OperatingSystem
import Writing

/// What a run has made of an input: findings, tables and outputs.
package struct Outcome: Sendable {
  package let input: Input
  /// The paths of the files that were read, without standard input.
  package private(set) var paths: [String] = []
  /// The findings in each file. Those that occur for several themes are in it once.
  package private(set) var files: [FileFindings] = []
  /// The mistakes in the paths of its configured outputs, which are findings in the configuration.
  package private(set) var pathMistakes: [Diagnostic] = []
  /// Its configured outputs without mistakes in their paths.
  package private(set) var planned: [PlannedOutput] = []
  /// The compilations, if the run shows them.
  package private(set) var compilations = Variants()
  /// In the order of the plan; none if an output of the input could not be made.
  package private(set) var outputs: [(path: String?, content: [UInt8])] = []
  package private(set) var notes: [String] = []
  package private(set) var uncheckedFonts: [String] = []
  package private(set) var choices = ThemeUse()
  /// Those of its files that were found by searching and are neither dictionaries nor design tokens.
  package private(set) var skipped: [String] = []
  /// Whether all its tables and outputs could be made.
  package private(set) var isComplete = true
  package private(set) var error: FileError?
  /// The bytes of the file and its options, if they were asked for, and the file can be fixed: it was read alone.
  package private(set) var fixable: (bytes: [UInt8], compile: @Sendable ([UInt8]) -> [Compilation])?
  /// The themes and contexts of its compilations, besides those of the run.
  package private(set) var themes = [ThemeChoice()]

  package init(of input: Input) { self.input = input }

  package struct Work: Sendable {
    /// The outputs that are checked or made. An input is compiled for the themes and contexts of its outputs.
    let outputs: Outputs
    /// The themes and contexts that an input without outputs is compiled for.
    let themes: Themes
    /// Whether the texts of the outputs are made, and not only the findings about them.
    let isMaking: Bool
    /// Whether a file that is not a dictionary has empty outputs: a plugin must make a file for each input.
    package let isForPlugin: Bool
    let keepsCompilations: Bool
    /// Whether the bytes of a file that can be fixed are kept.
    let keepsBytes: Bool

    package enum Outputs: Sendable {
      case none
      /// Those of the configuration.
      case configured
      case planned(@Sendable (Input) -> [PlannedOutput])
    }

    package enum Themes: Sendable {
      /// Those for which the configuration has outputs of the input.
      case ofOutputs
      case all
      /// Those that the settings choose.
      case chosen
    }

    package init(
      _ outputs: Outputs = .none, themes: Themes = .ofOutputs, isMaking: Bool = false, isForPlugin: Bool = false,
      keepsCompilations: Bool = false, keepsBytes: Bool = false
    ) {
      (self.outputs, self.themes, self.isMaking, self.isForPlugin) = (outputs, themes, isMaking, isForPlugin)
      (self.keepsCompilations, self.keepsBytes) = (keepsCompilations, keepsBytes)
    }

    /// The work of commands that show tables.
    package static func showing(_ themes: Themes = .ofOutputs) -> Self { Self(themes: themes, keepsCompilations: true) }
  }

  mutating func fail(_ error: FileError) {
    self.error = error
    choices.addUnreadable()
    isComplete = false
  }

  /// Whether a compilation is of a dictionary, or of tokens that are meant as typography.
  package var hasTypography: Bool { compilations.contains { $0.compilation.hasTypography } }

  /// The compilations for themes and contexts; nil if there are none for these, or no typography. The themes of an
  /// input with errors may be unknown: its compilations are returned for each.
  package func compilations(for theme: ThemeChoice) -> Variants? {
    if themes == [ThemeChoice()] || compilations.count != themes.count {
      return themes.contains(theme) || !isComplete ? compilations : nil
    }
    let own = compilations.filter { $0.theme == theme && $0.compilation.imported?.isWithoutTypography != true }
    return own.isEmpty ? nil : own
  }

  package var tables: Variants { drafts.filter { $0.compilation.table != nil } }

  /// The compilations of which something can be read, with errors or without.
  package var drafts: Variants {
    compilations.filter { $0.compilation.draft != nil && !$0.compilation.needsChoice }
  }

  /// The findings that are not known, or those that are if nothing else says why a table is missing.
  package var reported: [FileFindings] {
    isComplete || files.contains(where: \.hasErrors) ? files.map(\.fresh) : files
  }

  mutating func note(_ line: String) { notes.append(line) }

  /// Compiles what was read.
  ///
  /// - Parameter isNamed: whether it is compiled whatever it is.
  mutating func add(
    _ contents: InputContents, _ work: Work, _ planned: [PlannedOutput], for themes: [ThemeChoice], isNamed: Bool,
    options: (String) -> CompilationOptions
  ) {
    paths = contents.paths
    pathMistakes = planned.compactMap(\.mistake)
    self.planned = planned.filter { $0.mistake == nil }
    self.themes = themes
    for document in contents.documents {
      if input.isMatched, document.isReport {
        note("\(DisplayText.escaped(input.path)): note: left out, because it is a report or a list of findings")
        continue
      }
      let role = isNamed && !work.isForPlugin ? nil : DocumentRole(of: document)
      if let role, skip(role, document.source.path, planned, work) { continue }
      let all = themes.map { theme in
        var options = theme.options(options(document.source.path))
        options.outputs = planned.filter { $0.theme == theme }.map(\.emitter)
        options.rules.variant = themes.count > 1 ? theme.description : nil
        return options
      }
      // Other files have values too. Of tokens in a folder only those with typography are of interest.
      let known = role == .tokens(.content) ? all.map { Compilation(document, options: $0) } : []
      if role == .tokens(.content), !known.contains(where: \.hasTypography) {
        skipped += document.isFile ? [document.source.path] : contents.paths
        continue
      }
      var tables = [ScaledTable?](repeating: nil, count: planned.count)
      var findings = ThemeFindings(of: themes)
      for (index, (theme, options)) in zip(themes, all).enumerated() {
        let compilation = known.isEmpty ? Compilation(document, options: options) : known[index]
        if work.keepsCompilations { compilations.add(Variant(input: input, theme: theme, compilation: compilation)) }
        let hasStyles =
          compilation.table.map { table in options.outputs.allSatisfy { $0.hasStyles(of: table) } } ?? true
        uncheckedFonts += compilation.uncheckedFontNames
        choices.add(compilation)
        findings.add(compilation, hasStyles ? [] : [compilation.noStyles])
        guard let table = compilation.table, hasStyles, work.isMaking else { continue }
        for (index, output) in planned.enumerated() where output.theme == theme { tables[index] = table }
      }
      // Fixes are made in files that were read alone.
      if work.keepsBytes, let bytes = contents.bytes {
        let path = input.path
        fixable = (bytes, { bytes in all.map { Compilation(bytes, path: path, options: $0) } })
      }
      take(findings) { contents.bytes == nil ? $0.withSuggestions : $0 }
      guard isComplete else { continue }
      add(planned, of: tables)
      for output in planned where work.isMaking { addNote(onTypeOf: document.source, output.emitter) }
    }
    files = FileFindings.joined(files)
  }

  /// Adds the contents of outputs, of which several may be one file.
  private mutating func add(_ planned: [PlannedOutput], of tables: [ScaledTable?]) {
    var parts: [(emitter: Emitter, table: ScaledTable)] = []
    for (index, output) in planned.enumerated() {
      if let table = tables[index] { parts.append((output.emitter, table)) }
      let next = index + 1 < planned.count ? planned[index + 1] : nil
      if let next, next.isContinuation, next.path == output.path { continue }
      if !parts.isEmpty { outputs.append((output.path, Emitter.bytes(of: parts))) }
      parts = []
    }
  }

  /// Whether a document is not compiled, because it is not an input.
  private mutating func skip(
    _ role: DocumentRole, _ path: String, _ planned: [PlannedOutput], _ work: Work
  ) -> Bool {
    if work.isForPlugin {
      if case .dictionary = role { return false }
      outputs += planned.map { ($0.path, []) }
    } else {
      if role.isInput { return false }
      skipped.append(path)
    }
    return true
  }

  package func suggesting(_ isSuggested: (Diagnostic) -> Bool) -> Outcome {
    var outcome = self
    outcome.files = files.map { file in
      let findings = file.findings.map { finding in
        isSuggested(finding) ? finding.with { $0.fix = finding.fix?.suggested } : finding
      }
      return FileFindings(file.source, findings)
    }
    return outcome
  }

  private mutating func take(_ findings: ThemeFindings, _ change: (FileFindings) -> FileFindings) {
    let own = findings.files.map(change)
    files += own
    if findings.hasErrors || own.contains(where: \.hasErrors) { isComplete = false }
    if let note = findings.note { self.note("\(DisplayText.escaped(input.path)): note: \(DisplayText.escaped(note))") }
  }

  /// Adds a note if a type has another name than its file suggests.
  private mutating func addNote(onTypeOf source: Source, _ emitter: Emitter) {
    guard let hidden = emitter.hiddenType(for: source.name), let type = emitter.typeName(for: source.name) else {
      return
    }
    let path = DisplayText.escaped(source.path)
    let note = "\(path): note: the type is called '\(type)', because '\(hidden)' would hide a type of that name"
    if !notes.contains(note) { notes.append(note) }
  }
}

extension Compilation {
  /// Whether it is of a dictionary, or of tokens that are meant as typography.
  fileprivate var hasTypography: Bool { imported?.hasTypography ?? true }
}

extension Diagnostic {
  /// A text that is equal for findings that say the same at the same position.
  package var identity: String { "\(range) \(id) \(message)" }
}
