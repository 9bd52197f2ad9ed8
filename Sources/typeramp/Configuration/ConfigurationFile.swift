import CommandLineKit
import Diagnostics
import Documents
import FileSystem

extension Configuration {
  /// The configuration of a call: the one that it names, otherwise the nearest one, in the working directory or above.
  ///
  /// - Throws: `Reported` if the configuration has mistakes, which are reported.
  static func load(_ arguments: Arguments, _ console: Console) throws -> Configuration? {
    let named = arguments[ConfigurationOptions.config]
    if arguments.has(ConfigurationOptions.noConfig) {
      if named != nil { throw UsageError.other("'--config' and '--no-config' exclude each other") }
      return nil
    }
    guard let path = try named ?? nearest() else { return nil }
    return try load(path, console)
  }

  /// The configuration at a path.
  static func load(_ path: String, isForBuild: Bool = false, _ console: Console) throws -> Configuration {
    let document = Document(try Files.read(path, limit: Limits.inputSize), path: path)
    let configuration = Configuration(document, isForBuild: isForBuild)
    if configuration.findings.isEmpty { return configuration }
    console.report([FileFindings(configuration.source, configuration.findings)])
    throw Reported()
  }

  /// The path of the nearest configuration, in this folder or above, relative to this folder.
  static func nearest() throws(FileError) -> String? {
    var path = fileName
    if try Files.knownKind(of: path) == .file { return path }
    var folder = try Files.realPath(of: ".")
    while try Files.knownKind(of: path) != .file {
      if folder == Files.folder(of: folder) { return nil }
      folder = Files.folder(of: folder)
      path = "../" + path
    }
    return path
  }
}

/// An error that has already been reported.
struct Reported: Error {}
