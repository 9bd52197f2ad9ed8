import Documents
import StyleModel
import Writing

extension Typography {
  /// The keys of an entry that DTCG has no member for and the token says, each with its value and its place.
  var carriedKeys: [(key: EntryKey, value: JSONValue, node: Node)] {
    var keys: [(key: EntryKey, value: JSONValue, node: Node)] = []
    if let slant { keys.append((.fontStyle, .string(slant.style.rawValue), slant.node)) }
    if let textCase { keys.append((.textCase, .string(textCase.value.rawValue), textCase.member.value)) }
    if let textDecoration {
      keys.append((.textDecoration, .string(textDecoration.value.rawValue), textDecoration.member.value))
    }
    if let paragraphSpacing {
      keys.append((.paragraphSpacing, .number(paragraphSpacing.value), paragraphSpacing.member.value))
    }
    return keys
  }
}

extension DerivedTree {
  /// Adds a text or a number that was computed.
  mutating func member(_ key: String, _ value: JSONValue, at place: Node) {
    switch value {
    case .string(let string): member(key, string, at: place)
    case .number(let number): member(key, number, at: place)
    default: break
    }
  }
}
