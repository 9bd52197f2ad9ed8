import CommandLineKit
import TypeRampProject

extension Command {
  static let fonts = Command(
    name: "fonts",
    abstract: "List the PostScript names in font files, or those of iOS.",
    examples: [
      "typeramp fonts Fonts",
      "typeramp fonts --ios \(IOSFonts.newestVersion)",
    ],
    discussion: """
      PATH is a file, a folder of them, or '-' for standard input. With '--ios' the faces of iOS are listed too, by family.
      """,
    operands: "[PATH]…",
    options: [FontOptions.ios.declaration]
  ) { invocation in
    let paths = invocation.arguments.operands
    let ios = invocation.arguments[FontOptions.ios]
    guard !paths.isEmpty || ios != nil else {
      throw UsageError.missingOperand("a font file or a folder, or '--ios VERSION'")
    }
    var status = ExitStatus.success
    var isEmpty = ios == nil
    var output = StandardOutputBuffer(invocation.console)
    for (family, names) in ios?.families ?? [] {
      output.write(DisplayText.lines(([family] + names.map { "  \($0)" }).map { $0 + "\n" }.joined()))
    }
    FontSearch.read(paths) { outcome in
      switch outcome {
      case .font(let font, let path):
        isEmpty = false
        output.write(DisplayText.lines(DisplayText.escaped(path) + "\n"))
        for line in font.faces.flatMap(lines) { output.write(DisplayText.lines("  \(line)\n")) }
      case .declined(let error, let path, _):
        invocation.console.report([error.line(for: path)])
        status = max(status, .findings)
      case .failed(let error):
        invocation.console.report(error)
        status = .failure
      }
    }
    try output.finish()
    if isEmpty, status == .success {
      // A search without a result must not look like a success.
      let places = paths.map(DisplayText.escaped).quotedList
      invocation.console.report(["typeramp: error: no font file was found in \(places)"])
      status = .failure
    }
    return status
  }

  /// The names of a face and of its instances, each followed by its full name.
  private static func lines(of face: FontFace) -> [String] {
    let own = [(face.postScriptName, face.fullName)]
    let instances = face.instances.map { ($0.postScriptName, $0.subfamilyName) }
    return (own + instances).map { name, title in
      DisplayText.escaped((name ?? "(no PostScript name)") + (title.map { "  \($0)" } ?? ""))
    }
  }
}
