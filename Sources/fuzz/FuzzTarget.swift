import Documents
import Foundation
import TestSupport

/// A part of the program that accepts any bytes, and the laws that hold for all of them.
///
/// To add one, write its file and add it to `all`.
struct FuzzTarget: Sendable {
  /// Its name for `--target`.
  let name: String
  /// Parts of inputs, for the fuzzer's dictionary, besides those of `Fixtures/Seeds/words.json`.
  var moreWords: [String] = []
  /// The inputs with which a fuzzer begins.
  let seeds: @Sendable () throws -> [[UInt8]]
  /// Runs the part on bytes; throws if a law is broken.
  let run: @Sendable ([UInt8]) throws -> Void

  static let all: [FuzzTarget] =
    (DocumentFormat.all + [.strings]).map(reader) + [
      .fonts, .tokens, .compiler, .editor, .code, .texts,
    ]

  /// The words in libFuzzer's format: one on each line, in quotes, with `\xAB` for other characters.
  var dictionary: String {
    Set(moreWords + (Fixtures.words[name] ?? [])).sorted().map { word in
      let bytes = word.utf8.map { byte -> String in
        let isPlain = 0x20..<0x7F ~= byte && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
        return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}

/// A law that does not hold.
struct BrokenLaw: Error, CustomStringConvertible {
  let description: String
}

/// Throws when a law does not hold.
func require(_ holds: @autoclosure () throws -> Bool, _ law: @autoclosure () -> String) throws {
  if try !holds() { throw BrokenLaw(description: law()) }
}

/// The files of the checkout with which fuzzers begin, and their findings.
enum Fixtures {
  /// The files in folders; a folder that does not exist has none.
  static func files(in folders: String...) throws -> [[UInt8]] {
    let files = folders.flatMap { Repository.files(in: Repository.fixtures.appending(path: $0)) }
    return try files.map { [UInt8](try Data(contentsOf: $0)) }
  }

  /// Parts of inputs by target.
  static let words: [String: [String]] = {
    let data = try? Data(contentsOf: Repository.fixtures.appending(path: "Seeds/words.json"))
    return data.flatMap { try? JSONDecoder().decode([String: [String]].self, from: $0) } ?? [:]
  }()
}

/// Makes choices that depend on the bytes of an input: any file is an input, the same input is always tested in the
/// same way, and similar inputs in other ways.
struct Choice {
  /// FNV-1a, 64 bits, which are enough for all choices together.
  private var number: UInt64

  init(by bytes: [UInt8]) {
    number = bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  mutating func next<Element>(of elements: [Element]) -> Element {
    let count = UInt64(elements.count)
    defer { number /= count }
    return elements[Int(number % count)]
  }
}
