import Documents
import Writing

/// Text and tags as XML 1.0 writes them.
enum XMLMarkup {
  /// Text for content and for attributes in double quotes. Characters that XML forbids are left out. Characters that
  /// are not printable, line endings included, and commands in logs become character references, so that readers keep
  /// them and terminals are safe.
  static func escaped(_ text: String) -> String {
    text.escapedForXML { $0.isPrintable && !"&<>\"".unicodeScalars.contains($0) }
  }

  /// An element's tag with its attributes, open: `<name key="value"`.
  static func tag(_ name: String, _ attributes: [(String, String)]) -> String {
    "<" + name + attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// The beginning of an XML file.
  static let declaration = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
}
