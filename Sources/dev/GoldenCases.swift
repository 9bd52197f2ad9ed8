import Diagnostics
import Documents
import Foundation
import TypeRampKit

extension Goldens {
  /// Every expected output by its name.
  static func all() throws -> [String: String] {
    var goldens: [String: String] = [:]
    for file in try fixtures("Dictionaries") {
      for variant in variants { goldens[variant.name(for: file)] = try variant.output(of: file) }
      // A dictionary in another format is no output of a compile, and would be called as one.
      for target in ConversionTarget.all where target.isOfTokens {
        goldens[name(of: file) + "." + target.fileExtension] = try converted(file, to: target)
      }
    }
    for file in try fixtures("Mistakes") { goldens[file.lastPathComponent + ".txt"] = try report(on: file) }
    return goldens
  }

  /// A format, with the options that change it most.
  private struct Variant {
    let suffix: String
    let emitter: Emitter
    var options = EmissionOptions()

    func name(for file: URL) -> String {
      "\(Goldens.name(of: file))\(suffix).\(emitter.name)"
    }

    func output(of file: URL) throws -> String? {
      let compilation = try Goldens.compilation(of: file)
      return compilation.table.map { emitter.emit($0, options) }
    }
  }

  private static var variants: [Variant] {
    var live = EmissionOptions()
    live.css.mode = .live
    var both = EmissionOptions()
    both.css.mode = .both
    both.css.prefix = "brand"
    both.css.fontURL = "fonts/{name}.woff2"
    return Emitter.all.map { Variant(suffix: "", emitter: $0) } + [
      Variant(suffix: ".live", emitter: .css, options: live), Variant(suffix: ".both", emitter: .css, options: both),
    ]
  }

  private static func compilation(of file: URL) throws -> Compilation {
    Compilation([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
  }

  private static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  private static func converted(_ file: URL, to target: ConversionTarget) throws -> String? {
    let conversion = try? Conversion(try compilation(of: file), to: target, in: RuleContext())
    return conversion.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func report(on file: URL) throws -> String {
    let compilation = try compilation(of: file)
    let report = TextReport(of: compilation.source)
    return compilation.findings.flatMap(report.lines).map { $0 + "\n" }.joined()
  }
}
