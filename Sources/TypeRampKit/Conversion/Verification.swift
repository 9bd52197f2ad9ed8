import Writing

/// A converted file, read back to verify that it means the same.
struct Verification {
  private let bytes: [UInt8]
  private let target: ConversionTarget
  /// The compilation of the converted file.
  private let compilation: Compilation

  /// - Parameters:
  ///   - name: the name of the dictionary.
  ///   - given: the options of the input's compilation.
  init(_ bytes: [UInt8], of target: ConversionTarget, name: String, in given: CompilationOptions) {
    (self.bytes, self.target) = (bytes, target)
    var options = given
    options.tokens = target.settings
    compilation = Compilation(bytes, path: name + "." + target.fileExtension, options: options)
  }

  /// The first error in the file.
  var error: Diagnostic? { compilation.findings.first { $0.severity == .error } }

  /// Whether it has the same dictionary and table, at each category for which it has sizes.
  ///
  /// The order of keys is ignored: tokens do not keep it.
  func isSame(_ dictionary: StyleDictionary, _ table: ScaledTable) -> Bool {
    guard let own = compilation.table, own.withoutTokens == table.withoutTokens, let value = dictionary.value,
      let other = compilation.dictionary?.value, value.isSame(as: other)
    else { return false }
    return !target.hasAllSizes || hasAllSizes(of: table)
  }

  /// Whether it has the sizes at each category, as `DictionaryTokens.dtcgResolver` writes them.
  private func hasAllSizes(of table: ScaledTable) -> Bool {
    ContentSizeCategory.allCases.allSatisfy { category in
      var options = compilation.options
      options.tokens.contexts = ["contentSize": category.name]
      let imported = Compilation(bytes, path: compilation.source.path, options: options).imported
      return table.allStyles.allSatisfy { scaled in
        let group = scaled.style.customName == nil ? "textStyle" : "custom"
        return imported?.size(ofToken: "\(group).\(scaled.style.name)") == scaled.sizes[category.index]
      }
    }
  }
}

extension ScaledTable {
  /// The table as if its styles came from a dictionary.
  fileprivate var withoutTokens: ScaledTable {
    var table = self
    table.tokens = [:]
    return table
  }
}
