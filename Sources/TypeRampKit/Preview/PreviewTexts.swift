import Writing

/// Texts of the app for the phones of a preview: for each style and width the one that fits worst.
package struct PreviewTexts: Sendable {
  private let check: FitCheck
  private var worst: [FitPlace: Text] = [:]

  private struct Text: Sendable {
    let text: TextCatalog.Text
    let fit: TextFit

    /// First those that fit up to a smaller text size, then the longer ones.
    func isWorse(than other: Text) -> Bool {
      let (own, others) = (fit.problem?.category.index ?? .max, other.fit.problem?.category.index ?? .max)
      return own == others ? text.text.count > other.text.text.count : own < others
    }
  }

  package init(_ check: FitCheck) { self.check = check }

  /// Adds the texts of a catalog.
  ///
  /// - Parameter languages: the tags of the languages to show; empty for all.
  package mutating func add(_ result: FitCheck.Result, languages: [String]) {
    for (text, place, fit) in result.fits where languages.isEmpty || languages.contains(text.language) {
      let text = Text(text: text, fit: fit)
      if worst[place].map(text.isWorse) != false { worst[place] = text }
    }
  }

  package var isEmpty: Bool { worst.isEmpty }

  private var places: [(place: FitPlace, text: Text)] {
    worst.map { ($0, $1) }.sorted { left, right in
      (left.place.style, left.place.width, left.place.lines ?? .max)
        < (right.place.style, right.place.width, right.place.lines ?? .max)
    }
  }
}

extension PreviewTexts {
  /// The widths of the texts and the most lines: the policy of the page allows no attributes with styles.
  ///
  /// - Parameter prefix: what the classes of the dictionary begin with.
  func styleSheet(_ prefix: String) -> String {
    places.enumerated().map { index, item in
      let lines = item.place.lines.map { "; -webkit-line-clamp: \($0)" } ?? ""
      let width = item.place.width.shortest
      return ".\(prefix)-label-\(index) { width: \(width)px\(lines) }"
    }.joined(separator: "\n")
  }

  /// The texts as a phone shows them. The script marks those that are cut: it asks the browser.
  ///
  /// - Parameters:
  ///   - prefix: what the classes of the dictionary begin with.
  ///   - className: the class of a style; nil if it is not on the page.
  func passages(_ prefix: String, _ className: (String) -> String?) -> [HTML] {
    places.enumerated().compactMap { index, item in
      className(item.place.style).map { passage(item.text.text, item.place, "\(prefix)-label-\(index)", $0) }
    }
  }

  private func passage(_ text: TextCatalog.Text, _ label: FitPlace, _ id: String, _ className: String) -> HTML {
    let lines = label.lines.map { ", \($0.counted("line"))" } ?? ""
    let tag = [text.key, text.language, label.style].filter { !$0.isEmpty }.joined(separator: " · ")
    let shown = check.shown(text.text).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line -> HTML in "\(String(line))" }.joined(separator: "<br>")
    let language: HTML = text.language.isEmpty ? "" : " lang=\"\(text.language)\""
    return """
      <div class="passage">
      <p class="tag">\(tag), \(label.width.hundredths) pt\(lines) \(PreviewMark.tooLong.html(at: []))</p>
      <p class="label \(id) \(className)"\(language)>\(shown)</p></div>
      """
  }
}
