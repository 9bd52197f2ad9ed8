import Foundation
import Testing

@testable import OperatingSystem

/// Child processes, and the folders that they write into.
@Suite struct ChildProcesses {
  @Test func aProgramReadsAndWritesFiles() throws {
    try TemporaryFolder.with { (folder) throws(FileError) in
      let path = { (name: String) in Files.join(folder.path, name) }
      try folder.write(Array("b\na\n".utf8), to: "in")
      #expect(try ChildProcess.run("sort", [], input: path("in"), output: path("out"), errors: path("err")) == 0)
      #expect(try Files.read(path("out"), limit: 100) == Array("a\nb\n".utf8))
      #expect(try ChildProcess.run("cat", ["--", "-x"], output: path("out"), errors: path("err")) != 0)
      #expect(try Files.read(path("out"), limit: 100) == [])
      #expect(try !Files.read(path("err"), limit: 1000).isEmpty)
    }
  }

  /// No shell interprets the arguments, and the environment is inherited.
  @Test func argumentsAreWhatTheyAre() throws {
    try TemporaryFolder.with { (folder) throws(FileError) in
      let (output, errors) = (Files.join(folder.path, "out"), Files.join(folder.path, "err"))
      #expect(try ChildProcess.run("printf", ["%s|", "$(x)", "a b", "", "*"], output: output, errors: errors) == 0)
      #expect(try Files.read(output, limit: 100) == Array("$(x)|a b||*|".utf8))
      #expect(try ChildProcess.run("env", [], output: output, errors: errors) == 0)
      #expect(try String(decoding: Files.read(output, limit: 1 << 20), as: UTF8.self).contains("PATH="))
    }
  }

  @Test func aSignalIsNoStatus() throws {
    try TemporaryFolder.with { (folder) throws(FileError) in
      let (output, errors) = (Files.join(folder.path, "out"), Files.join(folder.path, "err"))
      #expect(try ChildProcess.run("sh", ["-c", "exit 3"], output: output, errors: errors) == 3)
      // Signals that this process ignores or blocks end a child by default.
      #expect(try ChildProcess.run("sh", ["-c", "kill -PIPE $$"], output: output, errors: errors) == -13)
      #expect(try ChildProcess.run("sh", ["-c", "kill -TERM $$"], output: output, errors: errors) == -15)
    }
  }

  @Test func aProgramThatIsNotThereIsAnError() throws {
    let error = #expect(throws: FileError.self) {
      try ChildProcess.run("typeramp-no-such-program", [], output: "/dev/null", errors: "/dev/null")
    }
    #expect(error?.message == "cannot run 'typeramp-no-such-program': no such file or directory")
  }

  @Test func aTemporaryFolderIsRemovedWithAllInIt() throws {
    var path = ""
    try TemporaryFolder.with { (folder) throws(FileError) in
      path = folder.path
      // Another program may make folders in it.
      try? FileManager.default.createDirectory(
        atPath: Files.join(folder.path, "a/b"), withIntermediateDirectories: true)
      try folder.write([1], to: "a/b/c")
      try folder.write([2], to: "a/d")
      #expect(throws: FileError.self) { try folder.write([3], to: "a/d") }
      #expect(throws: FileError.self) { try folder.write([3], to: "a/d/e") }
      #expect(try Files.read(Files.join(folder.path, "a/d"), limit: 10) == [2])
    }
    #expect(!path.isEmpty && Files.kind(of: path) == nil)
    #expect(throws: FileError.self) {
      try TemporaryFolder.with { (folder) throws(FileError) in
        path = folder.path
        throw FileError.missing("x")
      }
    }
    #expect(Files.kind(of: path) == nil)
  }
}
