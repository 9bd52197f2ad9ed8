package import Documents
import DynamicType

/// What the value of a key must be.
package enum Expectation: Sendable {
  case string, boolean, number, positiveNumber, dictionary
  case contentSizeCategory, textStyle, weight, design

  /// No screen shows more points. Whatever is above is a mistake, and arithmetic and outputs stay in sight.
  package static let largestNumber = 10_000.0

  /// Whether the value is of the right kind, whatever it says.
  package func hasRightKind(_ node: Node) -> Bool {
    switch self {
    case .boolean: node.boolean != nil
    case .number, .positiveNumber: node.number != nil
    case .dictionary: node.kind == .dictionary
    case .string, .contentSizeCategory, .textStyle, .weight, .design: node.string != nil
    }
  }

  /// Whether a value of the right kind is one that can be used.
  package func accepts(_ node: Node) -> Bool {
    switch self {
    case .string: node.string != nil
    case .boolean: node.boolean != nil
    case .dictionary: node.kind == .dictionary
    case .number: node.number.map { $0.magnitude <= Self.largestNumber } ?? false
    case .positiveNumber: node.number.map { $0 > 0 && $0 <= Self.largestNumber } ?? false
    case .contentSizeCategory: node.string.flatMap(ContentSizeCategory.init(spelling:)) != nil
    case .textStyle: node.string.flatMap(TextStyle.init(spelling:)) != nil
    case .weight: node.string.flatMap(FontWeight.init(rawValue:)) != nil
    case .design: node.string.flatMap(FontDesign.init(rawValue:)) != nil
    }
  }

  /// What to call it in a sentence.
  package var name: String {
    switch self {
    case .string: "a string"
    case .boolean: "a boolean"
    case .number, .positiveNumber: "a number"
    case .dictionary: "a dictionary"
    case .contentSizeCategory: "a content size category"
    case .textStyle: "a text style"
    case .weight: "a font weight"
    case .design: "a font design"
    }
  }

  /// The strings to choose from, all spellings; nil where any value of the kind will do.
  package var choices: [String]? {
    switch self {
    case .string, .boolean, .number, .positiveNumber, .dictionary: nil
    case .contentSizeCategory: ContentSizeCategory.allCases.flatMap(\.spellings)
    case .textStyle: TextStyle.allCases.flatMap(\.spellings)
    case .weight: FontWeight.allCases.map(\.rawValue)
    case .design: FontDesign.allCases.map(\.rawValue)
    }
  }
}
