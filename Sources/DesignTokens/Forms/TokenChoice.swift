import Diagnostics
package import Documents
import Writing

/// A choice in a document of tokens: the theme of a group, or the context of a modifier.
package struct TokenChoice: Sendable {
  package let kind: Kind
  /// The name of the group or the modifier; empty for themes without a group.
  package let name: String
  /// The themes, in order; several have one name by mistake.
  let themes: [Theme]
  /// The names of the themes or contexts, in order.
  package let values: [String]
  /// The chosen value, valid or not; nil without a choice.
  package let wanted: String?
  /// The values that differ from all values before them.
  private(set) var different: [String]
  let node: Node
  /// Whether each token has some of the values, so that many of them make no difference for a token.
  let isOfTokens: Bool
  /// Whether the values are files that define the same tokens.
  let isOfFiles: Bool
  /// Whether its own name is written in several ways that Unicode takes for the same.
  var hasTwins = false
  /// Whether a choice from another group leaves it out.
  var isLeftOut = false
  /// The paths of the typography that depends on it.
  private(set) var dependents: [String] = []
  /// The values with which there are styles; nil if there are some with each.
  private(set) var offered: [String]?
  /// The error that two themes have one name, and no choice can tell them apart.
  private(set) var namesakes: Diagnostic?

  struct Theme: Sendable {
    let name: String
    let node: Node
  }

  init(
    _ kind: Kind, _ name: String, _ themes: [Theme], wanted: String?, at node: Node, isOfTokens: Bool = false,
    isOfFiles: Bool = false, isOpen: Bool = true
  ) {
    (self.kind, self.name, self.themes, self.wanted, self.node) = (kind, name, themes, wanted, node)
    (self.isOfTokens, self.isOfFiles) = (isOfTokens, isOfFiles)
    values = themes.map(\.name).unique { ExactString($0) }
    different = isOpen ? values : []
  }

  /// The kind of value that is chosen.
  package enum Kind: Hashable, Sendable {
    /// A theme of Tokens Studio, one of each group.
    case theme
    /// A context of a resolver document, one of each modifier.
    case context
  }

  /// The chosen value; nil without a choice, and if the value does not exist.
  package var chosen: String? { wanted.flatMap { values.contains($0) ? $0 : nil } }

  /// Whether the chosen value does not exist.
  package var isUnknown: Bool { wanted.map { !$0.isEmpty } ?? false && chosen == nil }

  /// Whether there are several different values, and none is chosen.
  package var isOpen: Bool { wanted == nil && !isLeftOut && different.count > 1 }
}

extension TokenChoice {
  /// Leaves only the values that make a difference.
  ///
  /// - Parameters:
  ///   - classes: the class of each theme: those of one class are the same.
  ///   - dependents: the paths of typography that depends on the choice.
  mutating func narrow(_ classes: [Int: Int], _ dependents: [String]) {
    self.dependents = dependents
    let classes = dependents.isEmpty ? classes.mapValues { _ in 0 } : classes
    var (seen, first): (Set<Int>, [ExactString: Int]) = ([], [:])
    different = []
    for index in classes.keys.sorted() {
      let theme = themes[index]
      let same = first.updateValue(index, forKey: ExactString(theme.name))
      if let same, classes[same] != classes[index] { namesakes = namesakes ?? mistake(themes[same], theme) }
      if let group = classes[index], seen.insert(group).inserted { different.append(theme.name) }
    }
  }

  private func mistake(_ first: Theme, _ second: Theme) -> Diagnostic {
    let place = name.isEmpty ? "" : " of group '\(name)'"
    let message = "two themes\(place) are called '\(second.name)' and use different sets; expected different names"
    return Diagnostic(.choice, at: second.node, message).noting("the other is here", at: first.node)
  }

  /// Offers only the values with which there are styles; all of them if there are none.
  mutating func offer(_ hasStyles: (Int) -> Bool) {
    let compared = isOfTokens ? different : values
    guard compared.count <= Self.mostCompared else { return }
    let useful = compared.filter { name in themes.firstIndex { $0.name == name }.map(hasStyles) ?? false }
    offered = useful.isEmpty || useful.count == values.count ? nil : useful
  }

  private static let mostCompared = 32

  /// The finding that nothing is chosen.
  ///
  /// - Parameter styles: the names of the styles that depend on it.
  func openFinding(_ styles: [String]) -> Diagnostic {
    let verb = styles.count == 1 ? "depends" : "depend"
    return Diagnostic(
      .choice, at: node, openMessage(styles.isEmpty ? "" : ", and \(styles.quotedList(upTo: 3)) \(verb) on it"))
  }
}

extension TokenChoice {
  /// The choices in a document; empty for a dictionary, nil for a malformed document.
  package static func all(in document: Document, _ options: ImportOptions) -> [TokenChoice]? {
    guard case .success(let tree) = document.tree else { return nil }
    let root = tree.root
    return options.form(of: root).map { TokenLayers.read(root, as: $0, options).layers.choices } ?? []
  }
}

// Messages about choices. A document can have thousands of groups and themes, so every list is cut.

extension TokenChoice.Kind {
  /// The word for the chosen value in messages.
  package var noun: String { self == .theme ? "theme" : "context" }

  /// The word for the owner of the values.
  package var place: String { self == .theme ? "theme group" : "modifier" }

  /// The key in typeramp.json.
  package var key: String { self == .theme ? "themes" : "contexts" }
}

extension TokenChoice {
  /// The choice in messages: `theme of group 'Brand'`.
  package var subject: String {
    switch kind {
    case .context: "context of modifier '\(name)'"
    case .theme where isOfFiles: name.isEmpty ? "file" : "file of '\(name)'"
    case .theme where name.isEmpty: "theme"
    case .theme: "theme of group '\(name)'"
    }
  }

  /// The command-line arguments that choose a value.
  package func argument(_ value: String) -> String {
    let text = name.isEmpty && !value.utf8.contains(UInt8(ascii: "=")) ? value : "\(name)=\(value)"
    let quoted = text.escaped(plain: { !"\"$`\\".unicodeScalars.contains($0) }, by: { "\\\($0)" })
    return "--\(kind.noun) \(Self.isPlain(text) ? text : "\"\(quoted)\"")"
  }

  /// The member of typeramp.json that chooses a value: `"themes": { "Brand": "Light" }`.
  package func setting(_ value: String) -> String {
    "\"\(kind.key)\": \(JSONValue.object([(name, .string(value))]).line)"
  }

  /// The values with which there are styles.
  package var usefulValues: [String] { offered ?? values }

  /// The value for Apple's systems, if exactly one is called so, and there are others.
  package var appleValue: String? {
    let own = usefulValues.filter {
      Self.isCalled($0, ["apple", "ios", "ipados", "iphone", "swift", "swiftui", "uikit"])
    }
    return own.count == 1 && usefulValues.count > 1 ? own[0] : nil
  }

  /// A value for an example: not that of another system, if there are others.
  package var exampleValue: String {
    appleValue ?? usefulValues.first { !Self.isCalled($0, ["android", "compose", "material", "web", "windows"]) }
      ?? usefulValues.first ?? ""
  }

  private static func isCalled(_ value: String, _ words: [String]) -> Bool {
    value.lowercased().utf8.split { byte in !byte.isLetter }.contains {
      words.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  /// The values without those that make the same styles as others, where many do.
  package var differentValues: [String] { isOfTokens ? usefulValues : values }

  /// The values, at most eight of them: `'Light', 'Dark'`.
  package var listedValues: String {
    let others = isOfTokens ? [] : offered.map { offered in different.filter { !offered.contains($0) } } ?? []
    return usefulValues.quotedList(upTo: 8)
      + (others.isEmpty ? "" : " (without typography: \(others.quotedList(upTo: 8)))")
  }

  /// The message that a choice is missing.
  ///
  /// - Parameter differences: what differs between the values, as a clause.
  func openMessage(_ differences: String = "") -> String {
    let value = exampleValue
    let reason = isOfFiles ? " among those that define the same tokens" : ""
    return "no \(subject) is chosen\(reason)\(differences); expected one of \(listedValues); add \(argument(value)) or "
      + "\(setting(value)) to typeramp.json"
  }

  /// The finding that names are equal but for their bytes, or that the chosen value does not exist; nil if all is well.
  var mistake: Diagnostic? {
    if hasTwins || Set(values).count < Set(values.map(ExactString.init)).count {
      let message = "two names for the \(subject) differ only in how Unicode composes a letter; expected one spelling"
      return Diagnostic(.choice, at: node, message)
    }
    guard isUnknown, let wanted else { return nil }
    let suggestion = Spelling.closest(to: wanted, among: values.prefix(1_000))
    let advice = suggestion.map { "; did you mean '\($0)'?" } ?? ""
    return Diagnostic(.choice, at: node, "unknown \(subject): '\(wanted)'; expected one of \(listedValues)\(advice)")
  }

  /// Whether a shell reads a text as one word.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte > 0x7F || "-_=./+:@%,".utf8.contains(byte)
    }
  }
}
