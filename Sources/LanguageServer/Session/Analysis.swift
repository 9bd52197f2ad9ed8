import TypeRampProject

/// What is known of an input, or of a configuration or a mapping file.
struct Analysis {
  let role: DocumentRole
  let project: Project
  /// The path of the input, or of the document that is none.
  let input: String
  /// The paths of the files that were read for it.
  let paths: Set<String>
  /// The findings to show, in each file that was read.
  let files: [FileFindings]
  /// The compilations that are shown: of each theme, or of what can be read of a malformed file.
  let variants: Variants
  /// Compiles other bytes of the document with each of its themes; nil if it cannot be fixed.
  private(set) var compile: (@Sendable ([UInt8]) -> [Compilation])?
  /// The last styles of tokens by path, also of those that have none at present.
  var earlierStyles: [String: ThemedStyles] = [:]

  /// The document, which is the same in all themes: for its source, keys and names, and not for sizes.
  var document: Compilation? { variants.reduce(nil) { $0 ?? $1.compilation } }
}

extension Analysis {
  /// The findings of a configuration or a mapping file.
  init(_ role: DocumentRole, _ opened: OpenProject, _ buffer: Buffer, _ findings: [Diagnostic]) {
    self.init(
      role: role, project: opened.project, input: buffer.path, paths: [buffer.path],
      files: [buffer.syntaxFindings ?? FileFindings(buffer.document.source, findings)], variants: Variants())
  }

  /// What `validate` reports of an input, with the buffers in front of the files.
  ///
  /// - Parameters:
  ///   - buffer: the document for which it was compiled.
  ///   - role: what the document is on its own.
  ///   - withConfiguration: whether it has the findings of the configuration, which is not open.
  init(
    _ outcome: Outcome, for buffer: Buffer, _ role: DocumentRole, _ opened: OpenProject, withConfiguration: Bool
  ) {
    let project = opened.project
    // As 'validate' stops at a mistake in the configuration: what depends on settings that are not known is not shown.
    var files = opened.isBroken ? [] : outcome.files
    var variants = outcome.compilations
    if let syntax = buffer.syntaxFindings, let tree = buffer.tree {
      let readable = Compilation(Document(tree), options: project.options(for: buffer.path))
      if !variants.contains(where: { $0.compilation.draft != nil }) {
        variants = Variants([Variant(input: outcome.input, theme: ThemeChoice(), compilation: readable)])
      }
      files = files.filter { $0.source.path != buffer.path } + [syntax.adding(readable, of: buffer)]
    }
    if let source = opened.source {
      let findings = (withConfiguration ? opened.findings : []) + outcome.pathMistakes
      files.append(FileFindings(source, findings.inOrderOfPlaces))
    }
    self.init(
      role: role.isInput ? role : .dictionary, project: project, input: outcome.input.argument,
      paths: Set(outcome.paths),
      files: files.map(\.fresh),
      variants: variants)
    compile = outcome.fixable?.compile
  }
}

extension Buffer {
  /// The syntax errors, at most one in each line; nil for a well-formed text.
  fileprivate var syntaxFindings: FileFindings? {
    guard case .failure(let first) = document.tree else { return nil }
    return FileFindings(document.source, (mistakes.isEmpty ? [first] : mistakes).map { Diagnostic($0) })
  }
}

extension FileFindings {
  /// Adds the findings in what can be read of a malformed file, except those that may be caused by the mistakes: they
  /// are in a line with one, or around one, or are about what is missing.
  ///
  /// A value that has not been begun is an empty null, and no empty string.
  fileprivate func adding(_ readable: Compilation, of buffer: Buffer) -> FileFindings {
    let (mistakes, lines) = (findings.map(\.range.lowerBound), buffer.positions)
    let lineNumbers = Set(mistakes.map(lines.line))
    let others = readable.findings.filter { finding in
      let isMissing = finding.range.isEmpty && !"\"'>".utf8.contains(source.text[..<finding.range.lowerBound].last ?? 0)
      // Which styles are missing stays known while someone types.
      let isShown = finding.id != "missing-text-style" || buffer.edit != nil
      return isShown && !isMissing && !mistakes.contains { finding.range.contains($0) }
        && lineNumbers.isDisjoint(
          with: lines.line(of: finding.range.lowerBound)...lines.line(of: finding.range.upperBound))
    }
    return FileFindings(source, (findings + others).inOrderOfPlaces)
  }
}

extension Analysis {
  /// The styles of tokens by path; none for a dictionary.
  var tokenStyles: [String: ThemedStyles] {
    var all: [String: ThemedStyles] = [:]
    for (theme, variant) in zip(variants.names, variants) {
      guard let draft = variant.compilation.draft, let names = variant.compilation.imported?.stylesByPath else {
        continue
      }
      let styles = Dictionary(draft.allStyles.map { ($0.style.name, $0) }) { first, _ in first }
      for (path, name) in names {
        guard let style = styles[name], !style.style.origin.isFallback else { continue }
        all[path, default: ThemedStyles()].add(style, for: theme)
      }
    }
    return all
  }

  func styles(named name: (Compilation) -> String?) -> ThemedStyles {
    var styles = ThemedStyles()
    for (theme, variant) in zip(variants.names, variants) {
      guard let name = name(variant.compilation) else { continue }
      let style = variant.compilation.draft?.allStyles.first { $0.style.name == name }
      if let style { styles.add(style, for: theme) }
    }
    return styles
  }
}
