package import DynamicType

extension FontNaming {
  /// The system font's design for the name of a family in design files and in CSS; nil for other families, and for SF
  /// Compact, the font of watchOS. Case and separators are ignored.
  package static func systemDesign(ofFamily family: String) -> FontDesign? {
    let name = FontNameWords.spelling(family)
    if let design = designs[name] { return design }
    // The name of a face, such as `SFMono-Regular`; other fonts have a design's generic name in theirs.
    if name.hasPrefix("sf"), let design = designs[FontNameWords.spelling(FontNameParts(postScriptName: family).family)]
    {
      return design
    }
    // The form of `UIFont.fontName` for the system font: `.SFUI-Semibold`.
    guard name.hasPrefix("sfui") else { return nil }
    return name.contains("mono") ? .monospaced : name.contains("rounded") ? .rounded : .default
  }

  /// The families of a design of the system font: its name in design files, and the generic family of CSS.
  package static func families(of design: FontDesign) -> [String] {
    switch design {
    case .default: ["SF Pro", "system-ui"]
    case .serif: ["New York", "ui-serif"]
    case .rounded: ["SF Pro Rounded", "ui-rounded"]
    case .monospaced: ["SF Mono", "ui-monospace"]
    }
  }

  /// The designs by the names that they have, in lower case, without separators.
  private static let designs: [String: FontDesign] = {
    let names: [(FontDesign, [String])] = [
      (
        .default,
        [
          "sfpro", "sfprotext", "sfprodisplay", "sftext", "sfdisplay", "sanfrancisco", "sanfranciscotext",
          "sanfranciscodisplay", "systemui", "system", "systemfont", "applesystem", "applesystemuifont",
          "blinkmacsystemfont", "uisansserif", "sansserif",
        ]
      ),
      (.serif, ["newyork", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge", "uiserif", "serif"]),
      (.rounded, ["sfprorounded", "sfrounded", "sanfranciscorounded", "uirounded"]),
      (.monospaced, ["sfmono", "sanfranciscomono", "uimonospace", "monospace", "applesystemmonospaced"]),
    ]
    return Dictionary(uniqueKeysWithValues: names.flatMap { design, names in names.map { ($0, design) } })
  }()

  /// Why a text is not the name of a font; nil if it may be one. No PostScript name has these characters.
  package static func mistake(inFamily family: String) -> String? {
    let name = family.filter { !$0.isWhitespace }
    if name.hasSuffix(")"), name.prefix(while: { $0 != "(" }).allSatisfy({ $0.isLetter || $0 == "-" }) {
      return name.lowercased().hasPrefix("var(") ? "a variable of CSS" : "a function of CSS"
    }
    if ["cursive", "fantasy", "math", "emoji", "fangsong"].contains(name.lowercased()) {
      return "a generic family of CSS"
    }
    if ["inherit", "initial", "unset", "revert"].contains(name.lowercased()) { return "a word of CSS" }
    if name.hasPrefix("--") || name.hasPrefix("$") || name.hasPrefix("@") { return "a variable" }
    return name.hasPrefix("{") || !name.contains { $0.isLetter || $0.isNumber } ? "not a name" : nil
  }
}

extension FontWeight {
  /// The weight of the system font nearest to one on the scale of CSS, 1 to 1000; of two equally near weights, the
  /// bolder.
  package init(nearestTo cssValue: Double) {
    self = Self.allCases.last { Double($0.cssValue) <= cssValue + 50 } ?? .ultraLight
  }
}
