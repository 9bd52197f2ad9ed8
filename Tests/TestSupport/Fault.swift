package import Foundation

/// A fault at one system call, injected by strace.
package struct Fault: Sendable, CustomStringConvertible {
  /// The name of the system call: `openat`.
  package let call: String
  /// Which of the calls with that name, from 1.
  package let number: Int
  package let effect: Effect

  package enum Effect: Sendable, Equatable {
    /// The call is not made, and returns this error: `EIO`.
    case error(String)
    /// The process receives a signal when the call begins.
    case signal(Signal)
  }

  package enum Signal: Int32, Sendable, CaseIterable {
    case hangup = 1
    case interrupt = 2
    case kill = 9
    case terminate = 15

    package var name: String {
      switch self {
      case .hangup: "SIGHUP"
      case .interrupt: "SIGINT"
      case .kill: "SIGKILL"
      case .terminate: "SIGTERM"
      }
    }
  }

  package var description: String {
    switch effect {
    case .error(let name): "\(name) at \(call) \(number)"
    case .signal(let signal): "\(signal.name) at \(call) \(number)"
    }
  }

  package init(call: String, number: Int, effect: Effect) {
    self.call = call
    self.number = number
    self.effect = effect
  }

  /// Runs the program with the fault; nil if the run made fewer such calls, since their number depends on the time.
  package func run(_ command: [String], in folder: URL) throws -> Tool.Run? {
    let scratch = try Scratch()
    let trace = scratch.folder.appending(path: "trace").path
    let what =
      switch effect {
      case .error(let name): "error=\(name)"
      case .signal(let signal): "signal=\(signal.name)"
      }
    let injection = ["-e", "trace=\(call)", "-e", "inject=\(call):\(what):when=\(number)"]
    let run = try Tool.run(
      Strace.executable, ["-f", "-qq", "-o", trace] + injection + [Tool.executable.path] + command, in: folder)
    let calls = try scratch.text("trace").split(separator: "\n").count { $0.contains(" \(call)(") }
    return calls < number ? nil : run
  }
}

extension Strace {
  /// Every system call of a run, without those of the loader, those about memory, and the last one, in order, each with
  /// its number among the calls of the same name.
  package static func calls(of command: [String], in folder: URL) throws -> [(name: String, number: Int)] {
    let scratch = try Scratch()
    let trace = scratch.folder.appending(path: "trace").path
    let run = try Tool.run(executable, ["-f", "-qq", "-o", trace, Tool.executable.path] + command, in: folder)
    guard run.status == 0 else { throw CocoaError(.featureUnsupported, userInfo: ["errors": run.errors]) }
    var counts: [String: Int] = [:]
    var calls: [(name: String, number: Int)] = []
    let lines = try scratch.text("trace").split(separator: "\n")
    // The last files of the loader and the runtime are the memory layout and the arguments.
    let last = lines.lastIndex { $0.contains("\"/proc/self/") } ?? lines.startIndex
    let main = lines[last...].firstIndex { $0.contains(" close(") } ?? lines.startIndex
    for (index, line) in lines.enumerated() {
      guard let end = line.firstIndex(of: "("), let start = line[..<end].lastIndex(of: " ") else { continue }
      let name = String(line[line.index(after: start)..<end])
      counts[name, default: 0] += 1
      if index > main && !uninteresting.contains(name) { calls.append((name, counts[name, default: 0])) }
    }
    return calls
  }

  private static let uninteresting: Set = [
    "brk", "mmap", "munmap", "mprotect", "madvise", "mremap", "futex", "exit_group", "getpid", "gettid", "getrandom",
    "sched_getaffinity", "rt_sigreturn", "prlimit64",
  ]

  /// The errors that the kernel may return for a call.
  package static func errors(of call: String) -> [String] {
    switch call {
    case "openat": ["EACCES", "EMFILE", "ENFILE", "EIO", "ENOSPC", "EROFS", "EINTR"]
    case "read", "getdents64": ["EIO", "EINTR"]
    case "write": ["ENOSPC", "EIO", "EDQUOT", "EFBIG", "EINTR"]
    case "close": ["EIO", "ENOSPC", "EDQUOT", "EINTR"]
    case "newfstatat", "fstat", "stat", "lstat", "statx": ["EIO", "EACCES", "EINTR"]
    case "readlink", "readlinkat": ["EIO", "EACCES"]
    case "getcwd": ["ENOENT", "EACCES"]
    case "rename", "renameat", "renameat2", "mkdir": ["EACCES", "EIO", "ENOSPC", "EROFS", "EDQUOT", "EINTR"]
    case "unlink", "unlinkat", "rmdir": ["EACCES", "EIO", "EROFS", "EINTR"]
    case "flock": ["EAGAIN", "ENOLCK", "EINTR"]
    case "fchmod": ["EPERM", "EIO", "EROFS", "EINTR"]
    default: []
    }
  }
}
