import Diagnostics
import Documents
import Writing

extension Rule {
  static let numberOutOfRange = Rule(
    id: "number-out-of-range", severity: .error,
    summary: "a number is not one that can be drawn",
    reason: """
      UIKit takes a size that is not positive for the system's default size. Above \(NumberRange.largestNumber.shortest) \
      points no screen shows a letter.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «-4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isOutOfRange).map { Finding($0) }
  }
}
