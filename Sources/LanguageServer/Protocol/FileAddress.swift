import Diagnostics
import Documents

/// The URIs of files, by which clients name documents.
enum FileAddress {
  /// The path of a `file` URI; nil for any other URI, and for one of another machine.
  static func path(of uri: String) -> String? {
    let prefix = "file://"
    guard uri.lowercased().hasPrefix(prefix) else { return nil }
    let rest = uri.utf8.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    guard rest.first == UInt8(ascii: "/"), let bytes = decoded(rest), !bytes.contains(0) else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return path.utf8.elementsEqual(bytes) ? path : nil
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String {
    "file://" + path.percentEncoded { !($0.isLetter || $0.isDigit || "-._~/".utf8.contains($0)) }
  }

  /// The bytes of a text with percent-encoded bytes; nil if an escape is malformed.
  private static func decoded(_ text: Substring.UTF8View) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst()?.hexValue, let low = rest.popFirst()?.hexValue else { return nil }
      bytes.append(UInt8(high << 4 | low))
    }
    return bytes
  }
}
