package import Documents
import DynamicType
import Writing

/// The top-level keys that are not text styles.
package enum ReservedKey: String, CaseIterable, Sendable {
  case schema = "$schema"
  case description, metrics
  case custom
  /// A setting of typeramp itself: the rules that are ignored in the file.
  case suppression = "typeramp"
  /// Data of other tools in a file of design tokens: copied, never read.
  case extensions = "$extensions"

  fileprivate var declaration: Key<StyleDictionary.TopValues> {
    switch self {
    case .schema: Key([rawValue], .any, "the JSON Schema that editors check the file with", isSuggested: false)
    case .description:
      Key([rawValue], .string, "copied to the outputs", isSuggested: false) { $0.description = $1 }
    case .metrics:
      Key(
        [rawValue], .dictionary("a dictionary of metrics", definition: "metrics"),
        "other dimensions that grow with text"
      ) { $0.metrics = $1 }
    case .custom:
      Key(
        [rawValue], .dictionary("a dictionary of styles", definition: "custom"),
        "custom styles, each relative to one of the thirteen"
      ) { $0.custom = $1 }
    case .suppression:
      Key([rawValue], .suppression, "rules that do not report this file", isSuggested: false) {
        $0.suppressedRules = $1
      }
    case .extensions:
      Key([rawValue], .dictionary, "data of other tools from a file of tokens; kept, but not read")
    }
  }
}

extension StyleDictionary {
  /// The values at the top level, apart from styles.
  package struct TopValues: Sendable {
    var description: String?
    var metrics, custom: Node?
    var suppressedRules: [Node] = []
  }

  /// The schema of the top level: the thirteen text styles, in order, and the reserved keys.
  package static let schema = Schema<TopValues>(
    styleKeys(.dictionary("a dictionary", definition: "entry")) + ReservedKey.allCases.map(\.declaration),
    names: { topLevelNames })

  private static let topLevelNames = styleNames(
    and: ReservedKey.allCases.map(\.declaration).filter(\.isSuggested).map(\.name),
    expected: "one of the thirteen, such as 'body' or 'title2', or a custom style under 'custom'")

  /// The schema of `metrics`: any name, and a metric.
  package static let metricsSchema = Schema<Void>(
    [], others: Key(["NAME"], .dictionary("a dictionary", definition: "metric"), "a metric"),
    constraints: { [JSONKeywords.identifiersOnly] })

  /// The schema of `custom`: any name, and a style's entry.
  package static let customSchema = Schema<Void>(
    [], others: Key(["NAME"], .dictionary("a dictionary", definition: "customEntry"), "a custom style"),
    constraints: { [JSONKeywords.identifiersOnly] })

  /// A key for each text style, in all its spellings.
  package static func styleKeys<Record, Value>(_ type: ValueType<Value>) -> [Key<Record>] {
    TextStyle.allCases.map { style in
      Key(style.uniqueSpellings, type, "the text style " + style.name)
    }
  }

  /// The elements of a web page, in the order of their sizes on one.
  private static let elements: [String: TextStyle] = [
    "h1": .largeTitle, "h2": .title, "h3": .title2, "h4": .title3, "h5": .headline, "h6": .subheadline, "p": .body,
    "paragraph": .body, "small": .footnote,
  ]

  /// The names of text styles and of other keys, for messages about unknown keys.
  package static func styleNames(
    and others: [String] = [], expected: String = "one of the thirteen, such as 'body' or 'title2'"
  ) -> KeyNames {
    KeyNames(
      TextStyle.allCases.flatMap(\.uniqueSpellings) + others, noun: "text style", expected: expected,
      foreign: elements.mapValues(\.name))
  }
}
