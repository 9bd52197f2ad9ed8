package import Documents
import Writing

/// Where the texts of some keys are shown: an element of `fit` in typeramp.json.
package struct FitPattern: Sendable {
  /// A pattern of keys.
  fileprivate private(set) var keys: [Unicode.Scalar] = []
  /// The catalogs; empty for all of them.
  fileprivate private(set) var files: [Glob] = []
  package private(set) var style = ""
  private var width = 0.0
  private var padding = 0.0
  private var lines: Int?
  /// The element; nil if it is not from a configuration.
  package internal(set) var node: Node?

  package init() {}

  /// The widths of iPhones in points, by the names of models.
  private static let screens: KeyValuePairs<String, Double> = [
    "iPhone SE": 375, "iPhone 16e": 390, "iPhone 16": 393, "iPhone 16 Plus": 430, "iPhone 16 Pro Max": 440,
    "iPhone 17": 402, "iPhone Air": 420,
  ]

  static let schema = Schema<FitPattern>([
    Key("keys", .name, "the keys of the texts; `*` and `?` are wildcards", isRequired: true) {
      $0.keys = Array($1.unicodeScalars)
    },
    Key(
      "files", .paths("a list of paths, such as \"Home/*.xcstrings\"", isEmptyAllowed: false),
      "the catalogs: paths and patterns, as in `inputs` (default: all)"
    ) { $0.files = $1.compactMap(\.string).map { Glob($0) } },
    Key("style", .name, "the style that shows them", isRequired: true) { $0.style = $1 },
    Key("width", .number(NumberRange(upTo: 10_000, isPositive: true)), "the width in points; or name a `screen`") {
      $0.width = $1
    },
    Key("screen", screen, "a phone upright, whose width counts") { $0.width = $1 },
    Key(
      "padding", .number(NumberRange(upTo: 10_000, isPositive: false)),
      "points at each side that are not for text (default: 0)"
    ) { $0.padding = $1 },
    Key("lines", .oneOf(Array(1...100), "a number of lines from 1 to 100"), "the most lines (default: any number)") {
      $0.lines = $1
    },
  ])

  private static let screen = ValueType<Double>.choice(
    "one of \(screens.map(\.key).quotedList), or 'width' in points for another one", among: { screens.map(\.key) },
    read: { name in screens.first { $0.key == name }?.value })

  /// Where they are shown; nil if no width is left.
  package var place: FitPlace? {
    let rest = width - 2 * padding
    return rest > 0 ? FitPlace(style: style, width: rest, lines: lines) : nil
  }

  var mistakeOfWidth: String? {
    let widths = ["width", "screen"].count { node?.value(of: $0) != nil }
    if widths != 1 {
      return "\(widths == 0 ? "there is no width" : "there are two widths"); expected 'width' or 'screen'"
    }
    if padding < 0 { return "'padding' is negative; expected 0 or more" }
    return place == nil ? "no width is left for text; expected one wider than 'padding' at both sides" : nil
  }

  package func mistake(_ message: String, at key: String) -> Diagnostic? {
    (node?.value(of: key)).map { .unknownValue(message, at: $0) }
  }

  /// - Parameter file: the path of the catalog from the configuration's folder.
  fileprivate func isFor(_ file: String) -> Bool { files.isEmpty || files.contains { $0.matches(file) } }
}

/// Which patterns of keys are used.
package struct FitPatternUse: Sendable {
  private let patterns: [FitPattern]
  /// Those without a wildcard, by their key, and the others.
  private let plain: [[Unicode.Scalar]: [Int]]
  private let others: [(index: Int, keys: [Unicode.Scalar])]
  private var (used, matching): (Set<Int>, Set<Int>) = ([], [])
  /// The last key, which has a text in each language.
  private var last: (key: String, file: String, place: FitPlace?)?

  package init(_ patterns: [FitPattern]) {
    self.patterns = patterns
    let isPlain = patterns.map { !Glob.isPattern($0.keys) }
    others = patterns.indices.filter { !isPlain[$0] }.map { ($0, patterns[$0].keys) }
    plain = Dictionary(grouping: patterns.indices.filter { isPlain[$0] }) { patterns[$0].keys }
  }

  /// The place of a key: that of the last pattern that matches.
  package mutating func place(of key: String, in file: String) -> FitPlace? {
    if let last, last.key == key, last.file == file { return last.place }
    let name = Array(key.unicodeScalars)
    let candidates = others.filter { Glob.isMatch(name, $0.keys) }.map(\.index) + (plain[name] ?? [])
    let indices = candidates.filter { patterns[$0].isFor(file) }.sorted()
    used.formUnion(indices.suffix(1))
    matching.formUnion(indices)
    let place = indices.last.flatMap { patterns[$0].place }
    last = (key, file, place)
    return place
  }

  package static func += (left: inout Self, right: Self) {
    left.used.formUnion(right.used)
    left.matching.formUnion(right.matching)
  }

  package var mistakes: [Diagnostic] {
    patterns.indices.filter { !used.contains($0) }.compactMap { index in
      patterns[index].mistake(
        matching.contains(index)
          ? "later patterns match all keys that this one matches"
          : "no key of the catalogs matches this pattern\(patterns[index].files.isEmpty ? "" : " and its 'files'")",
        at: "keys")
    }
  }
}
