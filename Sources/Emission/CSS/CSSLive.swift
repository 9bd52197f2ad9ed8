import DynamicType
import Writing

/// How lengths follow the reader: as functions of the reader's body size.
///
/// The styles of a design system have few sizes, and a function is long. One that several properties share is a
/// separate property, which is written once.
struct CSSLive {
  private let platform: Platform
  /// The reader's body size.
  private let reader: String
  /// The shared functions, in the order of first use.
  private(set) var curves: [CSSProperty] = []
  private var names: [[Double]: String] = [:]

  init(_ groups: [[CSSProperty]], _ names: CSSNames, from first: Int, on platform: Platform) {
    self.platform = platform
    reader = "var(\(names.readerSize))"
    var seen: Set<[Double]> = []
    for case let points? in groups.joined().lazy.map(\.curve) where !seen.insert(points).inserted {
      if self.names[points] != nil { continue }
      let name = names.curve(first + curves.count)
      self.names[points] = name
      curves.append(CSSProperty(name, .lengths(points)))
    }
  }

  /// Writes a length as a function, after a comment with its twelve values, or as the property with this function.
  func write(_ name: String, _ points: [Double], to writer: inout TextWriter) {
    if let curve = names[points], curve != name { return writer.declaration(name, "var(\(curve))") }
    let lengths = points.map { CSSLength($0) }
    let live = CSSLiveLength(lengths, on: platform)
    if !live.segments.isEmpty { writer.line("/* ", lengths.map(\.number.shortest).joined(with: " "), " */") }
    writer.lines("\(name): \(live.formula(reader: reader));")
  }
}

extension CSSProperty {
  /// The twelve lengths that are written as a function; nil if there are none, or if they are all the same.
  fileprivate var curve: [Double]? {
    switch value {
    case .lengths(let points): varies ? points : nil
    case .lineHeights(let heights, _): heights.spacings
    case .constant: nil
    }
  }
}
