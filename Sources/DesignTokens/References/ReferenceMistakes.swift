import Diagnostics
import Documents
import Writing

extension References {
  func name(of reference: Reference) -> String {
    switch reference {
    case .alias(let path): path
    case .pointer(let segments): "#/" + segments.joined(separator: "/")
    case .malformed: "?"
    }
  }

  func report(_ message: String, at link: Link, _ log: inout TokenLog) {
    log.report(.reference, Finding(at: link.node, message, keyPath: link.keyPath))
  }

  mutating func report(missing path: String, at link: Link, _ log: inout TokenLog) {
    let isGroup = isGroup(path)
    let message = isGroup ? "'\(path)' is a group; a reference names a token" : "there is no token '\(path)'"
    let finding = Finding(at: link.node, message, keyPath: link.keyPath)
    let root = path + ".$root"
    let suggestion = isGroup ? set.index(of: root).map { _ in root } : suggestions.closest(to: path)
    let repair = suggestion.map { Repair(link.node, by: .string("{\($0)}"), isSafe: false) }
    log.report(.reference, repair.map { finding.repairing($0) } ?? finding)
  }

  func report(older path: String, of index: Int, at link: Link, _ log: inout TokenLog) {
    let today = set.tokens[index].path
    if path == today || set.form.isTextual { return }
    let finding = Finding(at: link.node, "in DTCG this reference is '{\(today)}'", keyPath: link.keyPath)
    log.report(.olderReference, finding.repairing(Repair(link.node, by: .string("{\(today)}"), isSafe: true)))
  }

  func report(cycle chain: [Link], at link: Link, _ log: inout TokenLog) {
    let start = chain.firstIndex { $0.node.id == link.node.id } ?? 0
    let names = chain[start...].map(\.name)
    let circle = ([names.last ?? ""] + names).joined(separator: " → ")
    let keyPath = chain[start...].first?.keyPath ?? link.keyPath
    log.report(.cycle, Finding(at: link.node, "references lead in a circle: \(circle)", keyPath: keyPath))
  }
}

/// The paths that a misspelt one is compared with. Few are: each costs a look at every path.
struct SuggestedPaths: Sendable {
  private let paths: [String]
  private var left = 50

  init(_ set: TokenSet) {
    paths = set.tokens.count <= 20_000 ? set.tokens.map(\.path) : []
  }

  mutating func closest(to path: String) -> String? {
    guard left > 0 else { return nil }
    left -= 1
    return Spelling.closest(to: path, among: paths)
  }
}
