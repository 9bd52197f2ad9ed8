import Documents
import Foundation

/// The results of the readers here and of Foundation's for one document.
struct Verdict {
  let bytes: [UInt8]
  let document: Document
  /// The format detected here, whose reader in Foundation is used.
  let formatName: String
  /// The value read here; nil if the document is refused.
  let here: Value?
  let there: Value?

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    document = Document(bytes, path: "a.plist")
    formatName = ((try? DocumentFormat.detect(in: document.source)) ?? .json).name
    let isJSON = formatName == DocumentFormat.json.name
    here = (try? document.tree.get()).map { Value($0) }
    there =
      isJSON ? Self.foundationJSON(bytes) : Self.holdsSet(bytes) ? nil : try? Value(foundationPropertyList: bytes)
  }

  private static func foundationJSON(_ bytes: [UInt8]) -> Value? {
    (try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)).map(Value.init(foundation:))
  }

  /// Whether a binary property list contains a set: Foundation crashes on one on Linux.
  static func holdsSet(_ bytes: [UInt8]) -> Bool {
    let (offsets, table) = offsets(in: bytes)
    return offsets.contains { $0 < table && bytes[Int($0)] >> 4 == 0xC }
  }

  /// The claimed offsets of the objects of a binary property list, and the offset of its table.
  static func offsets(in bytes: [UInt8]) -> (offsets: [UInt], table: Int) {
    guard bytes.starts(with: "bplist".utf8), bytes.count >= 42 else { return ([], 0) }
    let trailer = bytes.suffix(32)
    let size = Int(trailer[trailer.startIndex + 6])
    let table = Int(truncatingIfNeeded: number(trailer.suffix(8)))
    guard size > 0, 0..<trailer.startIndex ~= table else { return ([], 0) }
    let entries = stride(from: table, to: trailer.startIndex, by: size)
    return (entries.map { number(bytes[$0..<min($0 + size, trailer.startIndex)]) }, table)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt { bytes.reduce(0) { $0 << 8 | UInt($1) } }

  /// Whether both have the same result, to the last scalar.
  var isAgreed: Bool {
    switch (here, there) {
    case (nil, nil): true
    case (let here?, let there?): here.isIdentical(to: there)
    default: false
    }
  }
}

extension Value {
  /// Equality that distinguishes canonical equivalents, except in keys, of which Foundation's dictionaries keep only
  /// one.
  func isIdentical(to other: Value, isSameNumber: (Double, Double) -> Bool = { $0 == $1 }) -> Bool {
    switch (self, other) {
    case (.dictionary(let members), .dictionary(let others)):
      members.count == others.count
        && members.allSatisfy { key, value in
          others[key].map { value.isIdentical(to: $0, isSameNumber: isSameNumber) } ?? false
        }
    case (.array(let elements), .array(let others)):
      elements.count == others.count
        && zip(elements, others).allSatisfy { $0.isIdentical(to: $1, isSameNumber: isSameNumber) }
    case (.string(let string), .string(let other)): string.utf8.elementsEqual(other.utf8)
    case (.number(let number), .number(let other)): isSameNumber(number, other)
    default: self == other
    }
  }
}
