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
  /// - Throws: for a file that names itself, directly or indirectly, and for too many arguments.
  package static func expand(
    _ arguments: [String], limit: Int = limit, isThere: (String) -> Bool = { _ in false },
    read: (String) throws -> String
  ) throws -> [String] {
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
        if result.count > limit { throw tooMany(origin.last) }
        continue
      }
      if origin.contains(file) { throw UsageError.other("argument file '\(file)' names itself") }
      let (lines, size) = try lines(of: file, read)
      cost += 1 + lines.count + size / bytesPerArgument
      if cost > limit { throw tooMany(file) }
      let files = origin + [file]
      for line in lines.reversed() { pending.append((line, files)) }
    }
    return result + pending.reversed().map(\.text)
  }

  private static func mayNameFile(_ text: String) -> Bool { text.utf8.first == UInt8(ascii: "@") }

  private static func lines(
    of file: String, _ read: (String) throws -> String
  ) throws -> (lines: [String], size: Int) {
    let text = try read(file)
    // Only LF and CR end a line: a name can contain any other separator. Bytes, since a list can have thousands of
    // names.
    let lines = text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    return (lines.map { String(Substring($0)) }, text.utf8.count)
  }

  /// - Parameter file: the file that has the arguments beyond the limit; nil if the call itself has them.
  private static func tooMany(_ file: String?) -> UsageError {
    let subject = file.map { "argument file '\($0)' brings" } ?? "there are"
    return .other("\(subject) more than \(limit) arguments")
  }
}
