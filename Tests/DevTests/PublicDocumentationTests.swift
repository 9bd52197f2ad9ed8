import Foundation
import TestSupport
import Testing

/// Every public declaration of the libraries is documented.
@Suite struct PublicDocumentation {
  /// The targets of library products whose declarations are all documented.
  static let targets = [
    "DesignTokens", "Diagnostics", "Documents", "DynamicType", "Emission", "FontFiles", "StyleModel", "TypeRampKit",
    "TypeRampProject",
  ]

  @Test(arguments: targets) func everyPublicDeclarationIsDocumented(target: String) throws {
    let folder = Repository.root.appending(path: "Sources/\(target)")
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    var count = 0
    for name in names.sorted() where name.hasSuffix(".swift") {
      let source = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let declarations = try PublicDeclaration.all(in: source)
      count += declarations.count
      for declaration in declarations where !declaration.isDocumented {
        Issue.record("Sources/\(target)/\(name):\(declaration.line): '\(declaration.text)' has no '///' above it")
      }
    }
    #expect(count > 0)
  }

  /// The test above finds the marked lines, and no others.
  @Test func undocumentedDeclarationsAreFound() throws {
    let text = """
      public struct Undocumented {
        /// Documented.
        public let documented = 1
        public private(set) var undocumented = 2
        let internalOne = 3
        // No documentation.
        public static func undocumentedFunction() {}
        /// Documented.
        @inlinable
        public init() {}
      }

      /// Documented.
      public enum Documented: Sendable {
        /// Documented, the next line as well.
        case first, second
        case third

        /// Documented.
        public var isFirst: Bool {
          switch self {
          case .first: true
          default: false
          }
        }

        case undocumentedCase
      }

      public import Documents
      open += 1

      /// Documented.
      public protocol DocumentedProtocol {
        func undocumentedRequirement()
      }

      enum Internal {
        case internalCase
      }
      """
    let undocumented = try PublicDeclaration.all(in: text).filter { !$0.isDocumented }.map(\.text)
    #expect(
      undocumented == [
        "public struct Undocumented {", "public private(set) var undocumented = 2",
        "public static func undocumentedFunction() {}", "case undocumentedCase", "func undocumentedRequirement()",
      ])
  }
}

/// A public declaration, found by its line, which relies on the indentation of swift-format.
private struct PublicDeclaration {
  /// Counted from 1.
  let line: Int
  /// The line without its indentation.
  let text: String
  let isDocumented: Bool

  static func all(in source: String) throws -> [PublicDeclaration] {
    let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var declarations: [PublicDeclaration] = []
    let declaration = try declaration
    // The indentation of members of a public enumeration or protocol, which are public without a modifier.
    var members: Int?
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      let indentation = line.prefix { $0 == " " }.count
      if let start = members, indentation < start, text.hasPrefix("}") { members = nil }
      let isMember = indentation == members && text.firstMatch(of: member) != nil
      guard isMember || text.firstMatch(of: declaration) != nil else { continue }
      declarations.append(
        PublicDeclaration(line: index + 1, text: text, isDocumented: isDocumented(index, in: lines)))
      if text.firstMatch(of: container) != nil { members = indentation + 2 }
    }
    return declarations
  }

  /// Whether a comment is above a line, its attributes, or the cases that it continues.
  private static func isDocumented(_ index: Int, in lines: [String]) -> Bool {
    let isCase = lines[index].trimmingCharacters(in: .whitespaces).hasPrefix("case ")
    for line in lines[..<index].reversed().map({ $0.trimmingCharacters(in: .whitespaces) }) {
      if line.hasPrefix("///") { return true }
      guard line.hasPrefix("@") || isCase && line.hasPrefix("case ") else { return false }
    }
    return false
  }

  private static let keywords =
    "func|var|let|init|subscript|struct|enum|class|actor|protocol|typealias|extension|operator"

  private static var declaration: Regex<Substring> {
    get throws { try Regex("^(?:@\\w+ )*(?:public|open) (?:[a-z]+(?:\\(set\\))? )*(?:\(keywords))\\b") }
  }

  private static var member: Regex<Substring> {
    /^(?:indirect |static |mutating )*(?:case|func|var|init|subscript|associatedtype)\b.*/
  }

  private static var container: Regex<Substring> { /^(?:@\w+ )*public (?:indirect )?(?:enum|protocol) .*\{$/ }
}
