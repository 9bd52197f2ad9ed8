import DynamicType
package import StyleModel
import Writing

/// A font that code or a design names, for which a style is sought.
package struct WantedFont: Hashable, Sendable {
  /// In points at the default text size; greater than 0 and at most 10,000.
  package let size: Double
  /// On the scale of CSS and OpenType, 1 to 1000.
  package let weight: Double
  /// A part of the font's name, in any case; empty for any font.
  package let name: String

  package init(size: Double, weight: Double = 400, name: String = "") {
    (self.size, self.weight, self.name) = (size, weight, name)
  }

  /// Reads `15`, `15,semibold` or `15,600,Avenir`; nil for any other text.
  package init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 3, let size = Self.number(parts[0]), size > 0, size <= 10_000 else { return nil }
    guard let weight = Self.weight(parts.count > 1 ? parts[1] : "") else { return nil }
    self.init(size: size, weight: weight, name: parts.count > 2 ? parts[2] : "")
  }

  /// A weight by number, by Apple's name, or by a word in names of fonts: `Semi Bold`.
  private static func weight(_ text: String) -> Double? {
    if text.isEmpty { return 400 }
    if let number = number(text) { return 1...1000 ~= number ? number : nil }
    let word = String(text.lowercased().unicodeScalars.filter { !" -_".unicodeScalars.contains($0) })
    let own = FontWeight.allCases.first { $0.rawValue.lowercased() == word }
    return own.map { Double($0.cssValue) } ?? StyleWords.weightOfWord[word]
  }

  private static func number(_ text: String) -> Double? {
    text.utf8.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") } ? Double(text) : nil
  }
}

extension ScaledTable {
  /// The styles from the nearest to a font to the farthest, with their weights on the scale of CSS and OpenType. First
  /// come those with the font, then counts a point for each point of size or hundred of weight. Of equally far ones
  /// Apple's own come last. Styles with errors are left out.
  ///
  /// - Parameter fonts: the font files, which know the weights of their fonts; without them names tell the weights.
  package func styles(nearestTo font: WantedFont, among fonts: FontCatalog?) -> [(scaled: ScaledStyle, weight: Double)]
  {
    let name = font.name.lowercased()
    let styles = allStyles.filter { $0.style.origin != .fallbackForUnusable }.enumerated().map { index, scaled in
      let weight = weight(of: scaled.style, among: fonts)
      let isOther = !name.isEmpty && !scaled.style.fontWords.lowercased().contains(name)
      let points = (scaled.size(at: .default) - font.size).magnitude + (weight - font.weight).magnitude / 100
      let rank = (isOther ? 1 : 0, points, scaled.style.origin.isFallback ? 1 : 0, index)
      return (near: (scaled: scaled, weight: weight), rank: rank)
    }
    return styles.sorted { $0.rank < $1.rank }.map(\.near)
  }

  private func weight(of style: ResolvedStyle, among fonts: FontCatalog?) -> Double {
    guard case .custom(let name, _) = style.font else { return Double((style.systemWeight ?? .regular).cssValue) }
    return (fonts?.descriptions[name] ?? families[style.name] ?? FontDescription(postScriptName: name)).weight
  }

  /// A table of styles that are near to a font, for people.
  ///
  /// - Parameter count: how many.
  package func blocks(nearestTo font: WantedFont, among fonts: FontCatalog?, upTo count: Int) -> [TextBlock] {
    let rows = styles(nearestTo: font, among: fonts).prefix(count).map { scaled, weight -> [Prose] in
      let (style, size) = (scaled.style, scaled.size(at: .default))
      return ["\(style.name)", "\(prose: size.hundredths)", "\(prose: weight.shortest)", "\(style.shownFont)"]
    }
    let wanted = ["\(font.size.shortest) points", "weight \(font.weight.shortest)", font.name]
    return [
      .paragraph("\(name): the nearest to \(wanted.filter { !$0.isEmpty }.joined(separator: ", "))"),
      .table(TextTable(head: ["Style", "Points", "Weight", "Font"], rows: rows)),
    ]
  }
}
