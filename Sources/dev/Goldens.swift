import Foundation
import TestSupport
import TypeRampKit

extension Chore {
  /// The expected outputs under Fixtures/Golden.
  static let goldens = generating("goldens", summary: "write the expected outputs under Fixtures/Golden") {
    try Goldens.files()
  }
}

/// The long outputs that tests compare: each is made from a fixture, and none has no source.
enum Goldens {
  private static let folder = "Fixtures/Golden"

  /// Every golden; without a text, what is in the folder and has no source.
  static func files() throws -> GeneratedFiles {
    let made: [String: String?] = try all().mapValues { $0 }
    let found = try fixtures("Golden").map { ($0.lastPathComponent, String?.none) }
    let texts = made.merging(found) { made, _ in made }
    return GeneratedFiles(texts: Dictionary(uniqueKeysWithValues: texts.map { ("\(folder)/\($0.key)", $0.value) }))
  }

  /// The files of a folder of fixtures, in order.
  private static func fixtures(_ name: String) throws -> [URL] {
    let folder = Dev.root.appending(path: "Fixtures/\(name)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return names.filter { !$0.hasPrefix(".") }.sorted().map { folder.appending(path: $0) }
  }

  /// Every expected output by name.
  private static func all() throws -> [String: String] {
    var goldens: [String: String] = [:]
    for file in try fixtures("Dictionaries") {
      for emitter in Emitter.all {
        for golden in emitter.goldens(for: name(of: file)) {
          goldens[golden.name] = try output(of: file, golden.emitter)
        }
      }
      if let table = try compilation(of: file).table {
        let ramp = Ramp(table)
        goldens[name(of: file) + ".show.md"] = ramp.blocks.markdown
        goldens[name(of: file) + ".show.txt"] = lines(RampText(ramp, width: 80, colours: Colours(isOn: false)).lines)
      }
      if ["Everything", "Hostile"].contains(name(of: file)),
        let report = EvidenceReport([(nil, try compilation(of: file))], languages: [])
      {
        goldens[name(of: file) + ".report.md"] = report.markdown
        goldens[name(of: file) + ".report.json"] = report.json
        goldens[name(of: file) + ".report.html"] = String(decoding: report.html, as: UTF8.self)
      }
      if name(of: file) == "Empty" { goldens["Empty.preview.html"] = PreviewPage([try compilation(of: file)])?.text }
      // A dictionary in another format is not an output of a compile, but would have the same name.
      for target in ConversionTarget.all where target.isOfTokens {
        let end = target.fileExtension == "json" ? "\(target.name).json" : target.fileExtension
        goldens["\(name(of: file)).\(end)"] = try converted(file, to: target)
      }
    }
    for file in try fixtures("Mistakes") { goldens[file.lastPathComponent + ".txt"] = try report(on: file) }
    return goldens.merging(try comparisons()) { $1 }
  }

  /// The output of `diff` for two pairs of dictionaries, in each format.
  private static func comparisons() throws -> [String: String] {
    var goldens: [String: String] = [:]
    for (old, new) in [("Noteworthy.plist", "NotoSerif.plist"), ("Everything.json", "Hostile.json")] {
      let pair = [old, new].map { name(of: URL(filePath: $0)) }.joined(separator: "-")
      for (form, flags) in [("txt", []), ("md", ["--markdown"]), ("json", ["--json"])] {
        let paths = [old, new].map { "Fixtures/Dictionaries/" + $0 }
        goldens["\(pair).diff.\(form)"] = try Tool.output(["diff", "--no-config"] + paths + flags)
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
