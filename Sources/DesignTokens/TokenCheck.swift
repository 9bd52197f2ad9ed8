import Diagnostics
import Documents

/// Looks at every token once: what type it is of, and whether its value is one of that type.
struct TokenCheck {
  let set: TokenSet
  var reader: TypographyReader
  /// What the typography tokens say, by the token that holds the value itself.
  private var typographies: [Typography] = []
  /// Where each of those tokens has its own.
  private var places: [Int?]
  /// The type of each token that has one, or is of a plain one.
  private(set) var types: [TokenType?]
  /// The tokens that are typography, in order, aliases among them.
  private(set) var typographyTokens: [Int] = []
  /// The tokens whose own value is written otherwise than DTCG has it.
  private(set) var deviating: Set<Int> = []
  /// The type names that have been looked at: a group's is that of all its tokens.
  private var checkedTypes: Set<Int> = []
  /// The groups' types that tokens were looked at with, by what is written: a group that extends another has its tokens too.
  private var checked: [Int: Int] = [:]

  init(_ set: TokenSet, _ settings: TokenSettings, log: TokenLog) {
    self.set = set
    types = Array(repeating: nil, count: set.tokens.count)
    places = Array(repeating: nil, count: set.tokens.count)
    reader = TypographyReader(set, remBase: settings.remBase, log: log)
  }

  mutating func run() {
    for index in set.tokens.indices {
      let before = reader.log.deviations
      let token = set.tokens[index]
      let type = token.groupType?.id ?? -1
      reader.log.isMuted = checked.updateValue(type, forKey: token.object.id) == type
      check(index)
      if reader.log.deviations > before { deviating.insert(index) }
    }
    reader.log.isMuted = false
    // An alias may stand before what it leads to, so only now is it known what can be read.
    typographyTokens = typographyTokens.filter { holder(of: $0).map { places[$0] != nil } ?? false }
  }

  /// What a typography token says, wherever its value stands; nil when that cannot be read.
  mutating func typography(of index: Int) -> Typography? {
    holder(of: index).flatMap { places[$0] }.map { typographies[$0] }
  }

  /// The token whose value a token has: itself, or the one that its references lead to.
  private mutating func holder(of index: Int) -> Int? {
    if places[index] != nil { return index }
    let end = reader.references.end(of: set.tokens[index].value, keyPath: nil, log: &reader.log)
    guard case .value(_, let target) = end else { return nil }
    return target
  }

  private mutating func check(_ index: Int) {
    let token = set.tokens[index]
    checkTypeName(token.ownType, token.path)
    checkTypeName(token.groupType, token.path)
    guard
      case .value(let node, let target) = reader.references.end(
        of: token.value, keyPath: token.path, log: &reader.log)
    else { return }
    guard let type = type(of: index, node, isAlias: target != nil) else { return }
    types[index] = type
    if node.id == token.value.id {
      read(node, as: type, index, token)
    } else if let target {
      checkType(type, index, of: target)
    } else if type == .typography {
      // A pointer to something that is no token: nobody else looks at it.
      keep(reader.typography(node, path: token.path), of: index)
    }
    if type == .typography { typographyTokens.append(index) }
  }

  private mutating func read(_ node: Node, as type: TokenType, _ index: Int, _ token: Token) {
    if type == .typography {
      keep(reader.typography(node, path: token.path), of: index)
    } else if !set.form.isTextual {
      reader.check(node, as: type, path: token.path)
    }
  }

  private mutating func keep(_ typography: Typography?, of index: Int) {
    guard let typography else { return }
    places[index] = typographies.count
    typographies.append(typography)
  }

  private mutating func checkType(_ type: TokenType, _ index: Int, of target: Int) {
    guard !set.form.isTextual, let other = reader.references.type(of: target), other != type else { return }
    let token = set.tokens[index]
    let message = "'\(set.tokens[target].path)' is \(other.phrase), and this is \(type.phrase)"
    reader.log.report(.typeMismatch, Finding(at: token.value, message, keyPath: token.path))
  }
}

// MARK: - Types

extension TokenCheck {
  /// - Parameter isAlias: another token has the value, and says itself that it has no type.
  private mutating func type(of index: Int, _ node: Node, isAlias: Bool) -> TokenType? {
    let token = set.tokens[index]
    if set.form.isTextual { return textualType(of: token, node) }
    if let type = reader.references.type(of: index) { return type }
    if token.ownType != nil || token.groupType != nil || isAlias { return nil }
    let guess = TokenType(of: node)
    var finding = Finding(at: token.name, "'\(token.path)' has no type, nor has a group around it", keyPath: token.path)
    if let guess {
      // Behind the brace that opens the token.
      let place = token.object.range.lowerBound + 1
      let repair = Repair(
        "add \"$type\": \"\(guess.rawValue)\"", replacing: place..<place, by: " \"$type\": \"\(guess.rawValue)\",",
        isSafe: false)
      finding = finding.repairing(repair)
    }
    reader.log.report(.missingType, finding)
    return guess
  }

  /// In the older forms a type is a hint: what has the parts of typography is one.
  private func textualType(of token: Token, _ node: Node) -> TokenType? {
    let name = token.ownType?.string ?? token.groupType?.string
    if let name, TokenType.meant(by: name) == .typography { return .typography }
    let isUntold = name == nil || name == "composition"
    return isUntold && TokenType(of: node) == .typography ? .typography : nil
  }

  private mutating func checkTypeName(_ node: Node?, _ path: String) {
    guard let node, !set.form.isTextual, checkedTypes.insert(node.id).inserted,
      node.string.flatMap(TokenType.init(rawValue:)) == nil
    else { return }
    let meant = node.string.flatMap(TokenType.meant)
    let expectation = meant == nil ? "; expected one of DTCG's, such as 'typography' or 'dimension'" : ""
    let finding = Finding(at: node, "unknown type '\(node.string ?? node.phrase)'\(expectation)", keyPath: path)
    reader.log.report(.unknownType, finding.replacing(by: meant?.rawValue, isSafe: true))
  }
}

extension TokenType {
  /// The type that the shape of a value tells; nil where several would do.
  fileprivate init?(of node: Node) {
    switch node.kind {
    case .dictionary where node.members.contains(where: { $0.name == "fontSize" || $0.name == "fontFamily" }):
      self = .typography
    case .dictionary where node.value(of: "value") != nil && node.value(of: "unit") != nil:
      self = .dimension
    case .string where TokenLength(node.string ?? "").map({ $0.unit != .none }) ?? false:
      self = .dimension
    default: return nil
    }
  }
}
