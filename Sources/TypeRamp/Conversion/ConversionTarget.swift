/// A format that dictionaries are converted to.
///
/// To add one, write its file and put it into `all`.
package struct ConversionTarget: Sendable {
  /// What `--to` calls it.
  package let name: String
  /// What the names of its files end in, behind a dot.
  package let fileExtension: String
  /// Writes a file. Nil when the format cannot hold something that is in the dictionary: nothing is dropped.
  let write: @Sendable (ConversionInput) -> [UInt8]?

  package static let all: [ConversionTarget] = [.plist, .binaryPlist, .json, .dtcg, .dtcgResolver]

  /// The target of that name.
  package init?(named name: String) {
    guard let target = Self.all.first(where: { $0.name == name }) else { return nil }
    self = target
  }

  init(name: String, fileExtension: String, write: @escaping @Sendable (ConversionInput) -> [UInt8]?) {
    self.name = name
    self.fileExtension = fileExtension
    self.write = write
  }

  /// The file that a dictionary without errors becomes; nil when the format cannot hold something that is in it.
  ///
  /// - Parameters:
  ///   - table: the dictionary's own.
  ///   - fonts: the fonts that families are looked up in, and that the table was made with.
  package func bytes(of dictionary: StyleDictionary, table: ScaledTable, fonts: FontCatalog? = nil) -> [UInt8]? {
    write(ConversionInput(dictionary: dictionary, table: table, fonts: fonts))
  }
}

/// What a target writes from: a dictionary without errors, its table, and the fonts that the app has.
struct ConversionInput {
  let dictionary: StyleDictionary
  let table: ScaledTable
  let fonts: FontCatalog?
}

/// Something in a dictionary that a format cannot hold.
struct UnconvertibleDictionary: Error {}
