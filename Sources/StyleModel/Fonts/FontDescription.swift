import FontFiles

/// A font as design tokens describe it.
package struct FontDescription: Hashable, Sendable {
  package let family: String
  /// The weight on the scale of CSS and OpenType, 1 to 1000.
  package let weight: Double
  package let isItalic: Bool
  /// The word for the weight, in lower case and without separators, if a font is wanted by it.
  package let word: String?

  package init(family: String, weight: Double, isItalic: Bool, word: String? = nil) {
    (self.family, self.weight, self.isItalic, self.word) = (family, weight, isItalic, word)
  }

  /// The description that a PostScript name gives by the convention of foundries.
  package init(postScriptName name: String) {
    let parts = FontNameParts(postScriptName: name)
    self.init(
      family: parts.family.isEmpty ? name : parts.family, weight: parts.weight ?? 400, isItalic: parts.isItalic)
  }

  var key: FontDescription {
    FontDescription(family: FontNameWords.key(ofFamily: family), weight: weight, isItalic: isItalic)
  }
}

extension FontFace {
  /// The descriptions of the face and of its named instances, by PostScript name.
  ///
  /// Words of a style that name neither weight nor slant count as part of the family, so that two widths of one weight
  /// differ. The exception is a foundry's own name for a weight: Fira Code's `Retina` is 450.
  package var descriptions: [(name: String, font: FontDescription)] {
    let face = postScriptName.map { ($0, description(style: subfamilyName, weight: weightClass)) }
    let named = instances.compactMap { instance in
      instance.postScriptName.map { ($0, description(style: instance.subfamilyName, weight: nil)) }
    }
    return ([face].compactMap(\.self) + named).compactMap { name, font in font.map { (name, $0) } }
  }

  /// - Parameter weight: the weight that the file states apart from the style's name; nil if it states none.
  private func description(style: String?, weight: Int?) -> FontDescription? {
    guard let familyName else { return nil }
    let parts = FontNameParts(style: style ?? "", family: familyName)
    let isWeightNamed = parts.weightWord != nil || weight ?? 400 == 400
    return FontDescription(
      family: isWeightNamed ? parts.family : familyName, weight: weight.map { Double($0) } ?? parts.weight ?? 400,
      isItalic: isItalic || parts.isItalic)
  }
}
