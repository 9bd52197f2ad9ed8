import Documents
import Writing

// Style dictionaries, in the formats of documents.

extension ConversionTarget {
  /// An XML property list.
  public static let plist = ConversionTarget(
    name: "plist", fileExtension: "plist", content: .dictionary, holds: { JSONValue($0)?.xmlPropertyList != nil },
    write: { $0.dictionary.value?.xmlPropertyList.map { Array($0.utf8) } })

  /// A binary property list.
  public static let binaryPlist = ConversionTarget(
    name: "binary-plist", fileExtension: "plist", isBinary: true, content: .dictionary,
    holds: { JSONValue($0)?.binaryPropertyList != nil }, write: { $0.dictionary.value?.binaryPropertyList })

  /// A dictionary in JSON.
  public static let json = ConversionTarget(name: "json", fileExtension: "json", content: .dictionary) { input in
    input.dictionary.value.map { Array($0.compactText.utf8) }
  }
}
