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
  /// The compilation that is shown: of the first theme, and of what can be read of a malformed file.
  let compilation: Compilation?
  /// The last styles of tokens by path, also of those that have none at present.
  var earlierStyles: [String: ScaledStyle] = [:]
}

extension Analysis {
  /// The findings of a configuration or a mapping file.
  init(_ role: DocumentRole, _ opened: OpenProject, _ buffer: Buffer, _ findings: [Diagnostic]) {
    self.init(
      role: role, project: opened.project, input: buffer.path, paths: [buffer.path],
      files: [buffer.syntaxFindings ?? FileFindings(buffer.document.source, findings)], compilation: nil)
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
    var compilation = outcome.compilations.first
    if let syntax = buffer.syntaxFindings, let tree = buffer.tree {
      let readable = Compilation(Document(tree), options: project.options(for: buffer.path))
      if compilation?.draft == nil { compilation = readable }
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
      compilation: compilation)
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
  var tokenStyles: [String: ScaledStyle] {
    guard let draft = compilation?.draft, let names = compilation?.imported?.stylesByPath else { return [:] }
    let styles = Dictionary(draft.allStyles.map { ($0.style.name, $0) }) { first, _ in first }
    return names.compactMapValues { styles[$0].flatMap { $0.style.origin.isFallback ? nil : $0 } }
  }
}
