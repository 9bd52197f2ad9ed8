import TestSupport

/// Binary property lists, object by object: with sharing, and with unusual orders and sizes of references and offsets;
/// mostly valid.
struct GeneratedBinary {
  private var random: SeededGenerator
  private var objects: [[UInt8]] = []
  private let referenceSize: Int
  private let offsetSize: Int

  init(_ random: inout SeededGenerator) {
    self.random = SeededGenerator(seed: random.next())
    referenceSize = self.random.pick([1, 1, 1, 2, 2, 3, 4, 8, 16])
    offsetSize = self.random.pick([2, 2, 3, 4, 8, 9])
  }

  /// The file.
  mutating func bytes() -> [UInt8] {
    let top = value(depth: 0)
    var file = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += Self.number(file.count, size: offsetSize)
      file += object
    }
    let table = file.count
    let trailer = [0, 0, 0, 0, 0, 0, UInt8(offsetSize), UInt8(referenceSize)]
    return file + offsets + trailer + Self.number(objects.count, size: 8) + Self.number(top, size: 8)
      + Self.number(table, size: 8)
  }

  private mutating func value(depth: Int) -> Int {
    // An existing object: shared or, if it is an open container, a cycle, which is completed below.
    if !objects.isEmpty, random.chance(15) { return random.below(objects.count) }
    switch random.below(depth == 0 ? 12 : 9) {
    case 0: return add([random.pick([0x08, 0x09, 0x08, 0x09, 0x00, 0x0F])])
    case 1: return add(integer())
    case 2: return add(real())
    case 3:
      return add(
        [0x33] + Self.bits(Double(random.pick([0.0, 1.5, -1e9, 7e8, -63_114_076_800, 252_423_993_599, 1e12, .nan]))))
    case 4: return add(sized(0x40, (0..<random.below(20)).map { UInt8($0) }))
    case 5, 6: return add(string())
    case 7: return container(random.chance(95) ? 0xA0 : 0xC0, depth: depth)
    default: return container(0xD0, depth: depth)
    }
  }

  private mutating func add(_ object: [UInt8]) -> Int {
    objects.append(object)
    return objects.count - 1
  }

  private mutating func container(_ marker: UInt8, depth: Int) -> Int {
    let count = depth > 4 ? 0 : random.below(random.chance(95) ? 4 : 20)
    let keys =
      marker == 0xD0 ? (0..<count).map { _ in random.chance(98) ? add(string()) : value(depth: depth + 1) } : []
    let values = (0..<count).map { _ in value(depth: depth + 1) }
    let references = (keys + values).map { random.chance(1) ? $0 + random.below(3) : $0 }
    return add(Self.marked(marker, count) + references.flatMap { Self.number($0, size: referenceSize) })
  }

  private mutating func integer() -> [UInt8] {
    let size = random.pick([1, 1, 2, 4, 8, 8, 16])
    let fill: UInt8? = random.chance(30) ? random.pick([0, 0x7F, 0x80, 0xFF]) : nil
    var contents = (0..<size).map { _ in fill ?? UInt8(random.below(256)) }
    // In all existing files, the upper half of sixteen bytes is the sign of the lower half.
    if size == 16, random.chance(70) { contents.replaceSubrange(..<8, with: Array(repeating: 0, count: 8)) }
    return [0x10 | UInt8(size.trailingZeroBitCount)] + contents
  }

  private mutating func real() -> [UInt8] {
    if random.chance(30) {
      return [0x22] + Self.number(Int(Float(random.pick([0.5, -1.5, .infinity, 1e-40])).bitPattern), size: 4)
    }
    return [0x23]
      + Self.bits(random.pick([0, -0.0, 17, 0.1, -1e300, .leastNonzeroMagnitude, .infinity, .nan, -.nan, 1e22]))
  }

  private mutating func string() -> [UInt8] {
    let text = (0..<random.below(4)).map { _ in random.pick(GeneratedText.pieces) }.joined()
    if text.utf8.allSatisfy({ $0 < 0x80 }), random.chance(80) { return sized(0x50, Array(text.utf8)) }
    if random.chance(1) { return [0x52, 0x61, UInt8(random.pick([0x80, 0xFF]))] }
    let lone: [UInt16] = random.chance(1) ? [random.pick([0xD800, 0xDC00])] : []
    let units = text.utf16 + lone
    return Self.marked(0x60, units.count) + units.flatMap { Self.number(Int($0), size: 2) }
  }

  private mutating func sized(_ marker: UInt8, _ contents: [UInt8]) -> [UInt8] {
    Self.marked(marker, contents.count) + contents
  }

  private static func marked(_ marker: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [marker | UInt8(count)] : [marker | 0xF, 0x11] + number(count, size: 2)
  }

  private static func bits(_ value: Double) -> [UInt8] {
    (0..<8).map { UInt8(truncatingIfNeeded: value.bitPattern >> (56 - 8 * UInt64($0))) }
  }

  private static func number(_ value: Int, size: Int) -> [UInt8] {
    (0..<size).map {
      let shift = 8 * (size - 1 - $0)
      return shift < 64 ? UInt8(truncatingIfNeeded: value >> shift) : 0
    }
  }
}
