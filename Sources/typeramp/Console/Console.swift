import CommandLineKit
import Diagnostics
import FileSystem
import TypeRampKit

/// Where a command prints: what was asked for to standard output, everything else to standard error.
struct Console {
  /// Whether text on a stream may have colours: on a terminal, unless NO_COLOR is set, or wherever CLICOLOR_FORCE is.
  func isColoured(_ stream: StandardStream) -> Bool {
    if let forced = environmentVariable("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return true }
    if let denied = environmentVariable("NO_COLOR"), !denied.isEmpty { return false }
    return stream.isTerminal
  }

  /// Prints what was asked for.
  func print(_ text: String) throws(FileError) { try StandardStream.output.write(text) }

  /// Prints the bytes of a file that was asked for.
  func print(_ bytes: [UInt8]) throws(FileError) { try StandardStream.output.write(bytes) }

  /// Prints lines for the person who called. An error is ignored: there is no other stream to report it on.
  func report(_ lines: [String]) {
    if lines.isEmpty { return }
    try? StandardStream.error.write(lines.map { $0 + "\n" }.joined())
  }

  /// Reports the wanted findings of a compilation.
  func report(_ compilation: Compilation, where isWanted: (Diagnostic) -> Bool) {
    report(compilation.files.map { FileFindings($0.source, $0.findings.filter(isWanted)) })
  }

  /// More findings of one rule in one file are counted, not shown: `validate` is for looking at them.
  private static let mostFindings = 10

  /// Reports the findings of files.
  func report(_ files: [FileFindings]) {
    for file in files where !file.findings.isEmpty {
      let formatter = DiagnosticFormatter(of: file.source, isColoured: isColoured(.error))
      for finding in file.first(Self.mostFindings) { report(formatter.lines(for: finding)) }
      report(file.linesOnMore(than: Self.mostFindings).map { $0 + "; 'typeramp validate' shows them" })
    }
  }

  /// Reports that a file could not be read or written.
  func report(_ error: FileError) { report(["typeramp: error: \(DisplayText.escaped(error.message))"]) }

  /// Reports what is wrong with the call, and what was probably meant.
  func report(_ error: UsageError, command: String?) {
    var message = error.message
    if let (word, known) = error.misspelling, let suggestion = Spelling.closest(to: word, among: known) {
      message += "; did you mean '\(suggestion)'?"
    }
    let help = command.map { "typeramp \($0) --help" } ?? "typeramp --help"
    report(["typeramp: error: \(DisplayText.escaped(message))", "See '\(help)'."])
  }
}
