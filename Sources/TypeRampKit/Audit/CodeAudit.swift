package import CodeFonts
import Writing

/// Compares the fonts in the code of an app with the styles of its dictionary, or with Apple's.
package struct CodeAudit: Sendable {
  /// The styles of the app, by the name of their table if there are several.
  private let tables: [(name: String?, table: ScaledTable)]
  private let fonts: FontCatalog?
  private let policy: @Sendable (String) -> RulePolicy

  /// - Parameters:
  ///   - tables: the styles of the app, each with its name if there are several; Apple's if they define none.
  ///   - fonts: the font files of the app, which know the weights of their fonts.
  ///   - policy: how rules are reported in the file at a path.
  package init(
    _ tables: [(name: String?, table: ScaledTable)], fonts: FontCatalog?,
    policy: @escaping @Sendable (String) -> RulePolicy
  ) {
    let own = tables.map { ($0.name, $0.table.limitedToDefinedStyles) }.filter { !$1.allStyles.isEmpty }
    // The extra-large titles are those of visionOS.
    let apples = ScaledTable.preferredFonts(on: .iOS).with(metrics: false) { style in
      style.platform.preferredFont(style.textStyle).inferredCategories.isEmpty
    }
    self.tables = own.isEmpty ? [(nil, apples)] : own
    (self.fonts, self.policy) = (fonts, policy)
  }

  package func findings(in files: [CodeFile]) -> [FileFindings] {
    let summary = CodeSummary(files)
    var known: [CodeCombination: [NearStyle]] = [:]
    return files.map { file in
      let content = file.content
      var findings =
        content.fonts.compactMap { finding($0, &known) }
        + content.limits.compactMap { .limited($0.category, at: $0.range) }
      findings += content.uses.map { .undecided("a form of font that is not read", at: $0.range) }
      findings += file.mistake.map { [Diagnostic($0)] } ?? []
      if summary.scaled > summary.live { findings += Diagnostic.noLiveUpdate(content).map { [$0] } ?? [] }
      let policy = policy(file.source.path)
      findings.removeAll { $0.id == Rule.fontInCode.id && policy.levels[$0.id] == nil }
      return FileFindings(file.source, policy.applied(to: findings.inOrderOfPlaces, in: file.source))
    }
  }

  /// - Parameter known: the nearest styles of equal fonts.
  private func finding(_ font: CodeFont, _ known: inout [CodeCombination: [NearStyle]]) -> Diagnostic? {
    if font.isUndecided {
      return .undecided(
        font.helper.map { "a size that is given to '\($0)'" } ?? "a size that is computed", at: font.range)
    }
    guard let size = font.size, size <= 10_000, font.isText else { return nil }
    let (key, words) = (CodeCombination(font, maximum: nil), font.words)
    let near = known[key] ?? tables.flatMap { name, table in NearStyle.all(key, in: table, of: name, among: fonts) }
    known[key] = near
    switch font.growth {
    case .fixed:
      let message = "\(words) at every text size; \(NearStyle.sizes(of: near))"
      return near.isEmpty ? nil : Diagnostic(.fixedText, message, at: font.range, words)
    case .follows(let curve):
      let objection = Platform.iOS.objection(to: curve, forSize: size, near: size)
      if let objection { return Diagnostic(.unlikelyCurve, "text of \(words) \(objection)", at: font.range, words) }
    case .followsAny, .elsewhere, .setInCode: break
    }
    var exact = near.filter { $0.isExact && !$0.scaled.style.origin.isFallback }
    if case .follows(let curve) = font.growth, exact.contains(where: { $0.scaled.style.curve == curve }) {
      exact.removeAll { $0.scaled.style.curve != curve }
    }
    if font.face == nil || exact.isEmpty { return nil }
    let names = NearStyle.list(exact, ifNotIn: tables.count)
    return Diagnostic(.fontInCode, "\(words) is the font of \(names)", at: font.range, words)
  }
}

/// The style of a table that is nearest to a font in code.
private struct NearStyle {
  /// The name of the table, if there are several.
  let table: String?
  let scaled: ScaledStyle
  /// Whether it has this very font.
  let isExact: Bool

  /// The styles of a table that have a font: those of the app, or Apple's. Without one the nearest style.
  static func all(
    _ font: CodeCombination, in table: ScaledTable, of name: String?, among fonts: FontCatalog?
  ) -> [NearStyle] {
    let face = font.face
    let wanted = WantedFont(size: font.size, weight: face.cssWeight, name: face.name ?? "")
    let near = table.styles(nearestTo: wanted, among: fonts)
    let exact = near.filter {
      $0.weight == wanted.weight && $0.scaled.style.fontSize == wanted.size && $0.scaled.style.has(face)
    }
    let own = exact.filter { !$0.scaled.style.origin.isFallback }
    if !own.isEmpty { return own.map { NearStyle(table: name, scaled: $0.scaled, isExact: true) } }
    let nearest = exact.first ?? near.first
    return nearest.map { [NearStyle(table: name, scaled: $0.scaled, isExact: !exact.isEmpty)] } ?? []
  }

  /// `'body' has 17 to 53`, or `the nearest style, 'body', has 17 to 53`; with the tables if they differ.
  static func sizes(of styles: [NearStyle]) -> String {
    let sentences = styles.map { near in
      let name = "'\(near.scaled.style.name)'"
      let sizes = [ContentSizeCategory.default, .accessibility5].map { near.scaled.size(at: $0).hundredths }
      let subject = near.isExact ? name : "the nearest style, \(name),"
      return (subject: subject, sizes: "has \(sizes[0]) to \(sizes[1])", table: near.table)
    }
    let groups = sentences.gathered(by: { $0.subject + $0.sizes }, weight: { _ in 0 })
    return groups.list(upTo: 4) { same in
      let tables = groups.count == 1 ? "" : " of \(same.compactMap(\.table).list(upTo: 4) { $0 })"
      return "\(same[0].subject)\(tables) \(same[0].sizes)"
    }
  }

  /// `'body'`, with the tables if they differ or others have no such style.
  static func list(_ styles: [NearStyle], ifNotIn count: Int) -> String {
    let names = Set(styles.map(\.scaled.style.name))
    if styles.count == names.count * count { return names.sorted().quotedList }
    return styles.list(upTo: 4) { "'\($0.scaled.style.name)' of \($0.table ?? "the dictionary")" }
  }
}

extension ResolvedStyle {
  /// Whether it has a face, besides its weight.
  fileprivate func has(_ face: CodeFont.Face) -> Bool {
    if case .custom(let name, _) = font { return name == face.name }
    guard case .system(_, let design, _) = font, face.name == nil else { return false }
    return design ?? .default == face.design && (fontStyle == .italic) == face.isItalic
  }
}

extension CodeFont {
  /// `17 points`, `15 points bold`, `'Lato-Bold', 15 points`.
  fileprivate var words: String {
    let points = "\((size ?? 0).hundredths) points"
    if let name = face?.name { return "'\(name)', \(points)" }
    let style = [
      face?.weight == .regular ? nil : face?.weight.rawValue, face?.design == .default ? nil : face?.design.rawValue,
      face?.isItalic == true ? "italic" : nil,
    ]
    return ([points] + style.compactMap(\.self)).joined(separator: " ")
  }
}

extension Diagnostic {
  /// A finding in code. A baseline knows it by its file and by the words for the font.
  fileprivate init(_ rule: Rule, _ message: String, at range: Range<Int>, _ words: String) {
    self.init(id: rule.id, severity: rule.severity, message: message, range: range, keyPath: words)
    isDetail = rule.description.isDetail
  }

  /// A font that grows or not: the code does not say.
  fileprivate static func undecided(_ reason: String, at range: Range<Int>) -> Self {
    Self(.undecidedFont, "\(reason): whether the text grows is not known", at: range, reason)
  }

  /// The fonts of a file that has fewer labels that follow a change of the setting.
  fileprivate static func noLiveUpdate(_ content: CodeFonts) -> Self? {
    let (scaled, live) = (content.scaled, content.live)
    guard scaled.count > live, let first = scaled.first else { return nil }
    let numbers = "\(scaled.count.counted("scaled font")), \(live.counted("live label"))"
    let message = "\(numbers); a label follows a change of the setting if 'adjustsFontForContentSizeCategory' is true"
    return Self(.noLiveUpdate, message, at: first, "scaled fonts")
  }

  /// A limit of the text size: a warning below the accessibility sizes.
  fileprivate static func limited(_ category: ContentSizeCategory, at range: Range<Int>) -> Self? {
    if category == .accessibility5 { return nil }
    let message = "text does not grow beyond \(category.shortName); people choose sizes up to AX5"
    let limit = Self(.limitedText, message, at: range, category.shortName)
    return category.isAccessibilityCategory ? limit.with { $0.severity = .note } : limit
  }
}
