import Diagnostics
import Documents
import DynamicType
import TestSupport
public import Testing
import Writing

@testable import DesignTokens
@testable import StyleModel
@testable import TypeRampKit

/// A text compiled as design tokens, through every stage.
struct ReadTokens {
  let compilation: Compilation
  private let text: String

  /// - Parameter map: the text of a mapping file.
  init(
    _ text: String, form: TokenForm? = .dtcg, isStrict: Bool = false, map: String? = nil, remBase: Double = 16,
    path: String = "a.tokens.json", themes: [String: String] = [:], contexts: [String: String] = [:]
  ) {
    self.text = text
    var options = Self.context(form: form, isStrict: isStrict, map: map, remBase: remBase)
    (options.tokens.themes, options.tokens.contexts) = (themes, contexts)
    compilation = Compilation(Array(text.utf8), path: path, options: options)
  }

  static func context(
    form: TokenForm? = .dtcg, isStrict: Bool = false, map: String? = nil, remBase: Double = 16
  ) -> CompilationOptions {
    var context = CompilationOptions()
    context.tokens.kind = form.map { .tokens($0) } ?? .detected
    context.tokens.conformance = isStrict ? .strict : .lenient
    context.tokens.remBase = remBase
    context.tokens.reportsAllTokens = true
    context.tokens.map = map.map { TokenMap(Document(Array($0.utf8), path: "map.json")) }
    return context
  }

  /// Errors, and warnings about the tokens themselves. The error for a file without text styles is omitted, since most
  /// texts here test a single token.
  var findings: [Diagnostic] {
    compilation.files[0].findings.filter { finding in
      finding.id != TokenRule.noStyle.id
        && (finding.severity == .error || finding.severity == .warning && finding.id.hasPrefix("token-"))
    }
  }

  /// The ids of the findings, in order of position.
  var ids: [String] { findings.map(\.id) }

  var messages: [String] { findings.map(\.message) }

  /// The marked texts of the findings.
  var marked: [String] {
    findings.map { String(decoding: compilation.source.text[$0.range], as: UTF8.self) }
  }

  private var checked: CheckedTokens? { compilation.imported?.checked }

  /// The paths of all tokens, in order.
  var paths: [String] { checked?.set.tokens.map(\.path) ?? [] }

  func token(_ path: String) -> Token? {
    checked.flatMap { checked in checked.set.index(of: path).map { checked.set.tokens[$0] } }
  }

  /// The type of a token.
  func type(_ path: String) -> TokenType? {
    checked.flatMap { checked in checked.set.index(of: path).flatMap { checked.tokens[$0].type } }
  }

  /// The value of a token, references followed, on one line; nil if they lead nowhere.
  func value(_ path: String) -> String? {
    guard let checked, let token = token(path) else { return nil }
    var references = References(checked.set)
    guard case .value(let node, _) = references.end(of: token.value, keyPath: nil) else { return nil }
    return JSONValue(node)?.line
  }

  /// The value of a typography token; nil if it cannot be read.
  func typography(_ path: String) -> Typography? {
    guard let checked, let index = checked.set.index(of: path) else { return nil }
    return checked.typography(of: index)
  }

  /// A number in the imported dictionary.
  func number(_ key: EntryKey, of style: TextStyle = .body) -> Double? {
    compilation.dictionary?.entry(for: style).flatMap { $0.hasUsable(key) ? $0.member(of: key)?.value.number : nil }
  }

  /// The text with all offered fixes applied.
  var repaired: String {
    var result: [UInt8] = []
    var end = 0
    let bytes = Array(text.utf8)
    for fix in findings.compactMap(\.fix).sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where fix.range.lowerBound >= end {
      result += bytes[end..<fix.range.lowerBound] + fix.replacement.utf8
      end = fix.range.upperBound
    }
    return String(decoding: result + bytes[end...], as: UTF8.self)
  }
}

extension TokenForm: CustomTestStringConvertible {
  package var testDescription: String { name }
}
