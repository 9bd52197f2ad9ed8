import Documents
import Foundation

/// A part of the program that is given any bytes at all, and the laws that hold whatever they are.
///
/// To add one, write its file and put it into `all`.
struct FuzzTarget: Sendable {
  /// What `--target` calls it.
  let name: String
  /// What inputs are made of, for the fuzzer's dictionary.
  let words: [String]
  /// What a fuzzer begins with.
  let seeds: @Sendable () throws -> [[UInt8]]
  /// Takes the bytes through the part; throws the law that is broken.
  let run: @Sendable ([UInt8]) throws -> Void

  static let all: [FuzzTarget] = DocumentFormat.all.map(reader) + [.fonts, .tokens, .compiler]

  /// The words in libFuzzer's form: one a line, in quotes, what is not plain as `\xAB`.
  var dictionary: String {
    Set(words).sorted().map { word in
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
