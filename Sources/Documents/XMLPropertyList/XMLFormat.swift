extension DocumentFormat {
  /// Apple's XML property list, version 1.0.
  package static let xmlPropertyList = DocumentFormat(
    name: "XML property list",
    read: XMLReader.read,
    string: { XMLText.decode($0.bytes) },
    number: { number($0) },
    boolean: { $0.bytes.dropFirst().first == UInt8(ascii: "t") },
    decimal: { $0.kind == .integer ? (try? XMLInteger($0.bytes))?.longDigits : nil })

  private static func number(_ node: Node) -> Double? {
    node.kind == .integer ? (try? XMLInteger(node.bytes))?.value : Double(String(decoding: node.bytes, as: UTF8.self))
  }
}
