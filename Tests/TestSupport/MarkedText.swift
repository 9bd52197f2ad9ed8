/// A text with `«` and `»` around the ranges that a test expects, so that no columns are counted.
package struct MarkedText: Sendable {
  /// The text without the marks.
  package let text: String
  /// The marked ranges, in UTF-8 bytes of `text`, in the order in which they begin.
  package let ranges: [Range<Int>]

  package init(_ marked: String) {
    var bytes: [UInt8] = []
    var open: [Int] = []
    var ranges: [Range<Int>] = []
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": open.append(bytes.count)
      case "»": ranges.append((open.popLast() ?? 0)..<bytes.count)
      default: bytes += Array(String(scalar).utf8)
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    self.ranges = ranges.sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The UTF-8 bytes of the text.
  package var bytes: [UInt8] { Array(text.utf8) }
}
