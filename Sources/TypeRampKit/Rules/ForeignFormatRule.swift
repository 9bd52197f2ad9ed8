extension Rule {
  static let foreignFormat = Rule(
    id: "foreign-format", severity: .error,
    summary: "the file has a similar format, but is not a style dictionary",
    reason: """
      TypographyKit's configuration and tables of explicit sizes look similar, but other code reads them. A style \
      dictionary gives each text style one size, at the default content size; the other sizes are computed.
      """,
    bad: #"{ "«small»": { "body": { "fontName": "Caveat-Regular", "fontSize": 15 } } }"#,
    good: #"{ "body": { "fontName": "Caveat-Regular", "fontSize": 17 } }"#
  ) { input in
    switch input.dictionary.foreignFormat {
    case .typographyKit(let member):
      let advice = """
        write each of its 'ui-font-text-styles' as a text style, with 'font-name' as 'fontName' and 'point-size' as \
        'fontSize'
        """
      return [finding(member, "a TypographyKit file", advice)]
    case .categoryFirst(let member):
      let advice = "keep only the entries of 'large', because the other sizes are computed"
      return [finding(member, "a table of sizes by content size category", advice)]
    case .infoPlist(let member):
      let advice = "'typeramp validate DICTIONARY --fonts PATH --info-plist FILE' checks its list of fonts"
      return [finding(member, "an app's Info.plist", advice)]
    case .compiledTable(let member):
      let message = "this is a table from typeramp, not a style dictionary; expected the dictionary it was made from"
      return [Diagnostic(at: member.key, message, keyPath: member.name)]
    case .tooLarge:
      let message =
        "a file with more than \(ForeignFormat.mostValues) values is not a style dictionary; expected at most thirteen styles"
      return [Diagnostic(at: input.dictionary.root, message)]
    case nil: return []
    }
  }

  private static func finding(_ member: Node.Member, _ file: String, _ advice: String) -> Diagnostic {
    let message =
      "this is \(file), not a style dictionary: expected a text style such as 'body', not '\(member.name)'; \(advice)"
    return Diagnostic(at: member.key, message, keyPath: member.name)
  }
}
