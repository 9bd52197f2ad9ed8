import Emission
import Foundation
import Writing

extension Chore {
  /// The keys of outputs in the JSON Schema of configurations, made from the emitters and their options.
  static let schema = Chore(name: "schema", summary: "write the emitters' options into the schema of typeramp.json") {
    isCheck in
    let isFresh = try OutputSchema.isFresh
    if !isFresh && !isCheck { try Data(OutputSchema.text.utf8).write(to: OutputSchema.file) }
    print("\(OutputSchema.path) is \(isFresh ? "fresh" : isCheck ? "stale: run 'swift run dev schema'" : "written")")
    return isFresh || !isCheck
  }
}

/// What docs/schema/config.schema.json says of outputs.
enum OutputSchema {
  static let path = "docs/schema/config.schema.json"
  static let file = Dev.root.appending(path: path)

  static var isFresh: Bool {
    get throws { try written == text }
  }

  private static var written: String {
    get throws { try String(contentsOf: file, encoding: .utf8) }
  }

  /// The file with the lines of the format, which stands before the path, and of the options, which follow it, made anew.
  static var text: String {
    get throws {
      let lines = try written.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      guard let format = lines.firstIndex(where: { $0.hasPrefix(margin + "\"format\": ") }),
        let pathEnd = lines[format...].firstIndex(of: margin + "},"),
        let end = lines[pathEnd...].firstIndex(of: String(margin.dropLast(2)) + "}")
      else { throw CocoaError(.fileReadCorruptFile) }
      let names = JSONValue.object([("enum", .array(Emitter.all.map { .string($0.name) }))])
      let all = lines[..<format] + [margin + "\"format\": \(names.line),"] + lines[(format + 1)...pathEnd]
      return (all + [options.joined(separator: ",\n")] + lines[end...]).joined(separator: "\n")
    }
  }

  private static let margin = String(repeating: " ", count: 8)

  /// A line for each option. Where emitters share one, it is whatever some of them takes.
  private static var options: [String] {
    let options = Emitter.all.flatMap { emitter in emitter.options.map { (emitter, $0) } }
    let names = options.map(\.1.name).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    return names.map { name in
      let schemas = options.filter { $0.1.name == name }.map { schema($0.1, of: $0.0) }
      let either = schemas.count == 1 ? schemas[0] : JSONValue.object([("anyOf", .array(schemas))])
      return margin + "\(JSONValue.quoted(name)): \(either.line)"
    }
  }

  private static func schema(_ option: EmitterOption, of emitter: Emitter) -> JSONValue {
    let description = JSONValue.string("\(emitter.name): \(option.help).")
    return switch option.values {
    case .choice(let names): .object([("description", description), ("enum", .array(names.map(JSONValue.string)))])
    case .text: .object([("description", description), ("type", .string("string"))])
    }
  }
}
