import Diagnostics
import Documents
import Writing

// What is said of choices. A document can have thousands of groups and themes, so every list is cut.

extension TokenChoice.Kind {
  /// What is chosen, in a sentence.
  package var noun: String { self == .theme ? "theme" : "context" }

  /// What it is chosen in.
  package var place: String { self == .theme ? "theme group" : "modifier" }

  /// The key of typeramp.json.
  package var key: String { self == .theme ? "themes" : "contexts" }
}

extension TokenChoice {
  /// What is chosen and where: `theme of group 'Brand'`.
  var subject: String {
    switch kind {
    case .context: "context of modifier '\(name)'"
    case .theme where name.isEmpty: "theme"
    case .theme: "theme of group '\(name)'"
    }
  }

  /// The arguments that choose a value.
  package func argument(_ value: String) -> String {
    let text = name.isEmpty && !value.utf8.contains(UInt8(ascii: "=")) ? value : "\(name)=\(value)"
    return "--\(kind.noun) \(Self.isPlain(text) ? text : "\"\(text)\"")"
  }

  /// The line that chooses a value, for the command line and for typeramp.json.
  func advice(_ value: String) -> String {
    let members = JSONValue.object([(name, .string(value))]).line
    return "add \(argument(value)) or \"\(kind.key)\": \(members) to typeramp.json"
  }

  /// The values, at most eight of them: `'Light', 'Dark'`.
  package var listedValues: String { Self.list(values, upTo: 8) }

  /// That a choice is missing.
  ///
  /// - Parameter differences: what the values make different, in a clause.
  func openMessage(_ differences: String = "") -> String {
    "no \(subject) is chosen\(differences); expected one of \(listedValues); \(advice(values.first ?? ""))"
  }

  /// That what was chosen is not there.
  func unknownMessage(_ wanted: String) -> String {
    let suggestion = Spelling.closest(to: wanted, among: values.prefix(1_000))
    return "unknown \(subject): '\(wanted)'; expected one of \(listedValues)"
      + (suggestion.map { "; did you mean '\($0)'?" } ?? "")
  }

  /// Names in quotes, and how many more there are.
  package static func list(_ names: [String], upTo count: Int) -> String {
    let shown = names.prefix(count).map { Shortened.name($0) }.quotedList
    return names.count > count ? "\(shown) and \(names.count - count) more" : shown
  }

  /// Whether a shell takes a text for one word.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.allSatisfy { byte in
      byte.isLetter || byte.isDigit || byte > 0x7F || "-_=./+:@%,".utf8.contains(byte)
    }
  }
}
