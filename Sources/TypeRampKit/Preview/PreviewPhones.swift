import Writing

extension PreviewArticle {
  var phonesTitle: HTML {
    """
    On a phone <span class="at">at \
    \(Self.chosenSize), \
    <span data-shows="width">390</span> pt wide</span>
    """
  }

  /// Running text in the width of a phone, which wraps as it will: the dictionary, what it was before, and the
  /// preferred fonts beside it.
  var phones: HTML {
    let textStyles = subject.styles.filter { $0.scaled.style.customName == nil }
    let figures =
      [figure(before == nil ? subject.label : "After", "own", subject.styles, \.className)]
      + (before.map { [figure("Before", "before", $0.styles, \.className)] } ?? [])
      + [figure("Preferred fonts", "preferred", textStyles, \.ghostClassName)]
    return """
      <div class="shelf" tabindex="0" role="group" aria-labelledby="\(subject.prefix)-phones">
      \(figures.joined(separator: "\n"))
      </div>
      """
  }

  private func figure(
    _ title: String, _ kind: String, _ styles: [PreviewStyle], _ className: (PreviewStyle) -> String
  ) -> HTML {
    let texts: [HTML] = styles.map { style in
      let length = style.scaled.style.textStyle.isTitle && style.scaled.style.customName == nil ? "short" : "long"
      return """
        <div class="passage"><p class="tag">\(style.title)</p>\
        <p class="sample \(className(style))" data-length="\(length)">\(style.sentence)</p></div>
        """
    }
    return """
      <figure class="phone phone-\(kind)">
      <figcaption>\(title)</figcaption>
      <div class="screen" data-follows data-content-size="\(ContentSizeCategory.default.name)">
      \(texts.joined(separator: "\n"))
      </div>
      </figure>
      """
  }
}

extension TextStyle {
  /// Whether it heads a text, and a long one would not be typical.
  fileprivate var isTitle: Bool { index <= TextStyle.headline.index }
}
