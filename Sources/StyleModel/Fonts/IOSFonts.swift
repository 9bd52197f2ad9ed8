import Documents

/// The fonts that ship with iOS: what a dictionary may name without bundling a file.
package struct IOSFonts: Sendable {
  /// The version as it was asked for.
  package let version: String
  /// PostScript names.
  package let names: Set<String>

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
    let lists = Self.table.filter { !$0.versions.allSatisfy { !versions.contains($0) } }
    names = Set(lists.flatMap { $0.names.utf8.split { $0 <= UInt8(ascii: " ") }.map { String(Substring($0)) } })
  }
}
