import CommandLineKit
import DesignTokens
import Documents
import FileSystem
import TypeRampKit
import TypeRampProject

/// The design token options that every command with inputs has.
enum TokenOptions {
  static let from = Option<TokenSettings.Kind>(
    "from", placeholder: "FORM", choices: TokenSettings.Kind.names,
    help: "what the input is: \(TokenSettings.Kind.names.joined(separator: ", ")) (default: by its content)"
  ) { TokenSettings.Kind(named: $0) }

  static let conformance = Option<TokenSettings.Conformance>(
    "conformance", help: "strict rejects what the DTCG specification does (default: lenient)")

  static let remBase = Option<Double>(
    "rem-base", placeholder: "POINTS", expected: "a number of points greater than zero",
    help: "points in a rem of design tokens (default: 16)"
  ) { text in
    // Swift would also accept hexadecimal digits.
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }), let base = Double(text) else { return nil }
    return base > 0 && base <= 1000 ? base : nil
  }

  static let map = Option<String>(
    "map", placeholder: "FILE",
    help: "a file that maps text styles to tokens: { \"body\": \"text.copy\" }")

  static let theme = Option<NamedChoice>(
    "theme", placeholder: "GROUP=NAME", isRepeatable: true,
    help: "the theme of a group of a Tokens Studio project; NAME alone for a theme without a group"
  ) { NamedChoice(theme: $0) }

  static let context = Option<NamedChoice>(
    "context", placeholder: "MODIFIER=NAME", isRepeatable: true,
    help: "the context of a modifier of a resolver document"
  ) { NamedChoice(context: $0) }

  static let all = [
    from.declaration, conformance.declaration, remBase.declaration, map.declaration, theme.declaration,
    context.declaration,
  ]
}

extension TokenSettings {
  /// Applies the arguments.
  ///
  /// - Parameter map: the mapping file.
  mutating func set(_ arguments: Arguments, map input: Input?) throws {
    kind = arguments[TokenOptions.from] ?? kind
    conformance = arguments[TokenOptions.conformance] ?? conformance
    remBase = arguments[TokenOptions.remBase] ?? remBase
    reportsAllTokens = arguments.has(ValidateOptions.allTokens)
    if conformance == .strict, !kind.canBeStrict {
      throw UsageError.other("'--conformance strict' is for DTCG; expected '--from dtcg'")
    }
    themes.merge(try NamedChoice.dictionary(arguments.all(TokenOptions.theme), .theme)) { $1 }
    contexts.merge(try NamedChoice.dictionary(arguments.all(TokenOptions.context), .context)) { $1 }
    guard let input else { return }
    if input.isStandardInput, arguments.operands.contains("-") {
      throw UsageError.other("standard input can be read only once")
    }
    map = TokenMap(Document(try input.read(), path: input.path))
  }
}
