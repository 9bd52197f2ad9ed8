import CommandLineKit
import OperatingSystem
import TypeRampProject

/// The streams of a command: requested output goes to standard output, everything else to standard error.
struct Console {
  /// What is printed, if it is kept instead of written.
  var transcript: Transcript?

  /// Whether text on a stream is coloured: on a terminal unless NO_COLOR is set, and anywhere if CLICOLOR_FORCE is set.
  func isColoured(_ stream: StandardStream) -> Bool {
    if transcript != nil { return false }
    if let forced = environmentVariable("CLICOLOR_FORCE"), !forced.isEmpty, forced != "0" { return true }
    if let denied = environmentVariable("NO_COLOR"), !denied.isEmpty { return false }
    return stream.isTerminal
  }

  /// The columns of a terminal that shows a stream; nil for lines of any length.
  func columns(_ stream: StandardStream) -> Int? { transcript == nil ? stream.columns : nil }

  /// The columns of help and explanations: those of the terminal, or 80.
  var helpWidth: Int { columns(.output) ?? 80 }

  func print(_ text: String) throws(FileError) { try print(Array(DisplayText.lines(text).utf8)) }

  func print(_ content: [UInt8]) throws(FileError) { try write(content, to: .output) }

  /// Prints lines for the user. Errors are ignored: there is no other stream to report them.
  func report(_ lines: [String]) {
    if lines.isEmpty { return }
    // Frames fit, and their spaces count.
    let fitting = lines.flatMap { $0.hasPrefix("typeramp: ") ? $0.lines(width: columns(.error)) : [$0] }
    let text = DisplayText.lines(fitting.map { $0 + "\n" }.joined())
    try? write(Array(text.utf8), to: .error)
  }

  /// Reports something about the run, in a sentence with names from files.
  func report(_ severity: Severity, _ text: String) {
    report(["typeramp: \(severity.rawValue): \(DisplayText.escaped(text))"])
  }

  private func write(_ content: [UInt8], to stream: StandardStream) throws(FileError) {
    guard let transcript else { return try stream.write(content) }
    transcript.add(content, to: stream)
  }

  /// Reports the findings in the files of an input. `validate` shows more of them.
  func report(_ files: [FileFindings]) {
    let excerpt = FindingExcerpt(files, .brief)
    for file in excerpt.files where !file.findings.isEmpty {
      let formatter = DiagnosticFormatter(of: file.source, isColoured: isColoured(.error), columns: columns(.error))
      for finding in file.findings { report(formatter.lines(for: finding)) }
    }
    report(excerpt.more)
  }

  func report(_ error: FileError) {
    let meant = error.isMissing ? Self.path(like: error.path).map { "; did you mean '\($0)'?" } ?? "" : ""
    report(.error, error.message + meant)
  }

  /// A path of which a missing one may be a misspelling.
  private static func path(like path: String) -> String? {
    let folder = Files.folder(of: path)
    let (name, names) = (Files.name(of: path), (try? Files.entries(of: folder))?.map(\.name) ?? [])
    let stem = Source.name(ofFileAt: name)
    let meant = names.first { Spelling.isSlip(name, for: $0) || Source.name(ofFileAt: $0) == stem }
    return meant.map { folder == "." ? $0 : Files.join(folder, $0) }
  }

  func report(_ problem: ProjectFonts.Problem) {
    if case .declined(let error, let path) = problem { return report([error.line(for: path)]) }
    report(problem.isError ? .error : .note, problem.message)
  }

  /// Reports why a command has failed.
  ///
  /// - Parameter command: the name of the command; nil if the call names none.
  func report(_ error: any Error, command: String?) {
    switch error {
    case let error as UsageError: report(error, command)
    case let error as ProjectError: report(.other(error.message), command)
    case let error as FileError: report(error)
    case let error as ConfigurationMistakes: report([error.file])
    default: report(.error, "\(error)")
    }
  }

  /// Reports a mistake in the call, with a suggestion.
  private func report(_ error: UsageError, _ command: String?) {
    var message = error.message
    if case .unknownOption(let option, _) = error, let meant = Command.otherOptions["\(command ?? "") \(option)"] {
      message += "; did you mean '\(meant)'?"
    } else if let (word, known) = error.misspelling, let suggestion = Spelling.closest(to: word, among: known) {
      message += "; did you mean '\(suggestion)'?"
    } else if let choices = error.choices {
      message += "; expected \(choices)"
    }
    let help = command.map { "typeramp \($0) --help" } ?? "typeramp --help"
    report(.error, message)
    report(["See '\(help)'."])
  }
}

extension FontFileError {
  func line(for path: String) -> String { "\(DisplayText.escaped(path)): error: \(message) [font-file]" }
}

/// What a command has printed.
final class Transcript {
  private var bytes: [StandardStream: [UInt8]] = [:]

  func add(_ content: [UInt8], to stream: StandardStream) { bytes[stream, default: []] += content }

  func text(of stream: StandardStream) -> String { String(decoding: bytes[stream] ?? [], as: UTF8.self) }
}
