extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error,
    summary: "a dictionary has the same key twice",
    reason: "Readers keep one of the two values, and not all readers keep the same one.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«fontSize»": 18 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    let others = dictionary.top.mistakes.filter { ReservedKey(rawValue: $0.name) != nil }
    return (dictionary.fieldMistakes + dictionary.customFields.mistakes + dictionary.metricFields.mistakes + others)
      .filter(\.problem.isDuplicateKey)
      .map { Diagnostic($0) }
  }
}
