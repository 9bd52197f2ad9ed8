package import Diagnostics

/// A key that says what its value must be.
package protocol ExpectingKey: RawRepresentable<String>, CaseIterable, Hashable, Sendable {
  var expectation: Expectation { get }
  /// All keys, for suggestions.
  static var vocabulary: Spelling.Vocabulary { get }
}

/// The keys of a style's entry, and what each of them holds.
package enum EntryKey: String, ExpectingKey {
  case fontName, fontSize, boldFontName
  case maximumPointSize, minimumContentSizeCategory, maximumContentSizeCategory
  case relativeTo, fixed, weight, design, lineHeight, tracking, description
  /// What other tools have put into a design token: carried, never read.
  case extensions = "$extensions"

  /// What the value must be.
  package var expectation: Expectation {
    switch self {
    case .fontName, .boldFontName, .description: .string
    case .fontSize, .maximumPointSize, .lineHeight: .positiveNumber
    case .tracking: .number
    case .minimumContentSizeCategory, .maximumContentSizeCategory: .contentSizeCategory
    case .relativeTo: .textStyle
    case .fixed: .boolean
    case .weight: .weight
    case .design: .design
    case .extensions: .dictionary
    }
  }

  package static let vocabulary = Spelling.Vocabulary(allCases.map(\.rawValue))

  /// Names for the very same thing: the others differ in unit or kind, and a person must look.
  package static let synonyms: Set<String> = ["name", "font-name", "size", "font-size", "point-size", "pointsize"]

  /// What other tools call the key, in lower case.
  package static let foreignNames: [String: EntryKey] = [
    "name": .fontName, "font": .fontName, "font-name": .fontName, "family": .fontName, "fontfamily": .fontName,
    "size": .fontSize, "font-size": .fontSize, "point-size": .fontSize, "pointsize": .fontSize,
    "boldname": .boldFontName, "maxsize": .maximumPointSize, "maximum-point-size": .maximumPointSize,
    "fontweight": .weight, "fontdesign": .design, "letterspacing": .tracking, "kerning": .tracking,
    "textstyle": .relativeTo,
  ]
}

/// The keys of a metric's entry.
package enum MetricKey: String, ExpectingKey {
  case value, relativeTo

  package static let vocabulary = Spelling.Vocabulary(allCases.map(\.rawValue))

  package var expectation: Expectation {
    switch self {
    case .value: .number
    case .relativeTo: .textStyle
    }
  }
}
