extension Rule {
  static let wrongShape = Rule(
    id: "wrong-shape", severity: .error,
    summary: "a value has a different shape than the format expects",
    reason: """
      A style dictionary maps each text style to a dictionary. Nothing can be computed from another value, and \
      ScaledFont rejects the whole file.
      """,
    bad: #"{ "body": "«Noteworthy-Light»" }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    if let mistake = dictionary.root.mistakeUnlessDictionary(expected: "a dictionary of text styles") {
      return [Diagnostic(mistake)]
    }
    return (dictionary.top.mistakes + dictionary.customFields.mistakes + dictionary.metricFields.mistakes)
      .filter(\.problem.isWrongKind).map { Diagnostic($0) }
  }
}
