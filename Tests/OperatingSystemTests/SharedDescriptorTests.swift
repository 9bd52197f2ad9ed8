import Foundation
import Testing

@testable import OperatingSystem

/// Descriptors opened by another program. On Linux only the standard streams are shared; on macOS also those opened by
/// their names in `/dev/fd`.
@Suite struct SharedDescriptors {
  /// A file of 26 letters that has been read up to a position.
  private static func file(at position: Int) throws -> (file: FileHandle, path: String) {
    let url = FileManager.default.temporaryDirectory.appending(path: "typeramp-shared-\(UUID().uuidString)")
    try Data("abcdefghijklmnopqrstuvwxyz".utf8).write(to: url)
    let file = try FileHandle(forReadingFrom: url)
    try file.seek(toOffset: UInt64(position))
    return (file, url.path)
  }

  @Test(arguments: [0, 1, 25, 26, 100]) func standardInputIsReadFromWhereItIs(position: Int) throws {
    let (file, path) = try Self.file(at: position)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let bytes = try Descriptor(number: file.fileDescriptor).readAll("standard input", limit: 100)
    #expect(String(decoding: bytes, as: UTF8.self) == String("abcdefghijklmnopqrstuvwxyz".dropFirst(position)))
  }

  @Test func aNameIsReadFromTheBeginning() throws {
    let (file, path) = try Self.file(at: 20)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for _ in 0..<2 { #expect(try Files.read("/dev/fd/\(file.fileDescriptor)", limit: 100).count == 26) }
  }

  /// Without a reader, writing waits; the run can still be interrupted.
  @Test func aFullPipeCanBeInterrupted() throws {
    let pipe = Pipe()
    let output = DirectOutput(path: "/dev/fd/3", content: Array(repeating: 1, count: 1 << 20))
    var questions = 0
    let isWritten = try output.write(to: Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)) {
      questions += 1
      return questions == 3
    }
    #expect(!isWritten)
    #expect(questions == 3)
  }

  @Test(arguments: [0, 1, 511, 512, 4097, 1 << 20]) func aSlowReaderGetsEverything(size: Int) async throws {
    let pipe = Pipe()
    let content = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    // In a thread, not in a task: tests that read could take all threads for tasks.
    let read: Data? = try await withCheckedThrowingContinuation { continuation in
      Thread.detachNewThread { continuation.resume(with: Result { try pipe.fileHandleForReading.readToEnd() }) }
      Thread.detachNewThread {
        let descriptor = Descriptor(number: pipe.fileHandleForWriting.fileDescriptor)
        let isWritten = try? DirectOutput(path: "/dev/fd/3", content: content).write(to: descriptor) { false }
        #expect(isWritten == true)
        try? pipe.fileHandleForWriting.close()
      }
    }
    #expect(read.map(Array.init) ?? [] == content)
  }
}
