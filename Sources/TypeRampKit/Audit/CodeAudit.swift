package import CodeFonts
import Writing

/// Compares the fonts in the code of an app with the styles of its dictionary, or with Apple's.
package struct CodeAudit: Sendable {
  private let table: ScaledTable
  private let fonts: FontCatalog?
  private let policy: @Sendable (String) -> RulePolicy

  /// - Parameters:
  ///   - table: the styles of the app; nil for Apple's.
  ///   - fonts: the font files of the app, which know the weights of their fonts.
  ///   - policy: how rules are reported in the file at a path.
  package init(_ table: ScaledTable?, fonts: FontCatalog?, policy: @escaping @Sendable (String) -> RulePolicy) {
    let own = table?.limitedToDefinedStyles
    // The extra-large titles are those of visionOS.
    self.table =
      own.flatMap { $0.allStyles.isEmpty ? nil : $0 }
      ?? .preferredFonts(on: .iOS).with(metrics: false) { style in
        style.platform.preferredFont(style.textStyle).inferredCategories.isEmpty
      }
    (self.fonts, self.policy) = (fonts, policy)
  }

  /// The findings in all files of an app.
  package func findings(in files: [CodeFile]) -> [FileFindings] {
    let summary = CodeSummary(files)
    let labels = "\(summary.scaled.counted("scaled font")), \(summary.live.counted("live label"))"
    let update = "\(labels); a label follows a change of the setting if 'adjustsFontForContentSizeCategory' is true"
    var isReported = summary.scaled <= summary.live
    return files.map { file in
      var findings = file.content.fonts.compactMap(finding) + (file.mistake.map { [Diagnostic($0)] } ?? [])
      if !isReported, let first = file.content.scaled.first {
        findings.append(Diagnostic(.noLiveUpdate, update, at: first, "scaled fonts"))
        isReported = true
      }
      let policy = policy(file.source.path)
      findings.removeAll { $0.id == Rule.fontInCode.id && policy.levels[$0.id] == nil }
      return FileFindings(file.source, policy.applied(to: findings.inOrderOfPlaces, in: file.source))
    }
  }

  private func finding(_ font: CodeFont) -> Diagnostic? {
    // A size of a point holds a font whose size is set later.
    guard let size = font.size, size > 1, size <= 10_000, !font.isOnImage else { return nil }
    let (face, words) = ((font.face ?? .system).resolved, font.words)
    let wanted = WantedFont(size: size, weight: face.cssWeight, name: face.name ?? "")
    let near = table.styles(nearestTo: wanted, among: fonts)
    let exact = near.first {
      $0.weight == wanted.weight && $0.scaled.style.fontSize == size && $0.scaled.style.has(face)
    }
    guard let scaled = (exact ?? near.first)?.scaled else { return nil }
    switch font.growth {
    case .fixed:
      let what = exact == nil ? "the nearest style, '\(scaled.style.name)'," : "'\(scaled.style.name)'"
      let sizes = [ContentSizeCategory.default, .accessibility5].map { scaled.size(at: $0).hundredths }
      let message = "\(words) at every text size; \(what) has \(sizes[0]) to \(sizes[1])"
      return Diagnostic(.fixedText, message, at: font.range, words)
    case .follows(let curve):
      let objection = Platform.iOS.objection(to: curve, forSize: size, near: size)
      if let objection { return Diagnostic(.unlikelyCurve, "text of \(words) \(objection)", at: font.range, words) }
    case .followsAny, .ofMac: break
    }
    if exact == nil || font.face == nil || scaled.style.origin.isFallback { return nil }
    return Diagnostic(.fontInCode, "\(words) is the font of '\(scaled.style.name)'", at: font.range, words)
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
  }
}
