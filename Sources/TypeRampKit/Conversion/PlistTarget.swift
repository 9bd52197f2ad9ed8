import Documents
import Writing

extension ConversionTarget {
  /// An XML property list.
  static let plist = ConversionTarget(
    name: "plist", fileExtension: "plist", holds: { JSONValue($0)?.xmlPropertyList != nil },
    write: { $0.dictionary.value?.xmlPropertyList.map { Array($0.utf8) } })
}
