import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// A file, or a folder of design tokens, that a first configuration can list as an input, and what compiling it shows.
struct FirstInput {
  let file: String
  var type: String
  var target = OutputTarget()
  private(set) var outcome: Outcome
  /// The themes and contexts for Apple's systems, where exactly one of several is.
  private(set) var choice = ThemeChoice()
  let isFolder: Bool

  init(_ file: String, at path: String, in project: Project) {
    let input = Input(argument: path, in: project.store)
    self.file = file
    isFolder = input.kind == .folder
    // The name of a folder, such as `src`, seldom says what it has.
    type = Self.type(of: isFolder ? "Typography" : input.name)
    outcome = project.outcome(of: FoundInput(input), .showing)
    for open in choices { choice[open.kind][open.name] = open.appleValue }
    if choice.isEmpty { return }
    var project = project
    project.options.common = choice.options(project.options.common)
    outcome = project.outcome(of: FoundInput(input), .showing)
  }

  static func type(of name: String) -> String { Emitter.swift.typeName(for: name) ?? name }

  /// The folders in its path, which can tell it from others of its name.
  var folders: [Substring] {
    let names = file.split(separator: "/")
    return isFolder ? names : names.dropLast()
  }

  private var compilation: Compilation? { outcome.compilations.only?.compilation }
  private var imported: TokenImport? { compilation?.imported }

  /// Whether it has design tokens, and none of them is typography.
  var isWithoutTypography: Bool { imported?.isWithoutTypography ?? false }

  /// Whether the name of its file is that of its type, and so of its output.
  var namesType: Bool { !isFolder && placeholders.isEmpty && type == Self.type(of: Source.name(ofFileAt: file)) }

  /// Equal for copies: files of one type with the same bytes. Nil if it refers to a file.
  var copyKey: [[UInt8]]? {
    outcome.paths.count == 1 ? compilation.map { [Array(type.utf8), $0.source.text] } : nil
  }

  /// Whether it has styles of its own, or fewer than all text styles.
  var isPartial: Bool {
    guard placeholders.isEmpty, let table = compilation?.draft else { return !placeholders.isEmpty }
    let count = table.limitedToDefinedStyles.styles.count
    return !table.customStyles.isEmpty || (1..<table.styles.count).contains(count)
  }
}

// MARK: - Choices

extension FirstInput {
  /// The groups of themes and the modifiers that have no default, and whose values make different styles.
  private var choices: [TokenChoice] {
    guard let imported else { return [] }
    return imported.neededThemes + imported.choices.filter { $0.kind == .context && $0.isOpen }
  }

  /// With these in its path, there is an output for each theme or context; none if that is not possible.
  var placeholders: [String] {
    let contexts = choices.filter { $0.kind == .context }.map(\.name)
    let areNames = contexts.allSatisfy { $0 != "name" && !$0.contains(where: "{}".contains) }
    if !areNames || imported?.isUndecided ?? false { return [] }
    return ((choices.count > contexts.count ? ["theme"] : []) + contexts).map { "{\($0)}" }
  }

  /// What is left for a person to do, a sentence each.
  var lines: [String] {
    var lines = (imported?.choices ?? []).compactMap { made in
      choice[made.kind][made.name].map { value in
        "Only the \(made.subject) for Apple's systems is built: '\(value)', not "
          + made.usefulValues.filter { $0 != value }.quotedList(upTo: 8) + "."
      }
    }
    let isForEach = !placeholders.isEmpty
    if isForEach {
      lines += choices.filter { $0.usefulValues.count > 1 }.map {
        "There is an output for each \($0.subject): \($0.listedValues). For only one, add it to typeramp.json: "
          + $0.setting($0.exampleValue)
      }
    } else if let choice = imported?.findings(of: TokenRule.choice.id).first {
      return lines + ["Nothing is built yet: \(choice.message)"]
    }
    let errors = outcome.files.flatMap(\.findings).filter {
      $0.severity == .error && !(isForEach && $0.id == TokenRule.choice.id)
    }
    let isReadable = errors.isEmpty && !(imported?.hasUnreadableStyles ?? false)
    if isReadable, outcome.error == nil { return lines }
    return lines + ["\(file) has errors, so 'build' writes nothing for it; 'typeramp validate' shows them."]
      + (imported == nil
        ? [] : ["To leave out what cannot be read, run 'typeramp map \(ShellWord.quoted(file)) -o map.json'."])
  }
}
