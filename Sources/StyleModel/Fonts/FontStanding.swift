import FontFiles

/// What is known about a font's name.
public enum FontStanding: Sendable, Equatable {
  /// A font file or iOS has a font with this name.
  case known
  /// It is the name of a family, or the full name of a face, in a font file or of iOS.
  case familyName
  /// No font file was given, and iOS has no font of this family: the app may bundle one.
  case unchecked
  case fileName
  /// It is a face of the system font, which has no public PostScript name.
  case systemFont
  /// No font has this name.
  case unknown
}

extension FontStanding {
  /// Whether a name is that of a font file, including formats that are not read.
  static func isFileName(_ name: String) -> Bool {
    (FontFile.extensions + [".dfont"]).contains(where: name.lowercased().hasSuffix)
  }

  /// - Parameter fonts: the fonts of the app; nil if they are unknown.
  package init(of name: String, in fonts: FontCatalog?) {
    let system = fonts?.system ?? .newest
    if fonts?.has(name) ?? system.has(name) {
      self = .known
    } else if Self.isFileName(name) {
      self = .fileName
    } else if (fonts ?? .newest).face(called: name) != nil {
      self = .familyName
    } else if FontNaming.isSystemFont(name) {
      self = .systemFont
    } else {
      let isOfSystem = system.hasFamily(of: name) || system.hasFamily(of: FontNaming.plain(name))
      self = fonts?.hasFiles ?? false || isOfSystem ? .unknown : .unchecked
    }
  }
}

extension FontNaming {
  /// A name with hyphens for dashes and single spaces for white space, without characters that cannot be seen.
  package static func plain(_ name: String) -> String {
    if name.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F }) { return name }
    let scalars = name.unicodeScalars.compactMap { scalar -> Unicode.Scalar? in
      let kind = scalar.properties.generalCategory
      return kind == .dashPunctuation ? "-" : scalar.properties.isWhitespace ? " " : kind == .format ? nil : scalar
    }
    return String(String.UnicodeScalarView(scalars)).split(separator: " ").joined(separator: " ")
  }

  /// Whether a name is a face of the system font, such as `SFProText-Semibold` or `.SFUI-Regular`.
  fileprivate static func isSystemFont(_ name: String) -> Bool {
    let name = name.hasPrefix(".") ? String(name.dropFirst()) : name
    let family = FontNameWords.family(of: name)
    return ["system", "systemfont"].contains(family) || ["sfcompact", "sfns"].contains(where: family.hasPrefix)
      || name.hasPrefix("SF-") || systemDesign(ofFamily: FontNameParts(postScriptName: name).family) != nil
  }
}

extension IOSFonts {
  /// Whether this iOS has a font of the family in a name: the part before the hyphen or before the words of a style, as
  /// in `Times New Roman Bold`.
  package func hasFamily(of name: String) -> Bool {
    let families = version == Self.newestVersion ? Self.familiesOfNewest : Self.families(in: names)
    return families.contains(FontNameWords.family(of: name))
      || families.contains(FontNameWords.family(of: FontNameParts(postScriptName: name).family))
  }

  private static let familiesOfNewest = families(in: newest.names)

  /// Families as `FontNameWords.family` spells them, also without suffixes of foundries, which people omit.
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
