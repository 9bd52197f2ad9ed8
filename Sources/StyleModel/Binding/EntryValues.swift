package import Documents
package import DynamicType

// A subscript for each type of value, and none for all: modules do not see into each other, so the type of what a generic one
// returns would be made at run time, which took a sixth of a run.

/// The value under the first member of a key, when it is one that can be used.
extension StyleEntry {
  package subscript(_ key: StyleKey<String>) -> Bound<String>? { value(of: key) }
  package subscript(_ key: StyleKey<Double>) -> Bound<Double>? { value(of: key) }
  package subscript(_ key: StyleKey<Bool>) -> Bound<Bool>? { value(of: key) }
  package subscript(_ key: StyleKey<[String]>) -> Bound<[String]>? { value(of: key) }
  package subscript(_ key: StyleKey<[Node]>) -> Bound<[Node]>? { value(of: key) }
  package subscript(_ key: StyleKey<Node>) -> Bound<Node>? { value(of: key) }
  package subscript(_ key: StyleKey<TextStyle>) -> Bound<TextStyle>? { value(of: key) }
  package subscript(_ key: StyleKey<ContentSizeCategory>) -> Bound<ContentSizeCategory>? { value(of: key) }
  package subscript(_ key: StyleKey<FontWeight>) -> Bound<FontWeight>? { value(of: key) }
  package subscript(_ key: StyleKey<FontDesign>) -> Bound<FontDesign>? { value(of: key) }
  package subscript(_ key: StyleKey<FontStyle>) -> Bound<FontStyle>? { value(of: key) }
  package subscript(_ key: StyleKey<TextCase>) -> Bound<TextCase>? { value(of: key) }
  package subscript(_ key: StyleKey<TextDecoration>) -> Bound<TextDecoration>? { value(of: key) }

  private func value<Value>(of key: StyleKey<Value>) -> Bound<Value>? {
    guard let (member, value) = fields.usable(key.id.index), let value = value as? Value else { return nil }
    return Bound(member: member, value: value)
  }
}
