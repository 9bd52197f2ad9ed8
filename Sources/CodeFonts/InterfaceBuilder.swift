import Documents
import DynamicType

/// Finds the fonts in a file of Interface Builder: those of a size never follow the setting, those of a text style do.
struct InterfaceBuilderFonts {
  private(set) var found = CodeFonts()
  /// The elements around the current tag.
  private var open: [Element] = []
  /// Whether the file is for another system than iOS, or a launch screen, which is a picture.
  private var isElsewhere = false
  /// The element of each font, by its id, and what code can call elements.
  private var elements: [(font: Int, id: String)] = []
  private var outlets: [String: [CodeFont.Outlet]] = [:]
  /// The elements whose class gets a font or a style from an attribute of its own.
  private var styled: Set<String> = []

  /// The buttons with pictures in their states: whether one has a title too.
  private var states: [String: Bool] = [:]

  private struct Element {
    let name, id: String
    /// The name of its class in code; nil for a class of UIKit.
    let type: String?
    /// Whether its text scales again when the setting changes.
    let isLive: Bool
  }

  /// - Throws: a syntax error if it is no file of Interface Builder.
  init(_ text: [UInt8]) throws(SyntaxError) {
    var tags = try XMLTagReader(text, root: "document")
    while let tag = try tags.next() {
      if tag.isEnd { open.removeLast() } else { read(tag) }
    }
    for (font, id) in elements {
      found.fonts[font].outlets = outlets[id] ?? []
      if styled.contains(id) { found.fonts[font].growth = .setInCode }
      if let isTitled = states[id], !isTitled { found.fonts[font].isOnImage = true }
    }
  }

  private mutating func read(_ tag: XMLTagReader.Tag) {
    let (name, values) = (tag.name, tag.values)
    note(name, values, tag.range)
    let (id, type) = (values["id"] ?? "", values["customClass"])
    if let type { outlets[id, default: []].append(Self.outlet(type, CodeFonts.itself)) }
    if tag.isEmpty { return }
    let isLive = values["adjustsFontForContentSizeCategory"] == "YES"
    open.append(Element(name: name, id: id, type: type, isLive: isLive))
  }

  private static func outlet(_ type: String, _ property: UInt64) -> CodeFont.Outlet {
    CodeFont.Outlet(type: CodeFonts.hash(type.utf8), property: property)
  }

  private mutating func note(_ name: String, _ values: [String: String], _ range: Range<Int>) {
    switch name {
    case "document":
      let isOfOthers = values["targetRuntime"].map { !$0.hasPrefix("iOS.") } ?? false
      isElsewhere = isOfOthers || values["launchScreen"] == "YES"
    case "font", "fontDescription": add(values, range)
    case "outlet", "outletCollection":
      guard let id = values["destination"], let property = values["property"],
        let type = open.last(where: { $0.name != "connections" })?.type
      else { return }
      outlets[id, default: []].append(Self.outlet(type, CodeFonts.hash(property.utf8)))
    case "state":
      guard let button = open.last, values["image"] != nil || values["title"] != nil else { return }
      states[button.id] = states[button.id] == true || values["title"]?.isEmpty == false
    case "userDefinedRuntimeAttribute":
      let (path, element) = (values["keyPath"]?.lowercased() ?? "", open.dropLast().last)
      if let element, element.type != nil, path.contains("font") || path.contains("style") { styled.insert(element.id) }
    default: break
    }
  }

  private mutating func add(_ values: [String: String], _ range: Range<Int>) {
    if values["style"] != nil {
      if isElsewhere { return }
      found.styles += 1
      found.scaled.append(range)
      found.live += open.last?.isLive == true ? 1 : 0
    } else if let size = (values["pointSize"] ?? values["size"]).flatMap(Double.init), size > 1, size.isFinite {
      let type = values["type"] ?? values["metaFont"] ?? ""
      let weight = values["weight"].flatMap(FontWeight.init(rawValue:))
      let isBold = type == "boldSystem" || type == "systemBold"
      let face = CodeFont.Face(
        name: values["name"], weight: weight ?? (isBold ? .bold : .regular), isItalic: type == "italicSystem")
      let isOnImage = open.last?.name == "preferredSymbolConfiguration"
      if let id = open.last(where: { !$0.id.isEmpty })?.id { elements.append((found.fonts.count, id)) }
      found.fonts.append(
        CodeFont(
          range: range, face: face, size: size, growth: isElsewhere ? .elsewhere : .fixed, isOnImage: isOnImage))
    }
  }
}
