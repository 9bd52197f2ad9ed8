import TypeRampKit

/// The themes and contexts of one output, where an input has an output for each.
struct VariantChoice: Hashable {
  /// Themes by group.
  var themes: [String: String] = [:]
  /// Contexts by modifier.
  var contexts: [String: String] = [:]

  var isEmpty: Bool { themes.isEmpty && contexts.isEmpty }

  /// Options with these themes and contexts.
  func options(_ options: CompilationOptions) -> CompilationOptions {
    var options = options
    options.tokens.themes.merge(themes) { $1 }
    options.tokens.contexts.merge(contexts) { $1 }
    return options
  }
}
