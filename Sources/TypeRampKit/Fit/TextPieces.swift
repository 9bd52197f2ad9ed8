/// A text that was split where lines may end. All widths are multiples of the point size.
struct TextPieces: Sendable {
  private var pieces: [Piece] = []
  private var current = Piece()
  /// The widest piece: the width that no line break makes smaller.
  private(set) var widest = 0.0
  private var widestText = Substring()
  var widestWord: String { widestText.split(separator: " ").joined(separator: " ") }
  /// The width of the widest paragraph on one line.
  private(set) var width = 0.0

  private struct Piece: Sendable {
    var width = 0.0
    /// The spaces after it, which a line does not show at its end.
    var space = 0.0
    /// The width of a hyphen that is shown if a line ends here.
    var hyphen = 0.0
    /// Whether a line must end here.
    var isParagraph = false
    var text = Substring()
    /// The width of the word from here on, over all its soft hyphens.
    var rest = 0.0
  }

  var hyphen: Double {
    get { current.hyphen }
    set { current.hyphen = newValue }
  }

  mutating func add(width: Double) {
    current.width += current.space + width
    current.space = 0
  }

  mutating func add(space: Double) { current.space += space }

  mutating func end(_ text: Substring, isParagraph: Bool) {
    (current.text, current.isParagraph) = (text, isParagraph)
    pieces.append(current)
    current = Piece()
    if isParagraph { finishParagraph() }
  }

  /// Sums up the words and the width of the last paragraph.
  private mutating func finishParagraph() {
    var (rest, total) = (0.0, 0.0)
    for index in pieces.indices.reversed() {
      let isLast = index == pieces.count - 1
      if !isLast, pieces[index].isParagraph {
        hasParagraphs = true
        break
      }
      let isSplit = !isLast && pieces[index].hyphen > 0 && pieces[index].space == 0
      rest = pieces[index].width + (isSplit ? rest : 0)
      pieces[index].rest = rest
      total += pieces[index].width + (isLast ? 0 : pieces[index].space)
      let width = pieces[index].width + (isSplit ? pieces[index].hyphen : 0)
      if width >= widest { (widest, widestText) = (width, pieces[index].text) }
    }
    width = max(width, total)
  }

  /// Whether it has several paragraphs.
  private(set) var hasParagraphs = false

  /// How many lines the text takes. A piece that is wider than a line is broken anywhere.
  func lines(ofWidth line: Double) -> Int {
    var (count, used) = (1, 0.0)
    for (index, piece) in pieces.enumerated() {
      let isWhole = used + piece.rest <= line
      let needed = piece.width + (isWhole ? 0 : piece.hyphen)
      if used > 0, used + needed > line { (count, used) = (count + 1, 0) }
      if needed > line, line > 0 {
        let more = min((needed / line).rounded(.up) - 1, 1e6)
        count += Int(more)
        used = max(needed - more * line, 0)
      } else {
        used += piece.width
      }
      used += piece.space
      if piece.isParagraph, index < pieces.count - 1 { (count, used) = (count + 1, 0) }
    }
    return count
  }
}
