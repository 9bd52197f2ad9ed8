import DynamicType
import Foundation
import Writing

extension Chore {
  /// Compares the tables with measurements of a system: docs/dev/measuring.md.
  static let measurements = Chore(
    name: "measurements", summary: "compare what a program in docs/measure printed with the tables", takesFiles: true
  ) { call in
    do {
      let all = try call.files.flatMap { try Measurements.all(from: Data(contentsOf: URL(filePath: $0))) }
      let reports = all.map(MeasurementReport.init)
      print(reports.map { $0.lines.joined(separator: "\n") }.joined(separator: "\n\n"))
      // A system without a table confirms nothing and contradicts nothing, unless it is the only one.
      return reports.filter { $0.hasTable || reports.count == 1 }.allSatisfy(\.isConfirmed)
    } catch {
      print("cannot compare '\(call.files.joined(separator: "', '"))': \(error)")
      return false
    }
  }
}

/// The output of a program in docs/measure. Every array has twelve numbers in order of text size, in points.
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

  /// Every measured number with the number in a platform's table.
  func cells(on platform: Platform) -> [MeasuredCell] {
    TextStyle.allCases.flatMap { textStyle in
      ContentSizeCategory.allCases.flatMap { category in
        styles[textStyle.rawName]?.cells(of: textStyle, at: category, on: platform, displayScale ?? 1) ?? []
      }
    }
  }
}

/// A measured number with the table's number.
struct MeasuredCell {
  /// The measured quantities, whose names are the titles in a comparison.
  enum Question: String, CaseIterable {
    case preferredSize = "preferred sizes"
    case lineSpacing = "line spacings"
    case scaledFont = "scaled fonts"
    case scaledValue = "scaled values"
  }

  let question: Question
  let textStyle: TextStyle
  let category: ContentSizeCategory
  /// The scaled value, in words; empty if nothing was scaled.
  let scaled: String
  /// In points.
  let measured: Double
  /// In points, by the table.
  let expected: Double
  /// Whether the table's number is inferred.
  let isInferred: Bool

  /// Whether the table has the measured number. Some line spacings are slightly below the whole points of the table.
  var agrees: Bool { (measured - expected).magnitude <= (question == .lineSpacing ? 0.05 : 0.001) }
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

  /// All numbers at a text size.
  fileprivate func cells(
    of textStyle: TextStyle, at category: ContentSizeCategory, on platform: Platform, _ displayScale: Double
  ) -> [MeasuredCell] {
    let (font, metrics) = (platform.preferredFont(textStyle), platform.metrics(textStyle))
    func cell(
      _ question: MeasuredCell.Question, _ row: [Double], _ expected: Double, _ scaled: String = ""
    ) -> MeasuredCell {
      MeasuredCell(
        question: question, textStyle: textStyle, category: category, scaled: scaled, measured: row[category.index],
        expected: expected, isInferred: font.inferredCategories.contains(category))
    }
    func cells(
      _ question: MeasuredCell.Question, _ grid: [String: [Double]]?, _ note: String = "",
      _ expected: (Double) -> Double
    ) -> [MeasuredCell] {
      (grid ?? [:]).compactMap { key, row in Double(key).map { ($0, row) } }.sorted { $0.0 < $1.0 }.map { points, row in
        cell(question, row, expected(points), "\(points.shortest)\(note)")
      }
    }
    // Spacings that were not measured follow from the ratios.
    let spacings = lineSpacings ?? ratios?.map { $0 * font.lineSpacing(compatibleWith: .large) }
    return [cell(.preferredSize, pointSizes, font.pointSize(compatibleWith: category))]
      + [spacings].compactMap(\.self).map { cell(.lineSpacing, $0, font.lineSpacing(compatibleWith: category)) }
      + cells(.scaledFont, scaledFonts) { metrics.scaledFont(ofSize: $0, compatibleWith: category) }
      + cells(.scaledFont, scaledFontsTo30AndAHalf, " with a maximum of 30.5") {
        metrics.scaledFont(ofSize: $0, maximumPointSize: 30.5, compatibleWith: category)
      }
      + cells(.scaledValue, scaledValues) {
        metrics.scaledValue(for: $0, compatibleWith: category, displayScale: displayScale)
      }
  }
}

/// A comparison of measurements with a table, as lines.
struct MeasurementReport {
  private let measurements: Measurements
  private let platform: Platform
  private let cells: [MeasuredCell]

  init(_ measurements: Measurements) {
    self.measurements = measurements
    platform = measurements.platform ?? .iOS
    cells = measurements.cells(on: platform)
  }

  /// Whether there are measurements, and all of them agree with the table.
  var isConfirmed: Bool { !cells.isEmpty && cells.allSatisfy(\.agrees) }

  /// Whether the system itself has a table.
  var hasTable: Bool { measurements.platform != nil }

  /// A line for each number that differs, and a summary.
  var lines: [String] {
    heading + MeasuredCell.Question.allCases.flatMap(differences) + MeasuredCell.Question.allCases.map(summary)
  }

  private var heading: [String] {
    let system = ["\(measurements.system) \(measurements.systemVersion)"]
    let scale = measurements.displayScale.map { ["display scale \($0.shortest)"] } ?? []
    let language = measurements.language.map { ["language \($0)"] } ?? []
    let table = hasTable ? "compared with the table of" : "this system has no table; compared with that of"
    return ["\((system + scale + language).joined(separator: ", ")): \(table) \(platform.label)"]
      + measurements.unknownStyles.map { "not compared: '\($0)', which is not a known text style" }
  }

  private func differences(of question: MeasuredCell.Question) -> [String] {
    let cells = Dictionary(grouping: cells.filter { $0.question == question }) { "\($0.textStyle) \($0.category)" }
    return TextStyle.allCases.flatMap { style in
      ContentSizeCategory.allCases.compactMap { difference(in: cells["\(style) \($0)"] ?? []) }
    }
  }

  private func difference(in cells: [MeasuredCell]) -> String? {
    let differing = cells.filter { !$0.agrees }
    guard let first = differing.first else { return nil }
    let scaled = first.scaled.isEmpty ? "" : "\(differing.count) of \(cells.count) differ; \(first.scaled) becomes "
    return "\(first.question.rawValue): \(first.textStyle.name) at \(first.category.name): \(scaled)"
      + "\(first.measured.thousandths), and \(first.expected.thousandths) in the table"
      + (first.isInferred ? " (inferred)" : "")
  }

  private func summary(of question: MeasuredCell.Question) -> String {
    let cells = cells.filter { $0.question == question }
    let differing = cells.filter { !$0.agrees }.count
    let inferred = cells.filter { $0.agrees && $0.isInferred }.count
    return "\(question.rawValue): \(cells.count) measured, \(cells.count - differing - inferred) confirmed, "
      + "\(inferred) inferred and confirmed, \(differing) differ"
  }
}
