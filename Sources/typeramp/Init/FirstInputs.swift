import CommandLineKit
import OperatingSystem
import TypeRampProject
import Writing

/// The inputs of a first configuration. Of copies one is taken; others of one name get types of their own.
struct FirstInputs {
  private(set) var all: [FirstInput] = []
  /// What was left out or renamed, a sentence each.
  private(set) var lines: [String] = []

  init(_ found: [FirstInput]) {
    var originals: [[[UInt8]]: String] = [:]
    for input in found {
      let key = input.copyKey
      if let same = key.flatMap({ originals[$0] }) {
        lines.append("Left out \(input.file), which is the same as \(same).")
      } else {
        all.append(input)
        if let key { originals[key] = input.file }
      }
    }
    var (taken, numbers) = (Set<String>(), [String: Int]())
    // The index of the first folder that tells inputs of one type from each other.
    let differences = Dictionary(grouping: all, by: \.type).compactMapValues { same in
      same.dropFirst().map { zip($0.folders, same[0].folders).prefix { $0 == $1 }.count }.min()
    }
    for index in all.indices {
      let (old, folders) = (all[index].type, all[index].folders)
      let folder = differences[old].flatMap { folders.dropFirst($0).first }
      let new = folder.map { FirstInput.type(of: "\($0)-\(old)") } ?? old
      all[index].type = new
      while !taken.insert(all[index].type).inserted {
        numbers[new, default: 1] += 1
        all[index].type = "\(new)\(numbers[new] ?? 1)"
      }
      if all[index].type != old { lines.append("\(all[index].file) becomes the type \(all[index].type).") }
    }
  }

  /// The outputs: one for all inputs with the same settings, and one for each input that needs its own type.
  var outputs: [JSONValue] {
    let plain = Dictionary(grouping: all.filter(\.namesType)) { "\($0.isPartial ? 0 : 1) \($0.target)" }
    return plain.sorted { $0.key < $1.key }.map { output("{name}", of: $0.value) }
      + all.filter { !$0.namesType }.map { input in
        let names = [input.type] + input.placeholders
        return output(names.joined(separator: "-"), of: [input], type: names.joined())
      }
  }

  /// What was chosen, by the names of groups or modifiers; nil if nothing was.
  func chosen(_ kind: TokenChoice.Kind) -> JSONValue? {
    let values = all.reduce(into: [:]) { $0.merge($1.choice[kind]) { first, _ in first } }
    return values.isEmpty ? nil : .object(values.sorted { $0.key < $1.key }.map { ($0, .string($1)) })
  }

  private func output(_ name: String, of inputs: [FirstInput], type: String? = nil) -> JSONValue {
    let target = inputs[0].target
    return .members([
      "format": .string("swift"), "path": .string("\(target.folder)/\(name).swift"),
      "inputs": inputs.count == all.count ? nil : .array(inputs.map { .string($0.file) }),
      "type": type.map(JSONValue.string), "access": target.isPublic ? .string("public") : nil,
      "bundle": target.hasFonts ? .string("module") : nil, "styles": inputs[0].isPartial ? .string("defined") : nil,
    ])
  }
}

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
    outcome = project.outcome(of: FoundInput(input), .showing())
    for open in choices { choice[open.kind][open.name] = open.appleValue }
    if choice.isEmpty { return }
    var project = project
    project.options.common = choice.options(project.options.common)
    outcome = project.outcome(of: FoundInput(input), .showing())
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
