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

  /// The outputs of a configuration: one for all inputs, or one for each if they differ in more than their names.
  var outputs: [JSONValue] {
    let areAlike = all.allSatisfy { $0.namesType && $0.isPartial == all[0].isPartial }
    if areAlike { return [output("{name}", of: all[0])] }
    return all.map { input in
      let names = [input.type] + input.placeholders
      return output(names.joined(separator: "-"), of: input, type: names.joined())
    }
  }

  private func output(_ name: String, of input: FirstInput, type: String? = nil) -> JSONValue {
    .members([
      "format": .string("swift"), "path": .string("Generated/\(name).swift"),
      "inputs": type == nil || all.count == 1 ? nil : .array([.string(input.file)]),
      "type": type.map(JSONValue.string), "styles": input.isPartial ? .string("defined") : nil,
    ])
  }
}
