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
    let tags = text.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init)
    let languages = tags.compactMap { LanguageLetters($0) }
    if languages.isEmpty || languages.count < tags.count { return nil }
    self = .list(languages.unique)
  }

  func languages(_ configuration: Configuration?) -> ProjectLanguages {
    if case .list(let languages) = self { return ProjectLanguages(languages) }
    guard let configuration, configuration.settings.languages.isEmpty else {
      return ProjectLanguages(configuration?.settings.languages ?? [])
    }
    return ProjectLanguages(in: configuration.folder.isEmpty ? "." : configuration.folder)
  }
}
