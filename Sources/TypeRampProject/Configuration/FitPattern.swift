import Writing

/// Where the texts of some keys are shown: an element of `fit` in typeramp.json.
package struct FitPattern: Sendable {
  /// A pattern of keys.
  private var keys: [UInt8] = []
  package private(set) var style = ""
  private var width = 0.0
  private var padding = 0.0
  private var lines: Int?

  package init() {}

  /// The widths of iPhones in points, by the names of models.
  private static let screens: KeyValuePairs<String, Double> = [
    "iPhone SE": 375, "iPhone 16": 393, "iPhone 16 Plus": 430, "iPhone 16 Pro Max": 440,
  ]

  static let schema = Schema<FitPattern>([
    Key("keys", .name, "the keys of the texts; `*` and `?` are wildcards", isRequired: true) {
      $0.keys = Array($1.utf8)
    },
    Key("style", .name, "the style that shows them", isRequired: true) { $0.style = $1 },
    Key("width", points, "the width in points; or name a `screen`") { $0.width = $1 },
    Key("screen", screen, "a phone upright, whose width counts") { $0.width = $1 },
    Key("padding", points, "points at each side that are not for text (default: 0)") { $0.padding = $1 },
    Key("lines", .oneOf(Array(1...100), "a number of lines from 1 to 100"), "the most lines (default: any number)") {
      $0.lines = $1
    },
  ])

  private static let points = ValueType<Double>.number(NumberRange(upTo: 10_000, isPositive: true))

  private static let screen = ValueType<Double>.choice(
    "one of \(screens.map(\.key).quotedList)", among: { screens.map(\.key) },
    read: { name in screens.first { $0.key == name }?.value })

  /// Where they are shown; nil if no width is left.
  package var place: FitPlace? {
    let rest = width - 2 * padding
    return rest > 0 ? FitPlace(style: style, width: rest, lines: lines) : nil
  }

  func matches(_ key: String) -> Bool { Glob.isMatch(key, keys) }
}

extension [FitPattern] {
  /// The place of a key: that of the last pattern that matches.
  package func place(of key: String) -> FitPlace? { last { $0.matches(key) }?.place }
}
