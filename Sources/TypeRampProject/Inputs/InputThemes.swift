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

  /// Why an input does not have an output.
  package struct Mistake: Error {
    /// The key of the option that has the mistake; nil if it can be in the path.
    var option: String?
    /// A sentence about the input with a path.
    package let message: @Sendable (String) -> String

    /// - Parameter known: the names of the placeholders that the input has.
    static func unknown(_ name: String, known: [String]) -> Mistake {
      Mistake { _ in
        known.count > 1 || name != OutputPath.theme
          ? "unknown placeholder '{\(name)}'; expected one of \(known.map { "{\($0)}" }.quotedList(upTo: 8))"
          : "an input without themes has no '{theme}'; expected an output of its own, with 'inputs'"
      }
    }

    fileprivate static let noTheme = Mistake {
      "no theme of '\($0)' changes a style; expected the name of a group instead of '{theme}'"
    }
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
      let own = choices.filter { $0.values.contains(name) }
      guard own.count == 1 else {
        let known = (own.isEmpty ? choices.flatMap(\.values) : own.map(\.name)).quotedList(upTo: 8)
        throw Mistake { _ in
          own.isEmpty
            ? "unknown theme '\(name)'; expected one of \(known)"
            : "'\(name)' is a theme of \(known); expected a theme of one group"
        }
      }
      meant += own
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
      guard combinations.count <= Self.most / max(values.count, 1) else {
        throw Mistake { "the themes and contexts of '\($0)' make more than 256 outputs; choose some in 'themes'" }
      }
      combinations = combinations.flatMap { combination in
        values.map { value in
          var combination = combination
          combination.choice[choice.kind][choice.name] = value
          combination.values[choice.name] = value
          return combination
        }
      }
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
      if isUndecided {
        let advice = "expected the name of one instead of '{theme}', or the others to be null in 'themes'"
        throw Mistake { "the theme groups of '\($0)' are alternatives; \(advice)" }
      }
      if themes.isEmpty { throw .noTheme }
      return themes
    }
    let meant = choices.filter { $0.name == name }
    if meant.isEmpty {
      let theme = choices.contains { $0.kind == .theme } ? [OutputPath.theme] : []
      throw .unknown(name, known: [OutputPath.name] + theme + choices.map(\.name).filter { !$0.isEmpty })
    }
    if meant.count > 1 { throw Mistake { _ in "'{\(name)}' is a group of themes and a modifier; rename one" } }
    return meant
  }
}
