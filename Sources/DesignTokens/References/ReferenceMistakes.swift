import Diagnostics
import Documents
import Writing

extension References {
  func name(of reference: Reference) -> String {
    switch reference {
    case .alias(let path): path
    case .pointer(let segments): "#/" + segments.joined(separator: "/")
    case .file(let file): file.text
    case .malformed: "?"
    }
  }

  mutating func report(_ message: String, at link: Link) {
    findings.append(Diagnostic(.reference, at: link.node, message, keyPath: link.keyPath))
  }

  mutating func report(missing path: String, at link: Link) {
    let isGroup = isGroup(path)
    let message = isGroup ? "'\(path)' is a group; a reference must name a token" : "there is no token '\(path)'"
    let finding = Diagnostic(.reference, at: link.node, message, keyPath: link.keyPath)
    let root = path + ".$root"
    let paths = set.tokens.lazy.map(\.path)
    let suggestion =
      isGroup ? set.index(of: root).map { _ in root } : suggestions.closest(to: path) { paths }
    let fix = suggestion.map { link.node.fix(writing: .string("{\($0)}"), isSafe: false) }
    findings.append(finding.offering(fix))
  }

  mutating func report(older path: String, of index: Int, at link: Link) {
    let today = set.tokens[index].path
    if path == today || set.form.isTextual { return }
    let message = "in DTCG this reference is '{\(today)}'"
    let finding = Diagnostic(.olderReference, at: link.node, message, keyPath: link.keyPath)
    findings.append(finding.offering(link.node.fix(writing: .string("{\(today)}"), isSafe: true)))
  }

  mutating func report(cycle chain: [Link], at link: Link) {
    let start = chain.firstIndex { $0.node.id == link.node.id } ?? 0
    let names = chain[start...].map(\.name)
    let circle = ([names.last ?? ""] + names).joined(separator: " → ")
    let keyPath = chain[start...].first?.keyPath ?? link.keyPath
    findings.append(Diagnostic(.cycle, at: link.node, "references lead in a circle: \(circle)", keyPath: keyPath))
  }

  /// Reports a text that refers to itself.
  ///
  /// - Parameters:
  ///   - way: the texts on the path, each contained in the one before it.
  ///   - circle: the reference from the last of them to one of them.
  mutating func report(textCycle way: [TextLink], to circle: TextLink) {
    let start = way.firstIndex { $0.node.id == circle.node.id } ?? 0
    let names = [circle.token] + way[(start + 1)...].map(\.name) + [circle.name]
    let message = "references lead in a circle: \(names.joined(separator: " → "))"
    findings.append(Diagnostic(.cycle, at: circle.node, message, keyPath: circle.token))
  }

  mutating func report(arithmeticCycle index: Int) {
    let token = set.tokens[index]
    let message = "the arithmetic of '\(token.shownPath)' leads back to it"
    findings.append(Diagnostic(.cycle, at: token.value, message, keyPath: token.path))
  }
}
