import FontFiles

/// What is known of a font's name.
package enum FontStanding: Sendable, Equatable {
  /// A font file or iOS has a font of that name.
  case known
  /// No font file has been given, and iOS has no font of the name's family: it may be in a file of the app.
  case unchecked
  /// It is the name of a file.
  case fileName
  /// It is a face of the system font, which has no PostScript name.
  case systemFont
  /// No font has the name.
  case unknown
}

extension FontStanding {
  /// Whether a name is that of a font file, also of a kind that is not read.
  static func isFileName(_ name: String) -> Bool {
    (FontFile.extensions + [".dfont"]).contains(where: name.lowercased().hasSuffix)
  }

  /// - Parameter fonts: those that the app has; nil when they are not known.
  package init(of name: String, in fonts: FontCatalog?) {
    let system = fonts?.system ?? .newest
    if fonts?.has(name) ?? system.has(name) {
      self = .known
    } else if Self.isFileName(name) {
      self = .fileName
    } else if FontNaming.isSystemFont(name) {
      self = .systemFont
    } else {
      self = fonts?.hasFiles ?? false || system.hasFamily(of: name) ? .unknown : .unchecked
    }
  }
}

extension FontNaming {
  /// Whether a name is that of a face of the system font, such as `SFProText-Semibold` or `.SFUI-Regular`.
  fileprivate static func isSystemFont(_ name: String) -> Bool {
    let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let family = FontNameWords.family(of: name)
    return ["system", "systemfont"].contains(family) || ["sfcompact", "sfns"].contains(where: family.hasPrefix)
      || name.hasPrefix("SF-") || systemDesign(ofFamily: FontNameParts(postScriptName: name).family) != nil
  }
}

extension IOSFonts {
  /// Whether this iOS has a font of the family that a name begins with: up to the hyphen, or up to the words of a style,
  /// as in `Times New Roman Bold`.
  package func hasFamily(of name: String) -> Bool {
    let families = version == Self.newestVersion ? Self.familiesOfNewest : Self.families(in: names)
    return families.contains(FontNameWords.family(of: name))
      || families.contains(FontNameWords.family(of: FontNameParts(postScriptName: name).family))
  }

  private static let familiesOfNewest = families(in: newest.names)

  /// Families as `FontNameWords.family` spells them, also without the marks of makers that people leave out.
  private static func families(in names: Set<String>) -> Set<String> {
    names.reduce(into: []) { families, name in
      let family = FontNameWords.family(of: name)
      families.insert(family)
      for mark in ["psmt", "ps", "mt", "ms"] where family.hasSuffix(mark) {
        families.insert(String(family.dropLast(mark.count)))
        break
      }
    }
  }
}
