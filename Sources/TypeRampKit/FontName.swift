import Documents
import StyleModel

/// A font name in a dictionary, and what is known about it. A class, since several rules visit all of them.
final class FontName: Sendable {
  let text: String
  private let member: Node.Member
  /// The entry that names it.
  let entry: StyleEntry
  let standing: FontStanding
  /// Whether a wrong name is reported. Excluded are empty names, and names from design tokens without known font files,
  /// which the import has reported.
  let isLookedUp: Bool

  init(_ field: Bound<String>, of entry: StyleEntry, _ standing: FontStanding, isLookedUp: Bool) {
    (text, member) = (field.value, field.member)
    (self.entry, self.standing, self.isLookedUp) = (entry, standing, isLookedUp)
  }

  /// The key, as it is written.
  var key: String { member.name }
  var node: Node { member.value }
  var keyPath: String { entry.keyPath(of: key) }
}

extension StyleDictionary {
  /// Every font name in the dictionary, in order.
  ///
  /// - Parameter fonts: the fonts of the app; nil if they are unknown.
  func fontNames(among fonts: FontCatalog?) -> [FontName] {
    var names: [FontName] = []
    names.reserveCapacity(entries.count)
    // Most entries have the same fonts as the previous one.
    var last: [(name: String, standing: FontStanding)?] = [nil, nil]
    for entry in entries {
      for (index, field) in [entry.values.fontName, entry.values.boldFontName].enumerated() {
        guard let field else { continue }
        let known = last[index].flatMap { $0.name.isSame(as: field.value) ? $0.standing : nil }
        let standing = known ?? FontStanding(of: field.value, in: fonts)
        last[index] = (field.value, standing)
        names.append(
          FontName(
            field, of: entry, standing,
            isLookedUp: !field.value.isEmpty && (fonts != nil || !field.node.isDerived)))
      }
    }
    return names
  }
}

extension String {
  /// Whether both have the same bytes: names that look alike can have different characters.
  fileprivate func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}

extension [FontName] {
  /// The first name of each font, for mistakes that are mended once for a font. Entries that ignore the rule are
  /// skipped.
  func firstOfEachFont(unlessIgnored rule: String) -> [FontName] {
    var known: Set<[UInt8]> = []
    return filter { !$0.entry.ignores(rule) && known.insert([UInt8]($0.text.utf8)).inserted }
  }
}
