import Writing

/// A font name in a dictionary, and what is known about it.
public struct FontName: Sendable {
  /// The name.
  public let text: String
  /// What is known about the name.
  public let standing: FontStanding
  let entry: StyleEntry
  /// Whether a wrong name is reported. Not for empty names, and for names from design tokens that cannot be checked,
  /// which the import has reported.
  let isLookedUp: Bool
  private let field: Bound<String>

  /// The bytes of the name in `Compilation.source`.
  public var range: Range<Int> { field.node.range }
  /// The path of its key: `body.fontName`.
  public var keyPath: String { entry.keyPath(of: field.name) }

  init(_ field: Bound<String>, of entry: StyleEntry, _ standing: FontStanding, among fonts: FontCatalog?) {
    (text, self.field, self.entry, self.standing) = (field.value, field, entry, standing)
    isLookedUp = !text.isEmpty && (fonts != nil || !field.node.isDerived || standing != .unchecked)
  }

  var key: String { field.name }

  /// A finding about the name.
  func finding(_ message: String) -> Diagnostic { entry.finding(at: field, message) }

  /// A finding about the font, which is the same one whichever style names it first.
  ///
  /// - Parameter part: which one of several about a font.
  func fontFinding(_ message: String, _ part: String = "") -> Diagnostic {
    finding(message).about(part.isEmpty ? text : "\(text) \(part)")
  }
}

extension StyleDictionary {
  /// Every font name in the dictionary, in order.
  ///
  /// - Parameter fonts: the fonts of the app; nil if they are unknown.
  func fontNames(among fonts: FontCatalog?) -> [FontName] {
    var names: [FontName] = []
    // Thousands of tokens can have the same few fonts.
    var known: [ExactString: FontStanding] = [:]
    func add(_ field: Bound<String>?, of entry: StyleEntry) {
      guard let field else { return }
      let name = ExactString(field.value)
      let standing = known[name] ?? FontStanding(of: field.value, in: fonts)
      known[name] = standing
      names.append(FontName(field, of: entry, standing, among: fonts))
    }
    for entry in entries {
      add(entry.fontName, of: entry)
      add(entry.values.boldFontName, of: entry)
    }
    return names
  }
}

extension [FontName] {
  /// The first name of each font, for mistakes that are reported once for a font. Entries that ignore the rule are
  /// skipped.
  func firstOfEachFont(unlessIgnored rule: String) -> [FontName] {
    filter { !$0.entry.ignores(rule) }.unique { ExactString($0.text) }
  }
}

extension ResolvedStyle {
  /// The font in words: `Optima-Regular`, or `system font heavy rounded`. A regular weight and the default design are
  /// left out.
  package var fontWords: String {
    switch font {
    case .custom(let name, _): name
    case .system(_, let design, _):
      (["system font"] + [systemWeight?.rawValue, design?.rawValue].compactMap(\.self))
        .filter { ![FontWeight.regular.rawValue, FontDesign.default.rawValue].contains($0) }.joined(separator: " ")
    }
  }
}
