import Documents

/// The fonts that ship with iOS: what a dictionary may name without bundling a file.
package struct IOSFonts: Sendable {
  /// The version as it was asked for.
  package let version: String
  /// The PostScript names, in lists that are in the order of the alphabet, with a space or a line ending between two names.
  ///
  /// A name is looked up where it lies: a set of all names takes longer to make than a dictionary to check.
  private let lists: [[UInt8]]

  /// The versions whose lists are known, the oldest first.
  package static let versions = Set(table.flatMap(\.versions)).sorted()

  /// The newest version that is known.
  package static let newestVersion = "\(versions.last ?? 0)"

  /// The fonts of the newest version that is known.
  package static let newest = IOSFonts(version: newestVersion, lists: versions.suffix(1))

  /// The fonts of a version such as `17` or `17.2`; nil for what is no version, and for one that is older or newer than
  /// all lists.
  ///
  /// Between two lists nobody has written down when each font came, so a font of either is taken to be there.
  package init?(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard let major = parts.first.flatMap(\.self), parts.allSatisfy({ $0 != nil }), major <= (Self.versions.last ?? 0),
      let before = Self.versions.last(where: { $0 <= major })
    else { return nil }
    let after = before == major ? nil : Self.versions.first { $0 > major }
    self.init(version: version, lists: [before] + (after.map { [$0] } ?? []))
  }

  /// Why a text is not a version whose fonts are known, in a sentence.
  package static func rejection(of version: String) -> String {
    "unknown version of iOS '\(version)'; expected a version from \(versions[0]) to \(newestVersion)"
  }

  private init(version: String, lists versions: [Int]) {
    self.version = version
    lists = Self.table.filter { !$0.versions.allSatisfy { !versions.contains($0) } }.map { Array($0.names.utf8) }
  }

  /// All PostScript names.
  package var names: Set<String> {
    Set(lists.flatMap { $0.split { $0.isWhitespace }.map { String(decoding: $0, as: UTF8.self) } })
  }

  /// Whether a font has the PostScript name.
  package func has(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return lists.contains { Self.has(name, in: $0) }
  }

  /// Halves the part of a list that a name can be in, word by word.
  private static func has(_ name: [UInt8], in list: [UInt8]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !list[start - 1].isWhitespace { start -= 1 }
      let word = list[start...].prefix { !$0.isWhitespace }
      if word.elementsEqual(name) { return true }
      if word.lexicographicallyPrecedes(name) { low = word.endIndex + 1 } else { high = start }
    }
    return false
  }
}
