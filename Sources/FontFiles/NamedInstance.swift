/// A named instance of a variable font.
package struct NamedInstance: Sendable {
  /// The name of the style: `SemiBold Italic`.
  package let subfamilyName: String?

  /// The name by which Apple's systems find the instance: the one in the file, or otherwise the one that Core Text
  /// derives, `Inter-Italic_SemiBold-Italic`.
  package let postScriptName: String?

  /// The name in the file, or otherwise the one that other systems derive (Adobe Technical Note 5902),
  /// `Inter-SemiBoldItalic`. Apple's systems do not find the instance by a derived name.
  package let adobePostScriptName: String?

  init(_ instance: VariationTable.Instance, _ names: NameTable) {
    let subfamilyName = names[instance.subfamilyName]
    let declared = instance.postScriptName.flatMap { names[$0] }
    self.subfamilyName = subfamilyName
    postScriptName = declared ?? Self.coreTextName(of: subfamilyName, isDefault: instance.isDefault, names)
    adobePostScriptName = declared ?? Self.adobeName(of: subfamilyName, names)
  }

  /// The face's name and the style, joined by an underscore, with hyphens for spaces. The default instance has the
  /// face's name.
  ///
  /// Apple does not document this. It is seen in the list of fonts of iOS: `STIXTwoText`, `STIXTwoText_Bold`,
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
