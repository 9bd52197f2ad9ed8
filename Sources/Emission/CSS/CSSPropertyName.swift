import Writing

/// The name of a custom property: `--type-body-size`.
struct CSSPropertyName: Sendable {
  /// The start of its declarations, in which the name is followed by a colon and a space: `--type-body-size: `. A
  /// stylesheet has a dozen of them, so it is made once.
  let declaration: UTF8Text

  init(declaration: UTF8Text) {
    assert(declaration.last == UInt8(ascii: " "))
    self.declaration = declaration
  }

  /// The length of the name in bytes.
  fileprivate var count: Int { declaration.count - 2 }
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
