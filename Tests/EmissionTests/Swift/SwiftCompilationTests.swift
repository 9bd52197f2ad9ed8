import DynamicType
import TestSupport
import Testing

@testable import Emission
@testable import StyleModel
@testable import TypeRampKit

/// The compiler is the judge. Without one, or one named by `TYPERAMP_SWIFTC`, these tests are skipped.
@Suite(.enabled(if: SwiftCompiler.found != nil, "there is no swiftc in PATH or in TYPERAMP_SWIFTC"))
struct SwiftCompilationTests {
  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder

  init() throws {
    compiler = try #require(SwiftCompiler.found)
    folder = try TemporaryFolder()
  }

  /// All samples in one module, at all three access levels.
  @Test(arguments: SlowTests.sample(SwiftCompiler.modes))
  func `every file compiles without a warning and beside the others`(mode: [String]) throws {
    let files = try Self.samples.enumerated().map { try folder.write($1, to: "\($0).swift") }
    let complaints = try compiler.complaints(["-typecheck", "-wmo", "-package-name", "p"] + mode + files, in: folder)
    #expect(complaints == "")
  }

  private static let samples =
    SwiftOptions.Access.allCases.flatMap { access in
      [SwiftSamples.full, SwiftSamples.hostile].map {
        $0.ownSwift(access, name: "\($0.metrics.count)_\(access.rawValue)")
      }
    } + [Emitter.sharedSwift(access: .public)]

  /// Where a module's default isolation is the main actor, too.
  @Test(arguments: ["5", "6"], [[], ["-default-isolation", "MainActor"]])
  func `tables serve every actor`(version: String, isolation: [String]) throws {
    let files = try [
      folder.write(SwiftSamples.full.swift(), to: "Brand.swift"), folder.write(Self.actors, to: "Actors.swift"),
    ]
    let mode = ["-warnings-as-errors", "-swift-version", version] + isolation
    #expect(try compiler.complaints(["-typecheck", "-wmo"] + mode + files, in: folder) == "")
  }

  private static let actors = """
    nonisolated func sizes() -> [Double] {
      Brand.Style.allCases.flatMap { style in Brand.ContentSize.allCases.map { Brand.pointSize(style, at: $0) } }
    }
    nonisolated func names() -> [String] { Brand.fontNames + [Brand.fingerprint] }
    actor Reader {
      func font() -> (String?, Double) { (Brand.fontName(.body), Brand.pointSize(.body, at: .xLarge)) }
      func metric() -> Double { Brand.metric(.iconSize, at: .xLarge, displayScale: 3) }
    }
    """

  @Test func `the program has the numbers and names of the table`() throws {
    let files = try [
      folder.write(SwiftSamples.full.swift(), to: "Brand.swift"),
      folder.write(SwiftSamples.hostile.ownSwift(name: "Hostile"), to: "Hostile.swift"),
      folder.write(Self.program, to: "main.swift"),
    ]
    // Without Foundation the C library is not available for rounding: linking is part of the test.
    let complaints = try compiler.complaints(["-o", folder.path("main")] + files, in: folder)
    #expect(complaints == "")
    #expect(try compiler.output(of: "main", in: folder) == Self.expected.map { $0 + "\n" }.joined())
  }

  private static let program = """
    for style in Brand.Style.allCases {
      for size in Brand.ContentSize.allCases {
        print(style.rawValue, size.rawValue, Brand.pointSize(style, at: size))
      }
      let entry = style._entry
      print(Brand.fontName(style) ?? "-", entry.boldFontName ?? "-", entry.lineHeight ?? 0, entry.tracking ?? 0)
    }
    for style in Hostile.Style.allCases { print((Hostile.fontName(style) ?? "").unicodeScalars.map(\\.value)) }
    for metric in Brand.Metric.allCases {
      for scale in [1.0, 2, 3, 2.625, 1e17] {
        print(metric.rawValue, Brand.ContentSize.allCases.map { Brand.metric(metric, at: $0, displayScale: scale) })
      }
    }
    """

  private static var expected: [String] {
    let table = SwiftSamples.full
    let styles = table.allStyles.flatMap { scaled -> [String] in
      let (style, faces) = (scaled.style, scaled.style.faces)
      let sizes = zip(ContentSizeCategory.allCases, scaled.sizes).map { category, size in
        "\(style.name) \(category.name) \(size)"
      }
      return sizes + ["\(faces.name) \(faces.bold) \(style.lineHeight ?? 0) \(style.tracking ?? 0)"]
    }
    let hostile = SwiftSamples.hostile.allStyles.map { "\($0.style.faces.name.unicodeScalars.map(\.value))" }
    let metrics = table.metrics.map(\.metric).flatMap { metric in
      [1.0, 2, 3, 2.625, 1e17].map { scale in
        let values = ContentSizeCategory.allCases.map {
          FontMetrics(forTextStyle: metric.relativeTo)
            .scaledValue(for: metric.value, compatibleWith: $0, displayScale: scale)
        }
        return "\(metric.name) \(values)"
      }
    }
    return styles + hostile + metrics
  }
}

extension ResolvedStyle {
  fileprivate var faces: (name: String, bold: String) {
    guard case .custom(let name, let boldName) = font else { return ("-", "-") }
    return (name, boldName ?? "-")
  }
}
