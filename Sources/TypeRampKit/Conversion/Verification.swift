import DesignTokens
import DynamicType
import Writing

/// A file that a conversion has written, read back to see whether it says what was meant.
struct Verification {
  private let bytes: [UInt8]
  private let target: ConversionTarget
  private let path: String
  /// What the input was compiled in.
  private let options: CompilationOptions
  /// What is read back.
  private let compilation: Compilation

  /// - Parameters:
  ///   - name: of the dictionary.
  ///   - needsMap: the tokens have not all that the mapping file says.
  ///   - isRewritten: the file has the tokens that were read, and not those that a dictionary was written as.
  init(
    _ bytes: [UInt8], of target: ConversionTarget, name: String, in given: CompilationOptions, isRewritten: Bool,
    needsMap: Bool = false
  ) {
    var options = given
    options.tokens = target.settings
    // A font that no iOS has is no fault of the conversion, and neither is a dictionary without styles.
    for rule in [Rule.unknownFont.id, TokenRule.noStyle.id] { options.rules.levels[rule] = .off }
    if isRewritten {
      // A rem is still one. Tokens say themselves what a mapping file said, where they can.
      options.tokens.map = needsMap ? given.tokens.map : nil
      options.tokens.remBase = given.tokens.remBase
    }
    self.bytes = bytes
    self.target = target
    self.options = options
    path = name + "." + target.fileExtension
    compilation = Compilation(bytes, path: path, options: options)
  }

  /// The first error that is found in it.
  var error: Diagnostic? { compilation.findings.first { $0.severity == .error } }

  /// Whether it comes to the same dictionary and table, at each category that it has sizes for.
  ///
  /// The order of keys does not count: tokens do not keep it.
  func isSame(_ dictionary: StyleDictionary, _ table: ScaledTable) -> Bool {
    guard compilation.table == table, let value = dictionary.value,
      let other = compilation.dictionary?.value, value.isSame(as: other)
    else { return false }
    return target.sizes.map { hasSizes($0, of: table) } ?? true
  }

  private func hasSizes(_ sizes: ConversionTarget.Sizes, of table: ScaledTable) -> Bool {
    ContentSizeCategory.allCases.allSatisfy { category in
      var options = options
      options.tokens.contexts = sizes.contexts(category)
      let imported = Compilation(bytes, path: path, options: options).imported
      return table.allStyles.allSatisfy { scaled in
        imported?.size(ofToken: sizes.token(scaled.style)) == scaled.sizes[category.index]
      }
    }
  }
}
