/// The parts of generated files that are real Swift files, in the folders `Shared`, which are embedded in the program.
///
/// The first paragraph of a file is for its readers, and is not copied. Only some words are replaced.
struct SwiftParts {
  let files: [[UInt8]]
  /// The words that are replaced, such as `internal`, which marks the declarations that callers use.
  let words: [String: String]
  /// A text; lines that contain it are left out.
  var excluded: String?
  /// The names of the systems that they are for; empty for all.
  var systems: [String] = []

  /// The text of all parts.
  var bytes: [UInt8] {
    let replacements = words.map { (word: Array($0.utf8), text: Array($1.utf8)) }
    var text: [UInt8] = []
    for file in files.map(forSystems) {
      let lines = file.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      // Nothing follows the last line ending.
      for line in lines.drop(while: { !$0.isEmpty }).dropLast() where !isExcluded(line) {
        if words["internal"] == "package", line.starts(with: "internal import ".utf8) {
          // Without the upcoming feature, `package import` conflicts with a plain import elsewhere in the module; with
          // it, a plain import is not enough.
          let plain = line.dropFirst("internal ".utf8.count)
          text += "#if hasFeature(InternalImportsByDefault)\npackage ".utf8
          text += plain + "\n#else\n".utf8 + plain + "\n#endif".utf8
        } else {
          Self.append(line, replacing: replacements, to: &text)
        }
        text.append(UInt8(ascii: "\n"))
      }
    }
    return text
  }

  /// A file without what is for other systems, and without the empty lines around that.
  private func forSystems(_ file: [UInt8]) -> [UInt8] {
    if systems.isEmpty { return file }
    var conditions = SwiftConditions(systems: systems)
    let lines = String(decoding: file, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let kept = lines.compactMap { conditions.line(String($0)) }
    // A part of which nothing is left begins with its paragraph for readers.
    let isEmpty = kept.drop { !$0.isEmpty }.allSatisfy(\.isEmpty)
    let spaced = zip(kept, [" "] + kept).filter { !$0.0.isEmpty || !$0.1.isEmpty }.map(\.0)
    return isEmpty ? [] : Array(spaced.joined(separator: "\n").utf8)
  }

  private func isExcluded(_ line: ArraySlice<UInt8>) -> Bool {
    guard let excluded else { return false }
    return line.indices.contains { line[$0...].starts(with: excluded.utf8) }
  }

  /// Appends a line with words replaced. Where a word is replaced by nothing, the space after it goes too.
  private static func append(
    _ line: ArraySlice<UInt8>, replacing replacements: [(word: [UInt8], text: [UInt8])], to text: inout [UInt8]
  ) {
    var rest = line
    while let first = rest.first {
      let word = rest.prefix(while: isPartOfWord)
      rest = rest.dropFirst(max(1, word.count))
      if let replacement = replacements.first(where: { word.elementsEqual($0.word) })?.text {
        text += replacement
        if replacement.isEmpty { rest = rest.dropFirst() }
      } else if word.isEmpty {
        text.append(first)
      } else {
        text += word
      }
    }
  }

  private static func isPartOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
