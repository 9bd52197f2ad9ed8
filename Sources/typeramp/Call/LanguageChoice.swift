import TypeRampProject

/// The languages of an app, as a call names them.
enum LanguageChoice {
  /// Those of the configuration, otherwise those that its folder has texts in; none without a configuration.
  case project
  case list([LanguageLetters])

  /// Nil if a language is unknown.
  init?(_ text: String) {
    if text == "project" {
      self = .project
      return
    }
    let languages = text.split(separator: ",").map { LanguageLetters(String($0)) }
    if languages.isEmpty || languages.contains(where: { $0 == nil }) { return nil }
    self = .list(languages.compactMap(\.self))
  }

  func languages(_ configuration: Configuration?) -> ProjectLanguages {
    if case .list(let languages) = self { return ProjectLanguages(languages) }
    guard let configuration, configuration.settings.languages.isEmpty else {
      return ProjectLanguages(configuration?.settings.languages ?? [])
    }
    return ProjectLanguages(in: configuration.folder.isEmpty ? "." : configuration.folder)
  }
}
