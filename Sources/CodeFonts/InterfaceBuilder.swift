import Documents
import DynamicType

/// Finds the fonts in a file of Interface Builder: those of a size never follow the setting, those of a text style do.
struct InterfaceBuilderFonts {
  private(set) var found = CodeFonts()
  private let text: [UInt8]
  /// The elements around the current tag, with whether their text scales again when the setting changes.
  private var open: [(name: String, isLive: Bool)] = []

  /// - Throws: a syntax error if tags do not match.
  init(_ text: [UInt8]) throws(SyntaxError) {
    self.text = text
    var offset = 0
    while let start = text[offset...].firstIndex(of: UInt8(ascii: "<")) {
      let sections = [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<", ">")]
      let section = sections.first { text.hasText($0.0, at: start) } ?? sections[2]
      offset = start + section.0.utf8.count
      var isQuoted = false
      while offset < text.count, isQuoted || !text.hasText(section.1, at: offset) {
        if text[offset] == UInt8(ascii: "\""), section.1 == ">" { isQuoted.toggle() }
        if text[offset] == UInt8(ascii: "<"), section.1 == ">" { break }
        offset += 1
      }
      guard offset < text.count, text[offset] != UInt8(ascii: "<") else {
        throw SyntaxError(.unclosedTag, at: start..<(start + 1))
      }
      if section.1 == ">", !"!?".utf8.contains(text[start + 1]) { try tag(start + 1..<offset) }
    }
    if let last = open.last { throw SyntaxError(.mismatchedEnd(of: last.name), at: text.count..<text.count) }
  }

  /// Reads a tag without its brackets.
  private mutating func tag(_ range: Range<Int>) throws(SyntaxError) {
    // Every second part is the value of an attribute.
    let parts = text[range].split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    let name = String(decoding: parts[0].prefix { !$0.isWhitespace && $0 != UInt8(ascii: "/") }, as: UTF8.self)
    if name.isEmpty {
      let closed = String(decoding: text[range].dropFirst().prefix { !$0.isWhitespace }, as: UTF8.self)
      guard open.popLast()?.name == closed else { throw SyntaxError(.mismatchedEnd(of: closed), at: range) }
      return
    }
    var values: [String: String] = [:]
    for index in stride(from: 0, to: parts.count - 1, by: 2) {
      let key = parts[index].split { $0.isWhitespace || $0 == UInt8(ascii: "=") }.last ?? []
      values[String(decoding: key, as: UTF8.self)] = XMLText.decode(parts[index + 1])
    }
    if name == "fontDescription" || name == "font" { add(values, range.lowerBound - 1..<range.upperBound + 1) }
    if text[range.upperBound - 1] != UInt8(ascii: "/") {
      open.append((name, values["adjustsFontForContentSizeCategory"] == "YES"))
    }
  }

  private mutating func add(_ values: [String: String], _ range: Range<Int>) {
    if values["style"] != nil {
      found.styles += 1
      found.scaled.append(range)
      found.live += open.last?.isLive == true ? 1 : 0
    } else if let size = (values["pointSize"] ?? values["size"]).flatMap(Double.init), size > 0, size.isFinite {
      let type = values["type"] ?? values["metaFont"] ?? ""
      let weight = values["weight"].flatMap(FontWeight.init(rawValue:))
      let isBold = type == "boldSystem" || type == "systemBold"
      let face = CodeFont.Face(
        name: values["name"], weight: weight ?? (isBold ? .bold : .regular), isItalic: type == "italicSystem")
      let isOnImage = open.last?.name == "preferredSymbolConfiguration"
      found.fonts.append(CodeFont(range: range, face: face, size: size, isOnImage: isOnImage))
    }
  }
}
