package import Diagnostics
package import Documents
package import StyleModel
import Writing

/// A token file lowered to a style dictionary, and what was found on the way.
package struct TokenImport {
  /// The style dictionary: computed, each node with the place that it comes from.
  package let tree: Tree
  private(set) var log: TokenLog
  /// What was found in the mapping file.
  private(set) var mapLog = TokenLog()
  /// The tokens and what they say, for outputs that keep those that are no styles.
  private(set) var check: TokenCheck

  package init(_ tree: Tree, _ form: TokenForm, _ settings: TokenSettings, fonts: FontCatalog?) {
    var log = TokenLog()
    let set = TokenSet(tree.root, form, settings, log: &log)
    var check = TokenCheck(set, settings, log: log)
    check.run()
    log = check.reader.log
    let map = StyleMap(check.typographyTokens, in: set, map: settings.map, log: &log, mapLog: &mapLog)
    check.reader.log = log
    var lowering = TokenLowering(set, map, check, naming: FontNaming(fonts: fonts))
    self.tree = lowering.tree(from: tree)
    self.log = lowering.log
    self.check = lowering.check
    if check.typographyTokens.isEmpty, !lowering.hasMetrics, !set.tokens.isEmpty, !self.log.hasErrors {
      let message = "there is no typography here; expected a token with a font family and a font size"
      self.log.report(.noStyle, Finding(at: tree.root, message))
    }
  }
}

extension TokenImport {
  /// What was found under the id of a rule, in order.
  package func findings(of id: String) -> [Finding] { log.findings[id] ?? [] }

  /// What was found in the mapping file.
  package var mapFindings: [Finding] { mapLog.findings[TokenRule.map.id] ?? [] }

  /// The document as strict DTCG; nil when something cannot be held.
  package var rewritten: [UInt8]? {
    var rewrite = TokenRewrite(self)
    return rewrite.document().map { Array($0.compactText.utf8) }
  }
}
