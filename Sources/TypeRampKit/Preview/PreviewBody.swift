import Writing

/// The body of the page: what people set, and the dictionaries.
extension PreviewPage {
  var body: HTML {
    let articles =
      isComparison
      ? [PreviewArticle(subjects[0], before: subjects[1])] : subjects.map { PreviewArticle($0) }
    return """
      <body>
      <a class="skip" href="#specimen">Skip to the specimen</a>
      <header class="masthead">
      <h1>Type specimen\(isComparison ? ", before and after" : "") · sizes of \(platform.label), in English</h1>
      </header>
      \(sizeControl)
      \(settings)
      <main id="specimen">
      \(articles.map(\.html).joined(separator: "\n"))
      </main>
      <footer class="colophon">
      <p>One px is one point. This browser draws its own system font. Made by typeramp; this page loads nothing from \
      anywhere.</p>
      </footer>
      <script>\(HTML(markup: PageFiles.script))</script>
      </body>
      """
  }

  /// The slider over the content sizes, which stays in view.
  private var sizeControl: HTML {
    let ticks: [HTML] = ContentSizeCategory.allCases.map { category in
      "<li data-name=\"\(category.name)\" data-title=\"\(category.title)\">\(category.shortName)</li>"
    }
    let last = ContentSizeCategory.allCases.count - 1
    return """
      <section class="size-control" aria-label="Text size" hidden>
      <label for="size">Text size</label>
      <div class="track">
      <input type="range" id="size" min="0" max="\(last)" step="1" value="\(ContentSizeCategory.default.index)" \
      aria-valuetext="\(ContentSizeCategory.default.title)">
      <ol class="ticks" id="ticks" aria-hidden="true">\(ticks.joined())</ol>
      </div>
      <p class="chosen" aria-hidden="true" data-shows="category">\(ContentSizeCategory.default.title)</p>
      </section>
      """
  }

  /// The other controls, which are folded in a narrow window.
  private var settings: HTML {
    """
    <section class="settings" aria-label="Settings" hidden>
    <details><summary>Settings</summary>
    <div class="controls">
    \(chooser)\(HTML(markup: PageFiles.controls))
    </div></details>
    <p class="warning" id="unmeasured" role="status" hidden>Not measured: other scripts have other line heights, and fall \
    back to other fonts.</p>
    </section>
    """
  }

  /// The choice among the dictionaries, where there are several.
  private var chooser: HTML {
    if isComparison || subjects.count < 2 { return "" }
    let labels = subjects.map(\.label)
    let options: [HTML] = subjects.map { subject in
      let isTwice = labels.count { $0 == subject.label } > 1
      let label = isTwice ? "\(subject.label) (\(subject.path))" : subject.label
      return "<option value=\"\(subject.prefix)\">\(label)</option>"
    }
    return """
      <p><label for="dictionary">Dictionary</label>
      <select id="dictionary">\(options.joined())</select></p>

      """
  }
}

extension ContentSizeCategory {
  /// What people read: `Large, the default`, `Accessibility 1`.
  var title: String {
    switch self {
    case .xSmall: "Extra small"
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large, the default"
    case .xLarge: "Extra large"
    case .xxLarge: "Extra extra large"
    case .xxxLarge: "Extra extra extra large"
    default: "Accessibility \(name.suffix(1))"
    }
  }
}
