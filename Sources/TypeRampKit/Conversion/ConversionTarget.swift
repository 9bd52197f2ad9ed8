import DesignTokens
import Documents
import Writing

/// A format that dictionaries are converted to.
///
/// To add one, write its file and put it into `all`.
package struct ConversionTarget: Sendable {
  /// What `--to` calls it.
  package let name: String
  /// What the names of its files end in, behind a dot.
  package let fileExtension: String
  /// Whether it is no text.
  package let isBinary: Bool
  /// Whether there is a form for a string, a number or another plain value. There may be more reasons not to hold a
  /// dictionary.
  let holds: @Sendable (Node) -> Bool
  /// Writes a file. Nil when the format cannot hold something that is in the dictionary: nothing is dropped.
  let write: @Sendable (ConversionInput) -> [UInt8]?

  package static let all: [ConversionTarget] = [.plist, .binaryPlist, .json, .dtcg, .dtcgResolver]

  /// The target of that name.
  package init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  init(
    name: String, fileExtension: String, isBinary: Bool = false,
    holds: @escaping @Sendable (Node) -> Bool = { JSONValue($0) != nil },
    write: @escaping @Sendable (ConversionInput) -> [UInt8]?
  ) {
    self.name = name
    self.fileExtension = fileExtension
    self.isBinary = isBinary
    self.holds = holds
    self.write = write
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
