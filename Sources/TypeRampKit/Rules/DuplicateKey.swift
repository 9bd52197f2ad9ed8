import Diagnostics
import Documents

extension Rule {
  static let duplicateKey = Rule(
    id: "duplicate-key", severity: .error,
    summary: "a dictionary has the same key twice",
    reason: "Readers keep one of the two, and not all of them the same one.",
    bad: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17, "«fontSize»": 18 } }"#,
    good: #"{ "body": { "fontName": "Noteworthy-Light", "fontSize": 17 } }"#
  ) { input in
    let dictionary = input.dictionary
    let fields = input.fields.compactMap { field in
      field.first.map { duplicate(of: $0, field.member, keyPath: field.keyPath) }
    }
    return fields + repeated(dictionary.metrics.map(\.entry.member), in: "metrics.")
      + repeated(dictionary.reserved, in: "")
  }

  private static func repeated(_ members: [Node.Member], in path: String) -> [Finding] {
    var first: [String: Node.Member] = [:]
    return members.compactMap { member in
      guard let earlier = first[member.name] else {
        first[member.name] = member
        return nil
      }
      return duplicate(of: earlier, member, keyPath: path + member.name)
    }
  }

  private static func duplicate(of first: Node.Member, _ second: Node.Member, keyPath: String) -> Finding {
    Finding(at: second.key, "key '\(second.name)' stands here a second time", keyPath: keyPath)
      .noting("the first is here", at: first.key)
  }
}
