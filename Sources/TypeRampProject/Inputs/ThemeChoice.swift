/// Chosen themes and contexts, for a call or for one of several outputs of an input.
package struct ThemeChoice: Hashable, Sendable {
  /// Themes by group.
  package var themes: [String: String] = [:]
  /// Contexts by modifier.
  package var contexts: [String: String] = [:]

  package init(themes: [String: String] = [:], contexts: [String: String] = [:]) {
    self.themes = themes
    self.contexts = contexts
  }

  func contains(_ name: String) -> Bool { themes.values.contains(name) || contexts.values.contains(name) }

  package var isEmpty: Bool { themes.isEmpty && contexts.isEmpty }

  /// The chosen names by group or modifier.
  package subscript(kind: TokenChoice.Kind) -> [String: String] {
    get { kind == .theme ? themes : contexts }
    set { if kind == .theme { themes = newValue } else { contexts = newValue } }
  }

  package func options(_ options: CompilationOptions) -> CompilationOptions {
    var options = options
    options.tokens.themes.merge(themes) { $1 }
    options.tokens.contexts.merge(contexts) { $1 }
    return options
  }
}

extension ThemeChoice: CustomStringConvertible {
  /// `Brand=Light, mode=dark`.
  package var description: String {
    [themes, contexts].flatMap { names in
      names.sorted { $0.key < $1.key }.map { $0.isEmpty ? $1 : "\($0)=\($1)" }
    }.joined(separator: ", ")
  }
}
