/// The chosen themes and contexts that the inputs of a run have. A choice that no input has is an error.
package struct ThemeUse: Sendable {
  private var offered: [TokenChoice.Kind: [TokenChoice]] = [:]
  private var known: [TokenChoice.Kind: Set<String>] = [:]
  /// Whether a chosen theme or context is missing in an input, which has a finding about it.
  package private(set) var hasUnknown = false
  /// Whether an input could not be read, so that its choices are unknown.
  private var isUncertain = false

  package init() {}

  package mutating func add(_ compilation: Compilation) {
    if compilation.dictionary == nil { isUncertain = true }
    for choice in compilation.imported?.choices ?? [] { add(choice) }
  }

  package mutating func addUnreadable() { isUncertain = true }

  package mutating func add(_ other: ThemeUse) {
    for choice in other.offered.values.joined() { add(choice) }
    isUncertain = isUncertain || other.isUncertain
  }

  private mutating func add(_ choice: TokenChoice) {
    if choice.isUnknown { hasUnknown = true }
    if known[choice.kind, default: []].insert(choice.name).inserted { offered[choice.kind, default: []].append(choice) }
  }

  /// Throws if something was chosen that no input has.
  ///
  /// - Parameter isWhole: whether these are all inputs of the configuration, so that no choice is for another input.
  package func check(_ tokens: ImportOptions, named: ThemeChoice, isWhole: Bool) throws(ProjectError) {
    if isUncertain { return }
    for (kind, chosen) in [(TokenChoice.Kind.theme, tokens.themes), (.context, tokens.contexts)] {
      for (place, name) in chosen.sorted(by: { $0.key < $1.key }) where known[kind]?.contains(place) != true {
        let offered = offered[kind] ?? []
        // A choice in the configuration may be for an input outside of this run.
        let isHere = !offered.isEmpty && (isWhole || offered.contains { $0.chosen == nil })
        let isMeant = named[kind][place] != nil || isHere
        if isMeant { throw ProjectError(Self.message(kind, place, name, offered)) }
      }
    }
  }

  private static func message(
    _ kind: TokenChoice.Kind, _ place: String, _ name: String, _ offered: [TokenChoice]
  ) -> String {
    if offered.isEmpty {
      let owner = kind == .theme ? "a Tokens Studio project with '$themes'" : "a resolver document"
      return "\(kind.noun) '\(name)' has no use: no input is \(owner)"
    }
    let places = offered.map(\.name)
    if place.isEmpty {
      guard let choice = offered.first(where: { $0.values.contains(name) }) else {
        return "unknown \(kind.noun) '\(name)'; \(kind.place) '\(offered[0].name)' has \(offered[0].listedValues)"
      }
      return "\(kind.noun) '\(name)' needs its group; expected \(choice.argument(name))"
    }
    if places == [""] {
      return "unknown \(kind.place) '\(place)'; the themes have no groups: \(offered[0].listedValues)"
    }
    let suggestion = Spelling.closest(to: place, among: places.prefix(1_000))
    return "unknown \(kind.place) '\(place)'; expected one of \(places.quotedList(upTo: 8))"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }
}

/// Chosen themes and contexts, for a call or for one of several outputs of an input.
package struct ThemeChoice: Hashable, Sendable {
  /// Themes by group.
  package var themes: [String: String] = [:]
  /// Contexts by modifier.
  package var contexts: [String: String] = [:]

  package init(themes: [String: String] = [:], contexts: [String: String] = [:]) {
    self.themes = themes
    self.contexts = contexts
  }

  func contains(_ name: String) -> Bool { themes.values.contains(name) || contexts.values.contains(name) }

  package var isEmpty: Bool { themes.isEmpty && contexts.isEmpty }

  /// The chosen names by group or modifier.
  package subscript(kind: TokenChoice.Kind) -> [String: String] {
    get { kind == .theme ? themes : contexts }
    set { if kind == .theme { themes = newValue } else { contexts = newValue } }
  }

  package func options(_ options: CompilationOptions) -> CompilationOptions {
    var options = options
    options.tokens.themes.merge(themes) { $1 }
    options.tokens.contexts.merge(contexts) { $1 }
    return options
  }
}

extension ThemeChoice: CustomStringConvertible {
  /// `Brand=Light, mode=dark`.
  package var description: String {
    [themes, contexts].flatMap { names in
      names.sorted { $0.key < $1.key }.map { $0.isEmpty ? $1 : "\($0)=\($1)" }
    }.joined(separator: ", ")
  }
}
