import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The options about design tokens.
enum TokenOptions {
  static let from = Option<ImportOptions.Kind>(
    "from", placeholder: "FORM", choices: ImportOptions.Kind.names,
    help: "what the input is: \(ImportOptions.Kind.names.joined(separator: ", ")) (default: by its content)"
  ) { ImportOptions.Kind(named: $0) }

  static let conformance = Option<ImportOptions.Conformance>(
    "conformance", help: "strict rejects what the DTCG specification does (default: lenient)")

  static let remBase = Option<Double>(
    "rem-base", placeholder: "POINTS", expected: "a number of points greater than zero",
    help: "points in a rem of design tokens (default: 16)"
  ) { text in
    // Swift would also accept hexadecimal digits.
    guard !text.utf8.contains(where: { $0 | 0x20 == UInt8(ascii: "x") }), let base = Double(text) else { return nil }
    return base > 0 && base <= 1000 ? base : nil
  }

  static let bare = Option<ImportOptions.BareUnit>(
    "bare", help: "the unit of numbers without one (default: px if all font sizes are 6 or more)")

  static let map = Option<String>(
    "map", placeholder: "FILE",
    help: "a file that maps text styles to tokens: { \"body\": \"text.copy\" }")

  static let theme = Option<NamedChoice>(
    "theme", placeholder: "GROUP=NAME", isRepeatable: true,
    help: "the theme of a group of a Tokens Studio project; NAME alone without a group, GROUP= for none of it"
  ) { NamedChoice(theme: $0) }

  static let context = Option<NamedChoice>(
    "context", placeholder: "MODIFIER=NAME", isRepeatable: true,
    help: "the context of a modifier of a resolver document"
  ) { NamedChoice(context: $0) }

  static let allTokens = Flag(
    "all-tokens", help: "report mistakes in design tokens that no style uses (default: one note counts them)")

  /// The options of every command with inputs.
  static let all = [
    from.declaration, conformance.declaration, remBase.declaration, bare.declaration, map.declaration,
    theme.declaration,
    context.declaration,
  ]
}

extension ImportOptions {
  /// Applies the arguments.
  ///
  /// - Parameter map: the mapping file.
  mutating func set(_ arguments: Arguments, map input: Input?) throws {
    kind = arguments[TokenOptions.from] ?? kind
    conformance = arguments[TokenOptions.conformance] ?? conformance
    remBase = arguments[TokenOptions.remBase] ?? remBase
    bare = arguments[TokenOptions.bare] ?? bare
    reportsAllTokens = arguments.has(TokenOptions.allTokens)
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

/// A chosen theme or context: `GROUP=NAME`.
struct NamedChoice {
  /// The group or the modifier; empty for a theme without a group.
  let place: String
  let name: String

  init?(theme text: String) {
    self.init(text.utf8.contains(UInt8(ascii: "=")) ? text : "=" + text)
  }

  init?(context text: String) {
    self.init(text)
    if name.isEmpty { return nil }
  }

  /// The words of a call that choose it.
  func words(_ kind: TokenChoice.Kind) -> [String] { ["--\(kind.noun)", place.isEmpty ? name : "\(place)=\(name)"] }

  private init?(_ text: String) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2 else { return nil }
    (place, name) = (parts[0], parts[1])
  }

  /// The names by group or modifier, each of which may be given once.
  static func dictionary(
    _ choices: [NamedChoice], _ kind: TokenChoice.Kind
  ) throws(UsageError) -> [String: String] {
    var names: [String: String] = [:]
    for choice in choices {
      guard let other = names.updateValue(choice.name, forKey: choice.place), other != choice.name else { continue }
      let place = choice.place.isEmpty ? "" : " for \(kind.place) '\(choice.place)'"
      throw .other("'--\(kind.noun)' chooses '\(other)' and '\(choice.name)'\(place); expected one")
    }
    return names
  }
}
