import Writing

/// A dictionary in another format, verified by reading it back.
public struct Conversion: Sendable {
  /// The file.
  public let bytes: [UInt8]
  /// What the file leaves out of the input, a sentence each.
  public let losses: [String]

  /// Converts the result of a compilation without errors.
  ///
  /// - Parameters:
  ///   - compilation: must have a table.
  ///   - options: the options of the compilation.
  package init(
    _ compilation: Compilation, to target: ConversionTarget, in options: CompilationOptions
  ) throws(ConversionError) {
    guard let dictionary = compilation.dictionary, let table = compilation.table else {
      throw ConversionError(.hasErrors, "the file has errors")
    }
    let input = ConversionInput(
      dictionary: dictionary, table: table, fonts: options.fonts, imported: compilation.imported)
    guard let bytes = target.write(input) else {
      throw ConversionError(of: input, to: target)
    }
    self.bytes = bytes
    let loss = compilation.imported.flatMap(target.loss)
    // A finding about the tokens says which of their faces are guessed.
    let guess = target.tellsGuesses && compilation.imported == nil ? compilation.guessedFamilies : nil
    let readBack = Verification(bytes, of: target, name: table.name, in: options)
    if let error = readBack.error {
      throw ConversionError(.rejected, "'\(target.name)' cannot hold a value: \(error.message)")
    }
    if let difference = readBack.difference(from: dictionary, table) {
      throw ConversionError(.differs, "the result in '\(target.name)' would not be the same: \(difference)")
    }
    losses = [loss, guess, readBack.lossToOthers(of: table)].compactMap(\.self)
  }
}

extension Compilation {
  /// A sentence about the fonts whose families are guessed from their names; nil if there are none.
  fileprivate var guessedFamilies: String? {
    let names = Array(Set(uncheckedFontNames)).sorted()
    if names.isEmpty { return nil }
    let pairs = names.list(upTo: 3) { name in
      let family = FontNaming(fonts: options.fonts).description(of: name).family
      return "'\(Shortened.name(name))' → '\(Shortened.name(family))'"
    }
    return "families are guessed from the names of fonts: \(pairs); '--fonts' gives them"
  }
}

/// Why a file was not converted.
public struct ConversionError: Error, Sendable, Equatable {
  /// A sentence in lower case, without a full stop.
  public let message: String
  /// The bytes of `Compilation.source` that cannot be represented; nil if there is no single range.
  public let range: Range<Int>?
  package let kind: Kind

  package enum Kind: Sendable {
    /// The input has errors.
    case hasErrors
    /// The format cannot represent a value.
    case unrepresentable
    /// The written file would have an error.
    case rejected
    /// The written file has another meaning: a bug in this program.
    case differs
  }

  fileprivate init(_ kind: Kind, _ message: String, at node: Node? = nil) {
    (self.kind, self.message, range) = (kind, message, node?.range)
  }

  /// The error for an input that a format cannot hold, at the first value that it cannot hold.
  fileprivate init(of input: ConversionInput, to target: ConversionTarget) {
    let node = input.dictionary.first(notHeldBy: target)
    if let node, [.date, .data, .uid].contains(node.kind) {
      self.init(.unrepresentable, "\(node.phrase) is not converted, even to a property list", at: node)
    } else {
      self.init(.unrepresentable, "'\(target.name)' cannot hold \(node?.phrase ?? "a value")", at: node)
    }
  }
}

extension StyleDictionary {
  /// The first value that a format cannot represent.
  fileprivate func first(notHeldBy target: ConversionTarget) -> Node? {
    var pending = [root]
    while let node = pending.popLast() {
      if node.size == 1, node.kind != .dictionary, node.kind != .array, !target.holds(node) { return node }
      pending += (Array(node.elements) + node.members.flatMap { [$0.key, $0.value] }).reversed()
    }
    return nil
  }
}

extension Compilation {
  /// Converts the dictionary to another format, and verifies it by reading it back.
  ///
  /// - Throws: if the file has errors, or the format cannot represent something in it.
  public func converted(to target: ConversionTarget) throws(ConversionError) -> Conversion {
    try Conversion(self, to: target, in: options)
  }

  /// The report of a value that a format cannot represent, so that nothing is converted.
  package func report(of error: ConversionError) -> [String] {
    let range = error.range ?? 0..<0
    let finding = Diagnostic(id: RuleText.notHeld, severity: .error, message: error.message, range: range)
    let file = FileFindings(source, [finding]).byFile.first { !$0.findings.isEmpty }
    return file.map { DiagnosticFormatter(of: $0.source).lines(for: $0.findings[0]) } ?? []
  }
}

extension Diagnostic {
  /// Whether it is an error that may be explained by files that were not read.
  package var isOfMissingTokens: Bool {
    severity == .error && (id == TokenRule.reference.id || id == TokenRule.noStyle.id)
  }

  /// Whether it says how tokens are read as a whole, which every command shows.
  package var isOfReading: Bool { id == TokenRule.reading.id }

  /// Whether it is about how tokens were read, and so also about their conversion.
  package var isOfConversion: Bool { TokenRule.all.contains { $0.description.id == id && !$0.isAboutMap } }
}
