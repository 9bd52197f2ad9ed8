/// The themes and contexts of an input, for outputs that are written for each of them.
package struct InputVariants {
  /// Nil for an input that cannot be read: compiling it reports why.
  private let choices: [TokenChoice]?
  /// The choices for `{theme}`.
  private let themes: [TokenChoice]

  /// A combination of themes and contexts.
  struct Variant {
    var choice = VariantChoice()
    /// The values of the placeholders.
    var values: [String: String] = [:]
  }

  /// A mistake in a path.
  package enum Mistake: Error {
    case unknown(String, known: [String])
    case noTheme
    case tooMany
  }

  /// The maximum number of outputs for one path and one input.
  private static let most = 256

  package init(of contents: InputContents?, _ options: InputOptions) {
    let documents = contents?.documents ?? []
    choices = documents.count == 1 ? TokenChoice.all(in: documents[0], options.tokens) : nil
    let groups = choices?.filter { $0.kind == .theme } ?? []
    guard groups.count > 1 else {
      themes = groups
      return
    }
    // Which of several groups matter is known only after their themes are compared.
    let compilation = Compilation(documents[0], options: options.options(for: documents[0].source.path))
    let needed = compilation.imported?.neededThemes ?? []
    themes = needed.isEmpty ? groups.filter { $0.chosen != nil } : needed
  }

  /// Every combination of the placeholders' values.
  func variants(for placeholders: [String]) throws(Mistake) -> [Variant] {
    guard let choices else { return [] }
    var wanted: [TokenChoice] = []
    for name in placeholders {
      for choice in try meant(by: name, among: choices)
      where !wanted.contains(where: { $0.kind == choice.kind && $0.name == choice.name }) {
        wanted.append(choice)
      }
    }
    var variants = [Variant()]
    for choice in wanted {
      let values = choice.chosen.map { [$0] } ?? choice.values
      guard variants.count <= Self.most / max(values.count, 1) else { throw .tooMany }
      variants = variants.flatMap { variant in values.map { variant.adding($0, of: choice) } }
    }
    return variants.map { variant in
      var variant = variant
      let names = themes.compactMap { variant.choice.themes[$0.name] }
      variant.values[OutputPath.theme] = OutputPath.fileNamePart(names.joined(separator: "-"))
      return variant
    }
  }

  private func meant(by name: String, among choices: [TokenChoice]) throws(Mistake) -> [TokenChoice] {
    if name == OutputPath.theme, choices.contains(where: { $0.kind == .theme }) {
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

extension InputVariants.Variant {
  fileprivate func adding(_ value: String, of choice: TokenChoice) -> Self {
    var variant = self
    switch choice.kind {
    case .theme: variant.choice.themes[choice.name] = value
    case .context: variant.choice.contexts[choice.name] = value
    }
    variant.values[choice.name] = OutputPath.fileNamePart(value)
    return variant
  }
}

extension InputVariants.Mistake {
  func message(_ input: Input) -> String {
    switch self {
    case .unknown(let name, let known):
      "unknown placeholder '{\(name)}'; expected one of \(TokenChoice.list(known.map { "{\($0)}" }, upTo: 8))"
    case .noTheme: "no theme of '\(input.path)' changes a style; expected the name of a group instead of '{theme}'"
    case .tooMany: "the themes and contexts of '\(input.path)' make more than 256 outputs; choose some in 'themes'"
    }
  }
}
