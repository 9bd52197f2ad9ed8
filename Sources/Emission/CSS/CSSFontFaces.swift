import StyleModel
import Writing

/// The faces of a dictionary as families that a page can use.
///
/// The faces of font files are in the family named in the file. A face without a file is a separate family.
struct CSSFontFaces {
  /// The rules, in the order of first use; those of files come first.
  let rules: [CSSFontFace]
  /// The font of each style, in the order of the styles; nil for the system font.
  let fonts: [CSSFont?]

  /// A face, and the face for bold text.
  struct Pair: Hashable {
    let face: String
    let boldFace: String?
  }

  /// The families that a table's styles need.
  init(_ table: ScaledTable, _ options: CSSOptions = CSSOptions()) {
    self.init(table.allStyles, files: table.faces, families: options.families(of: table))
  }

  init(rules: [CSSFontFace], fonts: [CSSFont?]) {
    self.rules = rules
    self.fonts = fonts
  }

  /// - Parameter families: for each style the family, if it is known by another name than its face; nil if families
  ///   that are in no file have rules of their own.
  init(_ styles: [ScaledStyle], files: [BundledFace], families: [FontDescription?]? = nil) {
    let pairs = styles.compactMap { Pair($0.style.font) }.unique
    var bundled = CSSBundledFamilies(files)
    var found: [Pair: CSSFont] = [:]
    for pair in pairs { found[pair] = bundled.font(pair) }
    if let families {
      var named: [Pair: [FontDescription: CSSFont]] = [:]
      fonts = zip(styles, families).map { scaled, family -> CSSFont? in
        guard let pair = Pair(scaled.style.font) else { return nil }
        if let font = found[pair] { return font }
        let family = family ?? FontDescription(postScriptName: pair.face)
        let font = named[pair]?[family] ?? CSSFont(family, boldFace: pair.boldFace)
        named[pair, default: [:]][family] = font
        return font
      }
      rules = bundled.rules
      return
    }
    let italic = styles.filter { $0.style.fontStyle == .italic }.compactMap { Pair($0.style.font)?.face }
    let named = CSSNamedFamilies(
      pairs.filter { found[$0] == nil }, italic: Set(italic), taken: Set(files.map(\.family)), file: bundled.file)
    found.merge(named.fonts) { own, _ in own }
    fonts = styles.map { Pair($0.style.font).flatMap { found[$0] } }
    rules = bundled.rules + named.rules
  }
}

extension CSSFontFaces.Pair {
  init?(_ font: ResolvedStyle.Font) {
    guard case .custom(let face, let boldFace) = font else { return nil }
    self.init(face: face, boldFace: boldFace)
  }
}

extension CSSFontFaces {
  /// The fonts of the dictionary that a stylesheet can reach only as installed fonts.
  static func unreachable(_ table: ScaledTable, _ options: CSSOptions) -> [UnreachableFont] {
    let names = table.allStyles.map { $0.style.font }.faceNames
    if let template = options.fontURL, !options.embedsFonts {
      if names.count < 2 || CSSText.tellsFontsApart(template) { return [] }
      return names.map { UnreachableFont(name: $0, reason: .sharedAddress) }
    }
    let (files, indices) = (table.faces, table.faces.indicesByName)
    let isOfPage = options.families(of: table) != nil && !options.embedsFonts
    return names.compactMap { name in
      if isOfPage, indices[name] == nil { return nil }
      guard let reason = reason(indices[name].map { files[$0].contents }, options) else { return nil }
      return UnreachableFont(name: name, reason: reason)
    }
  }

  /// An address is used for faces that cannot be embedded.
  private static func reason(_ contents: BundledFace.Contents?, _ options: CSSOptions) -> UnreachableFont.Reason? {
    if options.fontURL != nil { return nil }
    guard options.embedsFonts else { return .noAddress }
    return switch contents {
    case .bytes: nil
    case .tooLarge: .tooLarge
    case .collection: .collection
    case .notAsked, nil: .noFile
    }
  }
}
