import Diagnostics
import Documents
import TypeRampKit

/// A key of the configuration: what its value must be, and what it sets.
struct ConfigurationKey<Settings>: Sendable {
  let name: String
  /// What the value must be, in a sentence: `a list of paths`.
  let expected: String
  /// The format whose outputs it is for; nil for all.
  var format: String?
  /// Whether nothing can be done without it.
  var isRequired = false
  /// Takes over a value; false when it is none that can be.
  let take: @Sendable (Node, inout Settings) -> Bool
}

extension ConfigurationKey {
  /// A key whose value is a string of some kind.
  static func text<Value>(
    _ name: String, _ expected: String, format: String? = nil, isRequired: Bool = false,
    _ property: any WritableKeyPath<Settings, Value> & Sendable, _ value: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(name: name, expected: expected, format: format, isRequired: isRequired) { node, settings in
      guard let value = node.string.flatMap(value) else { return false }
      settings[keyPath: property] = value
      return true
    }
  }

  /// The same where nothing is set unless it is said: a value that cannot be is a mistake there too, and not nothing.
  static func text<Value>(
    _ name: String, _ expected: String, format: String? = nil,
    _ property: any WritableKeyPath<Settings, Value?> & Sendable, _ value: @escaping @Sendable (String) -> Value?
  ) -> Self {
    Self(name: name, expected: expected, format: format) { node, settings in
      guard let value = node.string.flatMap(value) else { return false }
      settings[keyPath: property] = value
      return true
    }
  }

  /// A key whose value is one of an enumeration's names.
  static func choice<Value: CaseIterable & RawRepresentable<String> & SendableMetatype>(
    _ name: String, format: String? = nil, _ property: any WritableKeyPath<Settings, Value> & Sendable
  ) -> Self {
    let names = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    return text(name, "one of \(names)", format: format, property) { Value(rawValue: $0) }
  }
}

extension Node {
  /// The path that it is; nil for what is none. The system would end one at U+0000.
  var path: String? { string.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 } }
}

extension [Node] {
  /// The paths that they are; nil when one is something else.
  var paths: [String]? {
    let paths = compactMap(\.path)
    return paths.count == count ? paths : nil
  }
}
