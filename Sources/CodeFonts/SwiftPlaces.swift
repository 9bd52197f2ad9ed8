/// Where an expression is: how far tokens are followed back is limited, so that the time stays linear.
extension SwiftTokens {
  private static let reach = 80

  /// The variable to which an expression is assigned, and the name for it: that of a static property, of a computed
  /// property or a function with the type of a font, or of a case.
  func place(of start: Int) -> (variable: String?, property: String?) {
    var index = isWord(start - 1, "return") ? start - 2 : start - 1
    if isSign(index, "{") {
      let type = isSign(index - 1, "?") || isSign(index - 1, "!") ? index - 2 : index - 1
      guard isWord(type, among: FontForm.types) else { return (nil, nil) }
      if isSign(type - 1, ":"), isWord(type - 3, "var") { return (nil, word(type - 2)) }
      return (nil, isSign(type - 1, ">") ? function(of: index).flatMap { word($0 + 1) } : nil)
    }
    // `case .title: return font`.
    if isSign(index, ":"), isSign(index - 2, "."), isWord(index - 3, "case") { return (nil, word(index - 1)) }
    let isDirect = index == start - 1
    for _ in 0..<Self.reach where !isSign(index, "=") {
      if kind(index) == 0 || isSign(index, among: "([{};") { return (nil, nil) }
      index = (partner(index) ?? index) - 1
    }
    guard isSign(index, "="), !isSign(index + 1, "="), !isSign(index - 1, among: "=!<>+") else { return (nil, nil) }
    // `name`, or `let name: Type`.
    let typed = (index - 7...index - 2).first { isSign($0, ":") && isDeclared($0 - 1) }
    let name = typed.map { $0 - 1 } ?? index - 1
    let modifiers = (2...6).lazy.map { name - $0 }.prefix { kind($0) == Token.word }
    let isStatic = isDeclared(name) && modifiers.contains { isWord($0, among: ["static", "class"]) }
    return (word(name), isDirect && index == start - 1 && isStatic ? word(name) : nil)
  }

  private func isDeclared(_ name: Int) -> Bool { isWord(name - 1, among: ["let", "var"]) }

  /// Whether a font is for a symbol: named `symbolFont`, in a `SymbolConfiguration`, or behind a view with an `Image`
  /// and no text.
  ///
  /// - Parameter open: the brackets around the font, from the outermost.
  func isOnImage(_ start: Int, within open: [Int]) -> Bool {
    let isGiven = isSign(start - 1, ":") || isSign(start - 1, "=")
    let names = [start - 2, isSign(start - 3, ":") ? start - 4 : -1].compactMap { word($0)?.lowercased() }
    if isGiven, names.contains(where: { $0.contains("symbol") || $0.contains("icon") }) { return true }
    let calls = open.suffix(4).reversed().prefix { isSign($0, "(") }
    if calls.contains(where: { word($0 - 1)?.hasSuffix("SymbolConfiguration") ?? false }) { return true }
    guard let call = calls.first else { return false }
    if isWord(call - 1, "init"), isSign(call - 3, "=") {
      return word(call - 4)?.hasSuffix("SymbolConfiguration") ?? false
    }
    guard isWord(call - 1, "font"), isSign(call - 2, ".") else { return false }
    let view = (startOfChain(call - 2)..<call).prefix(400)
    let isIcon = modifiers(behind: partner(call) ?? call).contains { isWord($0, "labelStyle") && isIconOnly($0) }
    if isIcon || view.contains(where: { isWord($0, "labelStyle") && isIconOnly($0) }) { return true }
    let texts = ["Text", "Label", "TextField", "TextEditor", "Link", "Toggle", "SecureField"]
    return view.contains {
      isWord($0, "Image") && isSign($0 + 1, "(") || bytes($0).suffix(4).elementsEqual("Icon".utf8)
    }
      && !view.contains { index in
        // A picture in a text.
        isWord(index, among: texts) && !(isSign(index + 1, "(") && isWord(index + 2, "Image"))
      }
  }

  private func isIconOnly(_ style: Int) -> Bool { isSign(style + 1, "(") && isWord(style + 3, "iconOnly") }

  /// The words of the calls behind an expression: `a().bold().italic()` has two behind its first bracket.
  func modifiers(behind end: Int) -> [Int] {
    var (words, end) = ([Int](), end)
    if isSign(end + 1, "!") || isSign(end + 1, "?") && isSign(end + 2, ".") { end += 1 }
    while words.count < 12, isSign(end + 1, "."), word(end + 2) != nil {
      words.append(end + 2)
      end = partner(end + 3).map { max($0, end + 2) } ?? end + 2
    }
    return words
  }

  /// Whether a font is only used to measure text.
  func isMeasuring(within open: [Int]) -> Bool {
    open.suffix(3).contains { call in
      isSign(call, "(") && FontForm.measuring.contains { isWord(call - 1, $0.key) && isWord(call + 1, $0.value) }
    }
  }

  /// The first token of the expression whose member is at a dot.
  func startOfChain(_ dot: Int) -> Int {
    var index = dot
    for _ in 0..<Self.reach where isSign(index, ".") {
      index -= 1
      while let opener = partner(index), opener < index { index = opener - 1 }
      if kind(index) == Token.word, isSign(index - 1, ".") { index -= 1 }
    }
    return max(index, 0)
  }

  /// The function around a font that gets its size as an argument.
  func helper(of size: Range<Int>, within open: [Int]) -> String? {
    let words = size.prefix(8).compactMap(word)
    for body in open.suffix(12).reversed() where isSign(body, "{") {
      guard let function = function(of: body), let name = word(function + 1) else { continue }
      let parameters = (function..<body).filter { isSign($0 + 1, ":") }.compactMap(word)
      if words.contains(where: parameters.contains) { return name }
    }
    return nil
  }

  /// The word `func` of a body.
  func function(of body: Int) -> Int? {
    let function = (1...Self.reach).first { isWord(body - $0, "func") || isSign(body - $0, "}") }.map { body - $0 }
    return function.flatMap { isWord($0, "func") ? $0 : nil }
  }

  /// The end of the next braces.
  func endOfBody(from index: Int) -> Int {
    let brace = (index...index + Self.reach).first { isSign($0, "{") }
    return brace.flatMap(partner) ?? index
  }
}
