import Documents
import Writing

extension ConversionTarget {
  /// A binary property list.
  static let binaryPlist = ConversionTarget(
    name: "binary-plist", fileExtension: "plist", isBinary: true, holds: { JSONValue($0)?.binaryPropertyList != nil },
    write: { $0.dictionary.value?.binaryPropertyList })
}
