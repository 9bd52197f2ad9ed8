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

  init(_ code: SwiftTokens) {
    self.code = code
    var index = 0
    while index < code.tokens.count { index = 1 + lastRead(from: index) }
    var ignored = code.ignored[...]
    found.fonts.removeAll { font in
      ignored = ignored.drop { $0.upperBound <= font.range.lowerBound }
      return ignored.first?.overlaps(font.range) ?? false
    }
  }

  /// Looks at a token, and returns the index of the last one that needs no further look.
  private mutating func lastRead(from index: Int) -> Int {
    switch code.kind(index) {
    case SwiftTokens.Token.word: return word(index)
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
    guard code.isSign(index + 1, "("), code.partner(index + 1) != nil else {
      if code.isWord(index, "adjustsFontForContentSizeCategory"), code.isWord(index + 2, "true") { found.live += 1 }
      if code.isWord(index, "Font"), code.isSign(index + 1, "."), code.textStyle(index + 2) != nil { found.styles += 1 }
      let isPreview = code.isWord(index, "PreviewProvider") || code.isPreview(index)
      return isPreview ? code.endOfBody(from: index) : index
    }
    let hash = CodeFonts.hash(code.bytes(index))
    if let forms = FontForm.byCall[hash] {
      let arguments = code.arguments(index + 1)
      let form = forms.first { $0.labels == arguments.prefix($0.labels.count).map(\.label) }
      if let form, let start = code.start(of: index, form) { return add(form, index, start, arguments) }
    }
    switch code.bytes(index).count {
    case 4 where code.isWord(index, "font") && code.isSign(index + 2, ".") && code.textStyle(index + 3) != nil:
      found.styles += 1
    case 7 where code.isPreview(index): return code.endOfBody(from: code.partner(index + 1) ?? index)
    case 10 where code.isWord(index, "scaledFont"): scale(index)
    case 13 where code.isWord(index, "preferredFont"):
      found.styles += 1
      found.scaled.append(code.range(index...index))
    case 19 where code.isWord(index, "SymbolConfiguration"):
      update(code.arguments(index + 1).first { $0.label == "font" }) { $0.isOnImage = true }
    default: break
    }
    let hasNumber = (index + 2...index + 9).contains { code.kind($0) == SwiftTokens.Token.number }
    if hasNumber { found.calls[hash, default: 0] += 1 }
    return index
  }

  /// Adds the font of a call, and returns the index of the word before its bracket.
  ///
  /// - Parameter start: the first token of the call.
  private mutating func add(_ form: FontForm, _ index: Int, _ start: Int, _ arguments: [SwiftArgument]) -> Int {
    let end = code.partner(index + 1) ?? index
    // What follows '??' is used if there is no such font, and no text is shown in a font of which only a fact is asked.
    let facts = ["familyName", "fontName", "pointSize", "lineHeight", "capHeight", "xHeight", "ascender", "descender"]
    if code.isSign(start - 1, "?") && code.isSign(start - 2, "?") || facts.contains(where: { code.isWord(end + 2, $0) })
    {
      return index
    }
    let size = arguments[form.isNamed ? 1 : 0].value
    var font = CodeFont(range: code.range(start...end), face: face(form, arguments, end), size: code.number(size))
    font.growth = code.isWord(start, "NSFont") ? .ofMac : form.growth
    if let curve = arguments.first(where: { $0.label == "relativeTo" }) { font.growth = code.growth(curve.value) }
    if let scaling = scalings.last { (font.growth, font.maximum) = (scaling.growth, scaling.maximum) }
    let place = code.place(of: scalings.last?.start ?? start)
    (font.name, font.isOnImage) = (place.property, code.isOnImage(start, within: open))
    if font.size == nil { font.helper = code.helper(of: size, within: open) }
    if let variable = place.variable { variables[variable, default: []].append(found.fonts.count) }
    found.fonts.append(font)
    return index
  }

  /// The face of a call; nil if a part of it is computed.
  private func face(_ form: FontForm, _ arguments: [SwiftArgument], _ end: Int) -> CodeFont.Face? {
    var face = form.face
    if form.isNamed {
      face.name = code.string(arguments[0].value)
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
    let limit = arguments.first { $0.label == "maximumPointSize" }.flatMap { code.number($0.value) }
    let (growth, start) = code.metrics(before: index)
    found.scaled.append(code.range(start...end))
    scalings.append(Scaling(start: start, end: end, growth: growth, maximum: limit))
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
