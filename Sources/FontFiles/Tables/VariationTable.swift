/// The `fvar` table: the named instances of a variable font.
struct VariationTable {
  /// In the order of the table; empty if it is malformed.
  private(set) var instances: [NamedInstance] = []
  /// The weights of the font, on the scale of CSS; nil without a weight axis.
  private(set) var weights: ClosedRange<Double>?

  /// - Parameter limit: the maximum number of instances to read.
  init(_ bytes: ArraySlice<UInt8>, _ names: NameTable, limit: Int) {
    guard let start = bytes.uint16(at: 4), let axisCount = bytes.uint16(at: 8), let axisSize = bytes.uint16(at: 10),
      axisSize >= 20, axisCount <= FontLimits.axes, let axes = bytes.bytes(at: start, count: axisCount * axisSize),
      let count = bytes.uint16(at: 12), let size = bytes.uint16(at: 14), size >= 4 + 4 * axisCount
    else { return }
    let records = (0..<axisCount).compactMap { axes.bytes(at: $0 * axisSize, count: axisSize) }
    weights = records.first { $0.tag(at: 0) == .wght }.flatMap(Self.weights)
    let defaults = records.flatMap { $0.bytes(at: 8, count: 4) ?? [] }
    instances = (0..<min(count, limit)).compactMap { index in
      bytes.bytes(at: start + axes.count + index * size, count: size).flatMap { NamedInstance($0, defaults, names) }
    }
  }

  /// The minimum and maximum of an axis, which are 16.16 fixed-point numbers; nil beyond the weights of CSS.
  private static func weights(_ axis: ArraySlice<UInt8>) -> ClosedRange<Double>? {
    guard let least = axis.uint32(at: 4), let greatest = axis.uint32(at: 12) else { return nil }
    let (lower, upper) = (Double(least) / 65536, Double(greatest) / 65536)
    return 1...1000 ~= lower && 1...1000 ~= upper && lower <= upper ? lower...upper : nil
  }
}

/// A named instance of a variable font.
package struct NamedInstance: Sendable {
  /// The name of the style: `SemiBold Italic`.
  package let subfamilyName: String?

  /// The name by which Apple's systems find the instance: the one in the file, or otherwise the one that Core Text
  /// derives, `Inter-Italic_SemiBold-Italic`.
  package let postScriptName: String?

  /// The name in the file, or otherwise the one that other systems derive (Adobe Technical Note 5902),
  /// `Inter-SemiBoldItalic`. Apple's systems do not find the instance by a derived name.
  package let adobePostScriptName: String?

  /// - Parameters:
  ///   - record: a name, flags, a coordinate for each axis, and another name unless the record is too short.
  ///   - defaults: the coordinates of the default instance.
  fileprivate init?(_ record: ArraySlice<UInt8>, _ defaults: [UInt8], _ names: NameTable) {
    guard let subfamily = record.uint16(at: 0), let coordinates = record.bytes(at: 4, count: defaults.count)
    else { return nil }
    subfamilyName = names[NameID(rawValue: subfamily)]
    let declared = record.uint16(at: 4 + defaults.count).flatMap {
      $0 == Self.noName ? nil : names[NameID(rawValue: $0)]
    }
    let isDefault = coordinates.elementsEqual(defaults)
    postScriptName = declared ?? Self.coreTextName(of: subfamilyName, isDefault: isDefault, names)
    adobePostScriptName = declared ?? Self.adobeName(of: subfamilyName, names)
  }

  /// The number that marks a record without a PostScript name.
  private static let noName = 0xFFFF

  /// The face's name and the style, joined by an underscore, with hyphens for spaces. The default instance has the
  /// face's name.
  ///
  /// Apple does not document this. It is seen in the list of fonts of iOS: `STIXTwoText`, `STIXTwoText_Bold`,
  /// `STIXTwoText-Italic_Bold-Italic`.
  private static func coreTextName(of subfamilyName: String?, isDefault: Bool, _ names: NameTable) -> String? {
    guard let face = names[.postScript] else { return nil }
    if isDefault { return face }
    return subfamilyName.map { face + "_" + String($0.map { $0 == " " ? "-" : $0 }) }
  }

  /// The prefix for variations, or the family's letters and digits, a hyphen, and the style's letters and digits.
  private static func adobeName(of subfamilyName: String?, _ names: NameTable) -> String? {
    let family = names[.typographicFamily] ?? names[.family]
    guard let prefix = names[.variationsPrefix] ?? family.map(lettersAndDigits), !prefix.isEmpty else { return nil }
    return subfamilyName.map { prefix + "-" + lettersAndDigits($0) }
  }

  private static func lettersAndDigits(_ name: String) -> String {
    name.filter { $0.isASCII && ($0.isLetter || $0.isNumber) }
  }
}
