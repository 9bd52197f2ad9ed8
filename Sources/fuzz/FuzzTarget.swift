import Documents
import Foundation

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

  static let all: [FuzzTarget] = DocumentFormat.all.map(reader) + [.fonts, .tokens, .compiler, .editor]

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
