package import DynamicType

/// A font that code or an Interface Builder file makes.
package struct CodeFont: Sendable {
  /// The bytes of the call, or of the element.
  package let range: Range<Int>
  /// Nil if its name or its weight is computed.
  package var face: Face?
  /// In points; nil if it is computed.
  package var size: Double?
  package var growth = Growth.fixed
  /// In points; nil without one.
  package var maximum: Double?
  /// The name of the property that is this font.
  package var name: String?
  /// Whether it is the size of a symbol, not of text.
  package var isOnImage = false
  /// The name of the function that makes it of a size that is given to it.
  package var helper: String?

  /// A face without its size: the name in code, nil for the system font, and what the system font has.
  package struct Face: Hashable, Sendable {
    package var name: String?
    package var weight = FontWeight.regular
    package var design = FontDesign.default
    package var isItalic = false

    package static let system = Face()
  }

  /// How a font follows the person's text size. Text of AppKit has no text sizes.
  package enum Growth: Hashable, Sendable {
    case fixed
    case follows(TextStyle)
    /// It follows a text style that is computed.
    case followsAny
    case ofMac
  }
}

/// What a file has of fonts.
package struct CodeFonts: Sendable {
  package var fonts: [CodeFont] = []
  /// How many fonts of a text style there are: `.font(.body)`, `preferredFont(forTextStyle:)`.
  package var styles = 0
  /// The ranges of fonts that UIKit scales once: `scaledFont(for:)`, and fonts of a text style.
  package var scaled: [Range<Int>] = []
  /// How many texts scale again when the setting changes: `adjustsFontForContentSizeCategory`.
  package var live = 0
  /// How often each function is called with a number, by the hash of its name.
  package var calls: [UInt64: Int] = [:]

  /// The hash of a name in `calls`.
  package static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
