import Documents
import DynamicType

/// Calls and assignments that use a font, and that are none of the known forms; and what is needed to know their fonts.
struct SwiftUses {
  private let code: SwiftTokens
  /// Uses whose end is not reached, with how much was found before them.
  private var pending: [(end: Int, count: Int, use: CodeFonts.Use)] = []
  /// How many known forms there were.
  var known = 0
  private static let reach = 40

  init(_ code: SwiftTokens) { self.code = code }

  /// Notes what a word says about the fonts of an app.
  mutating func read(_ index: Int, isCall: Bool, within open: [Int], _ found: inout CodeFonts) {
    let bytes = code.bytes(index)
    switch bytes.count {
    case 3 where code.isWord(index, "let") || code.isWord(index, "var"): readVariable(index + 1, &found)
    case 4 where code.isWord(index, "font"): readFont(index, isCall, open, &found)
    case 4 where code.isWord(index, "func"):
      if isNamedFont(index + 1) { found.names.insert(code.hash(index + 1)) }
    case 14...15 where code.isSign(index + 1, "=") && code.bytes(index).starts(with: "attributedT".utf8):
      style(index, &found)
    default:
      if let name = code.declaredType(index) {
        found.types.insert(code.hash(name))
        if isNamedFont(name) { found.names.insert(code.hash(name)) }
        return
      }
      if !isCall, code.isWord(index, among: FontForm.types) { return declare(index, &found) }
      if isCall, isNamedFont(index) || isOfSize(index) { readCall(index, &found) }
    }
    if isCall { readStyling(index, &found) }
  }

  /// Ends the uses before a token: those in which nothing known was found are kept.
  mutating func end(at index: Int, _ found: inout CodeFonts) {
    while let last = pending.last, last.end <= index {
      pending.removeLast()
      if count(found) == last.count { found.uses.append(last.use) }
    }
  }

  /// How much was found: a use with something known in it is known.
  private func count(_ found: CodeFonts) -> Int { known + found.styles + found.uses.count }

  private mutating func add(_ range: Range<Int>, marked: ClosedRange<Int>, _ found: inout CodeFonts) {
    let before = count(found)
    let words = code.topLevel(range.lowerBound..<min(range.upperBound, range.lowerBound + Self.reach))
    // A text style that is assigned, or the branches of a ternary.
    found.styles += words.count { index in
      code.isSign(index, ".") && code.isSign(index - 1, among: "?:=") && code.textStyle(index + 1) != nil
    }
    let names = words.filter { code.word($0) != nil && !code.isSign($0 + 1, ":") }
    if names.isEmpty || names.count == 1 && code.isWord(names[0], "nil") { return }
    let use = CodeFonts.Use(range: code.range(marked), names: names.map(code.hash))
    if count(found) == before { pending.append((range.upperBound, before, use)) }
  }

  private func isNamedFont(_ index: Int) -> Bool {
    code.word(index) != nil && ["font".utf8, "Font".utf8].contains { code.bytes(index).suffix(4).elementsEqual($0) }
  }

  /// `let titleFont = x`: a font of the app, known if x is.
  private mutating func readVariable(_ name: Int, _ found: inout CodeFonts) {
    guard isNamedFont(name) else { return }
    found.names.insert(code.hash(name))
    let assignment = (name + 1..<name + 8).first { code.isSign($0, "=") || code.isSign($0, "{") || code.startsLine($0) }
    guard let assignment, code.isSign(assignment, "="), assignment + 1 < code.tokens.count else { return }
    let end = code.endOfLine(assignment)
    add(assignment + 1..<end, marked: assignment + 1...max(assignment + 1, min(end, code.tokens.count) - 1), &found)
  }

  /// `.font(x)`, `a.font = x` and `[.font: x]`.
  private mutating func readFont(_ index: Int, _ isCall: Bool, _ open: [Int], _ found: inout CodeFonts) {
    let isMember = code.isSign(index - 1, ".")
    if isCall {
      guard isMember, let close = code.partner(index + 1), !code.isSign(index + 3, ":") else { return }
      return add(index + 2..<close, marked: index...close, &found)
    }
    let isAssigned = code.isSign(index + 1, "=") && !code.isSign(index + 2, "=")
    if isAssigned { style(index, &found) }
    let isAttribute = code.isSign(index + 1, ":") && !code.isWord(index - 2, "case") && !code.isMeasuring(within: open)
    guard isMember && (isAssigned || isAttribute) else { return }
    let end = (index + 3..<index + Self.reach).first { next in
      code.isSign(next, among: ",]);}") && (code.partner(next) ?? 0) <= index
        || code.startsLine(next) && !code.isSign(next, among: "?:.")
    }
    if let end { add(index + 2..<end, marked: index...end - 1, &found) }
  }

  /// Notes the properties before a font that is assigned: `self.button.titleLabel?.font = x`.
  private func style(_ font: Int, _ found: inout CodeFonts) {
    if !code.isSign(font - 1, ".") {
      if !code.isWord(font - 1, "let"), !code.isWord(font - 1, "var") { found.styled.insert(CodeFonts.itself) }
      return
    }
    let path = (1...8).map { font - $0 }.prefix { code.word($0) != nil || code.isSign($0, among: ".?!") }
    for word in path where code.word(word) != nil { found.styled.insert(code.hash(word)) }
  }

  /// Notes the properties that a call gives a font or a style: `label.applyStyle(x)`, `style(label)`.
  private func readStyling(_ index: Int, _ found: inout CodeFonts) {
    let name = code.bytes(index)
    let isStyling = FontForm.stylings.contains { name.contains($0.utf8) } || name.elementsEqual("style".utf8)
    guard isStyling, !name.starts(with: "color".utf8), let close = code.partner(index + 1) else { return }
    let receiver = code.isSign(index - 1, ".") ? code.isSign(index - 2, "?") ? index - 3 : index - 2 : index
    for word in [receiver] + (index + 2..<min(close, index + 12)) where code.word(word) != nil && word != index {
      found.styled.insert(code.hash(word))
    }
  }

  /// Whether a call behind a path of fonts has a size: `AppFont.bold(size: 12)`.
  private func isOfSize(_ index: Int) -> Bool {
    guard code.isSign(index - 1, "."), code.isSign(index + 3, ":") else { return false }
    guard code.isWord(index + 2, among: ["size", "ofSize", "fixedSize"]) else { return false }
    return (code.startOfChain(index - 1)..<index).prefix(12).contains { word in
      let bytes = code.bytes(word)
      return code.word(word) != nil && (bytes.contains("Font".utf8) || bytes.contains("font".utf8))
    }
  }

  /// A call whose name ends in 'Font', if its value is used.
  private mutating func readCall(_ index: Int, _ found: inout CodeFonts) {
    let known = code.isWord(index, among: ["scaledFont", "preferredFont", "CGFont"])
    let start = code.isSign(index - 1, ".") ? code.startOfChain(index - 1) : index
    let declares = code.isWord(start - 1, among: ["func", "case", "macro"]) || code.isSign(start - 1, "@")
    let isStatement = start == index && code.startsLine(index) && !code.isWord(index - 1, "return")
    guard !known, !declares, !isStatement, let close = code.partner(index + 1) else { return }
    // `Font(font)` is the font in it.
    let isWrapper = code.isWord(index, among: FontForm.types)
    add(isWrapper ? index + 2..<close : start..<close, marked: start...close, &found)
  }

  /// Notes what has the type of a font: `name: UIFont`, `func name(…) -> Font`.
  private func declare(_ type: Int, _ found: inout CodeFonts) {
    let start = code.isWord(type - 2, "SwiftUI") && code.isSign(type - 1, ".") ? type - 2 : type
    if code.isSign(start - 1, ":"), code.word(start - 2) != nil {
      found.names.insert(code.hash(start - 2))
    } else if code.isSign(start - 1, ">"), code.isSign(start - 2, "-") {
      let close = (3...5).map { start - $0 }.first { code.isSign($0, ")") }
      if let open = close.flatMap(code.partner), code.word(open - 1) != nil {
        found.names.insert(code.hash(open - 1))
      }
    }
  }
}

extension SwiftTokens {
  /// The text size at which text stops growing because of a word, and the last token of its call.
  func limit(_ index: Int, within open: [Int]) -> (category: ContentSizeCategory, tokens: ClosedRange<Int>)? {
    let isCall = isSign(index + 1, "(")
    if isWord(index, "dynamicTypeSize"), isCall, isSign(index - 1, "."), let close = partner(index + 1) {
      return upperEnd(index + 2..<close).map { ($0, index...close) }
    }
    if isWord(index, "maximumContentSizeCategory"), isSign(index - 1, "."), isSign(index + 1, "=") {
      return category(index + 2..<endOfLine(index)).map { ($0.category, index...$0.last) }
    }
    let call = open.last ?? 0
    if isWord(index, "preferredContentSizeCategory"), isSign(index + 1, ":"), let close = partner(call) {
      let label = isSign(call - 2, ".") ? call - 4 : call - 3
      return isWord(label, "compatibleWith") ? category(index + 2..<close).map { ($0.category, index...close) } : nil
    }
    guard isWord(index, "environment"), isCall, isSign(index - 1, "."), let close = partner(index + 1) else {
      return nil
    }
    let isSize = isWord(index + 4, "dynamicTypeSize") || isWord(index + 4, "sizeCategory")
    return isSize ? category(index + 6..<close).map { ($0.category, index...close) } : nil
  }

  /// A text size that is written out: `.large`, `UIContentSizeCategory.large`.
  private func category(_ value: Range<Int>) -> (category: ContentSizeCategory, last: Int)? {
    let path = value.prefix(6).prefix { word($0) != nil || isSign($0, ".") }
    guard let last = path.last, path.count > 1, let name = word(last) else { return nil }
    return ContentSizeCategory(spelling: name).map { ($0, last) }
  }

  /// The largest text size of a range such as `.small ... .large`, or a single one; nil for all others.
  private func upperEnd(_ value: Range<Int>) -> ContentSizeCategory? {
    let dots = value.prefix(12).first {
      isSign($0, ".") && isSign($0 + 1, ".") && (isSign($0 + 2, ".") || isSign($0 + 2, "<"))
    }
    guard let dots else { return category(value)?.category }
    let end = dots + 3 < value.upperBound ? category(dots + 3..<value.upperBound)?.category : nil
    return end.flatMap { isSign(dots + 2, ".") ? $0 : ContentSizeCategory.allCases.prefix(upTo: $0.index).last }
  }
}
