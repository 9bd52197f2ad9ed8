import Documents

extension ConversionTarget {
  /// An XML property list.
  static let plist = ConversionTarget(name: "plist", fileExtension: "plist") { input in
    input.dictionary.value?.xmlPropertyList.map { Array($0.utf8) }
  }
}
