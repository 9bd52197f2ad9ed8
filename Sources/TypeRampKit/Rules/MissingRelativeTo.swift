extension Rule {
  static let missingRelativeTo = Rule(
    id: "missing-relative-to", severity: .error,
    summary: "a style under 'custom' does not name a text style to follow",
    reason: """
      A size grows along the curve of a text style: a title grows less than a caption. A custom style has no \
      curve, so 'relativeTo' must name one of the thirteen. A fixed style needs none.
      """,
    bad: #"{ "custom": { "«price»": { "fontName": "Futura-Bold", "fontSize": 22 } } }"#,
    good: #"{ "custom": { "price": { "fontName": "Futura-Bold", "fontSize": 22, "relativeTo": "title2" } } }"#
  ) { input in
    input.dictionary.customEntries.filter { $0.isDictionary && $0.lacks(.relativeTo) && $0.values.fixed?.value != true }
      .map {
        $0.finding("'\($0.name)' does not say which text style it follows; expected 'relativeTo'")
      }
  }
}
