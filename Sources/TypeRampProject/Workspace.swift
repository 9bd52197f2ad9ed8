package import OperatingSystem

/// What the inputs of a project are read and compiled with: where files are, and the options for each of them.
package struct Workspace: Sendable {
  package let store: any FileStore
  package var options: InputOptions

  /// The path for which the rules of a file are configured, if it is not its own.
  private let configuredPath: @Sendable (String) -> String

  package init(
    _ store: any FileStore = DiskFiles(), options: InputOptions,
    configuredPath: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.store = store
    self.options = options
    self.configuredPath = configuredPath
  }

  /// The files of a revision, with the options of the files in the working tree.
  package func reading(_ revision: RevisionFiles) -> Workspace {
    Workspace(revision.store, options: options) { revision.workingPath(of: $0) }
  }

  /// Reads an input.
  ///
  /// - Parameter isFound: whether it is read only as a style dictionary, without references to files.
  package func contents(of input: Input, isFound: Bool = false) throws(FileError) -> InputContents {
    try InputContents(of: input, in: store, options.tokens, isFound: isFound)
  }

  /// What was read for an input, or why it could not be read.
  package typealias ReadInput = Result<InputContents, FileError>

  /// Reads an input, for `outcome`.
  package func read(_ input: Input, isFound: Bool = false) -> ReadInput {
    Result { () throws(FileError) in try contents(of: input, isFound: isFound) }
  }

  /// Reads and compiles an input.
  ///
  /// - Parameter contents: what was read for it, if it was read before.
  package func outcome(of input: Input, as contents: ReadInput? = nil, _ work: Outcome.Work) -> Outcome {
    var outcome = Outcome(of: input)
    do throws(FileError) {
      let read = try (contents ?? read(input, isFound: work.others == .empty)).get()
      outcome.add(read, work) { options.options(for: configuredPath($0)) }
      if input.kind == .folder, outcome.lacksTokens, let unread = FolderContents(of: input.argument, in: store).unread {
        outcome.note(
          "\(DisplayText.escaped(input.argument)): note: \(unread) in this folder are not read; write JSON files")
      }
    } catch {
      outcome.fail(error)
    }
    return outcome
  }

  /// Reads the inputs that may block, such as pipes. They are read before anything is staged, since waiting cannot be
  /// interrupted after that.
  package func readStreams(among inputs: [Input], isFound: Bool = false) -> [Input: ReadInput] {
    inputs.filter(\.isStream).reduce(into: [:]) { $0[$1] = read($1, isFound: isFound) }
  }

  /// How many bytes of files may be in outcomes that wait.
  private static let mostWaiting = 64 << 20
  /// How many bytes a folder of tokens or a pipe is assumed to have.
  private static let usualFolder = 4 << 20

  /// Passes on the outcome of each input, in the order of the inputs, while others are compiled.
  ///
  /// - Parameters:
  ///   - contents: what was read before, by input.
  ///   - jobs: the number of threads.
  package func forEachOutcome<Failure: Error>(
    of inputs: [Input], _ contents: [Input: ReadInput] = [:], jobs: Int,
    _ work: @escaping @Sendable (Input) -> Outcome.Work, take: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // Outcomes wait with the text of their files. Outputs with embedded fonts are large.
    let largest = inputs.reduce(1) { max($0, $1.size ?? Self.usualFolder) }
    let ahead = options.fonts?.keepsContents ?? false ? 8 : min(max(Self.mostWaiting / largest, 2 * jobs), 256)
    try Parallel.forEach(inputs, jobs: jobs, ahead: ahead) { input in
      outcome(of: input, as: contents[input], work(input))
    } take: { (outcome: Outcome) throws(Failure) in
      try take(outcome)
    }
  }
}
