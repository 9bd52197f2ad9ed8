import Documents
import Testing

/// A text with marked ranges, so that no columns are counted: `⟦` and `⟧` around the expected range, `⟨` and `⟩` around
/// the related one.
struct Marked {
  let bytes: [UInt8]
  let range: Range<Int>?
  let related: Range<Int>?

  init(_ text: String) {
    var bytes: [UInt8] = []
    var places: [Unicode.Scalar: Int] = [:]
    for scalar in text.unicodeScalars {
      if "⟦⟧⟨⟩".unicodeScalars.contains(scalar) { places[scalar] = bytes.count } else { bytes += String(scalar).utf8 }
    }
    self.bytes = bytes
    range = Self.range(places["⟦"], places["⟧"])
    related = Self.range(places["⟨"], places["⟩"])
  }

  private static func range(_ start: Int?, _ end: Int?) -> Range<Int>? {
    guard let start, let end else { return nil }
    return start..<end
  }
}

/// A malformed text, and its reader's message.
struct Malformed: CustomTestStringConvertible {
  let text: String
  let message: String

  init(_ text: String, _ message: String) {
    self.text = text
    self.message = message
  }

  var testDescription: String { text }
}

/// A well-formed text with a marked node, and the expected node.
struct Placed: CustomTestStringConvertible {
  let text: String
  let value: Value

  init(_ text: String, _ value: Value) {
    self.text = text
    self.value = value
  }

  var testDescription: String { text }
}
