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
    let differences = Dictionary(grouping: all, by: \.type).compactMapValues {
      Self.firstDifference(in: $0.map(\.folders))
    }
    for (index, folder) in all.map({ input in differences[input.type].flatMap { input.folders.dropFirst($0).first } })
      .enumerated()
    {
      let old = all[index].type
      let new = folder.map { FirstInput.type(of: "\($0)-\(old)") } ?? old
      all[index].type = new
      while !taken.insert(all[index].type).inserted {
        numbers[new, default: 1] += 1
        all[index].type = "\(new)\(numbers[new] ?? 1)"
      }
      if all[index].type != old { lines.append("\(all[index].file) becomes the type \(all[index].type).") }
    }
  }

  /// The index of the first folder that tells paths from each other; nil for a single one.
  private static func firstDifference(in paths: [[Substring]]) -> Int? {
    paths.dropFirst().map { path in zip(path, paths[0]).prefix { $0 == $1 }.count }.min()
  }

  /// The outputs of a configuration: one for all inputs with the same settings, and one for each that needs its own
  /// type.
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
