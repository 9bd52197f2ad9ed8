import DynamicType
import Foundation

/// The output of a program in docs/measure. Every array has twelve numbers in category order, in points.
struct Measurements: Decodable {
  /// The version of the file format.
  static let version = 1

  let measurementsVersion: Int
  let system: String
  let systemVersion: String
  /// Nil if it does not matter.
  let language: String?
  /// Pixels in a point; nil if nothing was rounded to pixels.
  let displayScale: Double?
  /// By the raw names of text styles.
  let styles: [String: OfStyle]

  /// The measurements of one text style.
  struct OfStyle: Decodable {
    let pointSizes: [Double]
    let lineSpacings: [Double]?
    /// The factors of scaled values.
    let ratios: [Double]?
    /// By the size at the default text size.
    let scaledFonts: [String: [Double]]?
    /// By the size at the default text size, with a maximum of 30.5 points.
    let scaledFontsTo30AndAHalf: [String: [Double]]?
    /// By the value at the default text size.
    let scaledValues: [String: [Double]]?
  }

  /// Why a file cannot be compared.
  struct Mistake: Error, CustomStringConvertible {
    let description: String
  }

  /// Reads a file with the measurements of a system, or with a list of several, and checks that they can be compared.
  static func all(from file: Data) throws -> [Self] {
    let isList = file.first { !" \n".utf8.contains($0) } == UInt8(ascii: "[")
    let all = try isList ? JSONDecoder().decode([Self].self, from: file) : [JSONDecoder().decode(Self.self, from: file)]
    for measurements in all { try measurements.check() }
    return all
  }

  private func check() throws {
    guard measurementsVersion == Self.version else {
      throw Mistake(description: "expected measurementsVersion \(Self.version), not \(measurementsVersion)")
    }
    for (name, style) in styles { try style.check(name) }
  }

  /// The platform whose table the system has; nil for a system without one.
  var platform: Platform? {
    Platform.all.first { $0.label.components(separatedBy: " and ").contains(system) }
  }

  /// The names of measured styles without a table.
  var unknownStyles: [String] { styles.keys.filter { TextStyle(spelling: $0) == nil }.sorted() }
}

extension Measurements.OfStyle {
  /// Checks that there are twelve numbers everywhere, and that their names are numbers.
  fileprivate func check(_ name: String) throws {
    let grids = [scaledFonts, scaledFontsTo30AndAHalf, scaledValues].compactMap(\.self)
    let rows = [pointSizes, lineSpacings, ratios].compactMap(\.self) + grids.flatMap(\.values)
    guard rows.allSatisfy({ $0.count == ContentSizeCategory.allCases.count }) else {
      throw Measurements.Mistake(description: "expected twelve numbers in every array of '\(name)'")
    }
    if let key = grids.flatMap(\.keys).first(where: { Double($0) == nil }) {
      throw Measurements.Mistake(description: "expected a number of points, not '\(key)'")
    }
  }
}
