import Writing

/// The families in a text, in a list as in CSS: `-apple-system, 'Segoe UI', sans-serif`.
enum FamilyText {
  /// The names in order, without their quotes; empty for a text without names.
  ///
  /// A quote matters only at the beginning of a name, so `Suisse Int'l` needs none. An unclosed quote extends to the
  /// end.
  static func families(in text: String) -> [String] {
    var families: [String] = []
    var rest = text.unicodeScalars[...]
    while !rest.isEmpty {
      let quoted = String(String.UnicodeScalarView(quoted(&rest)))
      let end = rest.firstIndex(of: ",") ?? rest.endIndex
      // As strings: appending one scalar after the other takes a hundred times as long.
      families.append((quoted + String(rest[..<end]))[...].trimmed)
      rest = rest[end...].dropFirst()
    }
    return families.filter { !$0.isEmpty }
  }

  /// A list with these names, in quotes where a name would be read as something else.
  static func list(_ names: [String]) -> String {
    names.map { name in
      if families(in: name) == [name] { return name }
      return "\"\(name.replacing("\\", by: "\\\\").replacing("\"", by: "\\\""))\""
    }.joined(separator: ", ")
  }

  /// Removes and returns the quoted string at the front. A backslash escapes the scalar after it.
  private static func quoted(_ rest: inout Substring.UnicodeScalarView) -> [Unicode.Scalar] {
    let text = rest.drop { $0.properties.isWhitespace }
    guard let quote = text.first, quote == "'" || quote == "\"" else { return [] }
    var name: [Unicode.Scalar] = []
    var isEscaped = false
    rest = text.dropFirst()
    while let scalar = rest.popFirst(), isEscaped || scalar != quote {
      isEscaped = !isEscaped && scalar == "\\"
      if !isEscaped { name.append(scalar) }
    }
    return name
  }
}
