import Documents

extension ConversionTarget {
  /// A binary property list.
  static let binaryPlist = ConversionTarget(name: "binary-plist", fileExtension: "plist") { input in
    input.dictionary.value?.binaryPropertyList
  }
}
