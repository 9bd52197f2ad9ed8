import Writing

/// The themes and contexts of an input, for outputs that are written for each of them.
package struct InputThemes {
  /// Nil for an input that cannot be read: compiling it reports why.
  private let choices: [TokenChoice]?
  /// Whether its theme groups are alternatives, so that their combinations mean nothing.
  private let isUndecided: Bool
  /// The choices for `{theme}`.
  private let themes: [TokenChoice]

  package struct Combination: Sendable {
    var choice = ThemeChoice()
    /// The values of the placeholders, as they are named in the input.
    var values: [String: String] = [:]

    package init() {}
  }

  /// A mistake in a path.
  package enum Mistake: Error {
    case unknown(String, known: [String])
    case unknownTheme(String, known: [String])
    /// The value of an option, with its placeholders replaced.
    case value(String, of: EmitterOption)
    /// Several texts of an option are for one output, by their themes.
    case ambiguous(EmitterOption, [String])
    case noTheme
    case undecided
    case samePath(String, [ThemeChoice])
    /// Another input has the path too.
    case sharedPath(String, Input)
    case tooMany
    /// A name in the path is too long for a file.
    case tooLong(String)
  }

  /// The maximum number of outputs for one path and one input.
  private static let most = 256

  package init(of contents: InputContents?, _ project: Project) {
    let documents = contents?.documents ?? []
    let listed = documents.count == 1 ? TokenChoice.all(in: documents[0], project.options.common.tokens) : nil
    let groups = listed?.filter { $0.kind == .theme } ?? []
    guard let listed, groups.count > 1 || listed.isEmpty else {
      (choices, themes, isUndecided) = (listed, groups, false)
      return
    }
    // Which of several groups matter, and values of tokens themselves, are known only after the themes are compared.
    let imported = Compilation(documents[0], options: project.options(for: documents[0].source.path)).imported
    let (all, needed) = (imported?.choices ?? [], imported?.neededThemes ?? [])
    isUndecided = imported?.isUndecided ?? false
    choices = all.map { choice in needed.first { $0.kind == choice.kind && $0.name == choice.name } ?? choice }
    let own = all.filter { $0.kind == .theme }
    themes = needed.isEmpty ? own.filter { $0.chosen != nil || own.count == 1 } : needed
  }

  /// Every combination of the themes that change a style, or of the contexts.
  package var all: [ThemeChoice] {
    get throws(Mistake) {
      let names = themes.isEmpty ? choices?.filter { $0.kind == .context }.map(\.name) ?? [] : [OutputPath.theme]
      return try combinations(for: names, named: []).map(\.choice)
    }
  }

  /// Every combination of the placeholders' values.
  ///
  /// - Parameter named: themes and contexts that are named, each of which is a value of its group or modifier.
  func combinations(for placeholders: [String], named: [String]) throws(Mistake) -> [Combination] {
    guard let choices else { return [] }
    var meant: [TokenChoice] = []
    for name in placeholders { meant += try self.meant(by: name, among: choices) }
    for name in named {
      guard let choice = choices.first(where: { $0.values.contains(name) }) else {
        throw .unknownTheme(name, known: choices.flatMap(\.values))
      }
      meant.append(choice)
    }
    var wanted: [TokenChoice] = []
    for choice in meant where !wanted.contains(where: { $0.kind == choice.kind && $0.name == choice.name }) {
      wanted.append(choice)
    }
    var combinations = [Combination()]
    for choice in wanted {
      // Compiling it reports that there is no such theme.
      if choice.isUnknown { continue }
      // None of the group was chosen.
      if choice.wanted == "" { throw .noTheme }
      let values = choice.chosen.map { [$0] } ?? choice.differentValues
      guard combinations.count <= Self.most / max(values.count, 1) else { throw .tooMany }
      combinations = combinations.flatMap { combination in values.map { combination.adding($0, of: choice) } }
    }
    return combinations.map { combination in
      var combination = combination
      let names = themes.compactMap { combination.choice.themes[$0.name] }
      // A modifier may have that name.
      if !names.isEmpty { combination.values[OutputPath.theme] = names.joined(separator: "-") }
      return combination
    }
  }

  private func meant(by name: String, among choices: [TokenChoice]) throws(Mistake) -> [TokenChoice] {
    if name == OutputPath.theme, choices.contains(where: { $0.kind == .theme }) {
      if isUndecided { throw .undecided }
      if themes.isEmpty { throw .noTheme }
      return themes
    }
    let meant = choices.filter { $0.name == name }
    if meant.isEmpty {
      let theme = choices.contains { $0.kind == .theme } ? [OutputPath.theme] : []
      throw .unknown(name, known: [OutputPath.name] + theme + choices.map(\.name).filter { !$0.isEmpty })
    }
    return [meant[0]]
  }
}

extension InputThemes.Combination {
  fileprivate func adding(_ value: String, of choice: TokenChoice) -> Self {
    var combination = self
    combination.choice[choice.kind][choice.name] = value
    combination.values[choice.name] = value
    return combination
  }
}

extension InputThemes.Mistake {
  /// The key of the option that has the mistake; nil if it can be in the path.
  var option: String? {
    switch self {
    case .value(_, let option), .ambiguous(let option, _): option.name
    default: nil
    }
  }

  package func message(_ input: Input) -> String {
    switch self {
    case .unknown(let name, let known):
      known.count > 1 || name != OutputPath.theme
        ? "unknown placeholder '{\(name)}'; expected one of \(known.map { "{\($0)}" }.quotedList(upTo: 8))"
        : "an input without themes has no '{theme}'; expected an output of its own, with 'inputs'"
    case .unknownTheme(let name, let known):
      "unknown theme '\(name)'; expected one of \(known.quotedList(upTo: 8))"
    case .value(let text, let option):
      "'\(option.name)' would be '\(text)' for a theme of '\(input.path)'; expected \(option.expected ?? "another value")"
    case .ambiguous(let option, let themes):
      "'\(option.name)' has a text for each of \(themes.quotedList(upTo: 4)), which are chosen together for '\(input.path)'; "
        + "expected themes of one group"
    case .undecided:
      "the theme groups of '\(input.path)' are alternatives; expected the name of one instead of '{theme}', or the others "
        + "to be null in 'themes'"
    case .samePath(let path, let combinations):
      "'\(path)' would be the same file for \(combinations.map(\.description).quotedList(upTo: 3)); expected "
        + "different paths, selectors or media queries"
    case .sharedPath(let path, let other):
      "'\(other.path)' and '\(input.path)' would both be written to '\(path)'; expected '{name}' in the path, or 'inputs' "
        + "for this output"
    case .noTheme: "no theme of '\(input.path)' changes a style; expected the name of a group instead of '{theme}'"
    case .tooLong(let path):
      "'\(Shortened.name(path))' has a name of more than 255 bytes, which no file can have; expected a shorter one"
    case .tooMany: "the themes and contexts of '\(input.path)' make more than 256 outputs; choose some in 'themes'"
    }
  }
}
