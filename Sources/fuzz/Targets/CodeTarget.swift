import CodeFonts
import TypeRampKit

extension FuzzTarget {
  /// The fonts in Swift and in files of Interface Builder, what is said about them, and their dictionary.
  static let code = FuzzTarget(
    name: "code", seeds: { try Fixtures.files(in: "Seeds/code") },
    run: { bytes in
      var choice = Choice(by: bytes)
      let path = bytes.first == UInt8(ascii: "<") ? "A.xib" : "A.swift"
      let file = CodeFile(bytes, path: path, isNamed: true)
      let text = file.source.text
      try require(
        (file.content.fonts.map(\.range) + file.content.scaled).allSatisfy { range in
          !range.isEmpty && range.upperBound <= text.count
        }, "a font is not in the file")
      let found = CodeAudit([], fonts: nil) { _ in RulePolicy() }.findings(in: [file])
      try ReportLaws.check(found, as: choice.next(of: Reporter.all))
      guard let draft = CodeDraft([file], merging: 0).text else { return }
      let findings = Compilation(Array(draft.utf8), path: "Draft.json").findings
      let errors = findings.filter { $0.severity == .error && $0.id != "unknown-font" }
      try require(errors.isEmpty, "a draft has errors: \(errors.map(\.message))")
    })
}
