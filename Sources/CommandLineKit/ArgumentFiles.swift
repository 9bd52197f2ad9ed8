/// Arguments in files: `@FILE` is replaced by the lines of FILE.
package enum ArgumentFiles {
  /// The maximum number of arguments: more than any system passes on a command line.
  package static let limit = 1_000_000

  /// This many bytes of files count as an argument, even if they contain none: forty files that each name the next one
  /// twice would be read a trillion times.
  private static let bytesPerArgument = 256

  /// Replaces every `@FILE` before `--` by the arguments in the file, one on each line; empty lines are skipped. A file
  /// may name others, but not itself. A revision of git, such as `@~1:Brand.plist`, is kept if there is no such file.
  ///
  /// - Parameters:
  ///   - limit: the maximum number of arguments and lines of files.
  ///   - isThere: whether there is a file with this path.
  ///   - read: returns the text of a file.
  package static func expand<Failure: Error>(
    _ arguments: [String], limit: Int = limit, isThere: (String) -> Bool = { _ in false },
    read: (String) throws(Failure) -> String
  ) throws(ArgumentFileError<Failure>) -> [String] {
    if arguments.count <= limit, !arguments.contains(where: mayNameFile) { return arguments }
    var result: [String] = []
    // The remaining arguments, the next one last, each with the files that it came from.
    var pending = arguments.reversed().map { (text: $0, origin: [String]()) }
    var cost = 0
    while let (text, origin) = pending.popLast() {
      let file = String(text.dropFirst())
      let mayBeRevision = file.utf8.first.map(":~^{".utf8.contains) ?? true
      guard mayNameFile(text), !mayBeRevision || isThere(file) else {
        result.append(text)
        if text == "--" { break }
        if result.count > limit { throw .tooMany(origin.last) }
        continue
      }
      if origin.contains(file) { throw .cycle(file) }
      let (lines, size) = try lines(of: file, read)
      cost += 1 + lines.count + size / bytesPerArgument
      if cost > limit { throw .tooMany(file) }
      let files = origin + [file]
      for line in lines.reversed() { pending.append((line, files)) }
    }
    return result + pending.reversed().map(\.text)
  }

  private static func mayNameFile(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "@") }

  private static func lines<Failure: Error>(
    of file: String, _ read: (String) throws(Failure) -> String
  ) throws(ArgumentFileError<Failure>) -> (lines: [String], size: Int) {
    do {
      let text = try read(file)
      // Only LF and CR end a line: a name can contain any other separator. Bytes, since a list can have thousands of
      // names.
      let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
      return (lines.map { String(Substring($0)) }, text.utf8.count)
    } catch {
      throw .unreadable(error)
    }
  }
}

/// Why arguments could not be read from files.
package enum ArgumentFileError<Failure: Error>: Error {
  case unreadable(Failure)
  /// The file includes itself, directly or indirectly.
  case cycle(String)
  /// The arguments exceed the limit, including those in this file; nil without a file.
  case tooMany(String?)
}
