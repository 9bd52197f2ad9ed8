import StyleModel
import Writing

/// The faces of a dictionary as families that a page can use.
///
/// A family is called what its face is. Its bold is the bold face of the first style that has one; another style that
/// pairs the face with another bold has a family of its own.
struct CSSFontFaces {
  /// The families in the order of their first use.
  private(set) var families: [Family] = []

  /// A face, and the one in its place where text is bold.
  struct Family {
    /// What `font-family` calls it.
    let name: String
    /// The PostScript name of the face.
    let face: String
    /// The PostScript name of the bold face.
    var boldFace: String?
    /// Whether a style says that they are italic: a browser must not slant them once more.
    var isItalic = false
  }

  /// The families that a table's styles need.
  init(_ styles: [ScaledStyle]) {
    for case .custom(let face, let boldFace) in styles.map(\.style.font) { add(face, boldFace) }
    let italic = styles.filter { $0.style.fontStyle == .italic }.map(\.style.font)
    for case .custom(let face, _) in italic {
      for index in families.indices where families[index].face == face { families[index].isItalic = true }
    }
  }

  /// The name of the family of a face and its bold.
  func familyName(_ face: String, _ boldFace: String?) -> String {
    families.first { $0.face == face && (boldFace == nil || $0.boldFace == boldFace) }?.name ?? face
  }

  private mutating func add(_ face: String, _ boldFace: String?) {
    guard let index = families.firstIndex(where: { $0.face == face }) else {
      return families.append(Family(name: face, face: face, boldFace: boldFace))
    }
    let bolds = families.filter { $0.face == face }.map(\.boldFace)
    guard let boldFace, !bolds.contains(boldFace) else { return }
    if bolds == [nil] {
      families[index].boldFace = boldFace
    } else {
      families.append(Family(name: "\(face) with \(boldFace)", face: face, boldFace: boldFace))
    }
  }
}

extension CSSFontFaces.Family {
  /// Writes the `@font-face` rules of the family.
  ///
  /// - Parameter fontURL: the template of an address behind `local(…)`.
  func write(to writer: inout TextWriter, fontURL: String?) {
    guard let boldFace else { return writeRule(face, weights: nil, fontURL: fontURL, to: &writer) }
    // CSS calls 600 and heavier bold where it must choose one of two (CSS Fonts 4, font matching).
    writeRule(face, weights: "1 599", fontURL: fontURL, to: &writer)
    writeRule(boldFace, weights: "600 1000", fontURL: fontURL, to: &writer)
  }

  private func writeRule(_ face: String, weights: String?, fontURL: String?, to writer: inout TextWriter) {
    let address = fontURL.map { ", " + CSSText.url($0, name: face) } ?? ""
    writer.line()
    writer.block("@font-face {") {
      $0.line("font-family: \(CSSText.string(name));")
      if isItalic { $0.line("font-style: italic;") }
      if let weights { $0.line("font-weight: \(weights);") }
      $0.line("src: local(\(CSSText.string(face)))\(address);")
    }
  }
}
