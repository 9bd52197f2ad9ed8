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
      <p class="eyebrow">Type specimen · \(platform.label)</p>
      <h1>\(title)</h1>
      </header>
      \(sizeControl)
      \(settings)
      <main id="specimen">
      \(articles.map(\.html).joined(separator: "\n"))
      </main>
      <footer class="colophon">
      <p>The numbers are those of \(platform.label), in English. One px is one point. This browser draws its own \
      system font. Made by typeramp; this page loads nothing from anywhere.</p>
      </footer>
      <script>\(HTML(markup: PreviewFiles.script))</script>
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
      <section class="size-control" aria-label="Content size" hidden>
      <label for="size">Content size</label>
      <div class="track">
      <input type="range" id="size" min="0" max="\(last)" step="1" value="\(ContentSizeCategory.default.index)" \
      aria-valuetext="\(ContentSizeCategory.default.title)">
      <ol class="ticks" id="ticks" aria-hidden="true">\(ticks.joined())</ol>
      </div>
      <p class="chosen" aria-hidden="true" data-shows="category">\(ContentSizeCategory.default.title)</p>
      </section>
      """
  }

  private var settings: HTML {
    """
    <section class="settings" aria-label="Settings" hidden>
    \(chooser)<p><label for="sample">Sample text</label>
    <select id="sample"><option value="name">Each style’s own</option>\(samples)\
    <option value="own">Yours</option></select></p>
    <p class="own"><label for="own">Your text</label>
    <textarea id="own" rows="1" placeholder="Type here"></textarea></p>
    <p><label for="width">Phone’s width <span class="value"><span data-shows="width">390</span> pt</span></label>
    <input type="range" id="width" min="320" max="430" step="1" value="390" aria-valuetext="390 points"></p>
    <p><label for="ghost">Behind and beside</label>
    <select id="ghost">\(ghosts)</select></p>
    <p><label for="appearance">Appearance</label>
    <select id="appearance"><option value="">As the system</option><option value="light">Light</option>\
    <option value="dark">Dark</option></select></p>
    <p class="warning" id="unmeasured" role="status"></p>
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

  private var samples: HTML {
    PreviewSample.all.map { sample -> HTML in
      """
      <option value="\(sample.name)" data-language="\(sample.language)" data-direction="\(sample.direction)" \
      data-short="\(sample.short)" data-long="\(sample.long)" data-warning="\(PreviewSample.warning)">\
      \(sample.title) (not measured)</option>
      """
    }.joined()
  }

  private var ghosts: HTML {
    let before: HTML = isComparison ? "<option value=\"before\">What it was before</option>" : ""
    return before + "<option value=\"preferred\">The preferred font</option><option value=\"none\">Nothing</option>"
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
