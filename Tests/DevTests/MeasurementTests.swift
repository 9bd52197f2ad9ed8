import DynamicType
import Foundation
import TestSupport
import Testing

@testable import dev

/// `docs/measure/Measure.swift` is compiled and run with a UIKit that answers from the package's own tables, and with
/// one that differs; its output is compared with the tables. It has not been run on a device.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct MeasurementTests {
  private static let deviations = ["body.accessibility3", "extraLargeTitle.xSmall"]

  /// The program and a stand-in for a system, compiled once for all tests.
  private static let system = Result {
    let system = try ScalingSystem(try #require(SwiftCompiler.found))
    try system.build("measure", [("Measure.swift", program())], ["-parse-as-library"])
    return system
  }

  /// The measurements on the system.
  private func measurements(_ settings: ScalingSystem.Settings) throws -> Measurements {
    try Self.only(in: Data(Self.system.get().output(of: "measure", settings).utf8))
  }

  private static func program() throws -> String {
    try String(contentsOf: Repository.root.appending(path: "docs/measure/Measure.swift"), encoding: .utf8)
  }

  @Test(arguments: [1, 2, 3]) func matchingMeasurementsAreConfirmed(displayScale: Int) throws {
    let measurements = try measurements(ScalingSystem.Settings(displayScale: displayScale))
    #expect(measurements.platform == .iOS)
    let report = MeasurementReport(measurements)
    #expect(report.isConfirmed)
    let lines = report.lines
    #expect(lines[0].hasPrefix("iOS 99.1, display scale \(displayScale), language "))
    #expect(lines.contains("preferred sizes: 156 measured, 134 confirmed, 22 inferred and confirmed, 0 differ"))
    #expect(lines.contains("line spacings: 156 measured, 134 confirmed, 22 inferred and confirmed, 0 differ"))
    #expect(!lines.contains { $0.contains("in the table") })
  }

  @Test func everyCellThatDiffersIsNamed() throws {
    let measurements = try measurements(ScalingSystem.Settings(deviations: Self.deviations))
    let report = MeasurementReport(measurements)
    #expect(!report.isConfirmed)
    let differing = Set(measurements.cells(on: .iOS).filter { !$0.agrees }.map { "\($0.textStyle).\($0.category)" })
    #expect(differing == Set(Self.deviations))
    for question in MeasuredCell.Question.allCases {
      let cells = measurements.cells(on: .iOS).filter { $0.question == question && !$0.agrees }
      #expect(Set(cells.map(\.textStyle)) == [.body, .extraLargeTitle], "\(question)")
    }
    let text = report.lines.joined(separator: "\n")
    let shown = try #require(PageBlock.all(of: "dev/measuring").first { $0.language == "output" })
    for line in shown.text.split(separator: "\n") {
      #expect(text.contains(line), "\(text)")
    }
    #expect(text.contains("preferred sizes: body at accessibility3: 41, and 40 in the table\n"))
    #expect(text.contains("line spacings: body at accessibility3: 49, and 48 in the table\n"))
  }

  @Test func anotherSystemIsComparedWithIOS() throws {
    let report = MeasurementReport(try Self.only(in: Self.file(system: "tvOS", style: "UICTFontTextStyleBody")))
    #expect(report.lines[0].hasSuffix("this system has no table; compared with that of iOS and iPadOS"))
    #expect(report.isConfirmed)
    #expect(report.lines.contains("preferred sizes: 12 measured, 12 confirmed, 0 inferred and confirmed, 0 differ"))
  }

  @Test func anUnknownStyleIsNamedAndConfirmsNothing() throws {
    let report = MeasurementReport(try Self.only(in: Self.file(system: "iOS", style: "UICTFontTextStyleHuge")))
    #expect(report.lines[1] == "not compared: 'UICTFontTextStyleHuge', which is not a known text style")
    #expect(!report.isConfirmed)
  }

  @Test(arguments: [
    ("\"measurementsVersion\": 1", "\"measurementsVersion\": 2", "expected measurementsVersion 1, not 2"),
    ("[14, ", "[", "expected twelve numbers in every array of 'UICTFontTextStyleBody'"),
    ("\"17\"", "\"x\"", "expected a number of points, not 'x'"),
  ])
  func aMalformedFileIsRefused(part: String, other: String, message: String) throws {
    let text = String(decoding: Self.file(system: "iOS", style: "UICTFontTextStyleBody"), as: UTF8.self)
    let file = Data(text.replacing(part, with: other).utf8)
    #expect { try Measurements.all(from: file) } throws: { "\($0)" == message }
  }

  /// The measurements in a file with one system.
  private static func only(in file: Data) throws -> Measurements {
    let all = try Measurements.all(from: file)
    try #require(all.count == 1)
    return all[0]
  }

  /// A file with one style that has the numbers of body.
  private static func file(system: String, style: String) -> Data {
    let body = PreferredFont(forTextStyle: .body)
    let ratios = body.lineSpacings.map { $0 / body.lineSpacings[3] }
    return Data(
      """
      { "measurementsVersion": 1, "system": "\(system)", "systemVersion": "1", "language": "en", "displayScale": 2,
        "styles": { "\(style)": { "pointSizes": [\(body.pointSizes.map { "\(Int($0))" }.joined(separator: ", "))],
          "lineHeights": [], "leadings": [], "ratios": \(ratios), "scaledFontsTo30AndAHalf": {}, "scaledValues": {},
          "scaledFonts": { "17": [15, 15, 16, 17, 19, 20, 22, 26, 31, 37, 43, 48] } } } }
      """.utf8)
  }
}
