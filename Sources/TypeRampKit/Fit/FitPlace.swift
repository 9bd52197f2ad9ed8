/// Where texts are shown: in a style, and in how much space.
package struct FitPlace: Sendable, Hashable {
  package let style: String
  /// The width for the text, in points.
  package let width: Double
  /// The most lines; nil for any number.
  package let lines: Int?

  package init(style: String, width: Double, lines: Int?) {
    (self.style, self.width, self.lines) = (style, width, lines)
  }
}

/// How a text fits at each text size.
package struct TextFit: Sendable {
  /// Twelve numbers of lines, in category order.
  package private(set) var lines: [Int] = []
  /// The first text size at which the text does not fit; nil if it always does.
  package private(set) var problem: Problem?

  package struct Problem: Sendable {
    package let category: ContentSizeCategory
    /// A word that is wider than the line, so that no wrapping helps.
    package let word: String?
    /// The width in points of the word, or of the text on one line.
    package let width: Double
    package let lines: Int
    /// Whether it fits without Bold Text.
    package let isBold: Bool
  }

  /// - Parameters:
  ///   - faces: the text in the face of the style, and in that for Bold Text if there is one.
  ///   - tolerance: by which part the widths may be too large.
  init(_ faces: [TextPieces], sizes: [Double], in place: FitPlace, tolerance: Double) {
    for (category, size) in zip(ContentSizeCategory.allCases, sizes) {
      let line = place.width / size / (1 - tolerance)
      let counts = faces.map { $0.width <= line && !$0.hasParagraphs ? 1 : $0.lines(ofWidth: line) }
      lines.append(counts.max() ?? 1)
      if problem != nil { continue }
      let failing = faces.indices.first { faces[$0].widest > line || counts[$0] > place.lines ?? .max }
      guard let failing else { continue }
      let isWord = faces[failing].widest > line
      problem = Problem(
        category: category, word: isWord ? faces[failing].widestWord : nil,
        width: (isWord ? faces[failing].widest : faces[failing].width) * size,
        lines: counts[failing], isBold: failing > 0)
    }
  }

  /// The largest text size at which the text fits; nil if there is none.
  package var last: ContentSizeCategory? {
    let index = problem.map(\.category.index) ?? ContentSizeCategory.allCases.count
    return index > 0 ? ContentSizeCategory.allCases[index - 1] : nil
  }
}

/// Why a text cannot be measured.
package enum FitObstacle: Error, Equatable {
  /// It is in a script whose glyphs or lines depend on more than single characters.
  case script
  /// The face lacks a character.
  case missing(Unicode.Scalar)
  /// Its style cannot be measured: why, in a sentence.
  case style(String)
  /// The settings do not say where it is shown.
  case unplaced
  /// Another dictionary has its style.
  case ofOthers
  case empty

  package var message: String {
    switch self {
    case .script: "the glyphs or lines of its script depend on more than single characters"
    case .missing(let character): "the font lacks '\(character.shown)'"
    case .style(let reason): reason
    case .unplaced: "'fit' does not say where it is shown"
    case .ofOthers: "another dictionary has its style"
    case .empty: "it is empty"
    }
  }
}
