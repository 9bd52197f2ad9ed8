import Diagnostics
import Documents

/// Reads typography, and the tokens of the types that it is made of, and says what is wrong with them.
struct TypographyReader {
  let form: TokenForm
  let remBase: Double
  var references: References
  var log: TokenLog
  private var lengths = TokenLengths()
  /// What values came to that are referred to, since many members refer to few of them.
  private var shared = SharedReadings()

  init(_ set: TokenSet, remBase: Double, log: TokenLog) {
    form = set.form
    self.remBase = remBase
    self.log = log
    references = References(set)
  }

  private var fonts: FontReader { FontReader(form: form) }

  /// Reads the value of a typography token that is no reference.
  ///
  /// - Parameter size: in points, for line heights and letter spacings of a typography that has none itself.
  mutating func typography(_ node: Node, path: String, size: Double = 0) -> Typography? {
    guard node.kind == .dictionary else {
      let message = "expected an object with 'fontFamily', 'fontSize' and so on, not \(node.phrase)"
      log.report(form.isTextual ? .notComposite : .value, Finding(at: node, message, keyPath: path))
      return nil
    }
    let fields = Typography.Fields(node)
    log.report(fields, of: node, path: path, isTextual: form.isTextual)
    var typography = Typography()
    typography.others = fields.others
    typography.families = part(fields, .fontFamily, path, &typography) { reader, node in reader.families(node) }
    typography.weight = part(fields, .fontWeight, path, &typography) { reader, node in reader.fonts.weight(node) }
    typography.size = part(fields, .fontSize, path, &typography) { reader, node in
      reader.measure(node, as: .fontSize).map { $0.points(at: 0) }
    }
    let size = typography.size?.value ?? size
    // Of a size that is there, and wrong, nobody needs to hear again.
    let isSizeTold = fields[.fontSize] != nil
    typography.letterSpacing = part(fields, .letterSpacing, path, &typography) { reader, node in
      reader.measure(node, as: .letterSpacing).converted(node, isSizeTold: isSizeTold) { $0.points(ofSize: size) }
    }
    typography.lineHeight = part(fields, .lineHeight, path, &typography) { reader, node in
      reader.measure(node, as: .lineHeight).converted(node, isSizeTold: isSizeTold) { $0.multiple(ofSize: size) }
    }
    return typography
  }

  /// Says what is wrong with a token of one of the types that typography is made of; its value is no reference.
  mutating func check(_ node: Node, as type: TokenType, path: String) {
    switch type {
    case .dimension: log.report(measure(node, as: .dimension).remark, keyPath: path)
    case .number: log.report(measure(node, as: .number).remark, keyPath: path)
    case .fontWeight: log.report(fonts.weight(node).remark, keyPath: path)
    case .fontFamily: log.report(families(node).remark, keyPath: path)
    default: return
    }
  }
}

extension TypographyReader {
  /// What a dimension comes to, in points, wherever its value stands; nil when that cannot be read.
  mutating func points(of node: Node, path: String) -> Double? {
    guard let node = literal(node), case .points(let points)? = measure(node, as: .dimension).value else { return nil }
    return points
  }
}

extension TypographyReader {
  /// What a number comes to; nil for a reference, and for a length, which is no number.
  mutating func multiple(of node: Node) -> Double? {
    switch measure(node, as: .number).value {
    case .multiple(let multiple): multiple
    case .percent(let percent): percent / 100
    case .points, nil: nil
    }
  }

  /// Whether a value is a reference to a token of a type.
  mutating func refersToToken(_ node: Node, of type: TokenType) -> Bool {
    guard case .value(let end, let token?) = references.end(of: node, keyPath: nil, log: &log), end.id != node.id else {
      return false
    }
    return references.type(of: token) == type
  }
}

// MARK: - Members

extension TypographyReader {
  /// What a member says, wherever its value stands.
  private mutating func part<Value>(
    _ fields: Typography.Fields, _ name: Typography.Member, _ path: String, _ typography: inout Typography,
    _ read: (inout Self, Node) -> Reading<Value>
  ) -> Typography.Part<Value>? {
    guard let member = fields[name] else { return nil }
    var keyPath: String { path + "." + name.rawValue }
    guard case .value(let node, let token) = references.end(of: member.value, keyPath: keyPath, log: &log) else {
      typography.isBroken = true
      return nil
    }
    let reading = read(&self, node)
    if reading.isMistake { typography.isBroken = true }
    if node.id == member.value.id {
      if let remark = reading.remark {
        log.report(remark.repairing(member.value, name, reading.value as? Double), keyPath: keyPath)
      }
    } else {
      let isOfType = checkType(of: token, name, member, keyPath, reading.value)
      if reading.isMistake, let remark = reading.remark, !(isOfType && isMistake(node, as: name.type)) {
        log.report(remark.moved(to: member.value), keyPath: keyPath)
      }
    }
    return reading.value.map { Typography.Part(value: $0, member: member) }
  }

  /// Says when a member refers to a token of another type.
  ///
  /// - Returns: whether the token is of the member's type, so that what is wrong with its value by itself is told there.
  private mutating func checkType<Value>(
    of token: Int?, _ name: Typography.Member, _ member: Node.Member, _ keyPath: @autoclosure () -> String,
    _ value: Value?
  ) -> Bool {
    guard let token, !form.isTextual, let type = references.type(of: token) else { return false }
    if type == name.type { return true }
    let path = references.set.tokens[token].path
    let isLength = name == .lineHeight && type == .dimension
    let message =
      "'\(path)' is \(type.phrase); '\(name.rawValue)' is \(name.type.phrase)"
      + (isLength ? ", a multiple of the font size" : "")
    let remark = Remark(rule: isLength ? .lineHeight : .typeMismatch, node: member.value, message: message)
    log.report(remark.repairing(member.value, name, value as? Double), keyPath: keyPath())
    return false
  }

  /// Whether a value is none of a type, wherever it is used.
  private mutating func isMistake(_ node: Node, as type: TokenType) -> Bool {
    switch type {
    case .dimension: measure(node, as: .dimension).isMistake
    case .number: measure(node, as: .number).isMistake
    default: true
    }
  }

  private mutating func families(_ node: Node) -> Reading<[String]> {
    if let known = shared.families[node.id] { return known }
    let reading = readFamilies(node)
    shared.families[node.id] = reading
    return reading
  }

  private mutating func readFamilies(_ node: Node) -> Reading<[String]> {
    var strings: [Int: String] = [:]
    for element in node.elements { strings[element.id] = text(element) }
    if node.kind == .string, form.isTextual, node.string?.utf8.contains(UInt8(ascii: "{")) ?? false {
      guard let text = text(node) else {
        return Reading(mistake: "expected families, or references to some, not \(node.phrase)", at: node)
      }
      return fonts.families(in: text, node)
    }
    return fonts.families(node) { strings[$0.id] }
  }

  private mutating func measure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    let key = SharedReadings.Key(node: node.id, role: role)
    if let known = shared.measures[key] { return known }
    let reading = readMeasure(node, as: role)
    shared.measures[key] = reading
    return reading
  }

  private mutating func readMeasure(_ node: Node, as role: MeasureReader.Role) -> Reading<Measure> {
    if node.kind == .string, form.isTextual { lengths.evaluate(node, &references, &log) }
    // A copy that is held while references are followed would be a second one of all that is known of them.
    let parts = parts(of: node)
    let lengths = lengths
    let set = references
    let reader = MeasureReader(form: form, remBase: remBase) { path in
      set.index(ofAlias: path).flatMap { lengths[$0] }
    }
    return reader.measure(node, parts: parts, as: role)
  }

  /// The value and the unit of a dimension, and nothing else.
  private mutating func parts(of node: Node) -> (value: Node, unit: Node)? {
    guard node.kind == .dictionary, node.members.reduce(0, { count, _ in count + 1 }) == 2,
      let value = node.value(of: "value").flatMap({ literal($0) }),
      let unit = node.value(of: "unit").flatMap({ literal($0) })
    else { return nil }
    return (value, unit)
  }

  private mutating func literal(_ node: Node) -> Node? {
    guard case .value(let node, _) = references.end(of: node, keyPath: nil, log: &log) else { return nil }
    return node
  }

  /// The string that a value is, with what it refers to put in.
  private mutating func text(_ node: Node) -> String? {
    guard let node = literal(node), let text = node.string else { return nil }
    guard form.isTextual, text.utf8.contains(UInt8(ascii: "{")) else { return text }
    return Arithmetic.substituting(in: text) { path in
      references.index(ofAlias: path).flatMap { literal(references.set.tokens[$0].value)?.string }
    }
  }
}

/// What values came to, by their nodes.
private struct SharedReadings: Sendable {
  var families: [Int: Reading<[String]>] = [:]
  var measures: [Key: Reading<Measure>] = [:]

  struct Key: Hashable {
    let node: Int
    let role: MeasureReader.Role
  }
}
