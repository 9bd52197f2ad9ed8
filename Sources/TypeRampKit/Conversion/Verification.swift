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
    // The input was judged, and what a baseline knows is known of its path.
    options.rules.isStrict = false
    compilation = Compilation(bytes, path: name + "." + target.fileExtension, options: options)
  }

  var error: Diagnostic? { compilation.findings.first { $0.severity == .error } }

  /// What differs from a dictionary and its table; nil if nothing does.
  ///
  /// The order of styles and keys is ignored: tokens are written in their groups.
  func difference(from dictionary: StyleDictionary, _ table: ScaledTable) -> String? {
    guard let own = compilation.table else { return "it has no styles" }
    let (now, then) = (own.stylesByName, table.stylesByName)
    let names = Set(now.keys).union(then.keys).filter { now[$0] != then[$0] }.sorted()
    if !names.isEmpty { return "\(names.quotedList(upTo: 3)) \(names.count == 1 ? "differs" : "differ")" }
    guard own.rest == table.rest, let value = dictionary.value, let other = compilation.dictionary?.value,
      value.isSame(as: other)
    else { return "what is not a style differs" }
    return nil
  }
}

// What other tools read.

extension Verification {
  /// A sentence about what only typeramp reads, since it is in an extension of its own; nil if there is no such thing.
  func lossToOthers(of table: ScaledTable) -> String? {
    guard target.isOfTokens, let bytes = DictionaryTokens.bare(bytes, path: compilation.source.path) else { return nil }
    let bare = Compilation(bytes, path: compilation.source.path, options: compilation.options).draft
    let styles = Dictionary((bare?.allStyles ?? []).map { ($0.style.name, $0.style) }) { first, _ in first }
    let naming = FontNaming(fonts: compilation.options.fonts)
    var counts: [String: Int] = [:]
    for own in table.allStyles.map(\.style) where !own.origin.isFallback {
      let other = styles[own.name]
      let keys = EntryKey.allCases.filter { own.shown($0, naming) != other?.shown($0, naming) }.map(\.rawValue)
      for key in other?.origin.isFallback ?? true ? ["names"] : keys { counts[key, default: 0] += 1 }
    }
    let metrics = table.metrics.isEmpty ? [] : ["the metrics"]
    let keys = counts.sorted { $0.key < $1.key }.map { "'\($0)' of \($1 == 1 ? "1 style" : "\($1) styles")" } + metrics
    if keys.isEmpty { return nil }
    return
      "other tools do not read the extension 'dev.typeramp'; without it these differ: \(keys.joined(separator: ", "))"
  }
}

extension ResolvedStyle {
  /// The value of a key as text shows it: a slanted face needs no key, and a tracking of 0 is none.
  fileprivate func shown(_ key: EntryKey, _ naming: FontNaming) -> String? {
    switch key {
    case .tracking where tracking == 0: return nil
    case .fontStyle:
      let isItalic = fontStyle.map { $0 == .italic } ?? customFont.map { naming.description(of: $0.name).isItalic }
      return isItalic ?? false ? FontStyle.italic.rawValue : nil
    default: return value(of: key)?.json.line
    }
  }
}

extension ScaledTable {
  fileprivate var stylesByName: [String: ScaledStyle] {
    Dictionary(allStyles.map { ($0.style.name, $0) }) { first, _ in first }
  }

  /// The table without its styles, as if they came from a dictionary.
  fileprivate var rest: ScaledTable {
    var table = with(metrics: true) { _ in false }
    (table.tokens, table.families) = ([:], [:])
    return table
  }
}
