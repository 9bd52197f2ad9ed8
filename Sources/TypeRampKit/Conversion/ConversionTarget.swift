import Writing

/// A format to which dictionaries are converted.
///
/// To add one, declare it in the file of similar formats and add it to `all`.
public struct ConversionTarget: Sendable {
  /// The name for `--to`.
  public let name: String
  /// The extension of its files, without the dot.
  public let fileExtension: String
  /// What its files are read as: a dictionary, or design tokens in a form.
  let kind: ImportOptions.Kind
  /// Whether a conversion tells which families are guessed from the names of fonts.
  private(set) var tellsGuesses = false
  /// Whether the format can represent a plain value, such as a string or a number. A dictionary may be unrepresentable
  /// for other reasons.
  private(set) var holds: @Sendable (Node) -> Bool = { JSONValue($0) != nil }
  /// Writes a file. Nil if the format cannot represent something in the dictionary: nothing is dropped.
  let write: @Sendable (ConversionInput) -> [UInt8]?

  /// All formats.
  public static let all: [ConversionTarget] = [.plist, .json, .dtcg, .styleDictionary, .tokensStudio]
}

extension ConversionTarget {
  /// Finds the format with a name; nil if there is none.
  public init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  /// Whether it writes design tokens.
  package var isOfTokens: Bool { settings.isOfTokens }

  /// How its files are read.
  var settings: ImportOptions {
    var settings = ImportOptions()
    settings.kind = kind
    settings.conformance = kind.canBeStrict ? .strict : .lenient
    return settings
  }

  /// What a file leaves out of imported tokens, in a sentence; nil if nothing is left out.
  func loss(from imported: TokenImport) -> String? {
    let count = imported.tokensWithoutPlace
    if count == 0 { return nil }
    let reason =
      isOfTokens
      ? "of \(imported.formTitle) tokens only typography is converted"
      : "'\(name)' cannot hold \(count == 1 ? "it" : "them")"
    return "\(count == 1 ? "1 token is" : "\(count) tokens are") left out: \(reason)"
  }
}

/// The input of a conversion: a dictionary without errors, its table, and the fonts of the app.
struct ConversionInput {
  let dictionary: StyleDictionary
  let table: ScaledTable
  var fonts: FontCatalog?
  var imported: TokenImport?
}

extension ConversionInput {
  /// The dictionary as input for files of tokens.
  var tokens: DictionaryTokens { DictionaryTokens(dictionary, table, fonts: fonts, from: imported) }
}
