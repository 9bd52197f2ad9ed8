extension Rule {
  static let invalidStyleName = Rule(
    id: "invalid-style-name", severity: .error,
    summary: "a style under 'custom' has a name that outputs cannot use",
    reason: """
      A custom style becomes a case in Swift and a class in CSS, like the thirteen text styles. Its name is a \
      letter followed by ASCII letters, digits and underscores. It must not be a spelling of a text style or \
      'reader', and must not begin with 'metric', because CSS uses these. Two names that differ only in case or \
      underscores would become one.
      """,
    bad: #"{ "custom": { "«title1»": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#,
    good: #"{ "custom": { "price": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#
  ) { input in
    let dictionary = input.dictionary
    let invalid = dictionary.customEntries.compactMap { entry in
      StyleNames.mistake(inCustomName: entry.name).map(entry.finding)
    }
    let colliding = dictionary.customStylesOfOneName.filter { $0.name != $1.name }.map { first, second in
      second.finding("style names '\(first.name)' and '\(second.name)' would become one in an output")
        .noting("the first is here", at: first.member.key)
    }
    return invalid + colliding
  }
}
