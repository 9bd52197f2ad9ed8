package import CodeFonts
import Writing

/// A first dictionary, made of the fonts in the code of an app.
package struct CodeDraft {
  /// The text of the dictionary; nil without fonts.
  package let text: String?
  /// What it has, and what is left out, a sentence each.
  package let lines: [String]

  /// A style to be: its combination, the fonts that it is for, and its name if it has one.
  private struct Style {
    var name: String
    let key: CodeCombination
    var fonts: [CodeFont]

    var textStyle: TextStyle? { TextStyle(rawValue: name) }

    /// The curve that is used most, otherwise that of the nearest size. One that does not fit is not repeated.
    var curve: TextStyle {
      let curves = fonts.compactMap { font -> TextStyle? in
        guard case .follows(let curve) = font.growth, let size = font.size else { return nil }
        return Platform.iOS.objection(to: curve, forSize: size, near: size) == nil ? curve : nil
      }
      let counts = Dictionary(curves.map { ($0, 1) }, uniquingKeysWith: +)
      let most = counts.max { ($0.value, $1.key.index) < ($1.value, $0.key.index) }?.key
      return most ?? Platform.iOS.nearestStyle(toSize: key.size) ?? .body
    }

    var json: (String, JSONValue) {
      let joined = Set(fonts.compactMap(\.size)).subtracting([key.size]).sorted()
      let also = joined.isEmpty ? "" : ", also of \(joined.list(upTo: 8, \.shortest)) points"
      return (name, key.entry(textStyle, relativeTo: curve, description: fonts.count.counted("use") + also))
    }

    func hasName(_ other: String) -> Bool { StyleNames.letters(name) == StyleNames.letters(other) }
  }

  /// - Parameter points: sizes of a face that differ by at most this are joined.
  package init(_ files: [CodeFile], merging points: Double) {
    let all = files.flatMap(\.content.fonts).filter { $0.isText && $0.size != nil }
    let fonts = all.filter { $0.face != nil && $0.size ?? 0 <= 10_000 }
    var styles: [Style] = []
    var (rest, places) = ([Style](), [CodeCombination: Int]())
    for font in fonts {
      let key = CodeCombination(font, maximum: font.maximum)
      let name = font.name.map { TextStyle(spelling: $0)?.name ?? StyleNames.customName(ofPath: $0) }
      if let name, let index = styles.firstIndex(where: { $0.hasName(name) }), styles[index].key == key {
        styles[index].fonts.append(font)
      } else if let name, !styles.contains(where: { $0.hasName(name) }) {
        styles.append(Style(name: name, key: key, fonts: [font]))
      } else if let index = places[key] {
        rest[index].fonts.append(font)
      } else {
        places[key] = rest.count
        rest.append(Style(name: "", key: key, fonts: [font]))
      }
    }
    for var style in Self.merged(rest, points) {
      if let own = style.key.textStyle, !styles.contains(where: { $0.textStyle == own }) {
        style.name = own.name
      } else if let index = styles.firstIndex(where: { $0.key == style.key && $0.textStyle == nil }) {
        styles[index].fonts += style.fonts
        continue
      } else {
        let name = style.key.name(style.curve)
        let free = (2...styles.count + 2).lazy.map { "\(name)V\($0)" }
        style.name = ([name] + free).first { name in !styles.contains { $0.hasName(name) } } ?? name
      }
      styles.append(style)
    }
    let own = styles.filter { $0.textStyle != nil }.sorted { $0.key.size > $1.key.size }
    let custom = styles.filter { $0.textStyle == nil }
    let member = custom.isEmpty ? [] : [("custom", JSONValue.object(custom.map(\.json)))]
    text = fonts.isEmpty ? nil : JSONValue.object(own.map(\.json) + member).compactText
    let counts = "\(own.count.counted("text style")) and \(custom.count.counted("custom style"))"
    let left = (all.count - fonts.count).counted("font")
    lines =
      ["\(counts) from \(fonts.count.counted("font"))"]
      + (all.count == fonts.count ? [] : ["left out: \(left) with a computed name or weight"])
  }

  /// The styles from the most frequent, each joined with those of sizes near to its own.
  private static func merged(_ styles: [Style], _ points: Double) -> [Style] {
    var result: [Style] = []
    let sorted = styles.map { (-$0.fonts.count, $0.key.order, $0) }.sorted { ($0.0, $0.1) < ($1.0, $1.1) }
    for (_, _, style) in sorted {
      let near = result.firstIndex {
        $0.key.face == style.key.face && $0.key.maximum == style.key.maximum
          && abs($0.key.size - style.key.size) <= points
      }
      if let near { result[near].fonts += style.fonts } else { result.append(style) }
    }
    return result
  }
}
