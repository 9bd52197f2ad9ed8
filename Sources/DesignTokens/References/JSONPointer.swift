import Diagnostics
import Documents

/// JSON Pointer (RFC 6901), as a URI fragment.
enum JSONPointer {
  /// The keys and indices of `/a/b~1c`; nil if it is not a pointer.
  static func segments(ofFragment text: Substring) -> [String]? {
    guard let bytes = text.utf8.percentDecoded else { return nil }
    if bytes.isEmpty { return [] }
    guard bytes.first == UInt8(ascii: "/") else { return nil }
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let segments = parts.compactMap { unescaped($0) }
    return segments.count == parts.count ? segments : nil
  }

  /// Decodes `~1` as a slash and `~0` as a tilde; nil for any other character after a tilde.
  private static func unescaped(_ part: ArraySlice<UInt8>) -> String? {
    var text: [UInt8] = []
    var rest = part
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "~") else {
        text.append(byte)
        continue
      }
      switch rest.popFirst() {
      case UInt8(ascii: "0"): text.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): text.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    // `String(validating:as:)` needs macOS 15. Malformed UTF-8 is repaired here, and then differs from the input.
    let segment = String(decoding: text, as: UTF8.self)
    return segment.utf8.elementsEqual(text) ? segment : nil
  }
}
