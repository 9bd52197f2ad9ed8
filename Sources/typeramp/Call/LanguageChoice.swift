import CommandLineKit
import TypeRampProject

/// The languages of an app, as a call names them.
enum LanguageChoice: Equatable {
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

  /// - Parameter configuration: needed only for those of the project.
  func languages(_ configuration: @autoclosure () throws -> Configuration?) rethrows -> ProjectLanguages {
    if case .list(let languages) = self { return ProjectLanguages(languages) }
    guard let configuration = try configuration() else { return ProjectLanguages([]) }
    let named = configuration.settings.languages
    if !named.isEmpty { return ProjectLanguages(named) }
    return ProjectLanguages(in: configuration.folder.isEmpty ? "." : configuration.folder)
  }
}

extension Arguments {
  /// The languages that a call names; nil if it names none.
  func languages(_ configuration: @autoclosure () throws -> Configuration?) rethrows -> ProjectLanguages? {
    guard var languages = try self[FontOptions.languages]?.languages(configuration()) else { return nil }
    if languages.known.isEmpty {
      languages.problems.append("no languages found in \(Configuration.fileName), .lproj folders or string catalogs")
    }
    return languages
  }
}
