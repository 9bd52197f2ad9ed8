/// A style that a variable font names.
package struct NamedInstance: Sendable {
  /// The name of the style: `SemiBold Italic`.
  package let subfamilyName: String?

  /// The name by which Apple's systems find the style: the one in the file, or the one that Core Text makes where
  /// there is none, `Inter-Italic_SemiBold-Italic`.
  package let postScriptName: String?

  /// The name in the file, or the one that other systems make where there is none (Adobe Technical Note 5902),
  /// `Inter-SemiBoldItalic`. By a name that was made so, Apple's systems do not find the style.
  package let adobePostScriptName: String?

  init(_ instance: VariationTable.Instance, _ names: NameTable) {
    let subfamilyName = names[instance.subfamilyName]
    let declared = instance.postScriptName.flatMap { names[$0] }
    self.subfamilyName = subfamilyName
    postScriptName = declared ?? Self.coreTextName(of: subfamilyName, isDefault: instance.isDefault, names)
    adobePostScriptName = declared ?? Self.adobeName(of: subfamilyName, names)
  }

  /// The face's name and the style, joined by an underscore, with hyphens for spaces. The default style is the face.
  ///
  /// Apple does not document this. The list of fonts of iOS shows it: `STIXTwoText`, `STIXTwoText_Bold`,
  /// `STIXTwoText-Italic_Bold-Italic`.
  private static func coreTextName(of subfamilyName: String?, isDefault: Bool, _ names: NameTable) -> String? {
    guard let face = names[.postScript] else { return nil }
    if isDefault { return face }
    return subfamilyName.map { face + "_" + String($0.map { $0 == " " ? "-" : $0 }) }
  }

  /// The prefix for variations, or the family's letters and digits, a hyphen, and the style's letters and digits.
  private static func adobeName(of subfamilyName: String?, _ names: NameTable) -> String? {
    let family = names[.typographicFamily] ?? names[.family]
    guard let prefix = names[.variationsPrefix] ?? family.map(lettersAndDigits), !prefix.isEmpty else { return nil }
    return subfamilyName.map { prefix + "-" + lettersAndDigits($0) }
  }

  private static func lettersAndDigits(_ name: String) -> String {
    name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
