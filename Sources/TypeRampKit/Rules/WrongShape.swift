import Diagnostics
import Documents

extension Rule {
  static let wrongShape = Rule(
    id: "wrong-shape", severity: .error,
    summary: "a value has another shape than the format expects",
    reason: """
      A style dictionary maps each text style to a dictionary of its own. ScaledFont reads the whole file with one \
      decoder: one entry of another shape voids all of its styles.
      """,
    bad: #"{ "body": "«Noteworthy-Light»" }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    if let mistake = dictionary.root.mistakeUnlessDictionary(expected: "a dictionary of text styles") {
      return [Finding(mistake)]
    }
    return (dictionary.top.mistakes + dictionary.customFields.mistakes + dictionary.metricFields.mistakes).filter(
      \.problem.isWrongKind
    )
    .map { Finding($0) }
  }
}
