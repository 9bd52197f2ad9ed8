package import DesignTokens
import Documents
import DynamicType
import StyleModel
import Writing

/// A format that dictionaries are converted to.
///
/// To add one, declare it in a file of those that are like it and put it into `all`.
public struct ConversionTarget: Sendable {
  /// What `--to` calls it.
  public let name: String
  /// What the names of its files end in, behind a dot.
  public let fileExtension: String
  /// Whether it is no text.
  public let isBinary: Bool
  /// What its files are read as.
  package let content: Content
  /// Whether tokens stay the tokens that they were: names, references and units, and those that are no styles.
  package let keepsTokens: Bool
  /// Where its files have the sizes at each category; nil where they have them at the default category alone.
  let sizes: Sizes?
  /// Whether there is a form for a string, a number or another plain value. There may be more reasons not to hold a
  /// dictionary.
  let holds: @Sendable (Node) -> Bool
  /// Writes a file. Nil when the format cannot hold something that is in the dictionary: nothing is dropped.
  let write: @Sendable (ConversionInput) -> [UInt8]?

  /// Every format that dictionaries are converted to.
  public static let all: [ConversionTarget] = [.plist, .binaryPlist, .json, .dtcg, .dtcgResolver]

  /// The target of that name.
  public init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  init(
    name: String, fileExtension: String, isBinary: Bool = false, content: Content, keepsTokens: Bool = false,
    sizes: Sizes? = nil, holds: @escaping @Sendable (Node) -> Bool = { JSONValue($0) != nil },
    write: @escaping @Sendable (ConversionInput) -> [UInt8]?
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.isBinary = isBinary
    self.content = content
    self.keepsTokens = keepsTokens
    self.sizes = sizes
    self.holds = holds
    self.write = write
  }

  /// What a file is read as.
  package enum Content: Sendable {
    /// A style dictionary.
    case dictionary
    /// Design tokens of a form.
    case tokens(TokenForm)
  }

  /// Where files of tokens have the sizes at each category.
  struct Sizes: Sendable {
    /// The contexts of modifiers in which a file has the sizes at a category.
    let contexts: @Sendable (ContentSizeCategory) -> [String: String]
    /// The token of a style.
    let token: @Sendable (ResolvedStyle) -> String
  }
}

extension ConversionTarget {
  /// How often a file is read back until it counts.
  package var readings: Int { sizes == nil ? 1 : 1 + ContentSizeCategory.allCases.count }

  /// Whether it writes design tokens.
  package var isOfTokens: Bool {
    if case .tokens = content { true } else { false }
  }

  /// How its files are read.
  var settings: TokenSettings {
    var settings = TokenSettings()
    settings.kind =
      switch content {
      case .dictionary: .dictionary
      case .tokens(let form): .tokens(form)
      }
    settings.conformance = settings.kind.canBeStrict ? .strict : .lenient
    return settings
  }

  /// What of imported tokens is not in a file, in a sentence; nil when nothing is left out.
  func loss(from imported: TokenImport) -> String? {
    let count = keepsTokens ? imported.tokensNotRewritten : imported.tokensWithoutPlace
    if count == 0 { return nil }
    let reason =
      keepsTokens
      ? "of \(imported.formTitle) tokens only typography is converted" : "'\(name)' cannot hold them"
    return "\(count == 1 ? "1 token is" : "\(count) tokens are") left out: \(reason)"
  }
}

/// What a target writes from: a dictionary without errors, its table, and the fonts that the app has.
struct ConversionInput {
  let dictionary: StyleDictionary
  let table: ScaledTable
  var fonts: FontCatalog?
  /// How the dictionary was found in design tokens; nil when it is one itself.
  var imported: TokenImport?
}

extension ConversionInput {
  /// The dictionary for those who write it as tokens.
  var tokens: DictionaryTokens { DictionaryTokens(dictionary, table, fonts: fonts) }
}
