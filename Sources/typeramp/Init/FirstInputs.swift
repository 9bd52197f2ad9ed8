import TypeRampProject
import Writing

/// The inputs of a first configuration. Of copies one is taken; others of one name get types of their own.
struct FirstInputs {
  private(set) var all: [FirstInput] = []
  /// What was left out or renamed, a sentence each.
  private(set) var lines: [String] = []

  init(_ found: [FirstInput]) {
    for input in found {
      if let same = all.first(where: input.isCopy) {
        lines.append("Left out \(input.file), which is the same as \(same.file).")
      } else {
        all.append(input)
      }
    }
    var taken: Set<String> = []
    for (index, folder) in all.map(distinctFolder).enumerated() {
      let old = all[index].type
      let new = folder.map { FirstInput.type(of: "\($0)-\(old)") } ?? old
      all[index].type = new
      var number = 1
      while !taken.insert(all[index].type).inserted {
        number += 1
        all[index].type = "\(new)\(number)"
      }
      if all[index].type != old { lines.append("\(all[index].file) becomes the type \(all[index].type).") }
    }
  }

  /// The folder of an input that tells it from others of its name: the first in which their paths differ.
  private func distinctFolder(of input: FirstInput) -> Substring? {
    let others = all.filter { $0.type == input.type }.map(\.folders)
    return input.folders.enumerated().first { index, folder in
      others.contains { $0.dropFirst(index).first != folder }
    }?.element
  }

  /// The outputs of a configuration: one for all inputs with the same settings, and one for each that needs its own
  /// type.
  var outputs: [JSONValue] {
    let plain = Dictionary(grouping: all.filter(\.namesType), by: \.isPartial)
    return [true, false].compactMap { plain[$0] }.map { output("{name}", of: $0) }
      + all.filter { !$0.namesType }.map { input in
        let names = [input.type] + input.placeholders
        return output(names.joined(separator: "-"), of: [input], type: names.joined())
      }
  }

  private func output(_ name: String, of inputs: [FirstInput], type: String? = nil) -> JSONValue {
    .members([
      "format": .string("swift"), "path": .string("Generated/\(name).swift"),
      "inputs": inputs.count == all.count ? nil : .array(inputs.map { .string($0.file) }),
      "type": type.map(JSONValue.string), "styles": inputs[0].isPartial ? .string("defined") : nil,
    ])
  }
}
