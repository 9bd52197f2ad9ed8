import Writing

/// The path of an output in the configuration, with placeholders such as `{name}`.
enum OutputPath {
  /// The name of the input.
  static let name = "name"
  /// The themes that an output is for.
  static let theme = "theme"

  /// A path in pieces: texts, and the names of placeholders.
  private enum Piece {
    case text(Substring)
    case placeholder(String)
  }

  /// The first text that begins a placeholder and is none: a brace that is not closed, or with nothing in it.
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

  /// The names of all placeholders in a path.
  static func placeholders(in path: String) -> [String] {
    pieces(of: path).compactMap { if case .placeholder(let name) = $0 { name } else { nil } }
  }

  /// The path with values for the placeholders; one without a value stays as it is.
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

  /// The name of a theme as a part of a file name, which leads to no other folder.
  static func fileNamePart(_ name: String) -> String {
    var text = String(String.UnicodeScalarView(name.unicodeScalars.map { isSafe($0) ? $0 : "-" }))
    text = text.replacing("..", by: "--")
    // It may begin or end the name of a file.
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
