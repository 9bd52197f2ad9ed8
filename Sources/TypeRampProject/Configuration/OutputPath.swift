import Writing

/// The path of an output in the configuration, with placeholders such as `{name}`.
enum OutputPath {
  /// The name of the input.
  static let name = "name"
  /// The themes of an output.
  static let theme = "theme"

  private static let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))

  private enum Piece {
    case text(Substring)
    case placeholder(String)
  }

  /// The first malformed placeholder: one that is not closed, or has no name.
  static func malformedPlaceholder(in path: String) -> String? {
    for piece in pieces(of: path) {
      switch piece {
      case .text(let text): if let start = text.utf8.firstIndex(of: open) { return String(text[start...]) }
      case .placeholder(let name): if name.isEmpty || name.utf8.contains(open) { return "{\(name)}" }
      }
    }
    return nil
  }

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
    while let start = rest.utf8.firstIndex(of: open), let end = rest[start...].utf8.firstIndex(of: close) {
      pieces += [.text(rest[..<start]), .placeholder(String(rest[rest.utf8.index(after: start)..<end]))]
      rest = rest[rest.utf8.index(after: end)...]
    }
    return pieces + [.text(rest)]
  }

  /// The name of a theme as part of a file name, without separators of folders.
  static func fileNamePart(_ name: String) -> String {
    let scalars = name.unicodeScalars.map { scalar -> Unicode.Scalar in
      scalar.isPrintable && !scalar.isJoiner && !"/\\:".unicodeScalars.contains(scalar) ? scalar : "-"
    }
    let safe = String(String.UnicodeScalarView(scalars))
    var text = Array(safe.replacing("..", by: "--").utf8)
    // The value may begin or end the file name.
    for end in [text.indices.first, text.indices.last].compactMap(\.self) where text[end] == UInt8(ascii: ".") {
      text[end] = UInt8(ascii: "-")
    }
    return text.isEmpty ? "-" : String(decoding: text, as: UTF8.self)
  }
}
