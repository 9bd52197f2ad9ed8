import Documents

extension Reporter {
  static let xcode = Reporter(name: "xcode", summary: "lines that Xcode shows beside the code") {
    XcodeReportWriter(paths: $0.paths)
  }
}

/// One line for each finding and each note. Xcode opens a file only by its absolute path.
private struct XcodeReportWriter: ReportWriter {
  let paths: ReportPaths

  func write(_ file: FileFindings, to output: inout some TextOutputStream) {
    guard !file.findings.isEmpty else { return }
    let converter = LocationConverter(file)
    let path = DisplayText.escaped(paths.absolute(file.source.path))
    for finding in file.findings {
      let message = finding.message(in: converter) + (finding.fix.map { "; fix: \($0.message)" } ?? "")
      output.write(
        "\(path):\(position(finding.range, converter)): \(finding.severity): \(shown(message)) [\(finding.id)]\n")
      for note in finding.notes {
        output.write("\(path):\(position(note.range, converter)): note: \(shown(note.message))\n")
      }
    }
  }

  /// Xcode requires a line for every finding, so a finding in a file without lines is reported at line 1.
  private func position(_ range: Range<Int>, _ converter: LocationConverter) -> String {
    let position = converter.hasLines ? converter.lines.position(of: range.lowerBound) : Position(line: 1, column: 1)
    return "\(position.line):\(position.column)"
  }

  private func shown(_ text: String) -> String { DisplayText.escaped(text) }
}
