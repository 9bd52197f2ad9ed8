import Documents
import Writing

/// Text and tags as XML 1.0 writes them.
enum XMLMarkup {
  /// Text for content and for attributes in double quotes. Characters that XML forbids are left out. Characters that
  /// are not printable, line endings included, become character references, so that readers keep them and terminals are
  /// safe.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where scalar.isPrintable: result.unicodeScalars.append(scalar)
      case _ where scalar.isXMLCharacter: result += scalar.xmlReference
      default: break
      }
    }
    return result
  }

  /// An element's tag with its attributes, open: `<name key="value"`.
  static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// The beginning of an XML file.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
