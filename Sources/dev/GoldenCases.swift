import Diagnostics
import Documents
import Foundation
import TypeRampKit

extension Goldens {
  /// Every expected output by name.
  ///
  /// - Parameter program: the built program, which writes comparisons, since no other program can link their formats.
  static func all(_ program: BuiltProgram) throws -> [String: String] {
    var goldens: [String: String] = [:]
    for file in try fixtures("Dictionaries") {
      for emitter in Emitter.all {
        for golden in emitter.goldens(for: name(of: file)) {
          goldens[golden.name] = try output(of: file, golden.emitter)
        }
      }
      if let table = try compilation(of: file).table {
        let ramp = Ramp(table)
        goldens[name(of: file) + ".show.md"] = lines(ramp.markdown)
        goldens[name(of: file) + ".show.txt"] = lines(RampText(ramp, width: 80, colours: Colours(isOn: false)).lines)
      }
      if name(of: file) == "Empty" { goldens["Empty.preview.html"] = PreviewPage([try compilation(of: file)])?.text }
      // A dictionary in another format is not an output of a compile, but would have the same name.
      for target in ConversionTarget.all where target.isOfTokens {
        goldens[name(of: file) + "." + target.fileExtension] = try converted(file, to: target)
      }
    }
    for file in try fixtures("Mistakes") { goldens[file.lastPathComponent + ".txt"] = try report(on: file) }
    return goldens.merging(try comparisons(program)) { $1 }
  }

  /// The output of `diff` for two pairs of dictionaries, in each format.
  private static func comparisons(_ program: BuiltProgram) throws -> [String: String] {
    var goldens: [String: String] = [:]
    for (old, new) in [("Noteworthy.plist", "NotoSerif.plist"), ("Everything.json", "Hostile.json")] {
      let pair = [old, new].map { name(of: URL(filePath: $0)) }.joined(separator: "-")
      for (form, flags) in [("txt", []), ("md", ["--markdown"]), ("json", ["--json"])] {
        let paths = [old, new].map { "Fixtures/Dictionaries/" + $0 }
        goldens["\(pair).diff.\(form)"] = try program.output(["diff", "--no-config"] + paths + flags)
      }
    }
    return goldens
  }

  private static func output(of file: URL, _ emitter: Emitter) throws -> String? {
    try compilation(of: file).table.map(emitter.text)
  }

  private static func compilation(of file: URL) throws -> Compilation {
    Compilation([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func name(of file: URL) -> String { file.deletingPathExtension().lastPathComponent }

  private static func converted(_ file: URL, to target: ConversionTarget) throws -> String? {
    let conversion = try? Conversion(try compilation(of: file), to: target, in: CompilationOptions())
    return conversion.map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  private static func report(on file: URL) throws -> String {
    let compilation = try compilation(of: file)
    let formatter = DiagnosticFormatter(of: compilation.source)
    return lines(compilation.findings.flatMap(formatter.lines))
  }
}
