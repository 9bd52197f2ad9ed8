import Diagnostics
import Documents
import DynamicType
import Writing

extension TokenLog {
  /// Puts a remark on a value to its rule, if there is one.
  mutating func report(_ remark: Remark?, keyPath: String) {
    guard let remark else { return }
    let finding = Finding(at: remark.node, remark.message, keyPath: keyPath)
    report(remark.rule, remark.repair.map { finding.repairing($0) } ?? finding)
  }

  /// Says which members of a typography there are too many of, and too few.
  mutating func report(_ fields: Typography.Fields, of node: Node, path: String, isTextual: Bool) {
    for (first, second) in fields.repeated {
      let finding = Finding(at: second.key, "'\(second.name)' stands here a second time", keyPath: path)
      report(.duplicateName, finding.noting("the first is here", at: first.key))
    }
    if isTextual { return }
    for member in fields.others {
      let message = "typography has no '\(member.name)' in DTCG; it is kept among the extensions"
      report(.extraMember, Finding(at: member.key, message, keyPath: path + "." + member.name))
    }
    let missing = fields.missing
    if !missing.isEmpty { report(missing: missing, among: fields, of: node, path: path) }
  }

  private mutating func report(
    missing: [Typography.Member], among fields: Typography.Fields, of node: Node, path: String
  ) {
    let names = missing.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    let finding = Finding(at: node, "typography has five members in DTCG; here is no \(names)", keyPath: path)
    // What cannot be known is for a person to write.
    let known = missing.compactMap { member in member.usualValue.map { (member.rawValue, $0) } }
    guard known.count == missing.count, let last = fields.end else {
      return report(.missingMember, finding)
    }
    let text = known.map { ", \(JSONValue.quoted($0)): \($1.line)" }.joined()
    let repair = Repair("add \(names)", replacing: last..<last, by: text, isSafe: false)
    report(.missingMember, finding.repairing(repair))
  }
}

extension Typography.Member {
  /// What goes without saying: text as it comes, with the system's line height for running text.
  fileprivate var usualValue: JSONValue? {
    switch self {
    case .fontFamily, .fontSize: nil
    case .fontWeight: .number(400)
    case .letterSpacing: .dimension(0, "px")
    case .lineHeight: .number(PreferredFont(forTextStyle: .body).lineHeight)
    }
  }
}

extension Remark {
  /// The same with the number that a computed value comes to as its repair.
  ///
  /// - Parameter value: a line height as a multiple, or a letter spacing in points.
  func repairing(_ node: Node, _ member: Typography.Member, _ value: Double?) -> Remark {
    guard repair == nil, let value else { return self }
    var remark = self
    switch member {
    case .lineHeight: remark.repair = Repair(node, by: .number(value), isSafe: false)
    case .letterSpacing: remark.repair = Repair(node, by: .dimension(value, "px"), isSafe: false)
    default: return self
    }
    return remark
  }

  /// The same at a reference that leads to the value.
  func moved(to node: Node) -> Remark { Remark(rule: rule, node: node, message: message) }
}
