import DesignTokens
import Diagnostics
package import Documents
import DynamicType
import Writing

/// A dictionary in another format, read back and found the same.
package struct Conversion {
  /// The file.
  package let bytes: [UInt8]
  /// What of the input is not in it, in sentences.
  package let losses: [String]

  /// Converts what a compilation found in a file without errors.
  ///
  /// - Parameters:
  ///   - compilation: has a table.
  ///   - context: that it was made in.
  package init(
    _ compilation: Compilation, to target: ConversionTarget, in context: RuleContext
  ) throws(ConversionMistake) {
    guard let dictionary = compilation.dictionary, let table = compilation.table else { throw .hasErrors }
    let input = ConversionInput(
      dictionary: dictionary, table: table, fonts: context.fonts, imported: compilation.imported)
    guard let bytes = target.write(input) else { throw .unrepresentable(dictionary.first(notHeldBy: target)) }
    self.bytes = bytes
    losses = Self.losses(compilation.imported, target)
    let isRewritten = compilation.imported != nil && target.name == ConversionTarget.dtcg.name
    let readBack = Self.readBack(bytes, target, name: table.name, context, isRewritten: isRewritten)
    if isRewritten, let error = readBack.findings.first(where: { $0.severity == .error }) {
      throw .rejected(compilation.imported?.name(at: error.keyPath), error.message)
    }
    guard let again = readBack.dictionary, readBack.table == table, target.isSame(dictionary, again),
      Self.isExact(bytes, target, table, context)
    else { throw .differs }
  }

  private static func losses(
    _ imported: TokenImport?, _ target: ConversionTarget
  ) -> [String] {
    guard let imported else { return [] }
    let isOfTokens = target.name == ConversionTarget.dtcg.name
    let count = isOfTokens ? imported.tokensNotRewritten : imported.tokensWithoutPlace
    if count == 0 { return [] }
    let reason =
      isOfTokens
      ? "of \(imported.formTitle) tokens only typography is converted"
      : "'\(target.name)' has no place for them"
    return ["\(count == 1 ? "1 token is" : "\(count) tokens are") left out: \(reason)"]
  }

  private static func readBack(
    _ bytes: [UInt8], _ target: ConversionTarget, name: String, _ context: RuleContext,
    contexts: [String: String] = [:], isRewritten: Bool = false
  ) -> Compilation {
    var context = context
    var tokens = TokenSettings()
    tokens.kind = target.kind
    tokens.conformance = target.kind.canBeStrict ? .strict : .lenient
    tokens.contexts = contexts
    if isRewritten {
      // The paths of its tokens are those of the input, and a rem is still one.
      tokens.map = context.tokens.map
      tokens.remBase = context.tokens.remBase
    }
    context.tokens = tokens
    return Compilation(bytes, path: name + "." + target.fileExtension, options: context)
  }

  /// Whether a resolver document comes to the sizes of the table at every category.
  private static func isExact(
    _ bytes: [UInt8], _ target: ConversionTarget, _ table: ScaledTable, _ context: RuleContext
  ) -> Bool {
    guard target.name == ConversionTarget.dtcgResolver.name else { return true }
    return ContentSizeCategory.allCases.allSatisfy { category in
      let contexts = ["contentSize": category.name]
      let imported = readBack(bytes, target, name: table.name, context, contexts: contexts).imported
      return table.styles.allSatisfy { scaled in
        imported?.size(ofToken: "textStyle." + scaled.style.textStyle.name) == scaled.sizes[category.index]
      }
    }
  }
}

/// Why a dictionary was not converted.
package enum ConversionMistake: Error {
  /// The input has errors.
  case hasErrors
  /// The format cannot hold something in it; the place, where it is known.
  case unrepresentable(Node?)
  /// Tokens have a deviation that cannot be repaired: the place, where it is known, and what strict DTCG says of it.
  case rejected(Node?, String)
  /// What was written says something else: a fault of this program.
  case differs
}

extension ConversionTarget {
  /// What kind of file it writes.
  fileprivate var kind: TokenSettings.Kind {
    [Self.dtcg.name, Self.dtcgResolver.name].contains(name) ? .tokens(.dtcg) : .dictionary
  }

  /// Whether what was read back is what was meant. Tokens keep the entries, and not the order of their keys.
  fileprivate func isSame(_ dictionary: StyleDictionary, _ again: StyleDictionary) -> Bool {
    guard let value = dictionary.value, let other = again.value else { return false }
    return value.isSame(as: other)
  }
}

extension StyleDictionary {
  /// The first value that a format has no form for.
  fileprivate func first(notHeldBy target: ConversionTarget) -> Node? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.size == 1, node.kind != .dictionary, node.kind != .array, !target.holds(node) { return node }
      pending += (Array(node.elements) + node.members.flatMap { [$0.key, $0.value] }).reversed()
    }
    return nil
  }
}
