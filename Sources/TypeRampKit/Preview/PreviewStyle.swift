import Writing

/// A style as the page shows it.
struct PreviewStyle: Sendable {
  let scaled: ScaledStyle
  /// What the classes and ids of its dictionary begin with.
  let prefix: String
  /// Whether the page only names its font, or the bold one.
  let isFontAbsent: Bool
  /// What was found at it.
  let findings: [PreviewFinding]
  /// The letters that its lines cut.
  let cuts: [LineCut]

  private var style: ResolvedStyle { scaled.style }

  var className: String { String(CSSPage.className(of: style.name, prefix: prefix)) }

  var preferredClassName: String {
    String(CSSPage.className(of: style.textStyle.name, prefix: PreviewPage.preferredPrefix))
  }

  var id: String { "\(prefix)-style-\(style.name.filter { !$0.isWhitespace })" }

  /// `Large Title`.
  var title: String { Self.title(of: style.name) }

  /// The text sizes at which a line cuts a letter.
  var cutAt: [ContentSizeCategory] {
    ContentSizeCategory.allCases.filter { category in cuts.contains { $0.categories.contains(category) } }
  }

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

extension PreviewStyle {
  /// What it is besides its size, in words and in the order in which they are shown. The font is always the first.
  var facts: [(name: String, value: String)] {
    [("Font", scaled.style.fontWords)]
      + Self.keys.compactMap { key in
        scaled.style.value(of: key).map { (Self.labels[key] ?? Self.title(of: key.rawValue), $0.shown) }
      }
  }

  /// The keys that are shown as facts. The others are part of the font, or shown elsewhere.
  private static let keys =
    first + EntryKey.ofOutputs.filter { !first.contains($0) && !elsewhere.contains($0) } + [.fallbackFamilies]
  private static let first: [EntryKey] = [.boldFontName, .fontStyle, .fixed, .relativeTo]
  private static let elsewhere: [EntryKey] = [.fontName, .fontSize, .weight, .design, .description, .fallbackFamilies]

  /// The words for the keys whose own name says less.
  private static let labels: [EntryKey: String] = [
    .boldFontName: "Bold Text", .fontStyle: "Slant", .fixed: "Never scales", .relativeTo: "Follows",
    .maximumPointSize: "At most", .minimumContentSizeCategory: "Not below", .maximumContentSizeCategory: "Not above",
    .lineHeight: "Line height", .textCase: "Case", .textDecoration: "Line", .paragraphSpacing: "Space after",
    .fallbackFamilies: "Fallbacks",
  ]
}

extension StyleValue {
  /// The value in words.
  fileprivate var shown: String {
    switch self {
    case .name(let name): name
    case .names(let names): names.joined(separator: ", ")
    case .textStyle(let style): PreviewStyle.title(of: style.name)
    case .points(let points): "\(points.hundredths) pt"
    case .multiple(let factor): "\(factor.hundredths) × size"
    case .fixed(let points): "\(points.hundredths) pt at every size"
    }
  }
}

extension PreviewStyle {
  /// A word to set every style in.
  static let word: HTML = "Bay"

  /// A line to set the style in.
  var phrase: String { Self.phrases[scaled.style.textStyle.index] }

  /// A text to set the style in, of several lines in the style of the body.
  var sentence: String { scaled.style.textStyle == .body ? Self.body : phrase }

  /// A short article in headlines, in the order of the styles.
  private static let phrases = [
    "First light", "A harbour wakes before the town", "Morning at the harbour", "Boats leave the quay before six",
    "What the tide brings in", "Nets, rope and salt", "In water this still, every name is read twice",
    "A report from the coast, between two tides", "There is little talk. Gulls, and a radio somebody forgot.",
    "The best coffee is behind the ice house.", "The times are those of the summer timetable.",
    "The north quay in June, seen from the ice house.", "Photograph: harbour archive, box 12.",
  ]

  private static let body =
    "Boats leave the quay before six. There is little talk. There are gulls, a radio that somebody forgot, and under it "
    + "all the low sound of engines that were old when these crews were young."
}
