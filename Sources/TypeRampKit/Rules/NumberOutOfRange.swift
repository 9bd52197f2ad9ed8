import Writing

extension Rule {
  static let numberOutOfRange = Rule(
    id: "number-out-of-range", severity: .error,
    summary: "a number is too small or too large to show",
    reason: """
      UIKit replaces a size that is not positive with the system's default size. Above \
      \(NumberRange.largestNumber.shortest) points no letter fits on a screen.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": «-4» } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isOutOfRange).map { Diagnostic($0) }
  }
}
