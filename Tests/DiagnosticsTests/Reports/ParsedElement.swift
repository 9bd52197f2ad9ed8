import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An XML element as Foundation's parser, libxml2, reads it.
struct ParsedElement {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [ParsedElement] = []

  /// The root of a document; throws if it is not well-formed.
  static func parse(_ text: String) throws -> ParsedElement {
    let parser = XMLParser(data: Data(text.utf8))
    let collector = Collector()
    parser.delegate = collector
    guard parser.parse(), let root = collector.root else { throw parser.parserError ?? CocoaError(.coderReadCorrupt) }
    return root
  }

  /// The children with a name.
  func children(_ name: String) -> [ParsedElement] { children.filter { $0.name == name } }

  private final class Collector: NSObject, XMLParserDelegate {
    var open: [ParsedElement] = []
    var root: ParsedElement?

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      open.append(ParsedElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
      open[open.count - 1].text += text
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
      let element = open.removeLast()
      if open.isEmpty { root = element } else { open[open.count - 1].children.append(element) }
    }
  }
}
