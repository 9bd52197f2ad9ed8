import Writing

/// Checks whether the texts of catalogs fit where they are shown.
package struct FitCheck: Sendable {
  /// The styles that show texts, by name, and why others cannot be measured.
  private let styles: [String: FitStyle]
  private let refused: [String: String]
  /// The largest text size at which a text that does not fit is a warning; above it, it is a note.
  private let limit: ContentSizeCategory
  /// By which part of a width kerning may make a text narrower than it is measured.
  private let tolerance: Double
  /// What is measured in place of a number and of another placeholder.
  package let placeholders: (number: String, object: String)

  package static let defaultTolerance = 0.02
  package static let defaultLimit = ContentSizeCategory.accessibility1

  /// - Parameter placeholders: what is measured in place of all placeholders; nil for a number and a word.
  package init(
    _ styles: [FitStyle], without refused: [FitStyle.Refusal] = [], limit: ContentSizeCategory = defaultLimit,
    tolerance: Double = defaultTolerance, placeholders: String? = nil
  ) {
    self.styles = Dictionary(styles.map { ($0.name, $0) }) { first, _ in first }
    self.refused = Dictionary(refused.map { ($0.style, $0.message) }) { first, _ in first }
    (self.limit, self.tolerance) = (limit, tolerance)
    self.placeholders = (placeholders ?? "1,234", placeholders ?? "Example")
  }

  /// What has come of a catalog: the findings, and the texts that were measured.
  package struct Result: Sendable {
    package fileprivate(set) var file: FileFindings
    package fileprivate(set) var counts = FitCounts()
    package fileprivate(set) var fits: [(text: TextCatalog.Text, place: FitPlace, fit: TextFit)] = []
    /// The texts that were not measured, each with the reason.
    package fileprivate(set) var unmeasured: [(text: TextCatalog.Text, reason: String)] = []
  }

  /// - Parameter find: returns where the text of a key is shown; nil if that is not known.
  package func check(_ catalog: TextCatalog, _ policy: RulePolicy, find: (String) -> FitPlace?) -> Result {
    var findings = catalog.mistake.map { [Diagnostic($0)] } ?? []
    var result = Result(file: FileFindings(catalog.source, []))
    for (other, count) in catalog.leftOut { result.counts.add(other, count) }
    var (key, shownKey): (String?, String) = (nil, "")
    for text in catalog.texts {
      // A long key has texts in many languages.
      if text.key != key { (key, shownKey) = (text.key, Shortened.message(text.key)) }
      let place = find(text.key)
      do throws(FitObstacle) {
        let (place, style, fit) = try fit(text.text, in: place)
        if text.text.allSatisfy(\.isWhitespace) { throw .empty }
        result.counts.add(fit, language: text.language, doubled: style.doubled)
        for other in Self.notes(about: text.text) { result.counts.add(other) }
        result.fits.append((text, place, fit))
        if let found = finding(fit, text, shownKey, place, style, policy) { findings.append(found) }
      } catch {
        result.counts.add(error, language: text.language)
        result.unmeasured.append((text, error.message))
        guard case .missing(let letter) = error, letter.properties.isAlphabetic else { continue }
        let face = place.flatMap { styles[$0.style]?.face } ?? ""
        let message = "'\(face)' lacks '\(letter.shown)', so this text was not measured"
        if let found = policy.applied(to: text.finding(.missingLetters, message, shownKey)) { findings.append(found) }
      }
    }
    result.file = FileFindings(catalog.source, policy.judged(findings.inOrderOfPlaces, in: catalog.source))
    return result
  }

  private func fit(_ text: String, in place: FitPlace?) throws(FitObstacle) -> (FitPlace, FitStyle, TextFit) {
    guard let place else { throw .unplaced }
    guard let style = styles[place.style] else {
      throw refused[place.style].map { .style($0) } ?? .ofOthers
    }
    let shown = shown(text)
    var pieces: [TextPieces] = []
    for ruler in style.rulers { pieces.append(try ruler.measure(shown)) }
    return (place, style, TextFit(pieces, sizes: style.sizes, in: place, tolerance: tolerance))
  }

  /// How a text fits.
  package func fit(_ text: String, in place: FitPlace) throws(FitObstacle) -> TextFit {
    try fit(text, in: Optional(place)).2
  }

  /// What is measured in another way than it is shown.
  private static func notes(about text: String) -> [FitCounts.Other] {
    [
      mayHavePlaceholders(text) && FormatText(text).hasPlaceholders ? .formats : nil,
      MarkdownText.plain(text) == text ? nil : .marked,
      text.unicodeScalars.contains(where: \.isPicture) ? .pictures : nil,
    ].compactMap(\.self)
  }

  private static func mayHavePlaceholders(_ text: String) -> Bool { text.utf8.contains { "%$".utf8.contains($0) } }

  /// A text without the marks of Markdown, with examples in place of its placeholders.
  func shown(_ marked: String) -> String {
    let text = MarkdownText.plain(marked)
    if !Self.mayHavePlaceholders(text) { return text }
    return FormatText(text).text(number: placeholders.number, object: placeholders.object) ?? text
  }

  /// Which font is measured in place of that of a style: the end of a sentence.
  package func estimate(of style: String) -> String { styles[style]?.estimate ?? "" }

  /// What is measured in another way than it is shown, a sentence each.
  package var notes: [String] { styles.values.sorted { $0.name < $1.name }.flatMap(\.notes) }

  /// Why styles cannot be measured, a sentence each.
  package var refusals: [String] { refused.sorted { $0.key < $1.key }.map(\.value) }

  /// A finding up to the limit has the severity of the policy; one above it is a note, if it is reported.
  private func finding(
    _ fit: TextFit, _ text: TextCatalog.Text, _ key: String, _ place: FitPlace, _ style: FitStyle,
    _ policy: RulePolicy
  ) -> Diagnostic? {
    guard let problem = fit.problem else { return nil }
    let name = text.text.count > 40 ? text.text.prefix(40) + "…" : text.text[...]
    let language = text.language.isEmpty ? "" : " (\(text.language))"
    let message = "'\(name)'\(language) \(fit.words(in: place))\(style.estimate)"
    let found = text.finding(problem.word == nil ? .textDoesNotFit : .wordWiderThanLine, message, key)
    if problem.category <= limit { return policy.applied(to: found) }
    return policy.applied(to: found.with { $0.severity = .note })?.with { $0.severity = .note }
  }
}

extension FitStyle {
  /// Which font was measured in place of the style's own: the end of a sentence.
  fileprivate var estimate: String { standIn.map { ", estimated with '\($0)'" } ?? "" }
}

extension TextFit {
  /// `fits up to XL; at XXL it needs 3 lines of 2`.
  package func words(in place: FitPlace) -> String {
    guard let problem else { return "fits at every text size" }
    let upTo = last.map { "fits up to \($0.shortName)" } ?? "fits at no text size"
    let (points, room) = (problem.width.hundredths, place.width.hundredths)
    let isWide = problem.word != nil || place.lines == 1 && problem.width > place.width
    let what = problem.word.map { "the word '\(Shortened.name($0))'" } ?? "it"
    let need =
      isWide
      ? "\(what) is \(points) points wide, the line \(room)"
      : "it needs \(problem.lines) lines, of \(place.lines ?? 0)"
    return "\(upTo); at \(problem.category.shortName)\(problem.isBold ? " with Bold Text" : "") \(need)"
  }
}

extension TextCatalog.Text {
  /// A finding at the text. A baseline knows it by its language, key and variation.
  fileprivate func finding(_ rule: Rule, _ message: String, _ key: String) -> Diagnostic {
    let path = [language, key, variation].filter { !$0.isEmpty }.joined(separator: ".")
    return Diagnostic(id: rule.id, severity: rule.severity, message: message, range: range, keyPath: path)
  }
}
