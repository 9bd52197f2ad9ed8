import Writing

/// The name of a custom property: `--type-body-size`.
struct CSSPropertyName: Sendable {
  /// The start of its declarations: the name, a colon and a space. It is made once for up to twelve categories.
  let declarationStart: UTF8Text

  /// - Parameter declarationStart: `--type-body-size: `.
  init(declarationStart: UTF8Text) {
    assert(declarationStart.last == UInt8(ascii: " "))
    self.declarationStart = declarationStart
  }

  /// The length of the name in bytes, without the colon and the space.
  fileprivate var count: Int { declarationStart.count - 2 }
}

extension UTF8Text {
  mutating func append(_ name: CSSPropertyName) { append(prefix: name.count, of: name.declarationStart) }
}

extension UTF8Text.Interpolation {
  mutating func appendInterpolation(_ name: CSSPropertyName) { text.append(name) }
}

extension TextWriter {
  /// Writes a line of a name between two literals.
  mutating func line(_ start: StaticString, _ name: CSSPropertyName, end: StaticString) {
    line(start, name.declarationStart, prefix: name.count, end: end)
  }
}
