import Writing

/// The path of an output in the configuration, with placeholders such as `{name}`.
enum OutputPath {
  /// The name of the input.
  static let name = "name"
  /// The themes of an output.
  static let theme = "theme"

  /// A part of a path: text, or the name of a placeholder.
  private enum Piece {
    case text(Substring)
    case placeholder(String)
  }

  /// The first malformed placeholder: one that is not closed, or has no name.
  static func malformedPlaceholder(in path: String) -> String? {
    var rest = path[...]
    while let start = rest.firstIndex(of: "{") {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "}") else { return String(rest) }
      let name = rest[rest.index(after: start)..<end]
      if name.isEmpty || name.contains("{") { return String(rest[...end]) }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  /// Whether a text has placeholders, and all of them are well-formed.
  static func hasPlaceholders(_ text: String) -> Bool {
    malformedPlaceholder(in: text) == nil && !placeholders(in: text).isEmpty
  }

  /// The names of all placeholders in a path.
  static func placeholders(in path: String) -> [String] {
    pieces(of: path).compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The path with the values of placeholders; a placeholder without a value is kept.
  static func path(_ template: String, _ values: [String: String]) -> String {
    pieces(of: template).map { piece in
      switch piece {
      case .text(let text): String(text)
      case .placeholder(let name): values[name] ?? "{\(name)}"
      }
    }.joined()
  }

  private static func pieces(of path: String) -> [Piece] {
    var pieces: [Piece] = []
    var rest = path[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      pieces += [.text(rest[..<start]), .placeholder(String(rest[rest.index(after: start)..<end]))]
      rest = rest[rest.index(after: end)...]
    }
    return pieces + [.text(rest)]
  }

  /// The name of a theme as part of a file name, without separators of folders.
  static func fileNamePart(_ name: String) -> String {
    var text = String(String.UnicodeScalarView(name.unicodeScalars.map { isSafe($0) ? $0 : "-" }))
    text = text.replacing("..", by: "--")
    // The value may begin or end the file name.
    if text.hasPrefix(".") { text = "-" + text.dropFirst() }
    if text.hasSuffix(".") { text = text.dropLast() + "-" }
    return text.isEmpty ? "-" : text
  }

  private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    default: scalar != "/" && scalar != "\\" && scalar != ":"
    }
  }
}
