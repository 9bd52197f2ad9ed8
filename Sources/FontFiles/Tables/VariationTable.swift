/// The `fvar` table: the named instances of a variable font.
struct VariationTable {
  /// In the order of the table; empty if it is malformed.
  private(set) var instances: [Instance] = []
  /// The weights of the font, on the scale of CSS; nil without a weight axis.
  private(set) var weights: ClosedRange<Double>?

  /// One named instance.
  struct Instance {
    let subfamilyName: NameID
    /// Nil if the record is too short for it or states that there is none.
    let postScriptName: NameID?
    /// Whether its coordinates are the defaults of all axes.
    let isDefault: Bool
  }

  /// - Parameter limit: the maximum number of instances to read.
  init(_ bytes: ArraySlice<UInt8>, limit: Int) {
    guard let axes = Axes(bytes), let count = bytes.uint16(at: 12), let size = bytes.uint16(at: 14),
      size >= axes.instanceSize
    else { return }
    weights = axes.weights
    instances = (0..<min(count, limit)).compactMap { index in
      bytes.bytes(at: axes.end + index * size, count: size).flatMap { Instance($0, axes) }
    }
  }
}

extension VariationTable {
  /// The axes, which precede the instances.
  fileprivate struct Axes {
    /// The defaults of the axes, four bytes each.
    let defaults: [UInt8]
    /// The offset of the first instance.
    let end: Int
    /// The range of the axis `wght`.
    let weights: ClosedRange<Double>?

    /// The size in bytes of an instance without a PostScript name: a name, flags, and a coordinate for each axis.
    var instanceSize: Int { 4 + defaults.count }

    init?(_ bytes: ArraySlice<UInt8>) {
      guard let start = bytes.uint16(at: 4), let count = bytes.uint16(at: 8), let size = bytes.uint16(at: 10),
        size >= 20, count <= FontLimits.axes,
        let axes = bytes.bytes(at: start, count: count * size)
      else { return nil }
      defaults = (0..<count).flatMap { axes.bytes(at: $0 * size + 8, count: 4) ?? [] }
      end = start + count * size
      weights = (0..<count).first { axes.tag(at: $0 * size) == .weightAxis }.flatMap {
        Self.range(axes, at: $0 * size)
      }
    }

    /// The minimum and maximum of an axis, which are 16.16 fixed-point numbers, clamped to the weights of CSS.
    private static func range(_ axes: ArraySlice<UInt8>, at start: Int) -> ClosedRange<Double>? {
      guard let least = axes.uint32(at: start + 4), let greatest = axes.uint32(at: start + 12) else { return nil }
      let (lower, upper) = (Double(least) / 65536, Double(greatest) / 65536)
      return 1...1000 ~= lower && 1...1000 ~= upper && lower <= upper ? lower...upper : nil
    }
  }
}

extension VariationTable.Instance {
  /// The number that marks a record without a PostScript name.
  private static let noName = 0xFFFF

  fileprivate init?(_ record: ArraySlice<UInt8>, _ axes: VariationTable.Axes) {
    guard let subfamilyName = record.uint16(at: 0), let coordinates = record.bytes(at: 4, count: axes.defaults.count)
    else { return nil }
    self.subfamilyName = NameID(rawValue: subfamilyName)
    postScriptName = record.uint16(at: axes.instanceSize).flatMap {
      $0 == Self.noName ? nil : NameID(rawValue: $0)
    }
    isDefault = coordinates.elementsEqual(axes.defaults)
  }
}

extension FontTag {
  fileprivate static let weightAxis = FontTag("wght")
}
