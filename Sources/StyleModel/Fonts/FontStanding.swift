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
  /// The extensions of font files, in lower case.
  private static let extensions = [".ttf", ".otf", ".ttc", ".otc", ".woff", ".woff2"]

  /// - Parameter fonts: those that the app has; nil when they are not known.
  package init(of name: String, in fonts: FontCatalog?) {
    let system = fonts?.system ?? .newest
    if fonts?.has(name) ?? system.names.contains(name) {
      self = .known
    } else if Self.extensions.contains(where: name.lowercased().hasSuffix) {
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
    return systemDesign(ofFamily: FontNameParts(postScriptName: name).family) != nil
  }
}

extension IOSFonts {
  /// Whether this iOS has a font whose name begins like this one, up to the hyphen.
  package func hasFamily(of name: String) -> Bool {
    let family = FontNameWords.family(of: name)
    return version == Self.newestVersion
      ? Self.familiesOfNewest.contains(family) : names.contains { FontNameWords.family(of: $0) == family }
  }

  private static let familiesOfNewest = Set(newest.names.map(FontNameWords.family))
}
