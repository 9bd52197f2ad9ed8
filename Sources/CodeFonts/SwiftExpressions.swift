import Documents
import DynamicType

/// An argument of a call: its label, empty without one, and the tokens of its value.
struct SwiftArgument {
  let label: String
  let value: Range<Int>
}

extension SwiftTokens {
  func kind(_ index: Int) -> UInt8 { tokens.indices.contains(index) ? tokens[index].kind : 0 }

  func isSign(_ index: Int, _ sign: Unicode.Scalar) -> Bool { kind(index) == UInt8(ascii: sign) }

  func isSign(_ index: Int, among signs: String) -> Bool { signs.utf8.contains(kind(index)) }

  func isWord(_ index: Int, _ word: String) -> Bool {
    kind(index) == Token.word && bytes(index).elementsEqual(word.utf8)
  }

  func isWord(_ index: Int, among words: [String]) -> Bool { words.contains { isWord(index, $0) } }
  func hash(_ index: Int) -> UInt64 { CodeFonts.hash(bytes(index)) }
  func isPreview(_ index: Int) -> Bool { isSign(index - 1, "#") && isWord(index, "Preview") }

  func bytes(_ index: Int) -> ArraySlice<UInt8> { text[range(index...index)] }

  func range(_ indices: ClosedRange<Int>) -> Range<Int> {
    Int(tokens[indices.lowerBound].start)..<Int(tokens[indices.upperBound].end)
  }

  func word(_ index: Int) -> String? {
    kind(index) == Token.word ? String(decoding: bytes(index), as: UTF8.self) : nil
  }

  /// The other bracket; nil without one.
  func partner(_ index: Int) -> Int? {
    tokens.indices.contains(index) && tokens[index].partner >= 0 ? Int(tokens[index].partner) : nil
  }

  /// The last word of the name of a type, if its keyword is at an index; nil if there is no such keyword.
  func declaredType(_ index: Int) -> Int? {
    guard isWord(index, among: FontForm.declarations) else { return nil }
    return (index + 1..<index + 8).prefix { kind($0) == Token.word || isSign($0, ".") }.last
  }

  /// Whether a type inherits from what a word names.
  func isInherited(_ index: Int) -> Bool {
    let before = (1...40).lazy.map { index - $0 }.prefix { kind($0) == Token.word || isSign($0, among: ":,.&<>@") }
    let keyword = before.first { isWord($0, among: FontForm.declarations + ["func", "var", "let", "typealias"]) }
    return keyword.flatMap(declaredType) != nil
  }

  /// The arguments between an opening bracket and its partner.
  func arguments(_ open: Int) -> [SwiftArgument] {
    guard let close = partner(open) else { return [] }
    var (arguments, start, index) = ([SwiftArgument](), open + 1, open + 1)
    while index <= close {
      if index == close || isSign(index, ","), start < index {
        let hasLabel = kind(start) == Token.word && isSign(start + 1, ":")
        let value = min(hasLabel ? start + 2 : start, index)..<index
        arguments.append(SwiftArgument(label: hasLabel ? word(start) ?? "" : "", value: value))
        start = index + 1
      }
      index = 1 + (index < close ? partner(index) ?? index : index)
    }
    return arguments
  }

  /// A literal number over zero; nil for anything else.
  func number(_ value: Range<Int>) -> Double? {
    guard value.count == 1, kind(value.lowerBound) == Token.number else { return nil }
    let digits = bytes(value.lowerBound).filter { $0 != UInt8(ascii: "_") }
    let isDecimal = digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
    return isDecimal ? Double(String(decoding: digits, as: UTF8.self)).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  /// A literal string without escapes; nil for anything else.
  func string(_ value: Range<Int>) -> String? {
    guard value.count == 1, kind(value.lowerBound) == Token.string else { return nil }
    let content = bytes(value.lowerBound).filter { !"#\"".utf8.contains($0) }
    return content.isEmpty || content.contains(UInt8(ascii: "\\")) ? nil : String(decoding: content, as: UTF8.self)
  }

  /// Whether a font gets the size of another one, so that it grows with that one: `font.pointSize`, or 0 beside a
  /// descriptor.
  func keepsSize(_ value: Range<Int>, _ form: FontForm) -> Bool {
    let isZero = value.count == 1 && bytes(value.lowerBound).elementsEqual("0".utf8)
    return isWord(value.upperBound - 1, "pointSize") || isZero && form.labels.first == "descriptor"
  }

  /// The last word of a path such as `UIFont.Weight.bold`, `.bold` or `font`; nil for anything else.
  func lastWord(_ value: Range<Int>) -> String? {
    guard value.count <= 6, value.allSatisfy({ kind($0) == Token.word || isSign($0, ".") }) else { return nil }
    return word(value.upperBound - 1)
  }

  /// What a font with this text style follows.
  func growth(_ value: Range<Int>) -> CodeFont.Growth {
    let style = value.count > 1 ? lastWord(value).flatMap(TextStyle.init(spelling:)) : nil
    return style.map { .follows($0) } ?? .followsAny
  }

  /// The text style of SwiftUI at a word that no bracket follows.
  func textStyle(_ index: Int) -> TextStyle? {
    isSign(index + 1, "(") ? nil : word(index).flatMap(TextStyle.init(rawValue:))
  }

  /// The first token of a call; nil if the function belongs to another type.
  ///
  /// - Parameters:
  ///   - index: the word before the bracket.
  ///   - isWithin: whether it is in an extension of a type of fonts, whose members need no dot.
  func start(of index: Int, _ form: FontForm, isWithin: Bool) -> Int? {
    let before = isSign(index - 1, ".") ? word(index - 2) ?? "" : nil
    switch (form.owner, before) {
    case (.type, nil): return form.call != "init" && !isWord(index - 1, "func") ? index : nil
    case (.type, let type?):
      if form.call != "init" { return type == "UIKit" || type == "AppKit" ? index - 2 : nil }
      let isFont = FontForm.types.contains(type) || isWithin && type == "self"
      return isFont ? index - 2 : isFree(index - 1) && hasLiterals(index + 1) ? index - 1 : nil
    case (.member, nil): return isWithin && !isWord(index - 1, "func") ? index : nil
    case (.member, let type?):
      if isWithin, type == "Self" || type == "self" { return index - 2 }
      if FontForm.types.contains(type) {
        return type == "Font" && isWord(index - 4, "SwiftUI") ? index - 4 : index - 2
      }
      return isFree(index - 1) ? index - 1 : nil
    case (.value, let value?): return value.isEmpty && isFree(index - 1) ? nil : startOfChain(index - 1)
    case (.path, let last?):
      let start = startOfChain(index - 1)
      let isPath = !last.isEmpty && (start..<index).allSatisfy { kind($0) == Token.word || isSign($0, ".") }
      return isPath && bytes(start).first.map { $0 & 0x20 == 0 && $0.isLetter } == true ? start : nil
    case (_, nil): return nil
    }
  }

  /// Whether a dot begins an expression, and no value is in front of it.
  private func isFree(_ dot: Int) -> Bool {
    switch kind(dot - 1) {
    case Token.string, Token.number, Token.piece, UInt8(ascii: ")"), UInt8(ascii: "]"): return false
    case UInt8(ascii: "}"): return tokens[dot - 1].end < tokens[dot].start
    case Token.word: return isWord(dot - 1, among: ["return", "in", "else", "case", "try", "default"])
    default: return true
    }
  }

  /// Whether a call begins with a literal name and a literal size.
  private func hasLiterals(_ open: Int) -> Bool {
    let arguments = arguments(open)
    return arguments.count == 2 && string(arguments[0].value) != nil && number(arguments[1].value) != nil
  }

  /// What `UIFontMetrics` before a `scaledFont` follows, and the first token of the expression.
  func metrics(before index: Int) -> (CodeFont.Growth, start: Int) {
    if isWord(index - 2, "default"), isWord(index - 4, "UIFontMetrics") { return (.follows(.body), index - 4) }
    guard let bracket = partner(index - 2), isWord(bracket - 1, "UIFontMetrics") else { return (.followsAny, index) }
    return (arguments(bracket).first.map { growth($0.value) } ?? .followsAny, bracket - 1)
  }

  /// A face with the modifiers of a font of SwiftUI: `.weight(.bold)`, `.bold()`, `.italic()`. Nil if one is computed.
  func modified(_ face: CodeFont.Face, behind end: Int) -> CodeFont.Face? {
    var (face, end) = (face, end)
    while isSign(end + 1, "."), let name = word(end + 2), let close = partner(end + 3), close > end + 3 {
      switch name {
      case "bold": face.weight = .bold
      case "italic": face.isItalic = true
      case "weight":
        guard let weight = lastWord(end + 4..<close).flatMap(FontWeight.init(rawValue:)) else { return nil }
        face.weight = weight
      default: break
      }
      end = close
    }
    return face
  }
}
