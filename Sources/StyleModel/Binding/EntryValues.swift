package import Documents
package import DynamicType

// One subscript for each type of value instead of a generic one: the result type of a generic one would be instantiated
// at run time across modules, which took a sixth of a run.

/// The value of the first member of a key, if it is valid.
extension StyleEntry {
  package subscript(_ key: StyleKey<String>) -> Bound<String>? {
    if case .fontName = key.id { fontName } else { fields.bound(key) }
  }
  package subscript(_ key: StyleKey<Double>) -> Bound<Double>? {
    if case .fontSize = key.id { fontSize } else { fields.bound(key) }
  }
  package subscript(_ key: StyleKey<Bool>) -> Bound<Bool>? { fields.bound(key) }
  package subscript(_ key: StyleKey<[String]>) -> Bound<[String]>? { fields.bound(key) }
  package subscript(_ key: StyleKey<[Node]>) -> Bound<[Node]>? { fields.bound(key) }
  package subscript(_ key: StyleKey<Node>) -> Bound<Node>? { fields.bound(key) }
  package subscript(_ key: StyleKey<TextStyle>) -> Bound<TextStyle>? { fields.bound(key) }
  package subscript(_ key: StyleKey<ContentSizeCategory>) -> Bound<ContentSizeCategory>? { fields.bound(key) }
  package subscript(_ key: StyleKey<FontWeight>) -> Bound<FontWeight>? { fields.bound(key) }
  package subscript(_ key: StyleKey<FontDesign>) -> Bound<FontDesign>? { fields.bound(key) }
  package subscript(_ key: StyleKey<FontStyle>) -> Bound<FontStyle>? { fields.bound(key) }
  package subscript(_ key: StyleKey<TextCase>) -> Bound<TextCase>? { fields.bound(key) }
  package subscript(_ key: StyleKey<TextDecoration>) -> Bound<TextDecoration>? { fields.bound(key) }

  /// The value without its position.
  func value<Value>(of key: StyleKey<Value>) -> Value? {
    // Most keys are absent, and `has` finds that out without the empty result of `usable`.
    guard has(key.id), let (_, value) = fields.usable(key.id.index) else { return nil }
    return value as? Value
  }
}

extension Fields {
  /// The value of the first member of a key, if it is valid.
  func bound<Value>(_ key: StyleKey<Value>) -> Bound<Value>? {
    guard has(key.id.index), let (member, value) = usable(key.id.index), let value = value as? Value else {
      return nil
    }
    return Bound(member: member, value: value)
  }
}
