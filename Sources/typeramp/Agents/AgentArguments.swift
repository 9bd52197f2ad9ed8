import LanguageServer
import OperatingSystem
import TypeRampProject
import Writing

/// The arguments of a call, checked: their names, their types, and that no path leads out of the folder.
struct AgentArguments {
  private let values: Node?

  /// What is wrong with a call, in a sentence without a full stop.
  struct Mistake: Error {
    let message: String
  }

  init(_ values: Node?, of tool: AgentTool) throws(Mistake) {
    self.values = values
    for member in values.map({ Array($0.members) }) ?? [] {
      guard let parameter = tool.parameters.first(where: { $0.name == member.name }) else {
        throw Mistake(message: "'\(tool.name)' has no argument '\(member.name)'; expected \(tool.names)")
      }
      try parameter.check(member.value)
    }
    for parameter in tool.parameters where parameter.isRequired && values?[parameter.name] == nil {
      throw Mistake(message: "'\(tool.name)' needs the argument '\(parameter.name)': \(parameter.meaning)")
    }
  }

  subscript(_ name: String) -> String? { values?[name]?.string }

  func number(_ name: String) -> Double? { values?[name]?.number }

  func texts(_ name: String) -> [String] { values?[name]?.strings ?? [] }
}

extension AgentTool {
  fileprivate var names: String { parameters.map { "'\($0.name)'" }.joined(separator: ", ") }
}

extension AgentTool.Parameter {
  fileprivate func check(_ value: Node) throws(AgentArguments.Mistake) {
    let isRight: Bool
    switch kind {
    case .text: isRight = value.kind == .string
    case .number: isRight = value.number != nil
    case .texts: isRight = value.kind == .array && value.elements.allSatisfy { $0.kind == .string }
    case .choice(let names): isRight = names.contains(value.string ?? "")
    case .path(let mayBeRevision):
      isRight = value.kind == .string
      if let path = value.string { try AgentFolder.check(path, mayBeRevision: mayBeRevision) }
    }
    if !isRight { throw AgentArguments.Mistake(message: "'\(name)' must be \(expected)") }
  }

  private var expected: String {
    switch kind {
    case .text: "a string"
    case .path: "a path"
    case .number: "a number"
    case .texts: "a list of strings"
    case .choice(let names): "one of \(names.quotedList)"
    }
  }
}

/// The working directory of the server, in which all files are.
enum AgentFolder {
  /// Throws for the path of a call that leads out of the folder, links followed, and if the configuration nearest to it
  /// does: its lines could be shown. What a configuration names is in its own folder.
  static func check(_ path: String, mayBeRevision: Bool = false) throws(AgentArguments.Mistake) {
    try checkItself(path, mayBeRevision: mayBeRevision)
    let folder = Files.kind(of: path) == .folder ? path : Files.folder(of: path)
    if let configuration = (try? Configuration.nearest(to: folder)) ?? nil { try checkItself(configuration) }
  }

  private static func checkItself(
    _ path: String, mayBeRevision: Bool = false
  ) throws(AgentArguments.Mistake) {
    if mayBeRevision, Files.kind(of: path) == nil, let revision = RevisionPath(path) {
      let names = revision.path.utf8.split(separator: UInt8(ascii: "/"))
      if !names.contains(where: { $0.elementsEqual("..".utf8) }) { return }
    } else {
      let (folder, resolved) = (Files.resolved("."), Files.resolved(path))
      if Files.kind(of: path) == .other { throw AgentArguments.Mistake(message: "'\(path.printable)' is not a file") }
      if path != "-", !path.utf8.contains(0), resolved == folder || Files.isPath(resolved, within: folder) { return }
    }
    throw AgentArguments.Mistake(message: "'\(path.printable)' is not in the folder of this server")
  }

  /// A path of a call for a command. A path in a revision is relative to the folder, not to the top of the repository.
  static func operand(_ path: String) -> String {
    guard Files.kind(of: path) == nil, let revision = RevisionPath(path), !revision.path.hasPrefix("./") else {
      return path
    }
    return "\(revision.revision):./\(revision.path)"
  }
}
