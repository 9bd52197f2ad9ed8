import Documents
import DynamicType

/// Finds the fonts among the tokens of a Swift file. Previews are left out.
struct SwiftFonts {
  let code: SwiftTokens
  private(set) var found = CodeFonts()
  /// The brackets around the current token.
  private var open: [Int] = []
  /// The calls of `scaledFont(for:)` around the current token.
  private var scalings: [Scaling] = []
  /// The fonts that are assigned to a variable, by its name.
  private var variables: [String: [Int]] = [:]

  /// What a call of `UIFontMetrics` does to the fonts in it: the first token of the expression, and its last.
  private struct Scaling {
    let start, end: Int
    let growth: CodeFont.Growth
    let maximum: Double?
  }

  /// The fonts that a function may scale, each with the calls around and behind it.
  private var wrapped: [(font: Int, calls: [Int])] = []
  /// The functions that scale a font that is given to them.
  private var scalers: Set<UInt64> = []
  private var uses: SwiftUses
  private var conditions = SwiftConditions()
  /// Built if a size needs it.
  private var numbers: SwiftNumbers?
  /// Whether the file is compiled for other systems only.
  private var isOfOthers = false
  /// The end of the extension of a type of fonts.
  private var extensionEnd = 0

  init(_ code: SwiftTokens) {
    (self.code, uses) = (code, SwiftUses(code))
    var index = 0
    while index < code.tokens.count { index = 1 + lastRead(from: index) }
    uses.end(at: code.tokens.count, &found)
    for (font, calls) in wrapped where found.fonts[font].growth == .fixed && calls.contains(where: scales) {
      found.fonts[font].growth = .followsAny
    }
    found.fonts.removeAll { code.isIgnored($0.range) }
    found.uses.removeAll { code.isIgnored($0.range) }
    found.limits.removeAll { code.isIgnored($0.range) }
    found.scaled.removeAll(where: code.isIgnored)
  }

  private func scales(_ call: Int) -> Bool {
    code.bytes(call).starts(with: "scaled".utf8) || scalers.contains(code.hash(call))
  }

  private var isElsewhere: Bool { isOfOthers || conditions.areElsewhere }

  /// Looks at a token, and returns the index of the last one that needs no further look.
  private mutating func lastRead(from index: Int) -> Int {
    uses.end(at: index, &found)
    switch code.kind(index) {
    case SwiftTokens.Token.word: return word(index)
    case UInt8(ascii: "#"): conditions.read(code, at: index + 1)
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
      if code.partner(index) != nil { open.append(index) }
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if code.partner(index) != nil { _ = open.popLast() }
      if scalings.last?.end == index { scalings.removeLast() }
    default: break
    }
    return index
  }

  private mutating func word(_ index: Int) -> Int {
    if !isElsewhere, let limit = code.limit(index, within: open) {
      found.limits.append(CodeFonts.Limit(range: code.range(limit.tokens), category: limit.category))
    }
    let isCall = code.isSign(index + 1, "(") && code.partner(index + 1) != nil
    let hash = isCall ? code.hash(index) : 0
    if isCall, let (form, start, arguments) = form(index, hash) { return add(form, index, start, arguments) }
    if !isElsewhere { uses.read(index, isCall: isCall, within: open, &found) }
    if !isCall { return plainWord(index) }
    switch code.bytes(index).count {
    case 4...6 where code.isWord(index, among: ["font", "system"]) && code.isSign(index + 2, "."):
      if code.textStyle(index + 3) != nil { found.styles += 1 }
    case 7 where code.isPreview(index): return code.endOfBody(from: code.partner(index + 1) ?? index)
    case 10 where code.isWord(index, "scaledFont"): scale(index)
    case 13 where code.isWord(index, "preferredFont"):
      found.styles += 1
      found.scaled.append(code.range(index...index))
    case 19 where code.isWord(index, "SymbolConfiguration"):
      update(code.arguments(index + 1).first { $0.label == "font" }) { $0.isOnImage = true }
    default: break
    }
    if code.bytes(index).starts(with: "scaled".utf8), code.isSign(index - 1, ".") {
      update(SwiftArgument(label: "", value: max(index - 2, 0)..<index - 1)) { $0.growth = .followsAny }
    }
    let hasNumber = (index + 2...index + 9).contains { code.kind($0) == SwiftTokens.Token.number }
    if hasNumber { found.calls[hash, default: 0] += 1 }
    return index
  }

  /// Reads a word that no bracket follows.
  private mutating func plainWord(_ index: Int) -> Int {
    switch code.bytes(index).count {
    case 4 where code.isWord(index, "Font") && code.isSign(index + 1, ".") && code.textStyle(index + 2) != nil:
      found.styles += 1
    case 6 where code.isWord(index, "import") && conditions.areEmpty && code.startsLine(index):
      isOfOthers = isOfOthers || code.isWord(index + 1, among: FontForm.otherModules)
    case 9 where code.isWord(index, "platforms") && code.isSign(index + 1, ":"):
      let systems = (index + 3..<(code.partner(index + 2) ?? index + 3)).prefix(60).compactMap(code.word)
      let areOthers = !systems.isEmpty && !systems.contains { ["iOS", "macCatalyst"].contains($0) }
      found.isPackageOfOthers = found.isPackageOfOthers || areOthers
    case 9 where code.isWord(index, "extension"):
      if let name = code.declaredType(index), code.isWord(name, among: FontForm.types) {
        extensionEnd = code.endOfBody(from: index)
      }
    case 33 where code.isWord(index, "adjustsFontForContentSizeCategory") && code.isWord(index + 2, "true"):
      found.live += 1
    default:
      let isProvider = code.isWord(index, "PreviewProvider") && code.isInherited(index)
      if isProvider || code.isPreview(index) { return code.endOfBody(from: index) }
    }
    return index
  }

  /// The form of a call, with its first token.
  private func form(_ index: Int, _ hash: UInt64) -> (FontForm, start: Int, [SwiftArgument])? {
    let isResource = code.isSign(index - 1, ".") && code.isWord(index - 2, "font") && code.isWord(index - 4, "R")
    guard let forms = isResource ? [.resource] : FontForm.byCall[hash] else { return nil }
    let arguments = code.arguments(index + 1)
    let form = forms.first { $0.labels == arguments.prefix($0.labels.count).map(\.label) }
    guard let form, let start = code.start(of: index, form, isWithin: index < extensionEnd) else { return nil }
    return (form, start, arguments)
  }

  /// Adds the fonts of a call, and returns the index of the word before its bracket.
  ///
  /// - Parameter start: the first token of the call.
  private mutating func add(_ form: FontForm, _ index: Int, _ start: Int, _ arguments: [SwiftArgument]) -> Int {
    let end = code.partner(index + 1) ?? index
    uses.known += 1
    let size = arguments[form.size].value
    if isOnlyAsked(start, end) || code.keepsSize(size, form) { return index }
    var font = CodeFont(range: code.range(start...end), face: face(form, arguments, end))
    font.growth = code.isWord(start, "NSFont") || isElsewhere ? .elsewhere : form.growth
    if let name = form.name, font.face == nil {
      let value = arguments[name].value
      font.computedName = value.isEmpty ? nil : code.range(value.lowerBound...value.upperBound - 1)
    }
    // The call of R.swift, or the path before SwiftGen's.
    if form.owner == .path { font.computedName = code.range(form.call.isEmpty ? index...index : start...index - 2) }
    if form.owner == .value, let last = found.fonts.last, last.range.lowerBound >= font.range.lowerBound {
      // The size of a font that was made before.
      (font.face, font.growth) = (last.face, last.growth)
      found.fonts.removeLast()
    }
    if let curve = arguments.first(where: { $0.label == "relativeTo" }) { font.growth = code.growth(curve.value) }
    if let scaling = scalings.last, !isElsewhere { (font.growth, font.maximum) = (scaling.growth, scaling.maximum) }
    let place = code.place(of: scalings.last?.start ?? start)
    (font.name, font.isOnImage) = (place.property, code.isOnImage(start, within: open))
    noteName(place.variable)
    font.helper = code.helper(of: size, within: open)
    if font.helper != nil { font.name = nil }
    for size in sizes(size, &font) {
      font.size = size
      // A size of a point holds a font whose size is set later.
      if let size, size <= 1 { continue }
      if font.growth == .fixed {
        let around = open.suffix(2).filter { code.isSign($0, "(") && code.word($0 - 1) != nil }.map { $0 - 1 }
        wrapped.append((found.fonts.count, around + code.modifiers(behind: end)))
      }
      if let variable = place.variable { variables[variable, default: []].append(found.fonts.count) }
      found.fonts.append(font)
    }
    return index
  }

  /// Whether no text is shown in a font: it is only compared or measured, or it is a fallback.
  private func isOnlyAsked(_ start: Int, _ end: Int) -> Bool {
    let isFallback = code.isSign(start - 1, "?") && code.isSign(start - 2, "?")
    let next = code.isSign(end + 1, "!") && code.isSign(end + 2, ".") || code.isSign(end + 1, "?") ? end + 2 : end + 1
    let isFact = code.isSign(next, ".") && code.isWord(next + 1, among: FontForm.facts)
    let isCompared = code.isSign(end + 2, "=") && (code.isSign(end + 1, "!") || code.isSign(end + 1, "="))
    return isFallback || isElse(start) || isFact || isCompared && code.isWord(end + 3, "nil")
      || code.isMeasuring(within: open)
  }

  /// Whether a font is a fallback, in the body of `guard let font = UIFont(…) else`.
  private func isElse(_ start: Int) -> Bool {
    guard let body = open.last, code.isWord(body - 1, "else"), let last = found.fonts.last else { return false }
    let condition = (1...40).map { body - $0 }.first { code.isWord($0, "guard") || code.isSign($0, among: "{}") }
    return condition.map { code.isWord($0, "guard") && last.range.lowerBound > Int(code.tokens[$0].start) } ?? false
  }

  /// The sizes of a font: several if a ternary chooses one. One that grows is computed.
  private mutating func sizes(_ value: Range<Int>, _ font: inout CodeFont) -> [Double?] {
    if let number = code.number(value) { return [number] }
    if numbers == nil { numbers = SwiftNumbers(code) }
    if font.growth == .fixed, numbers?.isScaled(value) == true { font.growth = .followsAny }
    return font.helper == nil ? numbers?.values(value) ?? [nil] : [nil]
  }

  /// Notes that a variable, or the function around a font, is a font of the app.
  private mutating func noteName(_ variable: String?) {
    if let variable { found.names.insert(CodeFonts.hash(variable.utf8)) }
    guard let body = open.last(where: { code.isSign($0, "{") }), let function = code.function(of: body) else { return }
    if code.word(function + 1) != nil { found.names.insert(code.hash(function + 1)) }
  }

  /// The face of a call; nil if a part of it is computed.
  private func face(_ form: FontForm, _ arguments: [SwiftArgument], _ end: Int) -> CodeFont.Face? {
    guard var face = form.face else { return nil }
    if let name = form.name {
      face.name = code.string(arguments[name].value)
      return face.name == nil ? nil : face
    }
    for argument in arguments.dropFirst() where argument.label == "weight" || argument.label == "design" {
      let word = code.lastWord(argument.value) ?? ""
      if argument.label == "weight", let weight = FontWeight(rawValue: word) {
        face.weight = weight
      } else if argument.label == "design", let design = FontDesign(rawValue: word) {
        face.design = design
      } else if word != "nil" {
        return nil
      }
    }
    return form.isSwiftUI ? code.modified(face, behind: end) : face
  }

  /// Reads a call of `scaledFont(for:)`, for the font in it, or for the variable that it names.
  private mutating func scale(_ index: Int) {
    let (arguments, end) = (code.arguments(index + 1), code.partner(index + 1) ?? index)
    guard arguments.first?.label == "for" else { return }
    uses.known += 1
    let limit = arguments.first { $0.label == "maximumPointSize" }.flatMap { code.number($0.value) }
    let (growth, start) = code.metrics(before: index)
    found.scaled.append(code.range(start...end))
    scalings.append(Scaling(start: start, end: end, growth: growth, maximum: limit))
    let isSelf = arguments.first.map { $0.value.count == 1 && code.isWord($0.value.lowerBound, "self") } ?? false
    let body = isSelf ? open.last { code.isSign($0, "{") } : nil
    let scaler =
      body.flatMap(code.function).flatMap { code.word($0 + 1) }
      ?? arguments.first.flatMap { code.helper(of: $0.value, within: open) }
    if let scaler { scalers.insert(CodeFonts.hash(scaler.utf8)) }
    noteName(code.place(of: start).variable)
    update(arguments.first) { ($0.growth, $0.maximum) = (growth, limit) }
  }

  /// Changes the fonts of the variable that an argument names.
  private mutating func update(_ argument: SwiftArgument?, _ change: (inout CodeFont) -> Void) {
    guard let argument, let name = code.lastWord(argument.value) else { return }
    for index in variables.removeValue(forKey: name) ?? [] where found.fonts[index].growth == .fixed {
      change(&found.fonts[index])
    }
  }
}
