package import Documents
package import DynamicType

/// A dictionary within the document, bound to its schema. Missing, mistyped and unknown keys are kept for the rules to
/// find.
package protocol Entry: Sendable {
  /// The key and value of the entry.
  var member: Node.Member { get }
  /// The key as it is written.
  var name: String { get }
  /// The fields in order, duplicates included.
  var fields: Fields { get }
}

extension Entry {
  /// The path of the entry: `body`, `metrics.iconSize`.
  package var keyPath: String { fields.keyPath }

  package func keyPath(of name: String) -> String { fields.keyPath(of: name) }

  package var isDictionary: Bool { member.value.kind == .dictionary }
}

/// The entry of a style.
///
/// An immutable class: rules visit all entries many times, and copying a structure of this size would cost more than
/// most of their work.
package final class StyleEntry: Entry {
  package let member: Node.Member
  package let name: String
  package let fields: Fields
  /// The text style that the key names; nil for a custom style and for an unknown key.
  package let style: TextStyle?
  /// Whether it is a custom style, under `custom`.
  package let isCustom: Bool
  package let values: EntryValues
  /// The face of `fontFamily`; nil if the entry has none.
  package let face: FoundFace?

  init(_ member: Node.Member, style: TextStyle?, isCustom: Bool = false, _ faces: inout FaceFinder) {
    (self.member, self.style, self.isCustom) = (member, style, isCustom)
    name = member.name
    var values = EntryValues()
    let keyPath = isCustom ? ReservedKey.custom.rawValue + "." + name : name
    fields = EntryKey.schema.bind(member.value, into: &values, keyPath: keyPath)
    self.values = values
    let found = values.wantedFonts.map { faces.face(of: $0) }
    face = found.first(where: \.isKnown) ?? found.last
  }

  /// An entry as it is written.
  convenience init(_ member: Node.Member, style: TextStyle?, isCustom: Bool = false) {
    var faces = FaceFinder(fonts: nil)
    self.init(member, style: style, isCustom: isCustom, &faces)
  }

  /// The PostScript name of the font, with its position: `fontName`, or the face found for `fontFamily`.
  package var fontName: Bound<String>? {
    if let name = values.fontName { return name }
    guard let face, face.isOfFamily, let family = values.fontFamily else { return nil }
    return Bound(member: family.member, value: face.name)
  }

  /// Whether it is the entry of a text style or of a custom style.
  package var isStyle: Bool { style != nil || isCustom }

  /// The text style whose preferred font and curve the style uses. For a custom style, it is the one that the style
  /// follows, or `body` if the style never scales. Nil if it is unknown.
  package var base: TextStyle? {
    style ?? (isCustom ? values.relativeTo?.value ?? (values.fixed?.value == true ? .body : nil) : nil)
  }

  /// The first member of a key, valid or not.
  package func member(of key: EntryKey) -> Node.Member? { field(of: key)?.member }

  /// Whether the key is present, valid or not.
  package func has(_ key: EntryKey) -> Bool { field(of: key) != nil }

  /// Whether the first value of a key is valid.
  package func hasUsable(_ key: EntryKey) -> Bool { field(of: key)?.isValid ?? false }

  private func field(of key: EntryKey) -> Fields.Field? {
    let index = EntryKey.all.firstIndex(of: key)
    return fields.all.first { $0.index == index }
  }

  /// The key of a field; nil if it is unknown.
  package func key(of field: Fields.Field) -> EntryKey? { field.index.map { EntryKey.all[$0] } }
}
