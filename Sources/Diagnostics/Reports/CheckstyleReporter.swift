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

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    let tag = "  " + XMLMarkup.tag("file", [("name", file.source.path)])
    guard !file.findings.isEmpty else { return output.write(tag + "/>\n") }
    let converter = LocationConverter(file)
    output.write(tag + ">\n")
    for finding in file.findings {
      output.write("    " + XMLMarkup.tag("error", attributes(of: finding, in: converter)) + "/>\n")
    }
    output.write("  </file>\n")
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</checkstyle>\n") }

  /// Readers require a line for every finding, so a finding in a file without lines is reported at line 1.
  private func attributes(of finding: Diagnostic, in converter: LocationConverter) -> [(String, String)] {
    let start = converter.location(of: finding.range).start
    let position = converter.hasLines ? [("line", "\(start.line)"), ("column", "\(start.column)")] : [("line", "1")]
    return position + [
      ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
      ("message", finding.sentences(in: converter).joined(separator: "\n")), ("source", "typeramp.\(finding.id)"),
    ]
  }
}
