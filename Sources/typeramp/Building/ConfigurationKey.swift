import Diagnostics
import Documents
import TypeRampKit

/// A key of the configuration: what its value must be, and what it sets.
struct ConfigurationKey<Settings>: Sendable {
  let name: String
  /// What the value must be, in a sentence: `a list of paths`.
  let expected: String
  /// The format whose outputs may have the key; nil for all.
  var format: String?
  /// Whether the dictionary must have the key.
  var isRequired = false
  /// Reads a value into the settings; false when the value is invalid.
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

  /// The same for a setting without a default: an invalid value is a mistake there too, and does not become nil.
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
  /// A string that can be a path: not empty, and without U+0000, where the system would end it.
  var path: String? { string.flatMap { $0.isEmpty || $0.utf8.contains(0) ? nil : $0 } }
}

extension [Node] {
  /// The nodes as paths; nil when one of them is none.
  var paths: [String]? {
    let paths = compactMap(\.path)
    return paths.count == count ? paths : nil
  }
}
