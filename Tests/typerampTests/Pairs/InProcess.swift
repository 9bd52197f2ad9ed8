import CommandLineKit
import Foundation
import OperatingSystem
import TestSupport
import Testing
import TypeRampProject

@testable import typeramp

/// A call in this process. All its paths are absolute.
struct InProcess {
  let status: Int32
  /// What is printed, requested or not, with paths from the folder.
  let text: String

  init(_ words: [String], in folder: String) throws {
    let command = try #require(Command.all.first { $0.name == words[0] })
    let transcript = Transcript()
    let console = Console(transcript: transcript)
    let words = words.dropFirst().map { $0.replacing("@", with: folder) }
    var status = ExitStatus.failure
    do {
      let arguments = try command.arguments(words)
      status = try command.run(Invocation(arguments: arguments, argumentFiles: [], console: console))
    } catch { console.report(error, command: command.name) }
    self.status = status.rawValue
    text = (transcript.text(of: .output) + transcript.text(of: .error)).replacing(folder + "/", with: "")
  }
}
