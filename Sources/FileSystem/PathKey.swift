/// A path as a key: its bytes, which are all that the system looks at. Strings that look alike are equal to Swift, however they are
/// written; files of two such names are two.
package struct PathKey: Hashable, Comparable, Sendable {
  private let bytes: [UInt8]

  package init(_ path: String) {
    bytes = Array(path.utf8)
  }

  package var path: String { String(decoding: bytes, as: UTF8.self) }

  package static func < (left: PathKey, right: PathKey) -> Bool { left.bytes.lexicographicallyPrecedes(right.bytes) }
}
