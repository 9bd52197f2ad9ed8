import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// What was read and found in one input.
struct InputCheck: Sendable {
  let input: Input
  private(set) var documents: [(compilation: Compilation, options: CompilationOptions)] = []
  /// How many of its files are no dictionaries and no design tokens, where they were found and not named.
  private(set) var skipped = 0
  /// Why it could not be read.
  private(set) var error: FileError?

  /// Reads and compiles an input.
  ///
  /// - Parameters:
  ///   - isNamed: it is checked whatever it looks like.
  ///   - outputs: what rules about outputs judge.
  init(_ input: Input, isNamed: Bool, _ options: InputOptions, outputs: [Emitter]) {
    self.input = input
    do throws(FileError) {
      for document in try input.documents(options.tokens) {
        guard isNamed || StyleDictionary.isLikely(document) || TokenForm.isLikely(document) else {
          skipped += 1
          continue
        }
        var options = options.options(for: document.source.path)
        options.outputs = outputs
        documents.append((Compilation(document, options: options), options))
      }
    } catch {
      self.error = error
    }
  }
}

extension InputCheck {
  /// Inputs in parts that are checked at once, so small that what is known of their files does not fill memory. What is
  /// no regular file may make us wait, and is a part of its own.
  static func parts(of inputs: [(input: Input, isNamed: Bool)]) -> [[(input: Input, isNamed: Bool)]] {
    var parts: [[(input: Input, isNamed: Bool)]] = []
    var bytes = mostBytes
    for checked in inputs {
      let size = Files.size(ofFileAt: checked.input.argument) ?? mostBytes
      if bytes + size > mostBytes || parts[parts.count - 1].count == mostInputs {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(checked)
      bytes += size
    }
    return parts
  }

  private static let mostBytes = 4 << 20
  private static let mostInputs = 256
}
