import Diagnostics
import Documents
import DynamicType

/// The values of a document of tokens, and the findings in it.
struct TokenReading: Sendable {
  let set: TokenSet
  /// The platform of the text.
  let platform: Platform
  /// The result of checking each token.
  fileprivate(set) var tokens: [CheckedToken] = []
  /// The values of typography tokens, to which `tokens` refers by index.
  fileprivate(set) var typographies: [Typography] = []
  /// The typography tokens that can be read, in order, including aliases.
  fileprivate(set) var typographyTokens: [Int] = []
  /// Typography in loose tokens, by the paths of the groups that a mapping file names.
  fileprivate(set) var looseTypography: [String: LooseTypography] = [:]
  /// For each token, whether something refers to it.
  fileprivate(set) var isReached: [Bool] = []
  /// The members that typeramp added to the typography of a token when it wrote it, by token.
  fileprivate(set) var implied: [Int: Typography] = [:]
  fileprivate(set) var metrics: [TokenMetric] = []
  /// The findings, except those in metrics.
  fileprivate(set) var findings: [Diagnostic]
  fileprivate(set) var metricFindings: [Diagnostic] = []

  /// The value of a typography token, following references; nil if it cannot be read.
  func typography(of index: Int) -> Typography? {
    let own = tokens[index].typography ?? tokens[index].target.flatMap { tokens[$0].typography }
    return own.map { typographies[$0] }
  }
}

/// The result of checking one token.
struct CheckedToken: Sendable {
  /// Nil if the type cannot be determined.
  var type: TokenType?
  /// The token to whose whole value its reference leads; nil if its value is not a reference.
  var target: Int?
  /// The index of its value among the typographies, if its own value is typography.
  var typography: Int?
  /// Its own value, if that is a dimension or a number.
  var measure: Measure?
  /// Whether its own value deviates from DTCG.
  var isDeviating = false
}

extension TokenForm {
  /// Reads a document of this form.
  func read(_ tree: Tree, _ settings: TokenSettings, on platform: Platform) -> TokenReading {
    let (set, findings) = TokenSet.read(tree.root, as: self, settings)
    var reading = TokenReading(set: set, platform: platform, findings: findings)
    var check = TokenCheck(set, TypographyReader(set, remBase: settings.remBase, on: platform))
    for index in set.tokens.indices { check.add(index) }
    reading.tokens = check.tokens
    reading.typographies = check.typographies
    reading.metrics = check.metrics()
    reading.metricFindings = check.reader.takeFindings()
    // An alias may precede its target, so readable tokens are known only now.
    reading.typographyTokens = set.tokens.indices.filter {
      check.tokens[$0].type == .typography && reading.typography(of: $0) != nil
    }
    reading.implied = check.implied(reading)
    // Findings in implied values would repeat those in the values themselves.
    _ = check.reader.takeFindings()
    for style in settings.map?.content.styles ?? [] where style.isGroup {
      guard let path = style.path.string, reading.looseTypography[path] == nil else { continue }
      reading.looseTypography[path] = check.reader.typography(ofGroup: path, in: set)
    }
    reading.findings += check.findings + check.reader.takeFindings()
    reading.isReached = check.reader.references.isReached
    return reading
  }
}
