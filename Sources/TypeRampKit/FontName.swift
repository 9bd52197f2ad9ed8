import Documents
import StyleModel

/// A place where a dictionary names a font, and what is known of the name.
struct FontName: Sendable {
  let text: String
  /// The key, as it is written.
  let key: String
  let node: Node
  /// The entry that names it.
  let entry: StyleEntry
  let standing: FontStanding
  /// Whether a wrong name is reported: not an empty one, nor one that design tokens came to where no font files are known;
  /// the import has reported what it could not find.
  let isLookedUp: Bool

  /// Hardly any is reported, and none else needs its path.
  var keyPath: String { entry.keyPath(of: key) }
}

extension StyleDictionary {
  /// Every place where a font is named, in order.
  ///
  /// - Parameter fonts: those that the app has; nil when they are not known.
  func fontNames(among fonts: FontCatalog?) -> [FontName] {
    let keys = [StyleKey.fontName, .boldFontName]
    var names: [FontName] = []
    // Most entries name the fonts of the one before.
    var last: [(name: String, standing: FontStanding)?] = [nil, nil]
    for entry in entries {
      for (index, key) in keys.enumerated() {
        guard let field = entry[key] else { continue }
        let known = last[index].flatMap { $0.name.isSame(as: field.value) ? $0.standing : nil }
        let standing = known ?? FontStanding(of: field.value, in: fonts)
        last[index] = (field.value, standing)
        names.append(
          FontName(
            text: field.value, key: field.name, node: field.node, entry: entry, standing: standing,
            isLookedUp: !field.value.isEmpty && (fonts != nil || !field.node.isDerived)))
      }
    }
    return names
  }
}

extension String {
  /// Whether it has the same bytes: names that look alike, of other characters, are others.
  fileprivate func isSame(as other: String) -> Bool { utf8.count == other.utf8.count && self == other }
}
