import StyleModel
import Writing

/// One `@font-face`.
struct CSSFontFace {
  /// The name of its family for `font-family`.
  let family: String
  /// The PostScript name, by which an installed face is found, also used in addresses.
  let name: String
  /// The weights that it covers: `400`, or `100 900`.
  let weights: String
  let isItalic: Bool
  /// Its file; nil for a face of which only the name is known.
  var file: BundledFace?
}

extension CSSFontFace {
  init(_ face: BundledFace) {
    let range = [face.weights.lowerBound, face.weights.upperBound].map(CSSText.number)
    self.init(
      family: face.family, name: face.name, weights: face.isVariable ? range.joined(with: " ") : range[0],
      isItalic: face.isItalic, file: face)
  }

  /// Writes the rule. Text is shown in another font until the face is loaded.
  func write(to writer: inout TextWriter, _ options: CSSOptions) {
    writer.line()
    writer.block("@font-face") {
      $0.declaration("font-family", CSSText.string(family))
      $0.declaration("font-style", isItalic ? "italic" : "normal")
      $0.declaration("font-weight", weights)
      $0.declaration("font-display", "swap")
      $0.declaration("src", source(options))
    }
  }

  /// The bytes of its file; nil if they are unknown.
  var embeddable: (bytes: [UInt8], format: BundledFace.Format)? {
    if case .bytes(let bytes, let format)? = file?.contents { (bytes, format) } else { nil }
  }

  /// The embedded file, or the installed face followed by an address.
  private func source(_ options: CSSOptions) -> String {
    if options.embedsFonts, let (bytes, format) = embeddable {
      return "url(\"data:\(format.names.media);base64,\(Base64.text(bytes))\") format(\"\(format.names.format)\")"
    }
    let address = options.fontURL.map(address)
    // An installed face with the name of a variable one may have a single weight.
    let local = file?.isVariable != true || address == nil ? "local(\(CSSText.string(name)))" : nil
    return [local, address].compactMap(\.self).joined(with: ", ")
  }

  /// The address from a template, with the format that it indicates.
  private func address(_ template: String) -> String {
    let format = Self.format(of: template).map { " format(\"\($0)\")" } ?? ""
    return CSSText.url(template, name: name, file: file?.fileName ?? name) + format
  }

  /// The format indicated by the end of an address; nil if there is none.
  private static func format(of template: String) -> String? {
    let path = template.prefix { $0 != "?" && $0 != "#" }.lowercased()
    return endings.first { path.hasSuffix($0.key) }?.value
  }

  private static let endings: KeyValuePairs<String, String> = [
    ".woff2": "woff2", ".woff": "woff", ".ttf": "truetype", ".otf": "opentype",
  ]
}

extension BundledFace {
  /// Whether it draws several weights.
  fileprivate var isVariable: Bool { weights.lowerBound < weights.upperBound }
}

extension BundledFace.Format {
  /// The media type (RFC 8081), and the name for `format()` (CSS Fonts 4).
  fileprivate var names: (media: String, format: String) {
    switch self {
    case .trueType: ("font/ttf", "truetype")
    case .openType: ("font/otf", "opentype")
    }
  }
}
