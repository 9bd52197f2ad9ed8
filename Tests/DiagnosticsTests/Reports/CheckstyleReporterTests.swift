import Testing

@testable import Diagnostics

/// Checkstyle's XML.
@Suite struct CheckstyleReports {
  @Test(arguments: Sample.all) func everyFindingIsThere(sample: Sample) throws {
    let root = try ParsedElement.parse(Reporter.checkstyle.report(on: [sample.file]))
    #expect(root.name == "checkstyle" && root.attributes["version"] == "4.3")
    #expect(root.children.map(\.name) == ["file"])
    let errors = root.children[0].children("error")
    #expect(errors.map { $0.attributes["source"] } == sample.file.findings.map { "typeramp.\($0.id)" })
    #expect(errors.map { $0.attributes["severity"] } == Array(["error", "warning", "info"].prefix(errors.count)))
    for (error, finding) in zip(errors, sample.file.findings) {
      #expect(Int(error.attributes["line"] ?? "") != nil)
      #expect(error.attributes["message"]?.contains(DisplayText.escaped(finding.message)) == true)
    }
  }

  @Test func file() {
    #expect(
      Reporter.checkstyle.report(on: [
        Sample("", "[\n  «1»]", path: "a.json").file, Sample("", "{}", path: "b.json").file,
      ]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <checkstyle version="4.3">
          <file name="a.json">
            <error line="2" column="3" severity="error" message="wrong&#xA;note: 2:3: because of wrong&#xA;fix: write wrong" \
        source="typeramp.unknown-text-style"/>
          </file>
          <file name="b.json"/>
        </checkstyle>

        """)
  }

  @Test func aPathIsKept() throws {
    let path = "a&b\"<'>\t字\u{85}.json"
    let root = try ParsedElement.parse(Reporter.checkstyle.report(on: [Sample("", "{}", path: path).file]))
    #expect(root.children[0].attributes["name"] == path)
  }

  @Test(arguments: [
    ("a\u{0}b\u{1B}\u{FFFE}", "ab"), ("<&>\"'", "&lt;&amp;&gt;&quot;'"), ("a\r\nb", "a&#xD;&#xA;b"),
    ("\u{202E}x", "&#x202E;x"),
    ("]]>", "]]&gt;"), ("字🎨", "字🎨"),
  ])
  func escapes(text: String, expected: String) {
    #expect(XMLMarkup.escaped(text) == expected)
  }
}
