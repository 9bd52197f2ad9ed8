import Writing

/// The name of a custom property: `--type-body-size`.
struct CSSPropertyName: Sendable {
  /// The start of its declarations: `--type-body-size: `. A stylesheet has a dozen of them, so it is made once. The name
  /// is a part of it.
  private(set) var declaration: UTF8Text

  private static let separator: StaticString = ": "

  init(_ name: consuming UTF8Text) {
    declaration = name
    declaration.append(Self.separator)
  }

  /// The length of the name in bytes.
  fileprivate var count: Int { declaration.count - Self.separator.utf8CodeUnitCount }
}

extension CSSPropertyName: CustomStringConvertible {
  var description: String { "\("\(self)" as UTF8Text)" }
}

extension UTF8Text {
  mutating func append(_ name: CSSPropertyName) { append(prefix: name.count, of: name.declaration) }
}

extension UTF8Text.Interpolation {
  mutating func appendInterpolation(_ name: CSSPropertyName) { text.append(name) }
}

extension TextWriter {
  /// Writes a line of a name between two literals.
  mutating func line(_ start: StaticString, _ name: CSSPropertyName, end: StaticString) {
    line(start, name.declaration, prefix: name.count, end: end)
  }
}
