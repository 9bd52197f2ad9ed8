import Writing

extension PreviewArticle {
  var phonesTitle: HTML {
    "On a phone <span class=\"at\"><span data-shows=\"width\">390</span> pt wide</span>"
  }

  /// Running text on phones, which wraps as it will: at the smallest, the chosen and the largest content size; or at
  /// the chosen size beside what it is compared with.
  var phones: HTML {
    let styles = rows.filter { $0.fate != .removed }.map(\.style)
    let figures = [
      figure("small", ContentSizeCategory.xSmall, styles, \.className), figure("own", nil, styles, \.className),
      figure("largest", .accessibility5, styles, \.className),
      before.map { figure("before", nil, $0.styles.filter { !$0.isFallback }, \.className) },
      figure("preferred", nil, styles, \.preferredClassName),
    ]
    return """
      <div class="shelf" tabindex="0" role="group" aria-labelledby="\(subject.prefix)-phones">
      \(figures.compactMap(\.self).joined(separator: "\n"))
      </div>
      """
  }

  /// The letters that a line of the style cuts, at the size of a phone.
  private func cut(_ style: PreviewStyle, at category: ContentSizeCategory?) -> HTML {
    style.cuts.filter { category.map($0.categories.contains) ?? true }.map { cut -> HTML in
      " \(PreviewMark.cut.html(titled: "cuts \(cut.letter.shown)", at: category == nil ? cut.categories : nil))"
    }.joined()
  }

  /// - Parameter category: nil for the chosen content size.
  private func figure(
    _ kind: String, _ category: ContentSizeCategory?, _ styles: [PreviewStyle], _ className: (PreviewStyle) -> String
  ) -> HTML {
    let texts: [HTML] = styles.map { style in
      // A long text would not be typical of a heading.
      let length = style.scaled.style.textStyle.index <= TextStyle.headline.index ? "short" : "long"
      return """
        <div class="passage" data-style="\(style.title)"><p class="tag">\(style.title)\(cut(style, at: category))</p>\
        <p class="sample \(className(style))" data-length="\(length)">\(style.sentence)</p></div>
        """
    }
    let id: HTML = "\(subject.prefix)-phone-\(kind)"
    let size: HTML = category.map { "\($0.title)" } ?? Self.chosenSize
    let what = ["before": "Before, at ", "preferred": "The preferred fonts, at "][kind] ?? ""
    return """
      <figure class="phone phone-\(kind)">
      <figcaption id="\(id)">\(what)\(size)</figcaption>
      <div class="screen" tabindex="0" role="group" aria-labelledby="\(id)" \
      \(category.map { "data-content-size=\"\($0.name)\"" } ?? Self.following)>
      \(texts.joined(separator: "\n"))
      </div>
      </figure>
      """
  }
}
