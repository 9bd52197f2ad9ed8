/// The fonts that ship with iOS: what a dictionary may name without bundling a file.
package struct IOSFonts: Sendable {
  /// The version whose list is used: the newest that is not above the one asked for.
  package let version: Int
  /// PostScript names.
  let names: Set<String>

  /// The versions whose lists are known, the oldest first.
  package static let versions = Set(table.flatMap(\.versions)).sorted()

  /// The fonts of the newest version that is known.
  package static let newest = IOSFonts(listOf: versions.last ?? 0)

  /// The fonts of a version such as `17` or `17.2`; nil for what is no version, or older than all lists.
  package init?(version: String) {
    guard let major = version.split(separator: ".", omittingEmptySubsequences: false).first.flatMap({ Int($0) }),
      let known = Self.versions.last(where: { $0 <= major })
    else { return nil }
    self.init(listOf: known)
  }

  private init(listOf version: Int) {
    self.version = version
    let lists = Self.table.filter { $0.versions.contains(version) }
    names = Set(lists.flatMap { $0.names.split(whereSeparator: \.isWhitespace).map(String.init) })
  }
}
