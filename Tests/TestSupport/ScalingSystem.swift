import Foundation

/// A system whose UIKit and SwiftUI scale by the package's own tables. Programs that use them are compiled against
/// `Fixtures/StandIns/ScalingUIKit.swift` and `SwiftUI.swift`, and run.
package struct ScalingSystem: Sendable {
  private static let modules = ["CLibrary", "DynamicType", "UIKit", "CoreText", "SwiftUI"]

  private let compiler: SwiftCompiler
  private let folder: TemporaryFolder
  /// UIKit, SwiftUI and their arithmetic, compiled once for all tests.
  private let base: TemporaryFolder
  private static let base = SwiftCompiler.found.map { compiler in Result { try compiledModules(compiler) } }

  /// How the system differs from the tables.
  package struct Settings: Sendable {
    /// Cells that are one point larger: `body.accessibility3`.
    package var deviations: [String]
    /// PostScript names of missing fonts.
    package var missingFonts: [String]
    /// Pixels in a point.
    package var displayScale: Int

    package init(deviations: [String] = [], missingFonts: [String] = [], displayScale: Int = 3) {
      self.deviations = deviations
      self.missingFonts = missingFonts
      self.displayScale = displayScale
    }

    fileprivate var environment: [String: String] {
      [
        "STAND_IN_DEVIATIONS": deviations.joined(separator: ","),
        "STAND_IN_MISSING_FONTS": missingFonts.joined(separator: ","), "STAND_IN_SCALE": "\(displayScale)",
      ]
    }
  }

  /// The compiler's output for code that should compile.
  package struct Complaint: Error {
    package let text: String
  }

  /// A system without programs.
  package init(_ compiler: SwiftCompiler) throws {
    self.compiler = compiler
    folder = try TemporaryFolder()
    guard let base = try Self.base?.get() else { throw Complaint(text: "no compiler") }
    self.base = base
  }

  private static func compiledModules(_ compiler: SwiftCompiler) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for module in modules {
      let arguments = ["-parse-as-library", "-wmo", "-emit-module", "-c", "-package-name", "p", "-module-name", module]
      let output = ["-I", ".", "-o", "\(module).o"]
      let text = try compiler.complaints(arguments + output + sources(of: module), in: folder)
      if !text.isEmpty { throw Complaint(text: text) }
    }
    return folder
  }

  private var objects: [String] { Self.modules.map { base.path("\($0).o") } }

  /// Compiles a module from several files, which a program links with. Tests may import it.
  package func add(_ module: String, _ files: [(name: String, text: String)], _ arguments: [String] = []) throws {
    let paths = try write(files, for: module)
    let module = ["-emit-module", "-c", "-wmo", "-enable-testing", "-module-name", module, "-o", "\(module).o"]
    try compile(["-parse-as-library"] + module + arguments + paths)
  }

  /// Links a program of modules that were added.
  package func link(_ program: String, _ modules: [String]) throws {
    try compile(["-o", program] + modules.map { "\($0).o" } + objects)
  }

  /// Compiles a program from several files, and links it with modules that were added.
  package func build(
    _ program: String, _ files: [(name: String, text: String)], _ arguments: [String], linking modules: [String] = []
  ) throws {
    let paths = try write(files, for: program) + modules.map { "\($0).o" }
    try compile(arguments + ["-module-name", "Program", "-o", program] + paths + objects)
  }

  private func write(_ files: [(name: String, text: String)], for product: String) throws -> [String] {
    try folder.makeFolder("\(product)-sources")
    return try files.map { try folder.write($0.text, to: "\(product)-sources/\($0.name)") }
  }

  /// Runs a program and returns its standard output and error, followed by its exit status if it is not 0.
  package func output(of program: String, _ settings: Settings = Settings()) throws -> String {
    try compiler.output(of: program, in: folder, environment: settings.environment)
  }

  private func compile(_ arguments: [String]) throws {
    let complaints = try compiler.complaints(["-I", ".", "-I", base.path("")] + arguments, in: folder)
    if !complaints.isEmpty { throw Complaint(text: complaints) }
  }

  private static func sources(of module: String) -> [String] {
    if module == "UIKit" { return [SwiftCompiler.standIn("ScalingUIKit")] }
    if ["CoreText", "SwiftUI"].contains(module) { return [SwiftCompiler.standIn(module)] }
    return Repository.files(in: Repository.root.appending(path: "Sources/\(module)")).map(\.path)
  }
}
