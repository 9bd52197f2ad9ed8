import OperatingSystem

/// Standard output, written in large chunks. An error is thrown at the end.
struct StandardOutputBuffer: TextOutputStream {
  private static let size = 1 << 16

  private let console: Console
  private var text = ""
  private var error: FileError?

  init(_ console: Console) { self.console = console }

  mutating func write(_ string: String) {
    text += string
    if text.utf8.count >= Self.size { flush() }
  }

  mutating func finish() throws(FileError) {
    flush()
    if let error { throw error }
  }

  private mutating func flush() {
    defer { text = "" }
    guard error == nil, !text.isEmpty else { return }
    do { try console.print(Array(text.utf8)) } catch { self.error = error }
  }
}
