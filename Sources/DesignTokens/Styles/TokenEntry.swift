import Diagnostics
import Documents
import DynamicType
import StyleModel
import Writing

/// The entry of a style for a typography token.
struct TokenEntry {
  let style: TokenStyle
  private let name: String
  private let token: Token
  /// The members besides the description and the extensions, in order.
  private var members: [DerivedMember] = []
  /// The keys of a mapping file, which override all others.
  private let mapped: [String]
  /// Members without a key in a text style.
  private let others: [Node.Member]
  /// What is lost or guessed about the font.
  private(set) var finding: Diagnostic?

  /// Creates an entry. Nil if the token cannot be read.
  init?(_ entry: StyleMap.Entry, in checked: CheckedTokens, _ faces: inout FaceFinder) {
    let (own, typography) = (entry.token.own, entry.typography)
    let implied = entry.index.flatMap { checked.implied[$0] }
    let changes = TypographyChanges(typography, since: implied)
    if typography.isBroken { return nil }
    style = entry.style
    name = entry.spelling ?? style.name
    token = entry.token
    mapped = entry.keys.map(\.name)
    others = typography.others + TokenObject(token.object, checked.set.form).unknown

    var outdated = changes.outdatedKeys + mapped
    if mapped.contains(where: Self.fontKeys.contains) { outdated += Self.fontKeys }
    // The slant of a token's face does not apply to a face in a mapping file.
    if mapped.contains(EntryKey.fontName.rawValue) { outdated.append(EntryKey.fontStyle.rawValue) }
    let (now, then) = (typography.carriedKeys, implied?.carriedKeys ?? [])
    let carried = now.filter { key, value, _ in
      !outdated.contains(key.rawValue) && !then.contains { $0.key == key && $0.value.isSame(as: value) }
    }
    // Of those that typeramp added, one may have been removed.
    outdated += (carried + then.filter { old in !now.contains { $0.key == old.key } }).map(\.key.rawValue)
    let kept = own?.entry.filter { !outdated.contains($0.name) } ?? []

    let keptSlant = kept.first { $0.isNamed(EntryKey.fontStyle.rawValue) }?.value.string
    let isItalic = typography.isItalic ?? (keptSlant == FontStyle.italic.rawValue)
    let font = font(of: typography, isItalic: isItalic, keys: mapped + kept.map(\.name), &faces)
    members = font?.members ?? []
    if case .custom(_, let curve?) = style { add(.relativeTo, .string(curve.name), at: token.name) }
    members += kept.map(DerivedMember.copied) + entry.keys.map { .foreign($0, at: token.name) }
    if !isPreferred(font, changes.typography, on: checked.platform) { add(.fontSize, changes.typography.size) }
    for (key, value, node) in carried { add(key, value, at: node) }
    if changes.hasOwnFamilies, let families = typography.fallbackFamilies {
      add(.fallbackFamilies, .array(families.value.map(JSONValue.string)), at: families.member.value)
    }
    add(.lineHeight, changes.typography.lineHeight)
    add(.tracking, changes.typography.letterSpacing)
  }

  private static let fontKeys = EntryKey.ofFonts.map(\.rawValue)

  /// The font of the text; nil if one of the other keys names it. A weight or a slant alone is that of the token's
  /// family.
  private mutating func font(
    of typography: Typography, isItalic: Bool, keys: [String], _ faces: inout FaceFinder
  ) -> TokenFont? {
    let given = Set(keys).intersection(Self.fontKeys)
    if !given.isEmpty {
      guard given.isSubset(of: [EntryKey.weight.rawValue, EntryKey.italic.rawValue]),
        let families = typography.families, FontNaming.systemDesign(ofFamily: families.value[0]) == nil
      else { return nil }
      return .family(families.value[0], at: families.member.value)
    }
    let font = TokenFont.font(of: typography, token, isItalic: isItalic, &faces)
    finding = font.finding
    return font.value
  }

  /// Whether the font is the preferred font: the system font at the preferred size, unless a dictionary set that size
  /// explicitly.
  private func isPreferred(_ font: TokenFont?, _ typography: Typography, on platform: Platform) -> Bool {
    guard case .system? = font, let base = style.base else { return false }
    let isOfDictionary = token.own?.entry.contains { Self.fontKeys.contains($0.name) } ?? false
    return !isOfDictionary && typography.size?.value == platform.preferredFont(base).pointSize(compatibleWith: .large)
  }

  private mutating func add(_ key: EntryKey, _ part: Typography.Part<Double>?) {
    if let part { add(key, .number(part.value), at: part.member.value) }
  }

  private mutating func add(_ key: EntryKey, _ value: JSONValue, at node: Node) {
    if !mapped.contains(key.rawValue) { members.append(.computed(key, value, at: node)) }
  }

  func write(to tree: inout DerivedTree, _ references: inout References) {
    let description = mapped.contains(EntryKey.description.rawValue) ? nil : token.description
    tree.string(name, at: token.name)
    tree.dictionary(at: token.object) { tree in
      tree.add(members)
      tree.add(description: description, extensions: token.extensions, others: others, &references)
    }
  }
}

/// The font of a typography token, computed from its families and its weight.
enum TokenFont {
  case custom(String, at: Node)
  /// Other keys have its weight and slant.
  case family(String, at: Node)
  case system(FontWeight, FontDesign, at: Node)

  static func font(
    of typography: Typography, _ token: Token, isItalic: Bool, _ faces: inout FaceFinder
  ) -> ReadValue<TokenFont> {
    var weight = typography.weight?.value ?? .regular
    weight.isItalic = isItalic
    guard let families = typography.families else {
      // A mistake in the families is reported; without families, the font is the system font.
      return system(.default, weight, token, at: typography.weight?.member.value ?? token.name)
    }
    let node = families.member.value
    let whole = weight.face.isEmpty ? families.value[0] : families.value[0] + " " + weight.face
    if let design = FontNaming.systemDesign(ofFamily: whole) {
      weight.face = ""
      return system(design, weight, token, at: node)
    }
    if let design = FontNaming.systemDesign(ofFamily: families.value[0]) {
      return system(design, weight, token, at: node)
    }
    let wanted = FontDescription(
      family: families.value[0], weight: weight.weight, isItalic: weight.isItalic, word: weight.word)
    let found = faces.face(of: wanted, words: weight.face)
    let font = TokenFont.custom(found.name, at: node)
    if found.isKnown { return ReadValue(font) }
    let message =
      found.lack(wanted, in: whole)
      ?? "no font file has '\(whole)' in weight \(weight.weight.shortest); pass --fonts (guessed '\(found.name)')"
    return ReadValue(font, Diagnostic(.fontName, at: node, message, keyPath: token.path + ".fontFamily"))
  }

  /// The system font, which has nine weights and no other faces. Its slant is a separate key.
  private static func system(
    _ design: FontDesign, _ weight: WeightText, _ token: Token, at node: Node
  ) -> ReadValue<TokenFont> {
    let nearest = FontWeight(nearestTo: weight.weight)
    let font = TokenFont.system(nearest, design, at: node)
    var losses: [String] = []
    if Double(nearest.cssValue) != weight.weight {
      losses.append("weight \(weight.weight.shortest) becomes '\(nearest.rawValue)'")
    }
    if !weight.face.isEmpty { losses.append("'\(weight.face)' is lost") }
    if losses.isEmpty { return ReadValue(font) }
    let message = "the system font comes in nine weights: " + losses.joined(separator: ", ")
    return ReadValue(font, Diagnostic(.systemFont, at: token.name, message, keyPath: token.path))
  }

  /// The keys of an entry that name the font.
  var members: [DerivedMember] {
    switch self {
    case .custom(let name, let node): [.computed(.fontName, .string(name), at: node)]
    case .family(let name, let node): [.computed(.fontFamily, .string(name), at: node)]
    case .system(let weight, .default, let node): [.computed(.weight, .string(weight.rawValue), at: node)]
    case .system(let weight, let design, let node):
      [(.weight, weight.rawValue), (.design, design.rawValue)].map { .computed($0, .string($1), at: node) }
    }
  }
}

/// A member of an entry that is made from tokens.
enum DerivedMember {
  case copied(Node.Member)
  /// A plain value or a list of plain values, computed from a node of the document.
  case computed(String, JSONValue, at: Node)

  static func computed(_ key: EntryKey, _ value: JSONValue, at place: Node) -> DerivedMember {
    .computed(key.rawValue, value, at: place)
  }

  /// A plain value of another document, or a list of plain values.
  static func foreign(_ member: Node.Member, at place: Node) -> DerivedMember {
    .computed(member.name, plain(member.value), at: place)
  }

  private static func plain(_ value: Node) -> JSONValue {
    if value.kind == .array { return .array(value.elements.map(plain)) }
    return value.number.map(JSONValue.number) ?? value.boolean.map(JSONValue.boolean) ?? .string(value.string ?? "")
  }
}

extension DerivedTree {
  mutating func add(_ members: [DerivedMember]) {
    for member in members {
      switch member {
      case .copied(let member):
        copy(member.key)
        copy(member.value)
      case .computed(let key, let value, let place):
        string(key, at: place)
        add(value, at: place)
      }
    }
  }

  private mutating func add(_ value: JSONValue, at place: Node) {
    switch value {
    case .string(let text): string(text, at: place)
    case .number(let number): self.number(number, at: place)
    case .boolean(let boolean): self.boolean(boolean, at: place)
    case .array(let elements):
      array(at: place) { tree in
        for element in elements { tree.add(element, at: place) }
      }
    case .decimal, .object, .null: break
    }
  }

  /// Adds the members that tokens and documents of tokens have with a key of their own: a description, the extensions
  /// of other vendors, and members that no text style has.
  mutating func add(
    description: Node?, extensions: Node?, others: [Node.Member], _ references: inout References
  ) {
    if let description, description.string != nil {
      string(EntryKey.description.rawValue, at: description)
      copy(description)
    }
    let members = extensions.map { $0.members.filter { $0.name != TokenExtension.vendor } } ?? []
    guard let place = extensions ?? others.first?.value, !members.isEmpty || !others.isEmpty else { return }
    string(EntryKey.extensions.rawValue, at: place)
    dictionary(at: place) { tree in
      tree.copy(members, &references)
      guard !others.isEmpty else { return }
      tree.string(TokenExtension.othersKey, at: place)
      tree.dictionary(at: place) { $0.copy(others, &references) }
    }
  }

  private mutating func copy(_ members: some Sequence<Node.Member>, _ references: inout References) {
    for member in members {
      copy(member.key)
      copy(member.value, &references)
    }
  }

  /// Copies a value, with references replaced by the plain values to which they lead: these tokens may be left out.
  private mutating func copy(_ node: Node, _ references: inout References) {
    switch node.kind {
    case .dictionary: dictionary(at: node) { $0.copy(node.members, &references) }
    case .array: array(at: node) { for element in node.elements { $0.copy(element, &references) } }
    case .string where node.string?.utf8.contains(UInt8(ascii: "{")) ?? false:
      if case .value(let end, _?) = references.end(of: node, keyPath: nil), end.size == 1 { return copy(end) }
      if let text = try? references.text(of: node) { string(text, at: node) } else { copy(node) }
    default: copy(node)
    }
  }
}
