import Diagnostics
import Documents
import Writing

extension Rule {
  static let numberOutOfRange = Rule(
    id: "number-out-of-range", severity: .error,
    summary: "a number is not one that can be drawn",
    reason: """
      UIKit takes a size that is not positive for the system's default size. Above \(Expectation.largestNumber.shortest) \
      points no screen shows a letter.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «-4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.fields.compactMap { field in
      guard let expectation = field.expectation, expectation.hasRightKind(field.member.value),
        let number = field.member.value.number, !expectation.accepts(field.member.value)
      else { return nil }
      let bound = number > 0 || number.isNaN ? "at most \(Expectation.largestNumber.shortest)" : expectation.lowerBound
      return Finding(
        at: field.member.value, "'\(field.member.name)' must be \(bound), not \(number.shortest)",
        keyPath: field.keyPath)
    }
  }
}

extension Expectation {
  fileprivate var lowerBound: String {
    switch self {
    case .number: "at least -\(Self.largestNumber.shortest)"
    default: "greater than zero"
    }
  }
}
