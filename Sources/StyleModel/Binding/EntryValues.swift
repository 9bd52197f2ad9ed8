package import Documents
package import DynamicType

// A subscript for each type of value, and none for all: modules do not see into each other, so the type of what a generic one
// returns would be made at run time, which took a sixth of a run.

/// The value under the first member of a key, when it is one that can be used.
extension StyleEntry {
  package subscript(_ key: StyleKey<String>) -> Bound<String>? { bound(key) }
  package subscript(_ key: StyleKey<Double>) -> Bound<Double>? { bound(key) }
  package subscript(_ key: StyleKey<Bool>) -> Bound<Bool>? { bound(key) }
  package subscript(_ key: StyleKey<[String]>) -> Bound<[String]>? { bound(key) }
  package subscript(_ key: StyleKey<[Node]>) -> Bound<[Node]>? { bound(key) }
  package subscript(_ key: StyleKey<Node>) -> Bound<Node>? { bound(key) }
  package subscript(_ key: StyleKey<TextStyle>) -> Bound<TextStyle>? { bound(key) }
  package subscript(_ key: StyleKey<ContentSizeCategory>) -> Bound<ContentSizeCategory>? { bound(key) }
  package subscript(_ key: StyleKey<FontWeight>) -> Bound<FontWeight>? { bound(key) }
  package subscript(_ key: StyleKey<FontDesign>) -> Bound<FontDesign>? { bound(key) }
  package subscript(_ key: StyleKey<FontStyle>) -> Bound<FontStyle>? { bound(key) }
  package subscript(_ key: StyleKey<TextCase>) -> Bound<TextCase>? { bound(key) }
  package subscript(_ key: StyleKey<TextDecoration>) -> Bound<TextDecoration>? { bound(key) }

  private func bound<Value>(_ key: StyleKey<Value>) -> Bound<Value>? {
    guard let (member, value) = fields.usable(key.id.index), let value = value as? Value else { return nil }
    return Bound(member: member, value: value)
  }

  /// The same without its position.
  func value<Value>(of key: StyleKey<Value>) -> Value? {
    // Most keys are not there, and nothing is cast then: that takes as long as to find a value.
    guard let (_, value) = fields.usable(key.id.index) else { return nil }
    return value as? Value
  }
}
