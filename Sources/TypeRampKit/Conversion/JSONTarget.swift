import Documents
import Writing

extension ConversionTarget {
  /// A dictionary in JSON.
  static let json = ConversionTarget(name: "json", fileExtension: "json") { input in
    input.dictionary.value.map { Array($0.compactText.utf8) }
  }
}
