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
  /// Every golden; without a text, what is in the folder and has no source.
  static func files() throws -> GeneratedFiles {
    var texts: [String: String?] = [:]
    for file in fixtures("Golden") { texts[file.lastPathComponent] = .some(nil) }
    for (name, text) in try all() { texts[name] = text }
    return GeneratedFiles(texts: Dictionary(uniqueKeysWithValues: texts.map { ("Fixtures/Golden/\($0)", $1) }))
  }

  /// The files of a folder of fixtures, in order.
  private static func fixtures(_ folder: String) -> [URL] {
    Repository.files(in: Repository.fixtures.appending(path: folder))
  }

  /// Every expected output by name.
  private static func all() throws -> [String: String] {
    var goldens = try comparisons()
    for file in fixtures("Dictionaries") {
      let (name, compilation) = (file.deletingPathExtension().lastPathComponent, try compilation(of: file))
      goldens.merge(outputs(of: compilation, name)) { $1 }
      goldens.merge(pages(of: compilation, name)) { $1 }
      // A dictionary in another format is not an output of a compile, but would have the same name.
      for target in ConversionTarget.all where target.isOfTokens {
        let end = target.fileExtension == "json" ? "\(target.name).json" : target.fileExtension
        let conversion = try? Conversion(compilation, to: target, in: CompilationOptions())
        goldens["\(name).\(end)"] = conversion.map { String(decoding: $0.bytes, as: UTF8.self) }
      }
    }
    goldens["TypeRamp.swift"] = Emitter.sharedSwift(access: .internal)
    for file in fixtures("Mistakes") { goldens[file.lastPathComponent + ".txt"] = try report(on: file) }
    return goldens
  }

  /// What `compile` and `show` write.
  private static func outputs(of compilation: Compilation, _ name: String) -> [String: String] {
    guard let table = compilation.table else { return [:] }
    let outputs = Emitter.all.flatMap { $0.goldens(for: name) }.map { ($0.name, $0.emitter.text(of: table)) }
    let ramp = Ramp(table)
    let text = RampText(ramp, width: 80, colours: Colours(isOn: false)).lines
    let shown = ["\(name).show.md": ramp.blocks.markdown, "\(name).show.txt": lines(text)]
    return shown.merging(outputs) { $1 }
  }

  /// What `report` and `preview` write of some dictionaries.
  private static func pages(of compilation: Compilation, _ name: String) -> [String: String] {
    var pages: [String: String] = [:]
    if ["Everything", "Hostile"].contains(name), let report = EvidenceReport([(nil, compilation)], languages: []) {
      pages["\(name).report.md"] = report.markdown
      pages["\(name).report.json"] = report.json
      pages["\(name).report.html"] = String(decoding: report.html, as: UTF8.self)
    }
    if name == "Empty" { pages["Empty.preview.html"] = PreviewPage([compilation])?.text }
    return pages
  }

  /// The output of `diff` for two pairs of dictionaries, in each format.
  private static func comparisons() throws -> [String: String] {
    var goldens: [String: String] = [:]
    for (old, new) in [("Noteworthy.plist", "NotoSerif.plist"), ("Everything.json", "Hostile.json")] {
      let pair = [old, new].map { $0.split(separator: ".")[0] }.joined(separator: "-")
      for (form, flags) in [("txt", []), ("md", ["--markdown"]), ("json", ["--json"])] {
        let paths = [old, new].map { "Fixtures/Dictionaries/" + $0 }
        let run = try Tool.run(["diff", "--no-config"] + paths + flags, in: Repository.root)
        goldens["\(pair).diff.\(form)"] = run.output
      }
    }
    return goldens
  }

  private static func compilation(of file: URL) throws -> Compilation {
    Compilation([UInt8](try Data(contentsOf: file)), path: file.lastPathComponent)
  }

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func report(on file: URL) throws -> String {
    let compilation = try compilation(of: file)
    return lines(compilation.findings.flatMap(DiagnosticFormatter(of: compilation.source).lines))
  }
}
