import Writing

/// A style as the page shows it.
struct PreviewStyle: Sendable {
  let scaled: ScaledStyle
  /// The class that draws it.
  let className: String
  /// The class that draws the preferred font.
  let preferredClassName: String
  /// The id of its entry.
  let id: String
  /// `Large Title`.
  let title: String
  /// Whether the page only names its font, or the bold one.
  let isFontAbsent: Bool
  /// What was found at it.
  let findings: [PreviewFinding]
  /// The letters that its lines cut.
  let cuts: [LineCut]

  init(
    _ scaled: ScaledStyle, prefix: String, isFontAbsent: Bool, findings: [PreviewFinding], fonts: FontCatalog?
  ) {
    let style = scaled.style
    self.scaled = scaled
    className = String(CSSPage.className(of: style.name, prefix: prefix))
    preferredClassName = String(CSSPage.className(of: style.textStyle.name, prefix: PreviewPage.preferredPrefix))
    id = "\(prefix)-style-\(style.name.filter { !$0.isWhitespace })"
    title = Self.title(of: style.name)
    self.isFontAbsent = isFontAbsent
    self.findings = findings
    cuts = scaled.cuts(in: fonts)
  }

  /// The text sizes at which a line cuts a letter.
  var cutAt: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { category in cuts.contains { $0.categories.contains(category) } }
  }

  /// Its title as a link to its entry.
  var link: HTML { "<a href=\"#\(id)\">\(title)</a>" }

  /// Whether it falls back to the preferred font.
  var isFallback: Bool { scaled.style.origin.isFallback }

  /// `largeTitle` is `Large Title`, `title2` is `Title 2`, `logo_line` is `Logo Line`.
  static func title(of name: String) -> String {
    var title = ""
    var last: Character = "_"
    for character in name {
      let isStart = character.isUppercase && !last.isUppercase || character.isNumber && !last.isNumber
      if character == "_" || isStart && last != "_" { title += " " }
      if character != "_" { title += last == "_" ? character.uppercased() : String(character) }
      last = character
    }
    return title
  }

  /// The size, `17`, in points.
  func size(at category: ContentSizeCategory) -> String { scaled.size(at: category).hundredths }

  /// The distance between baselines in points: what the entry, the system or the font file says; nil if it is unknown.
  func lineSpacing(at category: ContentSizeCategory) -> String? {
    if let multiple = scaled.style.lineHeight { return (multiple * scaled.size(at: category)).hundredths }
    return scaled.lineSpacings?[category.index].hundredths
  }
}
