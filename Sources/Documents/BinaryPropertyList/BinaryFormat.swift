extension DocumentFormat {
  /// Apple's binary property list, version 0.
  package static let binaryPropertyList = DocumentFormat(
    name: "binary property list",
    read: BinaryReader.read,
    string: { BinaryContents($0)?.string ?? "" },
    number: { BinaryContents($0)?.number },
    boolean: { $0.bytes.first == 0x09 },
    decimal: { BinaryContents($0)?.longDigits })
}
