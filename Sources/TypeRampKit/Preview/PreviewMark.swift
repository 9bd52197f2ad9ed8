import Writing

/// A mark at a style or at one of its cells.
enum PreviewMark: String, CaseIterable, Sendable {
  case changed, added, removed, fallback, limited, inferred, fixed, cut, tooLong, warning, note

  /// What it says.
  var title: String { PreviewStyle.title(of: rawValue) }

  var meaning: String {
    switch self {
    case .changed: "Differs from the old version."
    case .added: "New: the old version does not have the style."
    case .removed: "Gone: the new version does not have the style."
    case .fallback: "The dictionary has no entry for the style; this is the preferred font."
    case .limited: "A maximum size or a range of content sizes stops it from growing or shrinking further."
    case .inferred: "The size follows a curve that has not been measured at this content size."
    case .cut: "Its line cuts a letter of the app's languages; see the findings."
    case .tooLong: "At this text size a part of the text is not seen: a word is too wide, or there are too many lines."
    case .fixed: "It has the same size at every content size."
    case .warning: "There is a warning about it; see the findings."
    case .note: "There is a note about it; see the findings."
    }
  }

  /// The markup.
  var html: HTML { html() }

  /// - Parameters:
  ///   - title: what it says, if that is not its own title.
  ///   - categories: the content sizes at which it holds, and the script shows it; nil for all of them.
  func html(titled title: String? = nil, at categories: [ContentSizeCategory]? = nil) -> HTML {
    let at = categories.map { categories -> HTML in
      let hidden: HTML = categories.contains(.default) ? "" : " hidden"
      return " data-at=\"\(categories.map(\.name).joined(separator: " "))\"\(hidden)"
    }
    return "<span class=\"mark mark-\(rawValue)\"\(at ?? "")>\(title ?? self.title)</span>"
  }
}

extension PreviewStyle {
  /// The marks that hold at every content size.
  var marks: [PreviewMark] {
    let facts = [(isFallback, PreviewMark.fallback), (scaled.style.isFixed, .fixed)]
    return facts.filter(\.0).map(\.1)
  }

  /// The marks at some content sizes, with these.
  var marksAtCategories: [(mark: PreviewMark, categories: [ContentSizeCategory])] {
    [(.limited, scaled.limited), (.inferred, scaled.inferred), (.cut, cutAt)].filter { !$0.1.isEmpty }
  }

  var allMarks: Set<PreviewMark> {
    Set(marks + marksAtCategories.map(\.mark) + findings.compactMap(\.mark))
  }
}

extension PreviewFinding {
  /// The mark of a style that it is about.
  var mark: PreviewMark? { PreviewMark(rawValue: finding.severity.rawValue) }
}
