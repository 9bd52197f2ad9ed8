import CommandLineKit
import Diagnostics
import Documents
import FileSystem
import FontFiles

extension Command {
  static let fonts = Command(
    name: "fonts",
    summary: "lists the PostScript names in font files. PATH is a file, or a folder of them.",
    operands: "PATH…",
    options: []
  ) { invocation in
    let paths = invocation.arguments.operands
    guard !paths.isEmpty else { throw UsageError.missingOperand("a font file or a folder") }
    var status = ExitStatus.success
    var text = ""
    for file in try paths.flatMap({ path throws(FileError) in try FontSearch.files(at: path) }) {
      let bytes = try Files.read(file, limit: Limits.inputSize)
      do throws(FontFileError) {
        let lines = try FontFile(bytes).faces.flatMap(lines)
        text += ("\(DisplayText.escaped(file))\n" + lines.map { "  \($0)\n" }.joined())
      } catch {
        invocation.console.report(["\(DisplayText.escaped(file)): error: \(error.message) [font-file]"])
        status = .findings
      }
    }
    try invocation.console.print(text)
    return status
  }

  /// The names of a face and of its instances, each with the name for people behind it.
  private static func lines(of face: FontFace) -> [String] {
    let own = [(face.postScriptName, face.fullName)]
    let instances = face.instances.map { ($0.postScriptName, $0.subfamilyName) }
    return (own + instances).map { name, title in
      DisplayText.escaped((name ?? "(no PostScript name)") + (title.map { "  \($0)" } ?? ""))
    }
  }
}
