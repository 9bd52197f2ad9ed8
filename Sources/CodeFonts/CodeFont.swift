package import DynamicType

/// A font that code or an Interface Builder file makes.
package struct CodeFont: Sendable {
  /// The bytes of the call, or of the element.
  package let range: Range<Int>
  /// Nil if its name or its weight is computed.
  package var face: Face?
  /// The expression of a computed name.
  package var computedName: Range<Int>?
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
  /// In Interface Builder: what code can call the element that has it.
  package var outlets: [Outlet] = []

  /// A face without its size: the name in code, nil for the system font, and what the system font has.
  package struct Face: Hashable, Sendable {
    package var name: String?
    package var weight = FontWeight.regular
    package var design = FontDesign.default
    package var isItalic = false

    package static let system = Face()
  }

  /// How a font follows the person's text size.
  package enum Growth: Hashable, Sendable {
    case fixed
    case follows(TextStyle)
    /// It follows a text style that is computed.
    case followsAny
    /// It is text of another system, such as AppKit, or a picture, such as a launch screen.
    case elsewhere
    /// Code replaces the font of a file of Interface Builder.
    case setInCode
  }

  /// A property of a class, both as hashes of their names.
  package struct Outlet: Hashable, Sendable {
    package let type, property: UInt64
  }

  /// Whether it is text of the app, and not the size of a symbol or a font that is not shown there.
  package var isText: Bool { !isOnImage && growth != .elsewhere && growth != .setInCode }
  /// Whether it is unknown whether it grows.
  package var isUndecided: Bool { isText && size == nil && growth == .fixed }
}

/// What a file has of fonts. Names are hashes.
package struct CodeFonts: Sendable {
  package var fonts: [CodeFont] = []
  /// How many fonts of a text style there are: `.font(.body)`, `preferredFont(forTextStyle:)`.
  package var styles = 0
  /// The ranges of fonts that UIKit scales once: `scaledFont(for:)`, and fonts of a text style.
  package var scaled: [Range<Int>] = []
  /// How many texts scale again when the setting changes: `adjustsFontForContentSizeCategory`.
  package var live = 0
  /// How often each function is called with a number.
  package var calls: [UInt64: Int] = [:]
  package var limits: [Limit] = []
  package var uses: [Use] = []
  /// The properties, parameters and functions that are fonts or make them.
  package var names: Set<UInt64> = []
  /// The types that are declared or extended.
  package var types: Set<UInt64> = []
  /// The properties whose font is set.
  package var styled: Set<UInt64> = []

  /// Whether it is the manifest of a package that is for other systems than iOS.
  package var isPackageOfOthers = false

  /// Where text stops growing before the largest text size.
  package struct Limit: Sendable {
    package let range: Range<Int>
    package let category: ContentSizeCategory
  }

  /// A use of a font whose form is not known.
  package struct Use: Sendable {
    package let range: Range<Int>
    /// The words of the expression: if one is the name of a font of the app, the font is known.
    package let names: [UInt64]
  }

  package static func hash(_ name: some Sequence<UInt8>) -> UInt64 {
    name.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  package static let itself = hash("self".utf8)
}
