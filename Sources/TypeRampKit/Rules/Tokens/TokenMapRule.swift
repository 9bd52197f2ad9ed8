import Diagnostics

extension Rule {
  static let tokenMap = Rule(
    id: "token-map", severity: .error,
    summary: "a mapping file names what is not there",
    reason: """
      It is a dictionary of text styles and the paths of typography tokens. What it names amiss leaves a style without \
      the token that was meant for it.
      """,
    bad: #"{ "«bodi»": "text.paragraph" }"#,
    good: #"{ "body": "text.paragraph" }"#,
    subject: .tokenMap, exampleContext: RuleContext(subject: .tokenMap)
  ) { TokenMap.entries(of: $0.dictionary.root).mistakes }
}
