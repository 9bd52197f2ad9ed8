import Diagnostics
import Documents

/// A reference to a file in the folder of the document, or to a value in it: `tokens/base.json#/size/m`.
struct FileReference: Equatable, Sendable {
  /// As it is written, for messages.
  let text: String
  /// The path, decoded and not empty.
  private let path: Result<String, Mistake>
  /// The keys and indices within the file.
  let pointer: [String]

  /// Why a reference is not allowed, as a clause after `not`. A path outside of the folder could expose any file of the
  /// machine.
  enum Mistake: String, Error {
    case url = "a URL"
    case absolute = "an absolute path"
    case backslash = "a path with a backslash"
    case nul = "a path with U+0000"
    case query = "a path with '?'"
    case encoding = "a path with a malformed '%'"
    case outside = "a path that leaves it"
    case empty = "an empty path"
    case fragment = "a path whose fragment is not a JSON Pointer"

    /// What was expected.
    var message: String {
      "expected a path within the folder of the document, not \(rawValue); only files within the folder are read"
    }
  }

  /// - Parameter text: a relative reference of RFC 3986, or text intended as one.
  init(_ text: String) {
    self.text = text
    let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let pointer = parts.count == 2 ? JSONPointer.segments(ofFragment: parts[1]) : []
    self.pointer = pointer ?? []
    do throws(Mistake) {
      let path = try Self.path(parts.first ?? "")
      self.path = pointer == nil ? .failure(.fragment) : .success(path)
    } catch {
      path = .failure(error)
    }
  }

  private static func path(_ written: Substring) throws(Mistake) -> String {
    if written.isURL { throw .url }
    if written.utf8.contains(UInt8(ascii: "?")) { throw .query }
    guard let bytes = written.utf8.percentDecoded else { throw .encoding }
    let path = String(decoding: bytes, as: UTF8.self)
    guard path.utf8.elementsEqual(bytes) else { throw .encoding }
    if bytes.isEmpty { throw .empty }
    if bytes.first == UInt8(ascii: "/") { throw .absolute }
    if bytes.contains(UInt8(ascii: "\\")) { throw .backslash }
    if bytes.contains(0) { throw .nul }
    return path
  }

  /// The path within the folder of the document.
  ///
  /// - Parameter file: the path of the file that contains the reference, within the same folder.
  func name(from file: String) throws(Mistake) -> String {
    var names = file.utf8.split(separator: UInt8(ascii: "/")).dropLast().map { String(Substring($0)) }
    for part in try path.get().utf8.split(separator: UInt8(ascii: "/")).map({ String(Substring($0)) }) {
      switch part {
      case ".": continue
      case "..": if names.popLast() == nil { throw .outside }
      default: names.append(part)
      }
    }
    if names.isEmpty { throw .outside }
    return names.joined(separator: "/")
  }
}

extension Substring {
  /// Whether it begins with a scheme: letters, and a colon before any slash.
  fileprivate var isURL: Bool {
    if utf8.starts(with: "//".utf8) { return true }
    let scheme = utf8.prefix { $0.isLetter || $0.isDigit || "+-.".utf8.contains($0) }
    return scheme.first?.isLetter == true && utf8.dropFirst(scheme.count).first == UInt8(ascii: ":")
  }
}

// MARK: - Following

extension Node {
  /// The root of the file to which a reference in this file leads.
  func file(at reference: FileReference) throws(UnreadFile) -> Node {
    let name: String
    do throws(FileReference.Mistake) {
      name = try reference.name(from: fileName)
    } catch {
      throw UnreadFile(message: error.message)
    }
    do throws(TreeFiles.Unread) {
      return try file(named: name)
    } catch {
      throw UnreadFile(message: "cannot read '\(name)': \(error.reason)")
    }
  }
}

/// Why the file of a reference cannot be used, in a sentence.
struct UnreadFile: Error {
  let message: String
}
