import OperatingSystem
import TypeRampProject

/// What a document is to a project. An editor also opens files that are none of these.
enum DocumentKind: Sendable {
  case configuration, map
  /// A style dictionary or design tokens: an input.
  case styles

  /// The kind of a buffer; nil for other files.
  ///
  /// - Parameter input: the input of the project that the file belongs to, if any.
  init?(_ buffer: Buffer, _ project: ConfiguredProject, in input: Input?) {
    if Files.name(of: buffer.path) == Configuration.fileName {
      self = .configuration
    } else if buffer.path == project.mapPath || buffer.names(schema: "map.schema.json") {
      self = .map
    } else if input != nil || buffer.isLikelyInput {
      self = .styles
    } else {
      return nil
    }
  }
}

extension Buffer {
  /// Whether its `$schema` is one of typeramp's.
  fileprivate func names(schema: String) -> Bool { tree?.root["$schema"]?.string?.hasSuffix(schema) ?? false }

  /// Whether it looks like a style dictionary or like design tokens. A malformed text is judged by what can be read.
  fileprivate var isLikelyInput: Bool {
    guard let tree else { return false }
    let readable = Document(tree)
    return StyleDictionary.isLikely(readable) || TokenForm.isLikely(readable) || TokenForm.isTokens(readable)
      || names(schema: "dictionary.schema.json")
  }
}
