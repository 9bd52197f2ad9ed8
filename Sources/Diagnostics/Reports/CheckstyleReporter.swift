import Documents

extension Reporter {
  static let checkstyle = Reporter(name: "checkstyle", summary: "Checkstyle's XML, for Jenkins and reviewdog") { _ in
    CheckstyleReportWriter()
  }
}

/// Checkstyle 4.3, the version that all readers support.
private struct CheckstyleReportWriter: ReportWriter {
  func begin(to output: inout some TextOutputStream) {
    output.write(XMLMarkup.declaration + "<checkstyle version=\"4.3\">\n")
  }

  func write(_ findings: [Diagnostic], in locator: SourceLocator, to output: inout some TextOutputStream) {
    output.write("  \(fileTag(locator.source))>\n")
    for finding in findings {
      output.write("    " + XMLMarkup.tag("error", attributes(of: finding, in: locator)) + "/>\n")
    }
    output.write("  </file>\n")
  }

  func writeClean(_ source: Source, to output: inout some TextOutputStream) { output.write("  \(fileTag(source))/>\n") }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</checkstyle>\n") }

  private func fileTag(_ source: Source) -> String { XMLMarkup.tag("file", [("name", source.path)]) }

  /// Readers require a line for every finding, so a finding in a file without lines is reported at line 1.
  private func attributes(of finding: Diagnostic, in locator: SourceLocator) -> [(String, String)] {
    let start = locator.mark(of: finding.range).start
    return [("line", "\(start?.line ?? 1)")] + (start.map { [("column", "\($0.column)")] } ?? []) + [
      ("severity", finding.severity.name(error: "error", warning: "warning", note: "info")),
      ("message", finding.sentences(in: locator).joined(separator: "\n")), ("source", "typeramp.\(finding.id)"),
    ]
  }
}
