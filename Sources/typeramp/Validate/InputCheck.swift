import DesignTokens
import Diagnostics
import Documents
import FileSystem
import TypeRampKit

/// The result of checking one input.
struct InputCheck: Sendable {
  let input: Input
  private(set) var documents: [CheckedDocument] = []
  /// How many of its files were found by searching and are neither dictionaries nor design tokens.
  private(set) var skipped = 0
  /// Why it could not be read.
  private(set) var error: FileError?

  /// Reads and compiles an input.
  ///
  /// - Parameters:
  ///   - isNamed: whether it is checked even if it does not look like a dictionary.
  ///   - outputs: the configured outputs, for rules about outputs. If they are written for several themes or contexts,
  ///     each of these is checked.
  init(_ input: Input, isNamed: Bool, _ options: InputOptions, outputs: [OutputSettings]) {
    self.input = input
    let variants = InputVariants.choices(of: input, for: outputs, options)
    do throws(FileError) {
      for document in try input.documents(options.tokens) {
        guard isNamed || StyleDictionary.isLikely(document) || TokenForm.isLikely(document) else {
          skipped += 1
          continue
        }
        var options = options.options(for: document.source.path)
        options.outputs = outputs.map(\.emitter)
        var checked = CheckedDocument(document, variants[0].options(options))
        for variant in variants.dropFirst() { checked.add(CheckedDocument(document, variant.options(options))) }
        documents.append(checked)
      }
    } catch {
      self.error = error
    }
  }
}

/// What is reported about a document. The compilation, with its tree and table, is not kept while its result waits.
struct CheckedDocument: Sendable {
  /// The options that it was compiled with, one after another; at least one.
  private(set) var options: [CompilationOptions]
  /// Whether it was made from several files.
  let isJoined: Bool
  /// The findings in each of its files.
  private(set) var files: [FileFindings]
  private(set) var uncheckedFonts: [String]
  private(set) var choices = ChoiceUse()
  /// What was found so far; nil until there are findings of other options.
  private var found: DistinctFindings?

  init(_ document: Document, _ options: CompilationOptions) {
    self.init(Compilation(document, options: options), options)
  }

  init(_ compilation: Compilation, _ options: CompilationOptions) {
    self.options = [options]
    isJoined = !compilation.source.joinedFiles.isEmpty
    files = compilation.files
    uncheckedFonts = compilation.uncheckedFontNames
    choices.add(compilation)
  }

  /// Adds what was found with other options, each finding once.
  mutating func add(_ other: CheckedDocument) {
    var found = self.found ?? DistinctFindings()
    if self.found == nil { for file in files { _ = found.insert(file) } }
    for file in other.files {
      let new = found.insert(file)
      if let index = files.firstIndex(where: { $0.source.path == file.source.path }) {
        if !new.isEmpty { files[index] = FileFindings(file.source, (files[index].findings + new).inOrderOfPlaces) }
      } else {
        files.append(FileFindings(file.source, new))
      }
    }
    self.found = found
    options += other.options
    uncheckedFonts += other.uncheckedFonts
    choices.add(other.choices)
  }
}

extension InputCheck {
  /// Splits inputs into parts that are checked concurrently, small enough to bound memory. An input that is not a
  /// regular file may block, and is a part of its own.
  ///
  /// - Parameter jobs: the number of threads.
  static func parts(
    of inputs: [(input: Input, isNamed: Bool)], jobs: Int
  ) -> [[(input: Input, isNamed: Bool)]] {
    // Several parts for each thread, so that all threads end at about the same time.
    let mostInputs = jobs > 1 ? min(max(inputs.count / (8 * jobs), 1), 32) : 1
    var parts: [[(input: Input, isNamed: Bool)]] = []
    var bytes = 0
    for checked in inputs {
      // An empty file counts as a byte, so that it is in no part with an input that may block.
      let size = checked.input.size.map { max($0, 1) } ?? mostBytes
      if parts.isEmpty || bytes + size > mostBytes || parts[parts.count - 1].count == mostInputs {
        parts.append([])
        bytes = 0
      }
      parts[parts.count - 1].append(checked)
      bytes += size
    }
    return parts
  }

  /// The number of threads, fewer for large files: each thread may have two parts in memory.
  static func jobs(for inputs: [(input: Input, isNamed: Bool)], atMost jobs: Int) -> Int {
    let largest = inputs.reduce(mostBytes) { max($0, $1.input.size ?? 0) }
    return min(jobs, max(8 * mostBytes / largest, 1))
  }

  private static let mostBytes = 4 << 20
}
