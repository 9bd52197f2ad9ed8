package import Documents
package import DynamicType

// One subscript for each type of value instead of a generic one: the result type of a generic one would be instantiated
// at run time across modules, which took a sixth of a run.

/// The value of the first member of a key, if it is valid.
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

  /// The value without its position.
  func value<Value>(of key: StyleKey<Value>) -> Value? {
    // Most keys are absent, and a cast takes as long as finding a value.
    guard let (_, value) = fields.usable(key.id.index) else { return nil }
    return value as? Value
  }
}
