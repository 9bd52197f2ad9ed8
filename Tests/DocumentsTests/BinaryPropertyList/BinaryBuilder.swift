/// Builds binary property lists byte by byte, valid or not: offsets have four bytes, references one.
struct BinaryBuilder {
  var objects: [[UInt8]]
  var topObject: UInt8 = 0
  var version: [UInt8] = Array("bplist00".utf8)
  var referenceSize: UInt8 = 1

  init(_ objects: [[UInt8]]) {
    self.objects = objects
  }

  /// The offset of an object.
  func offset(of object: Int) -> Int {
    objects[..<object].reduce(version.count) { $0 + $1.count }
  }

  /// The range of an object.
  func range(of object: Int) -> Range<Int> {
    offset(of: object)..<offset(of: object + 1)
  }

  var bytes: [UInt8] {
    let table = offset(of: objects.count)
    let offsets = objects.indices.flatMap { number(offset(of: $0)).suffix(4) }
    let trailer: [UInt8] =
      [0, 0, 0, 0, 0, 0, 4, referenceSize] + number(objects.count) + number(Int(topObject)) + number(table)
    return version + objects.flatMap { $0 } + offsets + trailer
  }

  private func number(_ value: Int) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value >> (56 - 8 * $0)) }
  }
}
