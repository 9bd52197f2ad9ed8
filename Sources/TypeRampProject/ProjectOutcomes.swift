import OperatingSystem
import Writing

extension Project {
  /// Reads an input, for `outcome`.
  ///
  /// - Parameter isAlone: whether it is read only as a dictionary, without references to files.
  package func read(_ input: Input, isAlone: Bool = false) -> FoundInput.ReadInput {
    Result { () throws(FileError) in try InputContents(of: input, in: store, options.common.tokens, isAlone: isAlone) }
  }

  package func outcome(of found: FoundInput, _ work: Outcome.Work) -> Outcome {
    let input = found.input
    var outcome = Outcome(of: input)
    do throws(FileError) {
      let contents = try (found.contents ?? read(input, isAlone: work.isForPlugin)).get()
      let planned = planned(for: input, contents, work)
      let themes = planned.isEmpty ? themes(of: input, contents, work) : planned.map(\.theme).unique
      outcome.add(contents, work, planned, for: themes, isNamed: found.isNamed, options: options(for:))
      let lacksTokens = outcome.files.contains { $0.findings.contains(where: \.isOfMissingTokens) }
      if input.kind == .folder, lacksTokens, let unread = FolderContents(of: input.argument, in: store).unread {
        outcome.note(
          "\(DisplayText.escaped(input.argument)): note: \(unread) in this folder are not read; write JSON files")
      }
      if input.kind == .folder, !found.isSearched, case let lists = dictionaryLists(in: input.argument), !lists.isEmpty,
        lists != contents.paths
      {
        let path = DisplayText.escaped(input.argument)
        outcome.note("\(path): note: beside the design tokens, \(lists.quotedList(upTo: 4)) is not read; name it alone")
      }
    } catch {
      outcome.fail(error)
    }
    return outcome
  }

  private func planned(for input: Input, _ contents: InputContents, _ work: Outcome.Work) -> [PlannedOutput] {
    switch work.outputs {
    case .none: []
    case .configured: settings.outputs.checked(configured(input), contents, self)
    case .planned(let outputs): outputs(input)
    }
  }

  /// The themes and contexts that an input without outputs is compiled for.
  private func themes(of input: Input, _ contents: InputContents, _ work: Outcome.Work) -> [ThemeChoice] {
    let all: [ThemeChoice] =
      switch work.themes {
      case .chosen: []
      case .ofOutputs: settings.outputs.themes(of: configured(input), contents, self)
      case .all: (try? InputThemes(of: contents, self).all) ?? themes(of: input, contents, .showing())
      }
    return all.isEmpty ? [ThemeChoice()] : all
  }

  /// Reads pipes and the like before anything is staged, since waiting for them cannot be interrupted after that.
  package func readingStreams(among inputs: [FoundInput], isAlone: Bool = false) -> [FoundInput] {
    inputs.map { found in
      var found = found
      if found.input.isStream { found.contents = read(found.input, isAlone: isAlone) }
      return found
    }
  }

  /// How many bytes of files may be in outcomes that wait.
  private static let mostWaiting = 64 << 20
  /// How many bytes a folder of tokens or a pipe is assumed to have.
  private static let usualFolder = 4 << 20

  /// Passes on the outcome of each input, in the order of the inputs, while others are compiled.
  package func forEachOutcome<Failure: Error>(
    of inputs: [FoundInput], _ work: Outcome.Work, jobs: Int, take: (Outcome) throws(Failure) -> Void
  ) throws(Failure) {
    // Outcomes wait with the text of their files. Outputs with embedded fonts are large.
    let largest = inputs.reduce(1) { max($0, $1.input.size ?? Self.usualFolder) }
    let ahead = options.common.fonts?.keepsContents ?? false ? 8 : min(max(Self.mostWaiting / largest, 2 * jobs), 256)
    try Parallel.forEach(inputs, jobs: jobs, ahead: ahead) {
      outcome(of: $0, work)
    } take: {
      (outcome: Outcome) throws(Failure) in
      try take(outcome)
    }
  }
}
