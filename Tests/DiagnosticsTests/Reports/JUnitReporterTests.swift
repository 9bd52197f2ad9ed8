import Documents
import TestSupport
import Testing

@testable import Diagnostics

/// JUnit results for GitLab and Jenkins.
@Suite struct JUnitReports {
  @Test(arguments: Sample.all, [false, true]) func everyFindingIsThere(sample: Sample, isStrict: Bool) throws {
    let root = try ParsedElement.parse(Reporter.junit.report(on: [sample.file]) { $0.isStrict = isStrict })
    #expect(root.name == "testsuites" && root.children.count == 1)
    let suite = root.children[0]
    let failing = sample.file.findings.filter { $0.severity >= (isStrict ? .warning : .error) }
    let cases = suite.children("testcase")
    #expect(suite.attributes["failures"] == "\(failing.count)" && suite.attributes["tests"] == "\(cases.count)")
    #expect(cases.count == max(1, failing.count))
    #expect(
      cases.allSatisfy { $0.attributes["name"]?.isEmpty == false && $0.attributes["classname"]?.isEmpty == false })
    let failures = cases.flatMap { $0.children("failure") }
    #expect(failures.map { $0.attributes["type"] } == failing.map(\.id))
    let formatter = DiagnosticFormatter(of: sample.file.source)
    #expect(failures.map(\.text) == failing.map { formatter.lines(for: $0).map { $0 + "\n" }.joined() })
    #expect(suite.children("system-out").isEmpty == (failing.count == sample.file.findings.count))
  }

  @Test func suite() {
    #expect(
      Reporter.junit.report(on: [
        Sample("", "[\n  «1»]", path: "a.json").file, Sample("", "{}", path: "b<c>.json").file,
      ]) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="typeramp">
          <testsuite name="a.json" tests="1" failures="1" errors="0" skipped="0" time="0">
            <testcase classname="a.json" name="unknown-text-style titel.fontName" time="0">
              <failure message="wrong" type="unknown-text-style">a.json:2:3: error: wrong [unknown-text-style]
            2 |   1]
              |   ^
        a.json:2:3: note: because of wrong
            2 |   1]
              |   ^
              = fix: write wrong
        </failure>
            </testcase>
          </testsuite>
          <testsuite name="b&lt;c&gt;.json" tests="1" failures="0" errors="0" skipped="0" time="0">
            <testcase classname="b&lt;c&gt;.json" name="validate" time="0"/>
          </testsuite>
        </testsuites>

        """)
  }

  // GitLab ignores all but the first case of a name.
  @Test func namesAreUnique() throws {
    let source = Document(Array("{}".utf8), path: "a.json").source
    let findings = ["body", "body", "body (2)", "body", "title"].map {
      Diagnostic(id: "wrong", severity: .error, message: "wrong", range: 0..<1, keyPath: $0)
    }
    let root = try ParsedElement.parse(Reporter.junit.report(on: [FileFindings(source, findings)]))
    let names = root.children[0].children("testcase").compactMap { $0.attributes["name"] }
    #expect(names == ["wrong body", "wrong body (2)", "wrong body (2) (2)", "wrong body (3)", "wrong title"])
  }

  @Test func aPathIsKept() throws {
    let path = "a&b\"<'>\t字\u{85}.json"
    let root = try ParsedElement.parse(Reporter.junit.report(on: [Sample("", "{}", path: path).file]))
    #expect(root.children[0].attributes["name"] == path)
  }

  @Test(arguments: [
    ("a\u{0}b\u{1B}\u{FFFE}", "ab"), ("<&>\"'", "&lt;&amp;&gt;&quot;'"), ("a\r\nb", "a&#xD;&#xA;b"),
    ("\u{202E}x", "&#x202E;x"), ("]]>", "]]&gt;"), ("字🎨", "字🎨"),
  ])
  func escapes(text: String, expected: String) {
    #expect(XMLMarkup.escaped(text) == expected)
  }

  // A Python package that reads JUnit's dialects.
  @Test(.enabled(if: Python.withJUnitParser != nil, "needs python3 with junitparser")) func junitparserReadsIt() throws
  {
    let script = """
      import sys, junitparser
      for suite in junitparser.JUnitXml.fromstring(sys.stdin.buffer.read()):
          cases = list(suite)
          print(suite.tests, suite.failures, len(cases), sum(len(case.result) for case in cases))
      """
    let printed = try Python.complaints(
      of: Python.withJUnitParser, script, about: Reporter.junit.report(on: Sample.files))
    let expected = Sample.files.map { file in
      let errors = file.findings.filter { $0.severity == .error }.count
      return "\(max(1, errors)) \(errors) \(max(1, errors)) \(errors)\n"
    }
    #expect(printed == expected.joined())
  }
}
