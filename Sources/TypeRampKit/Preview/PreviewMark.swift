import Writing

/// A mark at a style or at one of its cells.
enum PreviewMark: String, CaseIterable, Sendable {
  case changed, added, removed, fallback, limited, inferred, fixed, standIn, warning, note

  /// What it says.
  var title: String { self == .standIn ? "Stand-in" : PreviewStyle.title(of: rawValue) }

  /// What it means.
  var meaning: String {
    switch self {
    case .changed: "It is not what it was before."
    case .added: "There was no such style before."
    case .removed: "There is no such style any more."
    case .fallback: "The dictionary has no entry for the style; this is the preferred font."
    case .limited: "A maximum size or a range of content sizes keeps it from growing or shrinking all the way."
    case .inferred: "The size follows a curve that has not been measured at this content size."
    case .fixed: "It has one size, whatever the reader has chosen."
    case .standIn: "The font is not in this page: unless it is installed here, another one is shown instead."
    case .warning: "The compiler warns about it; see the findings."
    case .note: "The compiler notes something about it; see the findings."
    }
  }

  /// The markup.
  var html: HTML { "<span class=\"mark mark-\(rawValue)\">\(title)</span>" }

  /// The same where it holds at some content sizes only: the script shows it at those.
  func html(at categories: [ContentSizeCategory]) -> HTML {
    let names = categories.map(\.name).joined(separator: " ")
    let hidden: HTML = categories.contains(.default) ? "" : " hidden"
    return "<span class=\"mark mark-\(rawValue)\" data-at=\"\(names)\"\(hidden)>\(title)</span>"
  }
}

extension PreviewStyle {
  /// The marks that hold at every content size.
  var marks: [PreviewMark] {
    var marks: [PreviewMark] = []
    if scaled.style.origin.isFallback { marks.append(.fallback) }
    if scaled.style.isFixed { marks.append(.fixed) }
    if isFontAbsent { marks.append(.standIn) }
    return marks
  }

  /// The marks at some content sizes, with these.
  var marksAtCategories: [(mark: PreviewMark, categories: [ContentSizeCategory])] {
    [(.limited, scaled.limited), (.inferred, scaled.inferred)].filter { !$0.1.isEmpty }
  }

  /// All of its marks.
  var allMarks: Set<PreviewMark> {
    Set(marks + marksAtCategories.map(\.mark) + findings.compactMap(\.mark))
  }
}

extension PreviewFinding {
  /// The mark of a style that it is about.
  var mark: PreviewMark? { PreviewMark(rawValue: finding.severity.rawValue) }
}
