import DesignTokens
import TypeRampKit

/// Chosen themes and contexts, for a call or for one of several outputs of an input.
struct VariantChoice: Equatable {
  /// Themes by group.
  var themes: [String: String] = [:]
  /// Contexts by modifier.
  var contexts: [String: String] = [:]

  var isEmpty: Bool { themes.isEmpty && contexts.isEmpty }

  /// The chosen names by group or modifier.
  subscript(kind: TokenChoice.Kind) -> [String: String] {
    switch kind {
    case .theme: themes
    case .context: contexts
    }
  }

  /// Options with these themes and contexts.
  func options(_ options: CompilationOptions) -> CompilationOptions {
    var options = options
    options.tokens.themes.merge(themes) { $1 }
    options.tokens.contexts.merge(contexts) { $1 }
    return options
  }
}
