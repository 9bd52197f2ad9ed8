import Documents

/// The fonts that ship with iOS, which a dictionary may name without bundling a file.
package struct IOSFonts: Sendable {
  /// The version as given.
  package let version: String
  /// The PostScript names, in alphabetical lists with a space or a line ending between two names.
  ///
  /// Names are searched in place: making a set of all names takes longer than checking a dictionary.
  let lists: [[UInt8]]

  /// The versions with known lists, the oldest first.
  package static let versions = Set(table.flatMap(\.versions)).sorted()

  package static let newestVersion = "\(versions.last ?? 0)"

  package static let newest = IOSFonts(version: newestVersion, lists: versions.suffix(1))

  /// The fonts of a version such as `17` or `17.2`; nil if it is not a version, or older or newer than all lists.
  ///
  /// Between two lists it is unknown when a font was added, so the fonts of both are included.
  package init?(version: String) {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false)
      .map { $0.utf8.allSatisfy(\.isDigit) ? Int($0) : nil }
    guard let major = parts.first.flatMap(\.self), parts.allSatisfy({ $0 != nil }), major <= (Self.versions.last ?? 0),
      let before = Self.versions.last(where: { $0 <= major })
    else { return nil }
    let after = before == major ? nil : Self.versions.first { $0 > major }
    self.init(version: version, lists: [before] + (after.map { [$0] } ?? []))
  }

  /// The message about a text that is not a known version.
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

  /// The families with the PostScript names of their faces, both in alphabetical order.
  package var families: [(name: String, faces: [String])] {
    Dictionary(grouping: names.sorted(), by: Self.familyName).sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Whether a font has the PostScript name.
  package func has(_ name: String) -> Bool {
    let name = Array(name.utf8)
    return lists.contains { Self.has(name, in: $0) }
  }

  /// Binary search in a list, word by word.
  private static func has(_ name: [UInt8], in list: [UInt8]) -> Bool {
    var (low, high) = (0, list.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, !isSeparator(list[start - 1]) { start -= 1 }
      // The bytes are compared one by one: generic functions of the standard library take four times as long.
      var end = start
      while end < list.count, !isSeparator(list[end]), end - start < name.count, list[end] == name[end - start] {
        end += 1
      }
      let isWholeWord = end == list.count || isSeparator(list[end])
      let isWholeName = end - start == name.count
      if isWholeWord, isWholeName { return true }
      if isWholeWord || !isWholeName && list[end] < name[end - start] {
        low = list[end...].firstIndex(where: isSeparator).map { $0 + 1 } ?? list.count
      } else {
        high = start
      }
    }
    return false
  }

  /// Whether a byte is a space or a line ending. Names have neither.
  private static func isSeparator(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}
