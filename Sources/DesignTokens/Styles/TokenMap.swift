package import Diagnostics
package import Documents
import DynamicType
import StyleModel

/// A file that says which token is which text style: a dictionary of styles and the paths of tokens.
package struct TokenMap: Sendable {
  package let source: Source
  /// What is wrong with the file itself.
  package let findings: [Diagnostic]
  /// The styles in order, each with the path of its token.
  let entries: [(style: TextStyle, path: Node)]

  /// Reads a file.
  package init(_ document: Document) {
    source = document.source
    switch document.tree {
    case .failure(let error):
      findings = [Diagnostic(error)]
      entries = []
    case .success(let tree):
      let mistakes: [Finding]
      (entries, mistakes) = Self.entries(of: tree.root)
      findings = mistakes.map { TokenRule.map.description.diagnostic($0) }
    }
  }

  /// What is wrong with a mapping file.
  package static func mistakes(in root: Node) -> [Finding] { entries(of: root).mistakes }

  /// The entries of a dictionary that can be used, and what is wrong with the others.
  static func entries(of root: Node) -> (entries: [(style: TextStyle, path: Node)], mistakes: [Finding]) {
    guard root.kind == .dictionary else {
      return ([], [Finding(at: root, "expected a dictionary of text styles and tokens, not \(root.phrase)")])
    }
    var entries: [(style: TextStyle, path: Node)] = []
    var mistakes: [Finding] = []
    var seen: [TextStyle: Node] = [:]
    for member in root.members where member.name != ReservedKey.schema.rawValue {
      if let mistake = mistake(in: member) {
        mistakes.append(mistake)
      } else if let style = TextStyle(spelling: member.name) {
        if let first = seen.updateValue(member.key, forKey: style) {
          let finding = Finding(at: member.key, "'\(style.name)' stands here a second time", keyPath: member.name)
          mistakes.append(finding.noting("the first is here", at: first))
        } else {
          entries.append((style, member.value))
        }
      }
    }
    return (entries, mistakes)
  }

  private static func mistake(in member: Node.Member) -> Finding? {
    guard TextStyle(spelling: member.name) != nil else {
      let suggestion = Spelling.closest(to: member.name, among: TextStyle.allCases.flatMap(\.spellings))
      let finding = Finding(at: member.key, "unknown text style '\(member.name)'", keyPath: member.name)
      return finding.replacing(by: suggestion, isSafe: false)
    }
    if member.value.string != nil { return nil }
    let message = "expected the path of a token, such as 'font.body', not \(member.value.phrase)"
    return Finding(at: member.value, message, keyPath: member.name)
  }
}
