import Diagnostics
import Documents

extension Rule {
  static let foreignFormat = Rule(
    id: "foreign-format", severity: .error,
    summary: "the file is of a neighbouring kind, not a style dictionary",
    reason: """
      TypographyKit's configuration and tables of explicit sizes look alike and are read by other code. A style \
      dictionary gives each text style one size, at the large content size; the others are computed.
      """,
    bad: #"{ "«small»": { "body": { "fontName": "Caveat-Regular", "fontSize": 15 } } }"#,
    good: #"{ "body": { "fontName": "Caveat-Regular", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    switch dictionary.foreignFormat {
    case .typographyKit(let member):
      let message = """
        this is a TypographyKit file, not a style dictionary: expected a text style such as 'body', not '\(member.name)'; \
        move each of its 'ui-font-text-styles' there, 'font-name' as 'fontName' and 'point-size' as 'fontSize'
        """
      return [Finding(at: member.key, message, keyPath: member.name)]
    case .categoryFirst(let member):
      let message = """
        this is a table of sizes by content size category, not a style dictionary: expected a text style such as 'body', \
        not '\(member.name)'; keep the entries of 'large' alone, the other sizes are computed
        """
      return [Finding(at: member.key, message, keyPath: member.name)]
    case .compiledTable(let member):
      let message = "this is a table that typeramp has written, not a style dictionary: expected what it was made from"
      return [Finding(at: member.key, message, keyPath: member.name)]
    case .tooLarge:
      let message =
        "more than \(ForeignFormat.mostValues) values are no style dictionary; expected at most thirteen styles"
      return [Finding(at: input.dictionary.root, message)]
    case nil: return []
    }
  }
}
