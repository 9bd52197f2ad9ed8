/// An INDEX of the table `CFF `: a list of byte strings (Adobe Technical Note 5176, 5).
struct CFFIndex {
  let count: Int
  /// The offset of each element and of the end, one after the other, each of as many bytes.
  private let offsets: ArraySlice<UInt8>
  private let offsetSize: Int
  /// What follows the offsets, which count from one.
  private let contents: ArraySlice<UInt8>

  /// Without elements.
  static let empty = CFFIndex(count: 0, offsets: [], offsetSize: 1, contents: [])

  /// The list at the beginning of some bytes, and the bytes after it; nil if it does not fit into them.
  static func read(_ bytes: ArraySlice<UInt8>) -> (list: CFFIndex, rest: ArraySlice<UInt8>)? {
    guard let count = bytes.uint16(at: 0) else { return nil }
    if count == 0 { return (empty, bytes.dropFirst(2)) }
    guard let size = bytes.uint8(at: 2), 1...4 ~= size,
      let offsets = bytes.bytes(at: 3, count: (count + 1) * size)
    else { return nil }
    let contents = bytes.dropFirst(3 + offsets.count)
    let list = CFFIndex(count: count, offsets: offsets, offsetSize: size, contents: contents)
    return list.offset(count).flatMap { $0 <= contents.count ? (list, contents.dropFirst($0)) : nil }
  }

  /// An element; nil beyond the end, or if its offsets are malformed.
  subscript(index: Int) -> ArraySlice<UInt8>? {
    guard 0..<count ~= index, let start = offset(index), let end = offset(index + 1) else { return nil }
    return contents.bytes(at: start, count: end - start)
  }

  /// Each element ends where the next one begins.
  private func offset(_ index: Int) -> Int? {
    offsets.unsigned(at: index * offsetSize, count: offsetSize).flatMap { $0 > 0 ? $0 - 1 : nil }
  }
}
