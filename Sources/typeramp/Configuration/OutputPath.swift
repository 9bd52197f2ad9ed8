import Writing

/// The path of an output in the configuration, with placeholders such as `{name}`.
enum OutputPath {
  /// What a placeholder may be called.
  static let placeholders = ["name"]

  /// The first text in braces that is no placeholder, or the rest behind a brace that is not closed.
  static func unknownPlaceholder(in path: String) -> String? {
    var rest = path[...]
    while let start = rest.firstIndex(of: "{") {
      rest = rest[start...]
      guard let end = rest.firstIndex(of: "}") else { return String(rest) }
      let name = rest.dropFirst().prefix(upTo: end)
      if !placeholders.contains(String(name)) { return String(rest[...end]) }
      rest = rest[rest.index(after: end)...]
    }
    return nil
  }

  /// The path of an input's output.
  static func path(_ template: String, name: String) -> String { template.replacing("{name}", by: name) }
}
