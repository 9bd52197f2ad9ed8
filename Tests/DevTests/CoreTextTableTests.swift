import DynamicType
import Foundation
import TestSupport
import Testing

@testable import dev

private let clang = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  .map { URL(filePath: "\($0)/clang") }.first { FileManager.default.isExecutableFile(atPath: $0.path) }

/// `docs/measure/TextStyles.c` is compiled with a stand-in for Core Text whose table is the package's own, except that
/// its visionOS has a larger body. It has not been run on a Mac.
@Suite(.enabled(if: clang != nil, "there is no clang in PATH"))
struct CoreTextTable {
  /// What the program prints.
  private static let printed = Result {
    let scratch = try Scratch()
    try scratch.write(table, to: "table.c")
    let program = Repository.root.appending(path: "docs/measure/TextStyles.c").path
    let standIn = Repository.fixtures.appending(path: "StandIns").path
    let build = try Tool.run(
      #require(clang),
      ["-Wall", "-Wextra", "-Werror", "-I", standIn, program, "table.c", "-o", "styles"], in: scratch.folder)
    try #require(build.status == 0, "\(build.errors)")
    return try Tool.run(scratch.folder.appending(path: "styles"), ["macOS 26.1"], in: scratch.folder).output
  }

  /// Core Text's function, in C.
  private static var table: String {
    let rows = TextStyle.allCases.flatMap { style in
      let font = PreferredFont(forTextStyle: style)
      return ContentSizeCategory.allCases.map { category in
        let (size, spacing) = (font.pointSize(compatibleWith: category), font.lineSpacing(compatibleWith: category))
        return "  if (!strcmp(style, \"\(style.rawName)\") && !strcmp(category, \"\(category.rawName)\"))"
          + " { *spacing = \(spacing); return \(size) + (system == 5 ? \(style == .body ? 0.5 : 0) : 0); }\n"
      }
    }
    return "#include <CoreText/CoreText.h>\nCGFloat CTFontDescriptorGetTextStyleSize("
      + "CFStringRef style, CFTypeRef category, uint32_t system, CGFloat *weight, CGFloat *spacing) {\n  *weight = 0;\n"
      + rows.joined() + "  return 0;\n}\n"
  }

  @Test func everySystemIsRead() throws {
    let systems = try Measurements.all(from: Data(Self.printed.get().utf8))
    #expect(systems.map(\.system) == ["iOS", "watchOS", "tvOS", "macOS", "Touch Bar", "visionOS"])
    #expect(systems.allSatisfy { $0.styles.count == TextStyle.allCases.count && $0.unknownStyles == [] })
    let reports = systems.map(MeasurementReport.init)
    #expect(reports[0].lines[0] == "iOS by Core Text of macOS 26.1: compared with the table of iOS and iPadOS")
    for question in ["preferred sizes", "line spacings"] {
      let summary = "\(question): 156 measured, 134 confirmed, 22 inferred and confirmed, 0 differ"
      #expect(reports[0].lines.contains(summary))
    }
    #expect(reports.map(\.isConfirmed) == [true, true, true, true, true, false])
    #expect(reports[5].lines.contains("preferred sizes: body at large: 17.5, and 17 in the table"))
  }

  /// The others are no reason to fail: they have no table.
  @Test func theChoreComparesAll() throws {
    let scratch = try Scratch()
    try scratch.write(Self.printed.get(), to: "systems.json")
    #expect(try Chore.measurements.run(Chore.Call([scratch.folder.appending(path: "systems.json").path])))
  }
}
