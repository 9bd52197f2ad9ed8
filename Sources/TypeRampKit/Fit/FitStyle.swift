/// What texts of a style are measured with: its sizes, and its faces.
package struct FitStyle: Sendable {
  package let name: String
  let sizes: [Double]
  /// The first text size at which it has twice its default size; nil if it never has.
  let doubled: ContentSizeCategory?
  /// The face of the style, and that for Bold Text if there is one.
  let rulers: [TextRuler]
  /// The name of the face that lacks characters.
  let face: String
  /// The name of the font that is measured in place of the style's; nil if that is measured.
  package let standIn: String?
  /// What is measured in another way than it is shown, a sentence each.
  let notes: [String]

  /// Why a style cannot be measured: a sentence.
  package struct Refusal: Error {
    let style: String
    package let message: String
  }

  /// - Parameters:
  ///   - table: the name of its table of styles, if there are several.
  ///   - standIn: the font that is measured if the style's own has no file.
  ///   - find: the face of a name in the font files of the app.
  package init(
    _ scaled: ScaledStyle, of table: String? = nil, standIn: FontFace?, find: (String) throws -> FontFace?
  ) throws {
    let style = scaled.style
    let shown = "style '\(style.name)'" + (table.map { " of '\($0)'" } ?? "")
    var (faces, names): ([FontFace], [String]) = ([], [])
    var refusal = "\(shown) has the system font, of which there is no file"
    if case .custom(let name, let boldName) = style.font {
      names = [name, boldName].compactMap(\.self)
      faces = try names.compactMap(find)
      let missing = names.first { name in !faces.contains { $0.allPostScriptNames.contains(name) } } ?? name
      refusal = "no font file ('--fonts') has '\(missing)' of \(shown)"
    }
    let isOwn = !faces.isEmpty && faces.count == names.count
    if !isOwn { faces = standIn.map { [$0] } ?? [] }
    let tracking = (style.tracking ?? 0) / style.fontSize
    rulers = faces.compactMap { $0.advances.map { TextRuler($0, tracking: tracking, style.textCase ?? .asWritten) } }
    if rulers.isEmpty || rulers.count < faces.count {
      let message = faces.isEmpty ? refusal : "the advances of the font of \(shown) cannot be read"
      throw Refusal(style: style.name, message: message)
    }
    (self.name, sizes) = (style.name, scaled.sizes)
    let twice = 2 * scaled.size(at: .default)
    doubled = ContentSizeCategory.allCases.first { scaled.size(at: $0) >= twice }
    let other = standIn?.postScriptName ?? "another font"
    (self.standIn, face) = isOwn ? (nil, names[0]) : (other, other)
    let wanted = names.first.map { FontDescription(postScriptName: $0).weight }
    let weight = wanted ?? Double((style.systemWeight ?? .regular).cssValue)
    let isBolder = weight > Double(standIn?.weightClass ?? 400)
    let narrow = "a bolder face is wider than that"
    let variable = zip(names, faces).filter { !$1.instances.isEmpty && $1.postScriptName != $0 }.map { name, _ in
      "in place of '\(name)' of style '\(style.name)' the default instance of its font is measured; \(narrow)"
    }
    let estimate = "style '\(style.name)' is estimated with '\(other)'" + (isBolder ? "; \(narrow)" : "")
    notes = isOwn ? variable : [estimate]
  }
}
