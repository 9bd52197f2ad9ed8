import Diagnostics
import Documents

extension Rule {
  static let wrongType = Rule(
    id: "wrong-type", severity: .error,
    summary: "a value is of the wrong type",
    reason: """
      ScaledFont decodes the file as a whole: a size written as a string voids every style in it. In an OpenStep \
      property list, which has no numbers, a string is read as one.
      """,
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": "«17»" } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    input.dictionary.fieldMistakes.filter(\.problem.isWrongKind).map { Finding($0) }
  }
}
