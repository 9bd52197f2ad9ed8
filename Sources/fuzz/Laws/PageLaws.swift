import TypeRampKit
import Writing

/// What holds of every page of `preview`, whatever it shows: tags nest, one script, ids that are there once, and
/// nothing that does not show as what it is.
struct PageLaws {
  private var rest: Substring.UTF8View
  /// The elements that are open.
  private var open: [String] = []
  private var ids: Set<String> = []
  private var scripts = 0

  /// - Parameter scripts: how many scripts the page has.
  static func check(_ page: String, scripts: Int = 1) throws {
    try require(page.unicodeScalars.allSatisfy { $0.isPrintable || $0 == "\n" }, "a page has what is not shown")
    try require(page.hasPrefix("<!DOCTYPE html>\n"), "a page is no HTML")
    var laws = PageLaws(rest: page.dropFirst("<!DOCTYPE html>".count).utf8)
    while laws.skip(to: "<") { try laws.takeTag() }
    try require(
      laws.open.isEmpty && laws.scripts == scripts, "an element is not closed, or there is another number of scripts")
  }

  private init(rest: Substring.UTF8View) {
    self.rest = rest
  }

  /// Goes on behind the next character of that kind; false where there is none.
  private mutating func skip(to character: Unicode.Scalar) -> Bool {
    guard let index = rest.firstIndex(of: UInt8(ascii: character)) else { return false }
    rest = rest[rest.index(after: index)...]
    return true
  }

  private mutating func takeTag() throws {
    let name = String(Substring(rest.prefix { $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: " ") }))
    rest = rest.dropFirst(name.utf8.count)
    if name.hasPrefix("/") {
      try require(open.popLast() == String(name.dropFirst()), "'\(name)' closes another element")
    } else {
      try require(Self.names.contains(name), "'\(name)' is no element of a page")
      if !Self.void.contains(name) { open.append(name) }
      try takeAttributes()
      if name == "script" { scripts += 1 }
      if name == "script" || name == "style" { try skipContent(of: name) }
    }
    try require(rest.first == UInt8(ascii: ">"), "a tag does not end")
  }

  private mutating func takeAttributes() throws {
    while rest.first == UInt8(ascii: " ") {
      let name = rest.dropFirst().prefix { ![" ", "=", ">"].contains(Unicode.Scalar($0)) }
      rest = rest[name.endIndex...]
      guard rest.first == UInt8(ascii: "=") else { continue }
      let value = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "\"") }
      let isQuoted = rest.dropFirst().first == UInt8(ascii: "\"") && value.endIndex != rest.endIndex
      try require(isQuoted && !value.contains(UInt8(ascii: "<")), "a value is not quoted, or not escaped")
      rest = rest[value.endIndex...].dropFirst()
      let attribute = String(Substring(name))
      try require(attribute != "style" && !attribute.hasPrefix("on"), "an attribute holds a style or a script")
      if attribute == "id" { try require(ids.insert(String(Substring(value))).inserted, "an id is there twice") }
    }
  }

  /// Goes to the end of an element that holds no markup.
  private mutating func skipContent(of name: String) throws {
    let end = Array("</\(name)".utf8)
    while let first = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[first...]
      if rest.starts(with: end) {
        open.removeLast()
        rest = rest.dropFirst(end.count)
        return
      }
      rest = rest.dropFirst()
    }
    try require(false, "'\(name)' does not end")
  }

  private static let void: Set = ["meta", "input", "br"]

  private static let names: Set = [
    "html", "head", "meta", "title", "style", "body", "a", "header", "p", "h1", "h2", "h3", "h4", "section", "label",
    "div", "input", "ol", "ul", "li", "select", "option", "textarea", "main", "article", "dl", "dt", "dd", "span",
    "figure", "figcaption", "table", "thead", "tbody", "tr", "th", "td", "footer", "script", "br", "nav", "details",
    "summary", "strong", "code", "caption",
  ]
}
