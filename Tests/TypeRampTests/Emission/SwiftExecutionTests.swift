import DynamicType
import Foundation
import TestSupport
import Testing

@testable import TypeRamp

/// Generated Swift, compiled, linked without Foundation and run: it says what the tables say.
@Suite(.enabled(if: SwiftCompiler.executable != nil, "no Swift compiler: set TYPERAMP_SWIFTC"))
struct SwiftExecution {
  @Test(arguments: ["Everything.json", "Hostile.json"]) func itSaysWhatTheTablesSay(_ name: String) throws {
    let file = Repository.fixtures.appending(path: "Dictionaries/\(name)")
    let table = try #require(Compilation([UInt8](try Data(contentsOf: file)), path: name).table)
    let scratch = try Scratch([
      "Generated.swift": Emitter.swift.emit(table, EmissionOptions()), "Main.swift": Self.main(table.name),
    ])
    let arguments = SwiftCompiler.strict(mode: 6) + ["Generated.swift", "Main.swift", "-o", "main"]
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
    let run = try Tool.run(scratch.folder.appending(path: "main"), [], in: scratch.folder)
    #expect(run.output == Self.expected(table))
    #expect(run.status == 0)
  }

  private static func main(_ name: String) -> String {
    """
    @main enum Main {
      static func main() {
        for style in \(name).Style.allCases {
          print(style.rawValue, \(name).ContentSize.allCases.map { \(name).pointSize(style, at: $0) })
          print(Array((\(name).fontName(style) ?? "").utf8), Array((\(name).boldFontName(style) ?? "").utf8))
          print(\(name).lineHeight(style) ?? 0, \(name).tracking(style))
        }
        for metric in \(name).Metric.allCases {
          for scale in [1.0, 2, 3] {
            print(metric.rawValue, \(name).ContentSize.allCases.map { \(name).metric(metric, at: $0, displayScale: scale) })
          }
        }
      }
    }
    """
  }

  private static func expected(_ table: ScaledTable) -> String {
    let styles = table.styles.flatMap { scaled in
      let style = scaled.style
      var (name, boldName) = ("", "")
      if case .custom(let regular, let bold) = style.font { (name, boldName) = (regular, bold ?? "") }
      return [
        "\(style.textStyle) \(scaled.sizes)", "\(Array(name.utf8)) \(Array(boldName.utf8))",
        "\(style.lineHeight ?? 0) \(style.tracking ?? 0)",
      ]
    }
    let metrics = table.metrics.map(\.metric).flatMap { metric in
      [1.0, 2, 3].map { scale in
        let values = ContentSizeCategory.allCases.map {
          FontMetrics(forTextStyle: metric.relativeTo)
            .scaledValue(for: metric.value, compatibleWith: $0, displayScale: scale)
        }
        return "\(metric.name) \(values)"
      }
    }
    return (styles + metrics).map { $0 + "\n" }.joined()
  }

  /// The arithmetic of metrics at all of their ties, compiled once for all thirteen styles.
  @Test func metricsRoundAsUIFontMetricsDoes() throws {
    let metrics = TextStyle.allCases.flatMap { style in
      [11, 5.5, -11, 0.5, 33.25, 9999.5].enumerated().map { index, value in
        ResolvedMetric(name: "\(style.name)\(index)", value: value, relativeTo: style)
      }
    }
    let styles = TextStyle.allCases.map { ResolvedStyle(fallbackFor: $0, origin: .fallbackForAbsent) }
    let table = ScaledTable(ResolvedDictionary(name: "Ties", styles: styles, metrics: metrics))
    let scratch = try Scratch([
      "Generated.swift": Emitter.swift.emit(table, EmissionOptions()), "Main.swift": Self.main("Ties"),
    ])
    let arguments = SwiftCompiler.strict(mode: 6) + ["Generated.swift", "Main.swift", "-o", "main"]
    #expect(try SwiftCompiler.messages(arguments, in: scratch.folder) == "")
    #expect(try Tool.run(scratch.folder.appending(path: "main"), [], in: scratch.folder).output == Self.expected(table))
  }
}
