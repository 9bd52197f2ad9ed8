/// Arguments kept in files: `@FILE` stands for the lines of FILE.
package enum ArgumentFiles {
  /// More than any system passes on a command line; a file that names itself ends here.
  package static let limit = 1_000_000

  /// Replaces every `@FILE` before `--` by the arguments in the file, one a line; empty lines are passed over. A file may
  /// name others, not itself.
  ///
  /// - Parameter read: the text of a file.
  package static func expand<Failure: Error>(
    _ arguments: [String], read: (String) throws(Failure) -> String
  ) throws(ArgumentFileError<Failure>) -> [String] {
    var result: [String] = []
    // The arguments still to come, the next one last, each with the files that it came from.
    var pending = arguments.reversed().map { (text: $0, files: [String]()) }
    while let (text, files) = pending.popLast() {
      guard text.hasPrefix("@"), text.utf8.count > 1 else {
        result.append(text)
        if text == "--" { break }
        if result.count > limit { throw .tooMany }
        continue
      }
      let file = String(text.dropFirst())
      if files.contains(file) { throw .cycle(file) }
      for line in try lines(of: file, read).reversed() { pending.append((line, files + [file])) }
      if pending.count > limit { throw .tooMany }
    }
    return result + pending.reversed().map(\.text)
  }

  private static func lines<Failure: Error>(
    of file: String, _ read: (String) throws(Failure) -> String
  ) throws(ArgumentFileError<Failure>) -> [String] {
    do {
      return try read(file).split(whereSeparator: \.isNewline).map(String.init)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// Why arguments could not be read from files.
package enum ArgumentFileError<Failure: Error>: Error {
  case unreadable(Failure)
  /// The file names itself, if only by way of others.
  case cycle(String)
  case tooMany
}
