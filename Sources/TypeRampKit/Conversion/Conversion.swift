import DesignTokens
package import Diagnostics
package import Documents

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
  ) throws(ConversionMistake) {
    guard let dictionary = compilation.dictionary, let table = compilation.table else { throw .hasErrors }
    let input = ConversionInput(
      dictionary: dictionary, table: table, fonts: options.fonts, imported: compilation.imported)
    guard let bytes = target.write(input) else { throw .unrepresentable(dictionary.first(notHeldBy: target)) }
    self.bytes = bytes
    let isRewritten = target.keepsTokens && compilation.imported != nil
    let needsMap = isRewritten && compilation.imported?.needsMapAgain ?? false
    let loss = compilation.imported.flatMap(target.loss)
    losses = [loss, needsMap ? "the mapping file is still needed: the tokens cannot express all of it" : nil]
      .compactMap(\.self)
    let readBack = Verification(
      bytes, of: target, name: table.name, in: options, isRewritten: isRewritten, needsMap: needsMap)
    if isRewritten, let error = readBack.error {
      throw .rejected(compilation.imported?.name(at: error.keyPath), error.message)
    }
    guard readBack.isSame(dictionary, table) else { throw .differs }
  }
}

/// Why a dictionary was not converted.
package enum ConversionMistake: Error {
  /// The input has errors.
  case hasErrors
  /// The format cannot represent a value; the node, if it is known.
  case unrepresentable(Node?)
  /// Tokens have a deviation that cannot be repaired: the node, if it is known, and the error in strict DTCG.
  case rejected(Node?, String)
  /// The written file has another meaning: a bug in this program.
  case differs
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
    do throws(ConversionMistake) {
      return try Conversion(self, to: target, in: options)
    } catch {
      throw ConversionError(error, target)
    }
  }
}

/// Why a file was not converted.
public struct ConversionError: Error, Sendable, Equatable {
  /// A sentence in lower case, without a full stop.
  public let message: String
  /// The bytes of `Compilation.source` that cannot be represented; nil if there is no single place.
  public let range: Range<Int>?

  init(_ mistake: ConversionMistake, _ target: ConversionTarget) {
    switch mistake {
    case .hasErrors: (message, range) = ("the file has errors", nil)
    case .unrepresentable(let node):
      (message, range) = ("'\(target.name)' cannot hold \(node?.phrase ?? "a value")", node?.range)
    case .rejected(let node, let reason):
      (message, range) = ("'\(target.name)' cannot hold a value: \(reason)", node?.range)
    case .differs: (message, range) = ("the result in '\(target.name)' would not be the same", nil)
    }
  }
}

extension Diagnostic {
  /// Whether it is about how tokens were read, and so also about their conversion.
  package var isOfConversion: Bool { TokenRule.all.contains { $0.description.id == id && !$0.isAboutMap } }
}

extension Compilation {
  /// The report of a value that a format cannot represent, so that nothing is converted.
  ///
  /// - Parameters:
  ///   - node: the value, if it is known.
  ///   - reason: what is wrong with it; nil if the format cannot represent any such value.
  package func unrepresentable(
    _ node: Node?, in target: ConversionTarget, because reason: String? = nil
  ) -> [String] {
    let value = reason.map { "a value: \($0)" } ?? node?.phrase ?? "a value"
    let what = "'\(target.name)' cannot hold \(value)"
    let range = node?.range ?? 0..<0
    let finding = Diagnostic(id: RuleText.notHeld, severity: .error, message: what, range: range)
    let file = FileFindings(source, [finding]).byFile.first { !$0.findings.isEmpty }
    return file.map { DiagnosticFormatter(of: $0.source).lines(for: $0.findings[0]) } ?? []
  }
}
