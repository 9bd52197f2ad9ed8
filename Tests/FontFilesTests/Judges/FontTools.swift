import Foundation
import TestSupport

/// fontTools, an independent judge of everything except derived names.
enum FontTools {
  /// The Python named by TYPERAMP_PYTHON, or the first on the path that has fontTools; nil if there is none.
  static let python: URL? = {
    let environment = ProcessInfo.processInfo.environment
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { String($0) + "/python3" }
    let candidates = environment["TYPERAMP_PYTHON"].map { [$0] } ?? folders
    return candidates.filter(FileManager.default.isExecutableFile).map { URL(filePath: $0) }.first(where: hasFontTools)
  }()

  private static func hasFontTools(_ python: URL) -> Bool {
    let run = try? Tool.run(python, ["-c", "import fontTools.ttLib"], in: URL(filePath: "/"))
    return run?.status == 0
  }

  /// Fonts of the system, up to four of each folder, so that large families do not dominate.
  static let installedFonts = fonts(ofEachFolder: 4)

  static let allInstalledFonts = fonts(ofEachFolder: .max)

  private static func fonts(ofEachFolder limit: Int) -> [String] {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: "/usr/share")) ?? []
    return folders.filter { $0.hasPrefix("fonts") }.sorted().flatMap { fonts(under: "/usr/share/\($0)", limit) }
  }

  private static let kinds: Set<String> = ["ttf", "otf", "ttc"]

  private static func fonts(under folder: String, _ limit: Int) -> [String] {
    let paths = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let fonts = paths.filter { kinds.contains(URL(filePath: $0).pathExtension) }.map {
      URL(filePath: "\(folder)/\($0)")
    }
    return Dictionary(grouping: fonts) { $0.deletingLastPathComponent() }.values
      .flatMap { $0.sorted { $0.path < $1.path }.prefix(limit) }.map(\.path).sorted()
  }

  /// A face as fontTools reads it.
  struct Face: Decodable, Equatable {
    var names: [String?]
    var instances: [Instance]
    var metrics: [Int]
    var weight: Int?
    var isItalic: Bool
  }

  struct Instance: Decodable, Equatable {
    var name: String?
    /// Only the one in the file, not a derived one.
    var postScriptName: String?
    /// The name from FreeType; nil if it is not installed.
    var adobePostScriptName: String?
  }

  /// The faces of each file, and of fonts generated in `folder`.
  static func faces(in paths: [String], makingFontsIn folder: URL) throws -> [String: [Face]] {
    let script = folder.appending(path: "judge.py")
    try Data(judge.utf8).write(to: script)
    guard let python else { return [:] }
    let run = try Tool.run(
      python, [script.path, folder.path], in: folder, input: Data(paths.joined(separator: "\n").utf8))
    guard run.status == 0 else { throw Failure(description: run.errors) }
    return try JSONDecoder().decode([String: [Face]].self, from: Data(run.output.utf8))
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
