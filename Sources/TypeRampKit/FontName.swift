import Documents
import StyleModel

/// A place where a dictionary names a font, and what is known of the name.
struct FontName: Sendable {
  let text: String
  let node: Node
  let keyPath: String
  let standing: FontStanding
  /// Whether a wrong name is reported: not an empty one, nor one that design tokens came to where no font files are known;
  /// the import has reported what it could not find.
  let isLookedUp: Bool
}

extension StyleDictionary {
  /// Every place where a font is named, in order.
  ///
  /// - Parameter fonts: those that the app has; nil when they are not known.
  func fontNames(among fonts: FontCatalog?) -> [FontName] {
    entries.flatMap { entry in
      [StyleKey.fontName, .boldFontName].compactMap { key in
        entry[key].map { field in
          FontName(
            text: field.value, node: field.node, keyPath: entry.keyPath(of: field.name),
            standing: FontStanding(of: field.value, in: fonts),
            isLookedUp: !field.value.isEmpty && (fonts != nil || !field.node.isDerived))
        }
      }
    }
  }
}
