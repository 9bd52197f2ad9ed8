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
    /// Whether no property has its name.
    var isMadeUp = false

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
  }

  /// The styles to be, found by the letters of their names, and custom ones by their fonts.
  private struct Styles {
    private(set) var list: [Style] = []
    private var names: [String: Int] = [:]
    private var custom: [CodeCombination: Int] = [:]
    /// The next number behind a name that is in use.
    private var numbers: [String: Int] = [:]

    func index(named name: String) -> Int? { names[StyleNames.letters(name)] }

    mutating func add(_ style: Style) {
      names[StyleNames.letters(style.name)] = list.count
      if style.textStyle == nil, custom[style.key] == nil { custom[style.key] = list.count }
      list.append(style)
    }

    mutating func append(_ fonts: [CodeFont], to index: Int) { list[index].fonts += fonts }

    /// Adds fonts without a name: to Apple's style, to a custom one, or to one with a name that is made up.
    mutating func addUnnamed(_ style: Style) {
      var style = style
      if let own = style.key.textStyle, index(named: own.name) == nil {
        style.name = own.name
      } else if let index = custom[style.key] {
        return append(style.fonts, to: index)
      } else {
        (style.name, style.isMadeUp) = (free(style.key.name(style.curve)), true)
      }
      add(style)
    }

    private mutating func free(_ name: String) -> String {
      if index(named: name) == nil { return name }
      var number = numbers[name] ?? 2
      while index(named: "\(name)V\(number)") != nil { number += 1 }
      numbers[name] = number + 1
      return "\(name)V\(number)"
    }
  }

  /// - Parameters:
  ///   - points: sizes of a face that differ by at most this are joined; Apple's stay.
  ///   - catalog: the font files of the app, which have the names that are computed in code.
  package init(_ files: [CodeFile], merging points: Double, among catalog: FontCatalog? = nil) {
    let known = Dictionary((catalog?.names ?? []).map { (FontNameWords.spelling($0), $0) }, uniquingKeysWith: min)
    let all = files.flatMap { file in
      let lines = LineTable(file.source)
      return file.content.fonts.filter { $0.isText && $0.size != nil }
        .map { $0.withName(in: file.source, lines, among: known) }
    }
    let fonts = all.filter { $0.face != nil && $0.size ?? 0 <= 10_000 }
    var (named, rest, places) = (Styles(), [Style](), [CodeCombination: Int]())
    for font in fonts {
      let key = CodeCombination(font, maximum: font.maximum)
      let name = font.name.map { TextStyle(spelling: $0)?.name ?? StyleNames.customName(ofPath: $0) }
      let index = name.flatMap { named.index(named: $0) }
      if let index, named.list[index].key == key {
        named.append([font], to: index)
      } else if let name, index == nil {
        named.add(Style(name: name, key: key, fonts: [font]))
      } else if let index = places[key] {
        rest[index].fonts.append(font)
      } else {
        places[key] = rest.count
        rest.append(Style(name: "", key: key, fonts: [font]))
      }
    }
    for style in Self.merged(rest, points) { named.addUnnamed(style) }
    let styles = named.list
    let own = styles.filter { $0.textStyle != nil }.sorted { $0.key.size > $1.key.size }
    let custom = styles.filter { $0.textStyle == nil }
    let member = custom.isEmpty ? [] : [("custom", JSONValue.object(custom.map(\.json)))]
    text = fonts.isEmpty ? nil : JSONValue.object(own.map(\.json) + member).compactText
    let counts = "\(own.count.counted("text style")) and \(custom.count.counted("custom style"))"
    let left = (all.count - fonts.count).counted("font")
    let madeUp = custom.filter { $0.isMadeUp || $0.fonts.count == 1 }.map(\.name)
    lines =
      ["\(counts) from \(fonts.count.counted("font"))"]
      + (all.count == fonts.count ? [] : ["left out: \(left) with a computed name or weight"])
      + (madeUp.isEmpty
        ? [] : ["rename or remove \(madeUp.quotedList(upTo: 8)): used once, or with a name that is made up"])
  }

  /// The styles from Apple's and then the most frequent, each other one joined with those of sizes near to its own.
  private static func merged(_ styles: [Style], _ points: Double) -> [Style] {
    let sorted = styles.map { ($0.key.textStyle == nil ? 1 : 0, -$0.fonts.count, $0.key.order, $0) }
      .sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }
    if points == 0 { return sorted.map(\.3) }
    // Where styles of a face with nearly one size are kept: each is compared with few others.
    func place(_ key: CodeCombination, _ step: Double) -> String {
      "\(key.face) \(key.maximum ?? 0) \((key.size / points).rounded(.down) + step)"
    }
    var (result, places) = ([Style](), [String: [Int]]())
    for (isOther, _, _, style) in sorted {
      let near = [-1, 0, 1].flatMap { places[place(style.key, $0)] ?? [] }
        .filter { abs(result[$0].key.size - style.key.size) <= points }.min()
      if let near, isOther == 1 {
        result[near].fonts += style.fonts
      } else {
        places[place(style.key, 0), default: []].append(result.count)
        result.append(style)
      }
    }
    return result
  }
}

extension CodeFont {
  /// A font of the app's own name with the name of its face: that of a font file, or where to look for it.
  fileprivate func withName(in source: Source, _ lines: LineTable, among names: [String: String]) -> CodeFont {
    guard face == nil, name != nil, let computedName, source.text.indices.contains(computedName.upperBound - 1) else {
      return self
    }
    let bytes = source.text[computedName]
    let words = String(decoding: bytes.suffix(200), as: UTF8.self).split { !$0.isLetter && !$0.isNumber }
    let known = (1...3).lazy.compactMap { names[FontNameWords.spelling(words.suffix($0).joined())] }.first
    var font = self
    let expression = String(decoding: bytes.prefix(80), as: UTF8.self)
    font.face = .system
    font.face?.name = known ?? "\(expression), \(source.path):\(lines.position(of: range.lowerBound).line)"
    return font
  }
}
