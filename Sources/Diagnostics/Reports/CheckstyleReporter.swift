import Documents

extension Reporter {
  static let checkstyle = Reporter(name: "checkstyle", summary: "Checkstyle's XML, for Jenkins and reviewdog") { _ in
    CheckstyleReportWriter()
  }
}

/// Checkstyle 4.3, the version that every reader of it knows.
private struct CheckstyleReportWriter: ReportWriter {
  func begin(to output: inout some TextOutputStream) {
    output.write(XMLText.declaration + "<checkstyle version=\"4.3\">\n")
  }

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    let tag = "  " + XMLText.tag("file", [("name", file.source.path)])
    guard !file.findings.isEmpty else { return output.write(tag + "/>\n") }
    let places = Places(file.source)
    output.write(tag + ">\n")
    for finding in file.findings {
      output.write("    " + XMLText.tag("error", attributes(of: finding, in: places)) + "/>\n")
    }
    output.write("  </file>\n")
  }

  func end(_ summary: ReportSummary, to output: inout some TextOutputStream) { output.write("</checkstyle>\n") }

  /// Readers want a line of every finding, so a file without lines is reported at its first.
  private func attributes(of finding: Diagnostic, in places: Places) -> [(String, String)] {
    let place = places.place(of: finding.range)
    let position =
      places.hasLines ? [("line", "\(place.start.line)"), ("column", "\(place.start.column)")] : [("line", "1")]
    return position + [
      ("severity", finding.severity == .note ? "info" : finding.severity.rawValue),
      ("message", places.lines(of: finding).joined(separator: "\n")), ("source", "typeramp.\(finding.id)"),
    ]
  }
}
