package import DynamicType

extension FontNaming {
  /// The system font's design for the name of a family in design files and in CSS; nil for other families, and for SF
  /// Compact, the font of watchOS. Case and separators are ignored.
  package static func systemDesign(ofFamily family: String) -> FontDesign? {
    let name = FontNameWords.spelling(family)
    if let design = designs.first(where: { $0.names.contains(name) })?.design { return design }
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

  /// The names of each design, in lower case, without separators.
  private static let designs: [(design: FontDesign, names: Set<String>)] = [
    (
      .default,
      [
        "sfpro", "sfprotext", "sfprodisplay", "sanfrancisco", "sanfranciscotext", "sanfranciscodisplay", "systemui",
        "applesystem", "applesystemuifont", "blinkmacsystemfont", "uisansserif",
      ]
    ),
    (.serif, ["newyork", "newyorksmall", "newyorkmedium", "newyorklarge", "newyorkextralarge", "uiserif"]),
    (.rounded, ["sfprorounded", "sanfranciscorounded", "uirounded"]),
    (.monospaced, ["sfmono", "sanfranciscomono", "uimonospace"]),
  ]
}

extension FontWeight {
  /// The weight of the system font nearest to one on the scale of CSS, 1 to 1000; of two equally near weights, the
  /// bolder.
  package init(nearestTo cssValue: Double) {
    self = Self.allCases.last { Double($0.cssValue) <= cssValue + 50 } ?? .ultraLight
  }
}
