import Foundation
import TestSupport

/// The format of a generated document.
enum GeneratedFormat: String, CaseIterable {
  case json, xml, binary

  /// A document in one of many notations; mostly valid.
  func document(_ random: inout SeededGenerator) -> [UInt8] {
    if self == .binary {
      var list = GeneratedBinary(&random)
      return list.bytes()
    }
    var text = GeneratedText(SeededGenerator(seed: random.next()))
    if self == .json { text.addJSON() } else { text.addXML() }
    return TextForm.random(&random).bytes(of: text.text)
  }

  /// Small real documents and those of test suites, which are mutated as well.
  var examples: [[UInt8]] {
    let folders = [Repository.corpus, Repository.fixtures].compactMap(\.self)
    let files = folders.flatMap { folder in
      (FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []).sorted()
        .compactMap { FileManager.default.contents(atPath: folder.appending(path: $0).path) }
    }
    return files.filter { 1..<4000 ~= $0.count && Self(of: $0) == self }.map { [UInt8]($0) }
  }

  /// The format detected for a file; nil for one of another format.
  private init?(of file: Data) {
    switch file.first(where: { $0 > 0x20 }) {
    case _ where file.starts(with: Data("bplist".utf8)): self = .binary
    case UInt8(ascii: "<"): self = .xml
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\""): self = .json
    default: return nil
    }
  }
}
