import DynamicType

/// A custom property of the stylesheet.
struct CSSProperty {
  let name: String
  /// The property of CSS that classes set from it, such as `font-size`; nil where none does.
  var target: String?
  let value: Value

  /// What a property is set to.
  enum Value {
    /// The same at every category.
    case text(String)
    /// In points, one for each category.
    case lengths([Double])
  }
}

extension CSSProperty {
  /// Whether the property needs a value of its own at some category.
  var variesWithCategory: Bool {
    guard case .lengths(let lengths) = value else { return false }
    return Set(lengths.map { CSSLength($0).count }).count > 1
  }

  /// The declaration at a category.
  func declaration(at category: ContentSizeCategory) -> String {
    switch value {
    case .text(let text): "\(name): \(text);"
    case .lengths(let lengths): "\(name): \(CSSLength(lengths[category.index]).rounded);"
    }
  }

  /// The lines of the declaration that follows the reader's body size.
  func liveDeclaration(on platform: Platform, reader: String) -> [String] {
    guard case .lengths(let lengths) = value else { return [declaration(at: .large)] }
    var lines = CSSLiveLength(lengths, on: platform).lines(reader: reader)
    lines[0] = "\(name): \(lines[0])"
    lines[lines.count - 1] += ";"
    return lines
  }
}
