import TypeRampProject
import Writing

/// The URIs of files, by which clients name documents.
enum FileAddress {
  /// The path of a `file` URI, with no host, an empty one or `localhost`; for an `untitled` URI, a path in a folder
  /// that does not exist, so that no typeramp.json and no other file belong to it. Nil for other URIs, and if the bytes
  /// are not a path.
  static func path(of uri: String) -> String? {
    guard let colon = uri.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let rest = uri[uri.utf8.index(after: colon)...].utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    switch uri[..<colon].lowercased() {
    case "untitled": return "/untitled:/" + String(Substring(rest)).replacing("/", by: ":")
    case "file":
      let start = Substring(rest).lowercased()
      let host = ["//localhost", "//", ""].first { start.hasPrefix($0 + "/") }
      guard let host, !host.isEmpty || !start.hasPrefix("//") else { return nil }
      guard let bytes = rest.dropFirst(host.utf8.count).percentDecoded else { return nil }
      let path = String(decoding: bytes, as: UTF8.self)
      return bytes.contains(0) || !path.utf8.elementsEqual(bytes) ? nil : path
    default: return nil
    }
  }

  /// The URI of an absolute path.
  static func uri(of path: String) -> String { "file://" + path.percentEncodedPath }
}
