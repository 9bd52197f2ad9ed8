import TypeRampProject

/// The URIs of files, by which clients name documents.
package enum FileAddress {
  /// The path of a `file` URI; nil for any other URI, and for one of another machine.
  static func path(of uri: String) -> String? {
    let prefix = "file://"
    guard uri.lowercased().hasPrefix(prefix) else { return nil }
    let rest = uri.utf8.dropFirst(prefix.utf8.count).prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    return rest.first == UInt8(ascii: "/") ? decoded(rest) : nil
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String {
    "file://" + encoded(path)
  }

  /// A text without percent-encoding; nil if an escape is malformed, or the bytes are not a path.
  package static func decoded(_ text: some Sequence<UInt8>) -> String? {
    guard let bytes = text.percentDecoded else { return nil }
    let path = String(decoding: bytes, as: UTF8.self)
    return bytes.contains(0) || !path.utf8.elementsEqual(bytes) ? nil : path
  }

  /// A text with percent-encoding of all bytes that have a meaning in a URI, except slashes.
  package static func encoded(_ text: String) -> String {
    text.percentEncodedPath
  }
}
